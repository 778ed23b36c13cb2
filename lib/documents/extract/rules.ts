import { type Rule } from './page';

/** Pieces of one line, drawn cell by cell, become one rule again. */
export function joinRules(rules: readonly Rule[]): Rule[] {
  const sorted = [...rules].sort((a, b) => a.at - b.at || a.from - b.from);
  const joined: Rule[] = [];
  for (const rule of sorted) {
    const previous = joined.findLast(
      (other) =>
        Math.abs(other.at - rule.at) <= 0.8 && rule.from <= other.to + 1.5 && rule.to >= other.from - 1.5,
    );
    if (previous) {
      previous.from = Math.min(previous.from, rule.from);
      previous.to = Math.max(previous.to, rule.to);
    } else {
      joined.push({ ...rule });
    }
  }
  return joined;
}

/** Is there a rule between `low` and `high` that spans both positions across it? */
export function isSeparated(
  rules: readonly Rule[],
  low: number,
  high: number,
  across: readonly number[],
): boolean {
  return rules.some(
    (rule) =>
      rule.at > low &&
      rule.at < high &&
      across.every((position) => position >= rule.from - 1 && position <= rule.to + 1),
  );
}
