import { type BoxCheck } from './kind';
import { payrollLawOf } from './payroll-law';

/**
 * How the boxes of a Form W-2 belong together. The rates and the wage base are the law's; the other bounds are what
 * hardly any employer's form passes: a form beyond them is asked, not refused.
 */

const close = (a: number, b: number, tolerance: number) => Math.abs(a - b) <= tolerance;
/** The highest tax rate is 37% (IRC 1(j)(2)), and supplemental wages are withheld at no more. */
const mostWithheld = 0.4;
/** Less than this share of box 1 in all of box 16, without any tax, is more likely another box's amount. */
const leastForState = 0.2;
/** No state taxes wages at more than about 15% (California's top rate and disability insurance together). */
const mostOfState = 0.16;
const stateRows = [0, 1, 2, 3] as const;
const codeRows = [0, 1, 2, 3] as const;

const taxesOnWages: readonly BoxCheck[] = [
  {
    isExact: true,
    paths: ['box3_ss_wages', 'box4_ss_tax', 'box7_ss_tips'],
    message: 'Box 4 is usually 6.2% of boxes 3 and 7 combined. Check these boxes against your W-2.',
    holds: (amount, taxYear) => {
      const tax = amount('box4_ss_tax');
      const wages = amount('box3_ss_wages');
      if (tax === null || wages === null) return null;
      const { socialSecurityRate } = payrollLawOf(taxYear);
      return close(tax, socialSecurityRate * (wages + (amount('box7_ss_tips') ?? 0)), 1);
    },
  },
  {
    isExact: true,
    paths: ['box5_medicare_wages', 'box6_medicare_tax'],
    message: 'Box 6 is usually 1.45% of box 5. Check these boxes against your W-2.',
    holds: (amount, taxYear) => {
      const tax = amount('box6_medicare_tax');
      const wages = amount('box5_medicare_wages');
      if (tax === null || wages === null) return null;
      const law = payrollLawOf(taxYear);
      const regular = law.medicareRate * wages;
      const additional = law.additionalMedicareRate * Math.max(0, wages - law.additionalMedicareFrom);
      return close(tax, regular + additional, 1) || close(tax, regular, 1);
    },
  },
  {
    paths: ['box3_ss_wages', 'box7_ss_tips'],
    message:
      'Boxes 3 and 7 combined are over this year’s Social Security wage base (the maximum wages subject to Social Security tax).',
    holds: (amount, taxYear) => {
      const { wageBase } = payrollLawOf(taxYear);
      const wages = amount('box3_ss_wages');
      if (wageBase === null || wages === null) return null;
      return wages + (amount('box7_ss_tips') ?? 0) <= wageBase + 0.5;
    },
  },
];

const wagesAmongEachOther: readonly BoxCheck[] = [
  {
    paths: ['box1_wages', 'box5_medicare_wages'],
    message:
      'Boxes 1 and 5 are usually close. On this form, one is more than twice the other. Check both boxes against your W-2.',
    holds: (amount) => {
      const [wages, medicare] = [amount('box1_wages') ?? 0, amount('box5_medicare_wages') ?? 0];
      if (wages === 0 || medicare === 0) return null;
      return wages <= 2 * medicare && medicare <= 2.5 * wages;
    },
  },
  {
    paths: ['box1_wages', 'box3_ss_wages'],
    message: 'Boxes 1 and 3 are far apart. Check both boxes against your W-2.',
    holds: (amount, taxYear) => {
      const [wages, social] = [amount('box1_wages') ?? 0, amount('box3_ss_wages') ?? 0];
      // Box 5 says it better where it can be read; box 3 ends at the wage base.
      if (wages === 0 || social === 0 || (amount('box5_medicare_wages') ?? 0) > 0) return null;
      const { wageBase } = payrollLawOf(taxYear);
      const hasEnded = wageBase !== null && social >= wageBase - 1;
      return social <= 2.5 * wages && (hasEnded || wages <= 2 * social);
    },
  },
  {
    paths: ['box3_ss_wages', 'box5_medicare_wages', 'box7_ss_tips'],
    message: 'Box 5 is never less than boxes 3 and 7 combined. Check these boxes against your W-2.',
    holds: (amount) => {
      const [social, medicare] = [amount('box3_ss_wages'), amount('box5_medicare_wages')];
      if (social === null || medicare === null || medicare === 0) return null;
      return social + (amount('box7_ss_tips') ?? 0) <= medicare + 1;
    },
  },
  {
    paths: ['box3_ss_wages', 'box5_medicare_wages'],
    message:
      'Box 3 is usually the same as box 5, up to the Social Security wage base. Check both boxes against your W-2.',
    mild: true,
    holds: (amount, taxYear) => {
      const [social, medicare] = [amount('box3_ss_wages') ?? 0, amount('box5_medicare_wages') ?? 0];
      const { wageBase } = payrollLawOf(taxYear);
      if (social === 0 || medicare === 0 || wageBase === null) return null;
      return medicare <= 2 * social || social + (amount('box7_ss_tips') ?? 0) >= wageBase - 1;
    },
  },
  {
    paths: ['box1_wages', 'box5_medicare_wages'],
    message: 'Box 5 is blank, but there are wages in box 1. Very few jobs are exempt from Medicare tax.',
    mild: true,
    holds: (amount) => {
      if ((amount('box1_wages') ?? 0) === 0) return null;
      return amount('box5_medicare_wages') === null ? false : null;
    },
  },
  {
    paths: ['box7_ss_tips', 'box8_allocated_tips', 'box5_medicare_wages'],
    message: 'Tips are part of box 5, so box 7 can’t be more. Check boxes 5, 7, and 8 against your W-2.',
    holds: (amount) => {
      const allocated = amount('box8_allocated_tips') ?? 0;
      const tips = Math.max(amount('box7_ss_tips') ?? 0, allocated > 0 ? 1 : 0);
      return tips === 0 ? null : tips <= (amount('box5_medicare_wages') ?? 0);
    },
  },
];

