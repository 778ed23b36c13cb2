import { blankIfZero, notBelowZero, smallerOf } from '../../engine/verbs';
import { roundHalfUp, roundToPlaces } from '../../engine/rounding';
import { type Line } from '../../engine/line';
import { earlyDistributionTax } from '../../us/form-5329/form-5329';
import { careCredit as federalCareCredit } from '../../us/schedule-3/part-1';
import { ratio } from '../shared/income';
import { creditForOtherStates } from '../shared/other-states-credit';
import { countDependents, countFilers, filersOf, isAtLeast } from '../shared/people';
import { reducedBySteps } from '../shared/rates';
import { makeSettlement } from '../shared/settlement';
import { type ArkansasReader, columns, form, makers, residency } from './form';
import { agi, arkansasPart, deduction, ownTaxable, retirementExemption } from './income';
import { type ArkansasLaw } from './law';

const { money, yesNo } = makers;
const sumOf = ({ each }: Pick<ArkansasReader, 'each'>, line: Line<number>) =>
  each(line).reduce((total, own) => total + own, 0);

/** Regular tax table: the middle of its rows; the bracket schedule above it. */
function regularTax(taxable: number, { tax }: ArkansasLaw): number {
  if (taxable <= 0) return 0;
  const measured = taxable < tax.tableBelow ? Math.floor(taxable / tax.row) * tax.row + tax.row / 2 : taxable;
  let rate = 0;
  for (const row of tax.rates) if (measured >= row.from) rate = row.rate;
  let less = 0;
  for (const row of tax.reductions) if (measured >= row.from) less = row.less;
  return notBelowZero(roundHalfUp(measured * rate - less));
}
const additionalFor = (taxable: number, { additionalCredit }: ArkansasLaw): number =>
  reducedBySteps(
    additionalCredit.most,
    taxable,
    additionalCredit.start,
    additionalCredit.step,
    additionalCredit.by,
  );

export const ownTax = columns.money(
  '29',
  'This person’s tax',
  'Tax from the regular tax table',
  ({ get, law }) => regularTax(get(ownTaxable), law),
);
export const ownAdditionalCredit = columns.money(
  '36A',
  'This person’s additional tax credit',
  'Additional tax credit for qualified individuals, up to this person’s tax',
  ({ get, law }) => blankIfZero(smallerOf(additionalFor(get(ownTaxable), law), get(ownTax))),
);

export const rules = form('ar-rules', 'Joint or separate columns', { kind: 'rules' });
export const jointTaxable = rules.money(
  '1',
  'Joint net taxable income',
  'Adjusted gross income less the deduction',
  ({ get }) => notBelowZero(get(agi) - get(deduction)),
);
/** Instead of the regular table: with the standard deduction, and without the exemption of retirement income (26-51-301). */
export const lowIncomeTax = rules.money(
  '2',
  'Tax from the low income table',
  'Tax from the low income tax table, based on adjusted gross income',
  (reader) => {
    const { facts, get, law } = reader;
    const tables = countDependents(reader) > 1 ? law.lowIncome.twoOrMore : law.lowIncome.upToOne;
    const table = tables[facts.filingStatus];
    const last = table?.[table.length - 1];
    const measured = get(agi) + sumOf(reader, retirementExemption);
    if (!table || !last || measured > last[0] + law.lowIncome.lastRow) return null;
    let tax = 0;
    for (const [over, amount] of table) if (measured > over) tax = amount;
    return tax;
  },
);
export const jointTax = rules.money(
  '3',
  'Tax filing jointly',
  'The smaller tax from the tables you can use',
  (reader) => {
    const regular = regularTax(reader.get(jointTaxable), reader.law);
    const low = reader.entry(lowIncomeTax);
    // Who gains by itemizing uses the regular table unless the low income table takes less.
    return low === null ? regular : smallerOf(regular, low);
  },
);
export const jointAdditionalCredit = rules.money(
  '4',
  'Joint additional tax credit',
  'Additional tax credit for qualified individuals, for each filer',
  ({ facts, get, law }) => smallerOf(additionalFor(get(jointTaxable), law) * filersOf(facts), get(jointTax)),
);
/** Filing status 4: married filing separately on the same return. */
export const isApart = yesNo(
  'Status 4',
  'Married filing separately on the same return',
  'Married filing separately on the same return, if that lowers the tax',
  (reader) => {
    const { facts, get } = reader;
    if (filersOf(facts) === 1) return false;
    const election =
      facts.stateFiling.find(({ state }) => state.toUpperCase() === 'AR')?.separateOnSameReturn ?? null;
    if (election !== null) return election;
    const apart = sumOf(reader, ownTax) - sumOf(reader, ownAdditionalCredit);
    return apart < get(jointTax) - get(jointAdditionalCredit);
  },
);
export const taxableIncome = money(
  '28',
  'Net taxable income',
  'Net taxable income from all columns',
  (reader) => (reader.get(isApart) ? sumOf(reader, ownTaxable) : reader.get(jointTaxable)),
);
export const combinedTax = money('30', 'Combined tax', 'Tax from both columns', (reader) =>
  reader.get(isApart) ? sumOf(reader, ownTax) : reader.get(jointTax),
);
export const earlyTax = money(
  '32',
  'Additional tax on early distributions',
  'Additional tax on IRA and qualified plan withdrawals: 10% of federal Form 5329, Part I',
  ({ each, law }) =>
    blankIfZero(
      each(earlyDistributionTax).reduce((total, own) => total + own, 0) * law.earlyDistribution.share,
    ),
);
export const totalTax = money(
  '33',
  'Total tax',
  'Add lines 30 to 32',
  ({ get }) => get(combinedTax) + get(earlyTax),
);

