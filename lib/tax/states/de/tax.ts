import { blankIfZero, notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { type Line } from '../../engine/line';
import * as a from '../../us/schedule-a/schedule-a';
import { type OtherStateTax } from '../../facts/state-facts';
import { earnedIncomeCredit as federalCredit } from '../../us/form-1040/payments';
import { careCredit as federalCare } from '../../us/schedule-3/part-1';
import { partOf } from '../shared/credited-taxes';
import { ratio } from '../shared/income';
import { creditForOtherStates } from '../shared/other-states-credit';
import { countDependents, filersOf } from '../shared/people';
import { taxFromTable } from '../shared/rates';
import * as c from './columns';
import { type DelawareReader, income, res, residency } from './form';

const { money } = res;

const election = ({ facts }: DelawareReader) =>
  facts.stateFiling.find(({ state }) => state.toUpperCase() === 'DE');

/** Columns 1 to 11 of PIT-RES as sums of both persons. */
const both = (number: string, label: string, text: string, line: Line<number>): Line<number> =>
  money(number, label, text, ({ each }) => blankIfZero(sum(each(line))));
export const federal = both('1', 'Federal AGI', 'Federal AGI amount from federal Form 1040', c.federal);
export const otherInterest = both(
  '2',
  'Interest on other states’ obligations',
  'Interest on state and local obligations other than Delaware',
  c.additions,
);
export const bonds = both('5', 'U.S. obligations', 'Interest received on U.S. obligations', c.bonds);
export const pensions = both('6', 'Pension exclusion', 'Pension/retirement exclusions', c.pension);
export const refunds = both('7', 'State tax refund', 'Delaware state tax refund', c.refunds);
export const benefits = both(
  '8a',
  'Social Security',
  'Taxable Social Security benefits and railroad retirement benefits',
  c.benefits,
);
export const savings = both(
  '8b',
  '529 contribution',
  'Contribution to a Delaware-sponsored 529 or ABLE plan',
  c.savings529,
);
export const before11 = money(
  '10',
  'Income before the exclusion',
  'Subtract line 9 from line 4',
  ({ get }) =>
    get(federal) + get(otherInterest) - sum([bonds, pensions, refunds, benefits, savings].map(get)),
);

/** On a joint return the income and earnings of both count together, and both must be 60 or disabled. */
const jointExclusion = (reader: DelawareReader): number => {
  const { facts, each, get, law } = reader;
  if (filersOf(facts) === 1) return sum(each(c.exclusion));
  const { each: amount, earnedBelow, incomeLimit, age } = law.exclusion;
  const earned = sum(each(income.all.wages)) + notBelowZero(sum(each(income.all.business)));
  const old = [facts.taxpayer, facts.spouse].every(
    (person) =>
      person !== null &&
      (facts.taxYear - Number(person.dateOfBirth.slice(0, 4)) >= age || person.permanentlyDisabled),
  );
  return old && earned < earnedBelow * 2 && get(before11) <= incomeLimit * 2
    ? Math.min(amount * 2, notBelowZero(get(before11)))
    : 0;
};

/** Schedule A without state income tax; the federal limit on the other taxes stays. */
export const itemized = money(
  '20 itemized',
  'Itemized deductions',
  'Delaware Schedule A: federal amounts without state income tax',
  ({ get, facts, law }) => {
    const taxes =
      get(a.realEstateTaxes) +
      get(a.personalPropertyTaxes) +
      (get(a.salesTaxElected) ? get(a.stateTaxes) : 0);
    return (
      get(a.medicalDeduction) +
      Math.min(taxes, law.deduction.taxLimit[facts.filingStatus]) +
      get(a.interestDeducted) +
      get(a.giftsDeducted) +
      get(a.disasterLoss) +
      get(a.otherDeductions)
    );
  },
);

interface Result {
  readonly agi: number;
  readonly deduction: number;
  readonly additional: number;
  readonly taxable: number;
  readonly tax: number;
  readonly personal: number;
  /** Of residents; by column where a couple files in two. */
  readonly otherStates: number;
}
const tableTax = ({ law }: DelawareReader, taxable: number): number =>
  taxFromTable(taxable, law.rates.steps, law.table);

/** Taxes of other states, as far as they are a person's own (DE Schedule I, columns A and B). */
const ownRows = (reader: DelawareReader, person: number): OtherStateTax[] => {
  const { facts, each } = reader;
  const owner = person === 0 ? 'taxpayer' : 'spouse';
  const all = each(income.agiAll);
  const share = ratio(notBelowZero(all[person] ?? 0), sum(all.map(notBelowZero)));
  return facts.otherStateTaxes.flatMap((row) =>
    row.owner === owner ? [row] : row.owner === 'both' ? [partOf(row, { owner, share })] : [],
  );
};
const creditOf = (
  reader: DelawareReader,
  otherStateTaxes: OtherStateTax[],
  own: { readonly tax: number; readonly agi: number; readonly left: number },
): number =>
  residency.isResident(reader)
    ? Math.min(
        notBelowZero(own.left),
        creditForOtherStates(
          { facts: { ...reader.facts, otherStateTaxes } },
          { tax: own.tax, income: own.agi },
        ),
      )
    : 0;

/** Everybody in column B: a single filer, or a couple jointly. */
function together(reader: DelawareReader, itemizes: boolean): Result {
  const { facts, get, each, law } = reader;
  const agi = get(before11) - jointExclusion(reader);
  const deduction = itemizes ? get(itemized) : law.deduction.standard[facts.filingStatus];
  const additional = itemizes ? 0 : sum(each(c.additional));
  const taxable = notBelowZero(agi - deduction - additional);
  const tax = tableTax(reader, taxable);
  const personal = Math.min(tax, allCredits(reader));
  const otherStates = creditOf(reader, facts.otherStateTaxes, { tax, agi, left: tax - personal });
  return { agi, deduction, additional, taxable, tax, personal, otherStates };
}
const allCredits = (reader: DelawareReader): number =>
  sum(reader.each(c.ownCredits)) + countDependents(reader) * reader.law.credits.each;

/** Filing status 4: each spouse in a column; dependents go where the tax is higher. */
function apart(reader: DelawareReader, itemizes: boolean): Result {
  const { get, each, law } = reader;
  const agis = each(c.columnAgi);
  const whole = sum(agis.map(notBelowZero));
  const parts = agis.map((agi, i) => {
    const share = whole === 0 ? 0.5 : notBelowZero(agi) / whole;
    const deduction = itemizes ? get(itemized) * share : law.deduction.standard.mfs;
    const additional = itemizes ? 0 : (each(c.additional)[i] ?? 0);
    const taxable = Math.round(notBelowZero(agi - deduction - additional));
    const tax = tableTax(reader, taxable);
    return { deduction, additional, taxable, tax, personal: Math.min(tax, each(c.ownCredits)[i] ?? 0) };
  });
  const left = parts.map(({ tax, personal }) => tax - personal);
  const most = Math.max(...left);
  const total = (pick: (part: (typeof parts)[number]) => number) => sum(parts.map(pick));
  const dependents = Math.min(most, countDependents(reader) * law.credits.each);
  return {
    agi: sum(agis),
    deduction: Math.round(total(({ deduction }) => deduction)),
    additional: total(({ additional }) => additional),
    taxable: total(({ taxable }) => taxable),
    tax: total(({ tax }) => tax),
    personal: total(({ personal }) => personal) + dependents,
    otherStates: sum(
      parts.map(({ tax }, i) => {
        const own = left[i] ?? 0;
        const isHigher = left.indexOf(most) === i;
        return creditOf(reader, ownRows(reader, i), {
          tax,
          agi: agis[i] ?? 0,
          left: isHigher ? own - dependents : own,
        });
      }),
    ),
  };
}

/** Whatever costs less, unless the filer chose: joint or in columns, standard or itemized. */
function best(reader: DelawareReader): Result {
  const chosen = election(reader);
  const ways =
    chosen?.itemize === 'standard' ? [false] : chosen?.itemize === 'itemized' ? [true] : [false, true];
  const separate = chosen?.separateOnSameReturn ?? null;
  const couple = filersOf(reader.facts) === 2;
  const results: Result[] = [];
  for (const itemizes of ways) {
    if (!couple || separate !== true) results.push(together(reader, itemizes));
    if (couple && separate !== false) results.push(apart(reader, itemizes));
  }
  return results.reduce((least, one) => {
    const due = ({ tax, personal, otherStates }: Result) => tax - personal - otherStates;
    const saves = due(least) - due(one);
    return saves > 0 || (saves === 0 && one.taxable < least.taxable) ? one : least;
  });
}

export const delawareAgi = money(
  '12',
  'Delaware adjusted gross income',
  'Delaware adjusted gross income. Subtract line 11 from line 10',
  (reader) => best(reader).agi,
);
export const deduction = money(
  '20',
  'Deduction',
  'Standard deduction or itemized deductions',
  (reader) => best(reader).deduction,
);
export const additional = money(
  '21',
  'Additional standard deductions',
  'Additional standard deductions',
  (reader) => blankIfZero(best(reader).additional),
);
export const taxable = money(
  '23',
  'Taxable income',
  'Taxable income. Subtract line 22 from line 12',
  (reader) => best(reader).taxable,
);
export const tax = money(
  '26',
  'Total tax',
  'Tax liability from the tax rate table or schedule',
  (reader) => best(reader).tax,
);
export const personal = money(
  '27a',
  'Personal credits',
  'Personal credits, including those for age 60 or over',
  (reader) => blankIfZero(best(reader).personal),
);
export const otherStates = money(
  '28',
  'Tax paid to other states',
  'Tax imposed by other states (DE Schedule I)',
  (reader) => blankIfZero(best(reader).otherStates),
);
export const careCredit = money(
  '31',
  'Child care credit',
  'Child care credit: half of the federal credit',
  ({ get, law }) => {
    const left = get(tax) - get(personal) - get(otherStates);
    return blankIfZero(smallerOf(Math.round(get(federalCare) * law.careCredit.share), notBelowZero(left)));
  },
);

/** 20 percent against the tax, or 4.5 percent paid out, whatever is more. */
const takesRefundable = ({ get, law }: DelawareReader): boolean => {
  const left = get(tax) - get(personal) - get(otherStates) - get(careCredit);
  return (
    get(federalCredit) * law.earnedIncomeCredit.refundable >
    Math.min(left, get(federalCredit) * law.earnedIncomeCredit.nonrefundable)
  );
};
export const earnedNonrefundable = money(
  '34 nonrefundable',
  'Earned income credit',
  'Nonrefundable earned income tax credit (DE Schedule II, line 17)',
  (reader) => {
    const { get, law } = reader;
    if (takesRefundable(reader)) return null;
    const left = get(tax) - get(personal) - get(otherStates) - get(careCredit);
    return blankIfZero(
      smallerOf(notBelowZero(left), get(federalCredit) * law.earnedIncomeCredit.nonrefundable),
    );
  },
);
export const afterCredits = money(
  '33',
  'Balance',
  'Total tax less nonrefundable credits and the nonrefundable earned income tax credit',
  ({ get }) =>
    notBelowZero(get(tax) - sum([personal, otherStates, careCredit, earnedNonrefundable].map(get))),
);
export const earnedRefundable = money(
  '34',
  'Earned income credit, refundable',
  'Refundable earned income tax credit (DE Schedule II, line 16)',
  (reader) =>
    takesRefundable(reader)
      ? blankIfZero(reader.get(federalCredit) * reader.law.earnedIncomeCredit.refundable)
      : null,
);
