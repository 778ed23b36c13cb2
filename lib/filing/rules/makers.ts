import type { BusinessRule } from './rule';

/** A line that is the sum of others, some of them taken off; with a floor where the form says "if zero or less". */
export const sum = (
  id: string,
  fix: string,
  name: string,
  total: string,
  parts: string[],
  less: string[] = [],
  floor = false,
): BusinessRule => ({
  id,
  category: 'arithmetic',
  fix,
  text: `${name} doesn’t equal the sum of its parts.`,
  holds: (r) => {
    const raw =
      parts.reduce((all, path) => all + r.amount(path), 0) -
      less.reduce((all, path) => all + r.amount(path), 0);
    return r.amount(total) === (floor ? Math.max(0, raw) : raw);
  },
});

/** Two places that say the same amount when the second document is there. */
export const same = (
  id: string,
  fix: string,
  text: string,
  one: string,
  document: string,
  other: string,
): BusinessRule => ({
  id,
  category: 'mismatch',
  fix,
  text,
  holds: (r) => !r.has(document) || r.amount(one) === r.amount(`${document}/${other}`),
});

/** An amount that needs a document. */
export const needs = (
  id: string,
  fix: string,
  text: string,
  amount: string,
  document: string,
): BusinessRule => ({
  id,
  category: 'missing',
  fix,
  text,
  holds: (r) => r.amount(amount) === 0 || r.has(document),
});

/** Any other rule. */
export const rule = (
  id: string,
  category: BusinessRule['category'],
  fix: string,
  text: string,
  holds: BusinessRule['holds'],
  textFor?: NonNullable<BusinessRule['textFor']>,
): BusinessRule => ({
  id,
  category,
  fix,
  text,
  holds,
  ...(textFor === undefined ? {} : { textFor }),
});