/** A minus there is a speck or a dash: “No negative amounts” (SSA Publication 42-007, EFW2, record RW). */
const neverNegative = [
  'box1_wages',
  'box2_federal_withholding',
  'box3_ss_wages',
  'box4_ss_tax',
  'box5_medicare_wages',
  'box6_medicare_tax',
] as const;

const withheld: readonly BoxCheck[] = [
  ...neverNegative.map((path): BoxCheck => ({
    paths: [path],
    message: 'Boxes 1 to 6 are never negative. Check this box against your W-2.',
    holds: (amount) => {
      const read = amount(path);
      return read === null ? null : read >= 0;
    },
  })),
  {
    paths: ['box1_wages', 'box2_federal_withholding'],
    message: 'Box 2 is more than 40% of box 1. Check both boxes against your W-2.',
    holds: (amount) => {
      const wages = amount('box1_wages');
      const tax = amount('box2_federal_withholding');
      return wages === null || tax === null ? null : tax <= mostWithheld * wages;
    },
  },
  {
    aboutBlanks: true,
    paths: ['box1_wages', 'box2_federal_withholding', 'box3_ss_wages', 'box5_medicare_wages'],
    message: 'Box 1 is blank, but there are amounts in box 2, 3, or 5. Check these boxes against your W-2.',
    holds: (amount) => {
      const others = ['box2_federal_withholding', 'box3_ss_wages', 'box5_medicare_wages'];
      if (others.every((path) => (amount(path) ?? 0) === 0)) return null;
      // A printed zero was meant; a box without any print was left out, or its amount slipped.
      return amount('box1_wages') === null ? false : null;
    },
  },
  {
    aboutBlanks: true,
    paths: ['box3_ss_wages', 'box4_ss_tax', 'box5_medicare_wages', 'box6_medicare_tax', 'box7_ss_tips'],
    message: 'There’s tax in box 4 or 6 but no matching wages. Check boxes 3 to 7 against your W-2.',
    holds: (amount) => {
      const paid = (path: string) => (amount(path) ?? 0) > 0;
      if (!paid('box4_ss_tax') && !paid('box6_medicare_tax')) return null;
      const hasSocial = paid('box3_ss_wages') || paid('box7_ss_tips') || !paid('box4_ss_tax');
      return hasSocial && (paid('box5_medicare_wages') || !paid('box6_medicare_tax'));
    },
  },
];

const states: readonly BoxCheck[] = [
  ...stateRows.map((row): BoxCheck => ({
    paths: [`state[${row}].box16_state_wages`, `state[${row}].box17_state_tax`],
    message: 'Box 17 is more than 16% of box 16. Check both boxes against your W-2.',
    holds: (amount) => {
      const [wages, tax] = [
        amount(`state[${row}].box16_state_wages`),
        amount(`state[${row}].box17_state_tax`) ?? 0,
      ];
      return wages === null || wages === 0 || tax === 0 ? null : tax <= mostOfState * wages;
    },
  })),
  {
    paths: ['box1_wages', 'state[0].box16_state_wages'],
    message: 'Box 16 is more than twice box 1. Check both boxes against your W-2.',
    holds: (amount) => {
      const [federal, state] = [amount('box1_wages'), amount('state[0].box16_state_wages')];
      return federal === null || federal === 0 || state === null ? null : state <= 2 * federal + 1;
    },
  },
  {
    paths: ['box1_wages', 'state[0].box16_state_wages'],
    message:
      'Box 16 is more than box 1. Some states tax income the federal return leaves out, so this may be right.',
    mild: true,
    holds: (amount) => {
      const federal = amount('box1_wages');
      const state = amount('state[0].box16_state_wages');
      if (federal === null || state === null || (federal > 0 && state > 2 * federal + 1)) return null;
      return state <= federal * 1.25 + 1;
    },
  },
];

const stateSums: readonly BoxCheck[] = [
  {
    paths: ['box1_wages', 'state[0].box16_state_wages', 'state[0].box17_state_tax'],
    message: 'Box 16 is far less than box 1, and box 17 shows no tax. Check these boxes against your W-2.',
    holds: (amount) => {
      const sum = (box: string) =>
        stateRows.reduce<number>((total, row) => total + (amount(`state[${row}].${box}`) ?? 0), 0);
      const [federal, wages] = [amount('box1_wages') ?? 0, sum('box16_state_wages')];
      if (federal === 0 || wages === 0 || sum('box17_state_tax') > 0) return null;
      return wages >= leastForState * federal;
    },
  },
];

const codes: readonly BoxCheck[] = codeRows.map((row) => ({
  paths: [`box12[${row}].amount`, 'box1_wages', 'box5_medicare_wages'],
  message: 'An amount in box 12 is more than the wages on this form. Check these boxes against your W-2.',
  holds: (amount) => {
    const [coded, wages] = [
      amount(`box12[${row}].amount`),
      Math.max(amount('box1_wages') ?? 0, amount('box5_medicare_wages') ?? 0),
    ];
    return coded === null || wages === 0 ? null : coded <= Math.max(wages, 60_000);
  },
}));

export const w2Checks: readonly BoxCheck[] = [
  ...taxesOnWages,
  ...wagesAmongEachOther,
  ...withheld,
  ...states,
  ...stateSums,
  ...codes,
];
