import { type Outcome } from './picture-grades';

/** What became of one value, and where it stood. */
export interface Counted {
  path: string;
  outcome: Outcome;
  form: string;
  layout: string;
  way: string;
}

/** The sort of a value by its path. */
function sortOf(path: string): string {
  if (/_name$/u.test(path)) return 'name';
  if (/_ssn$|_ein$|_tin$/u.test(path)) return 'number';
  if (/^box\d+\.[A-Z]{1,2}$/u.test(path)) return 'code row';
  if (/^box13|half_time|graduate|ira_sep/u.test(path)) return 'tick';
  return /_state$|codes$/u.test(path) ? 'word' : 'amount';
}

const keys: readonly (readonly [string, (value: Counted) => string])[] = [
  ['sort', ({ path }) => sortOf(path)],
  ['form', ({ form }) => form],
  ['layout', ({ layout }) => layout],
  ['way', ({ way }) => way],
];

/** One table for each way to group values: how many, and the shares that are right, asked, missing and wrong but sure. */
export function tablesOf(values: readonly Counted[]): string {
  return keys
    .map(([title, keyOf]) => {
      const groups = new Map<string, Counted[]>();
      for (const value of values) groups.set(keyOf(value), [...(groups.get(keyOf(value)) ?? []), value]);
      const rows = [...groups].map(([key, group]) => {
        const share = (outcome: Outcome) => {
          const count = group.filter((one) => one.outcome === outcome).length;
          return `${((100 * count) / group.length).toFixed(1).padStart(7)}`;
        };
        return `${key.padEnd(16)}${String(group.length).padStart(5)}${(['right', 'asked', 'missing', 'sure'] as const).map(share).join('')}`;
      });
      return [`${title.padEnd(16)}    n  right  asked missing  sure`, ...rows].join('\n');
    })
    .join('\n\n');
}
