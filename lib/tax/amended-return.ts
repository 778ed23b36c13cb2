import { notBelowZero } from './engine/verbs';

/** Reads a line of one of two calculations: whole dollars, 0 where the return doesn't have it. */
export type ReadLine = (form: string, line: string) => number;

/** A line of Form 1040-X. Columns A and B are null where the form has none; whole dollars, lines 25 and 27 count people. */
export interface AmendedLine {
  line: string;
  label: string;
  /** A: as reported before. */
  before: number | null;
  /** B: increase, or decrease below zero. */
  change: number | null;
  /** C: correct. */
  after: number;
}

/** What went back and forth on the returns that were accepted so far. Whole dollars. */
export interface Settled {
  /** Tax paid with the original return and with amendments after it, without penalties and interest (line 16). */
  paid: number;
  /** What the returns showed as overpaid so far (line 18). */
  overpaid: number;
}

export interface AmendedReturn {
  lines: AmendedLine[];
  /** Line 22. */
  refund: number;
  /** Line 20. */
  owed: number;
  /** What was settled once this amendment is accepted; the next one begins with it. */
  settled: Settled;
}

/** Dependents by the two lines that count them. */
export interface DependentCounts {
  children: number;
  others: number;
}

/** Schedule 3 lines that Form 1040-X puts elsewhere than among the refundable credits. */
const onExtension = (read: ReadLine): number => read('schedule-3', '10');
const excessWithheld = (read: ReadLine): number => read('schedule-3', '11');

type Column = readonly [line: string, label: string, of: (read: ReadLine) => number];

/**
 * Line 4 of a return of 2024 (Form 1040-X, Rev. February 2024), and of 2025, whose form has the deductions of Schedule 1-A on
 * line 4b.
 */
const deductionsOf = (taxYear: number): Column[] =>
  taxYear < 2025
    ? [['4b', 'Qualified business income deduction', (read) => read('1040', '13')]]
    : [
        ['4a', 'Qualified business income deduction', (read) => read('1040', '13')],
        ['4b', 'Additional deductions from Schedule 1-A', (read) => read('1040', '13b')],
      ];

/** Lines 1 to 15 of one column, by the lines of Form 1040 (2024). */
const columnsOf = (taxYear: number): Column[] => [
  ['1', 'Adjusted gross income', (read) => read('1040', '11')],
  ['2', 'Itemized deductions or standard deduction', (read) => read('1040', '12')],
  ['3', 'Line 1 minus line 2', (read) => read('1040', '11') - read('1040', '12')],
  ...deductionsOf(taxYear),
  ['5', 'Taxable income', (read) => read('1040', '15')],
  ['6', 'Tax', (read) => read('1040', '18')],
  ['7', 'Nonrefundable credits', (read) => read('1040', '21')],
  ['8', 'Line 6 minus line 7, but not below zero', (read) => read('1040', '22')],
  ['10', 'Other taxes', (read) => read('1040', '23')],
  ['11', 'Total tax', (read) => read('1040', '24')],
  [
    '12',
    'Federal income tax withheld, and excess Social Security and tier 1 RRTA tax withheld',
    (read) => read('1040', '25d') + excessWithheld(read),
  ],
  [
    '13',
    `Estimated tax payments, including the amount applied from ${taxYear - 1}`,
    (read) => read('1040', '26'),
  ],
  ['14', 'Earned income credit (EIC)', (read) => read('1040', '27')],
  [
    '15',
    'Refundable credits',
    (read) => read('1040', '32') - read('1040', '27') - onExtension(read) - excessWithheld(read),
  ],
];

/** What the first return of a year settled: paid with it (line 37 without the penalty on line 38), and overpaid (34). */
export const settledBy = (read: ReadLine): Settled => ({
  paid: notBelowZero(read('1040', '37') - read('1040', '38')),
  overpaid: read('1040', '34'),
});

/**
 * Form 1040-X of a return that was calculated anew.
 * @param before the return that is amended, as it was accepted
 * @param after the same return as it should have been
 * @param settled what was paid and refunded up to now
 * @param taxYear of all of them
 */
export function computeAmendedReturn(
  before: { read: ReadLine; dependents: DependentCounts },
  after: { read: ReadLine; dependents: DependentCounts },
  settled: Settled,
  taxYear: number,
): AmendedReturn {
  const both = (line: string, label: string, one: number, other: number): AmendedLine => ({
    line,
    label,
    before: one,
    change: other - one,
    after: other,
  });
  const compared = columnsOf(taxYear).map(([line, label, of]) =>
    both(line, label, of(before.read), of(after.read)),
  );
  const correct = (line: string): number => compared.find((one) => one.line === line)?.after ?? 0;
  const only = (line: string, label: string, amount: number): AmendedLine => ({
    line,
    label,
    before: null,
    change: null,
    after: amount,
  });
  const paid = onExtension(after.read) + settled.paid;
  const payments = correct('12') + correct('13') + correct('14') + correct('15') + paid;
  const kept = payments - settled.overpaid;
  const owed = notBelowZero(correct('11') - kept);
  const refund = notBelowZero(kept - correct('11'));
  return {
    lines: [
      ...compared,
      only(
        '16',
        'Amount paid with an extension request, with the original return, and after it was filed',
        paid,
      ),
      only('17', 'Total payments', payments),
      only('18', 'Overpayment on the original return, or as adjusted by the IRS', settled.overpaid),
      only('19', 'Line 17 minus line 18', kept),
      only('20', 'Amount you owe', owed),
      only('21', 'Overpaid on this return', refund),
      only('22', 'Amount you want refunded to you', refund),
      both(
        '25',
        'Dependent children who lived with you',
        before.dependents.children,
        after.dependents.children,
      ),
      both('27', 'Other dependents', before.dependents.others, after.dependents.others),
    ],
    refund,
    owed,
    settled: { paid: settled.paid + owed, overpaid: settled.overpaid + refund },
  };
}
