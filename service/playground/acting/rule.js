/** A rule, read in a dialog. */

export function openRule(ruleset, rule) {
  open(`../v1/rulesets/${ruleset}/rules/${rule}`);
}
