import type { XmlNode } from '../mef/xml-node';
import { amendedRules } from './amended';
import { businessRules } from './all-rules';
import { type BusinessRule, ReturnView } from './rule';

/** Second of the three checks: the rules that a return breaks. */
export function checkRules(root: XmlNode, manifest: XmlNode | null = null): BusinessRule[] {
  const view = new ReturnView(root, manifest);
  return [...businessRules, ...amendedRules].filter((rule) => !rule.holds(view));
}