/** Credits for yourself, spouse, age, blindness, heads of household and dependents; more for age without the retirement exemption. */
export const personalCredits = money(
  '34',
  'Personal tax credits',
  'Personal tax credits from line 7D',
  (reader) => {
    const { facts, law, each } = reader;
    const { personalCredit: rule } = law;
    const aged = countFilers(facts, (person) => isAtLeast(facts, person, rule.age));
    const exempt = each(retirementExemption);
    const people = [facts.taxpayer, ...(facts.spouse && filersOf(facts) > 1 ? [facts.spouse] : [])];
    const special = people.filter(
      (person, i) => isAtLeast(facts, person, rule.age) && (exempt[i] ?? 0) === 0,
    ).length;
    const head = facts.filingStatus === 'hoh' || facts.filingStatus === 'qss' ? 1 : 0;
    const blind = countFilers(facts, (person) => person.blind);
    const boxes = filersOf(facts) + aged + special + head + blind + countDependents(reader);
    return boxes * rule.each + facts.states.AR.developmentallyDisabled * rule.disabledDependent;
  },
);
export const careCredit = money(
  '35',
  'Child care credit',
  'Child care credit: 20% of the federal credit',
  ({ get, law }) => blankIfZero(roundHalfUp(get(federalCareCredit) * law.careCredit.share)),
);
export const additionalCredit = money(
  '36',
  'Other credits',
  'Additional tax credit for qualified individuals',
  (reader) =>
    blankIfZero(reader.get(isApart) ? sumOf(reader, ownAdditionalCredit) : reader.get(jointAdditionalCredit)),
);
/** Form AR1000TC: residents, and others on the Arkansas share. */
export const otherStatesCredit = money(
  '36B',
  'Credit for tax paid to other states',
  'Other state tax credit from Form AR1000TC',
  (reader) =>
    residency.isNonresident(reader)
      ? null
      : blankIfZero(creditForOtherStates(reader, { tax: reader.get(combinedTax), income: reader.get(agi) })),
);
export const netTax = money('38', 'Net tax', 'Total tax minus credits', ({ get }) =>
  notBelowZero(
    get(totalTax) - get(personalCredits) - get(careCredit) - get(additionalCredit) - get(otherStatesCredit),
  ),
);
export const ar1000nr = form('ar-1000nr', 'Arkansas Nonresident and Part-Year Resident Income Tax Return', {
  name: 'Form AR1000NR',
  attachedWhen: (reader) => !residency.isResident(reader),
});
export const arkansasShare = ar1000nr.rate(
  '38C',
  'Arkansas percentage',
  'Form AR1000NR, line 38C: Arkansas income divided by total adjusted gross income',
  (reader) => {
    if (residency.isResident(reader)) return 1;
    const here = notBelowZero(sumOf(reader, arkansasPart));
    return roundToPlaces(here === 0 ? 0 : ratio(here, reader.get(agi)), 6);
  },
);
export const apportionedTax = money(
  '38D',
  'Arkansas tax',
  'Net tax; nonresidents and part-year residents multiply by the Arkansas percentage',
  ({ get }) => get(netTax) * get(arkansasShare),
);
export const taxBeforeCredits = rules.money(
  '6',
  'Tax before credits',
  'Combined tax, times the Arkansas percentage',
  ({ get }) => get(combinedTax) * get(arkansasShare),
);
export const arkansasIncome = rules.money('7', 'Arkansas income', 'Column C of Form AR1000NR', (reader) =>
  sumOf(reader, arkansasPart),
);
export const settlement = makeSettlement(makers, {
  code: 'AR',
  due: [apportionedTax],
  credits: [],
  withheld: '39',
  payments: [
    { number: '40', label: 'Estimated payments', of: ['estimated', 'applied', 'otherWithholding'] },
    { number: '41', label: 'Paid with extension', of: ['extension'] },
  ],
  total: '44',
  overpaid: '47',
  applied: '48',
  donated: '49',
  refund: '50',
  owed: '51',
});
