import type { ReturnInputJson } from '@/lib/tax/facts/return-input';
import { isAmountPath, labelFact } from '@/lib/tax/facts/describe-fact';
import { dollars } from './answer';
import type { Trial } from './trials';

/** "4,500 rather than 3,800", "820 and not 420", "60,000 instead of 50,000": what would be, and what the return has. */
const insteadOf =
  /\$?(\d[\d,]*)(k?)(?: dollars| bucks)?,?(?: [a-z\d-]*[a-z]){0,6},? (?:rather than|instead of|and not|not|in place of|as opposed to|versus|vs\.?) (?:the |just |only )?\$?(\d[\d,]*)(k?)\b/;
const fromTo = /\bfrom \$?(\d[\d,]*)(k?) (?:up |down )?to \$?(\d[\d,]*)(k?)\b/;

const read = (digits = '', thousands = ''): number =>
  Number(digits.replaceAll(',', '')) * (thousands === 'k' ? 1000 : 1);

/** The new amount and the one that it stands for; null when a question does not name both. */
export function readBoth(text: string): { next: number; before: number } | null {
  const replaced = insteadOf.exec(text);
  if (replaced !== null) {
    // "70k instead of 62": both are thousands.
    const isShort = replaced[2] === 'k' && Number(replaced[3]) < 1000;
    return {
      next: read(replaced[1], replaced[2]),
      before: read(replaced[3], isShort ? 'k' : replaced[4]),
    };
  }
  const moved = fromTo.exec(text);
  return moved === null ? null : { next: read(moved[3], moved[4]), before: read(moved[1], moved[2]) };
}

/** Every amount among the facts that is this one. */
function findPaths(value: unknown, amount: number, path: string): string[] {
  if (value === amount) return isAmountPath(path) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    findPaths(inner, amount, path === '' ? key : `${path}.${key}`),
  );
}

/** Words of a fact's name that a question about it has too. */
const namesOf = (path: string): string[] =>
  labelFact(path)
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 3)
    .map((word) => word.slice(0, 6));

/**
 * One amount of the return replaced by another, when a question names both of them. Of several facts with that amount
 * the one whose name the question says.
 */
export function replaceFact(input: ReturnInputJson, text: string): Trial | null {
  const both = readBoth(text);
  if (both === null) return null;
  const paths = findPaths(input, both.before, '');
  const fits = (path: string) => namesOf(path).filter((name) => text.includes(name)).length;
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
  return {
    says: `${dollars(both.next)} instead of ${dollars(both.before)} (${labelFact(best)})`,
    changes: [best, ...both1099].map((path) => ({ path, value: both.next })),
  };
}
