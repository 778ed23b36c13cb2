import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Lines that come out right, of those that two independent calculators give: by state and total. */
export type Accuracy = Record<string, Record<string, readonly [right: number, of: number]>>;

/** Written by `npm run eval -- states --record`, read by `npm run law`. */
export const accuracyFile = path.resolve('docs/law/states/accuracy.json');

export const readAccuracy = (): Accuracy =>
  existsSync(accuracyFile) ? (JSON.parse(readFileSync(accuracyFile, 'utf8')) as Accuracy) : {};

const labels: Readonly<Record<string, string>> = {
  stateAgi: 'State income',
  stateTaxableIncome: 'Taxable income',
  stateTaxBeforeCredits: 'Tax before credits',
  stateTaxAfterNonrefundableCredits: 'Tax after nonrefundable credits',
  stateRefundableCredits: 'Refundable credits',
  stateTaxNet: 'Tax less refundable credits',
  localTax: 'Local tax',
};

/** The section of a state's page: how its returns compare with those of other calculators. */
export function renderAccuracy(lines: Accuracy[string] | undefined): string[] {
  if (lines === undefined) return [];
  return [
    '## Accuracy',
    '',
    'Sample returns of residents for which two independent calculators agree. Where a line differs, `docs/law/disagreements.md` says why.',
    '',
    '| Line | Right | Of |',
    '| --- | --- | --- |',
    ...Object.entries(labels).flatMap(([name, label]) => {
      const counts = lines[name];
      return counts === undefined ? [] : [`| ${label} | ${counts[0]} | ${counts[1]} |`];
    }),
    '',
  ];
}

/** All lines of a state together: "141 of 141"; empty where nothing was compared. */
export function sumAccuracy(lines: Accuracy[string] | undefined): string {
  const counts = Object.values(lines ?? {});
  if (counts.length === 0) return '';
  const total = (which: 0 | 1) => counts.reduce((sum, pair) => sum + pair[which], 0);
  return `${total(0)} of ${total(1)}`;
}
