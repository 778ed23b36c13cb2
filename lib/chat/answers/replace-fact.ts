import type { ReturnInputJson } from '@/lib/tax/facts/return-input';
import { isAmountPath, labelFact } from '@/lib/tax/facts/describe-fact';
import { dollars } from './answer';
import type { Trial } from './trials';

/** "4500 rather than 3800", "820 and not 420", "37000 not 31": what would be, and what the return has. */
const insteadOf =
  /\$?(\d[\d,]{2,})(?: dollars| bucks)?,?(?: (?:[a-z\d-]*[a-z'-]|\d\b)){0,6},? (?:rather than|instead of|and not|not|in place of|as opposed to|versus|vs\.?) (?:the |just |only |merely )*\$?(\d[\d,]*(?:\.\d+)?)\b/;
const fromTo = /\bfrom \$?(\d[\d,]*) (?:up |down )?to \$?(\d[\d,]*)\b/;

const read = (digits = ''): number => Number(digits.replaceAll(',', ''));

/** "70k instead of 62": both may be thousands. */
const orThousands = (few: number, other: number): number[] =>
  few < 1000 && other >= 1000 ? [few, few * 1000] : [few];

/**
 * The new amount and what it stands for, as it is and in thousands; null when a question does not name both.
 * @param text the question, its numbers in digits
 */
export function readBoth(text: string): { next: number; before: number[] } | null {
  const replaced = insteadOf.exec(text);
  if (replaced !== null) {
    const next = read(replaced[1]);
    return { next, before: orThousands(read(replaced[2]), next) };
  }
  const moved = fromTo.exec(text);
  if (moved === null) return null;
  const next = read(moved[2]);
  return { next, before: orThousands(read(moved[1]), next) };
}

/** Every amount among the facts that is one of these. */
function findPaths(value: unknown, amounts: readonly number[], path: string): string[] {
  if (typeof value === 'number' && amounts.includes(value)) return isAmountPath(path) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    findPaths(inner, amounts, path === '' ? key : `${path}.${key}`),
  );
}

const leastAmount = 100;
const asNamed = 10;

/** Words of a fact's name that a question about it has too. */
const namesOf = (path: string): string[] =>
  labelFact(path)
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 3)
    .map((word) => word.slice(0, 6));

/**
 * One amount of the return replaced by another, when a question names both of them. Of several facts with that amount
 * the one that is tried by the words, or whose name the question says.
 * @param tried where the fact stands that the words name; null when they name none
 */
export function replaceFact(input: ReturnInputJson, text: string, tried: string | null): Trial | null {
  const both = readBoth(text);
  if (both === null || both.next + Math.max(...both.before) < leastAmount) return null;
  const paths = findPaths(input, both.before, '');
  const leaf = (path: string) => path.split('.').at(-1);
  const fits = (path: string) =>
    namesOf(path).filter((name) => text.includes(name)).length +
    (tried !== null && leaf(tried) === leaf(path) ? asNamed : 0);
  // What was paid to a provider changes nothing without what was paid for a child.
  const [best] = paths
    .filter((path) => !/^childCare\.providers\./.test(path))
    .sort((a, b) => fits(b) - fits(a));
  if (best === undefined) return null;
  // All of a pension is taxable, or nothing of it would change: both boxes move.
  const [, payer] = /^retirement\.(\d+)\.(?:grossDistribution|taxableAmount)$/.exec(best) ?? [];
  const both1099 =
    payer === undefined
      ? []
      : paths.filter((path) => path.startsWith(`retirement.${payer}.`) && path !== best);
  const before = both.before.find((one) => findPaths(input, [one], '').includes(best)) ?? 0;
  return {
    says: `${dollars(both.next)} instead of ${dollars(before)} (${labelFact(best)})`,
    changes: [best, ...both1099].map((path) => ({ path, value: both.next })),
  };
}
