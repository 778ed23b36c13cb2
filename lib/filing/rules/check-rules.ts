import { lineOf1040 } from '../line-numbers';
import type { XmlNode } from '../mef/xml-node';
import { sayForYear } from '../years';
import { amendedRules } from './amended';
import { businessRules } from './all-rules';
import { type BusinessRule, ReturnView } from './rule';
import { schedule1ARules } from './schedule-1-a';

/** "Line 11 (…" in the number of another year; the amount of a year's law; and years that move along. */
function sayRule({ text, textFor }: BusinessRule, view: ReturnView): string {
  const { taxYear } = view;
  if (taxYear === 2024) return text;
  if (textFor !== undefined) return textFor(view.law);
  return sayForYear(text, taxYear).replace(
    /^Line (\d+)(?= \()/,
    (_all, number: string) => `Line ${lineOf1040(number, taxYear)}`,
  );
}

/** Second of the three checks: the rules that a return breaks, in the words of its year. */
export function checkRules(root: XmlNode, manifest: XmlNode | null = null): BusinessRule[] {
  const view = new ReturnView(root, manifest);
  const ofYear = view.taxYear < 2025 ? [] : schedule1ARules;
  return [...businessRules, ...amendedRules, ...ofYear]
    .filter((rule) => !rule.holds(view))
    .map((rule) => ({ ...rule, text: sayRule(rule, view) }));
}
