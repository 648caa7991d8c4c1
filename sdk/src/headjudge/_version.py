"""The version of the contract and of this package.

Generated, do not edit: sdk/codegen/generate.py writes this file from openapi.yaml.
"""

__version__ = "0.1.0"
