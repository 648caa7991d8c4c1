"""Several cards together: what judges are asked about."""
