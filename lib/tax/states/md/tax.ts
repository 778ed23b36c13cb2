import { blankIfZero, notBelowZero } from '../../engine/verbs';
import * as federalA from '../../us/schedule-a/schedule-a';
import { roundHalfUp } from '../../engine/rounding';
import { countDependents, countDependentsWho, countFilers, filersOf, isAtLeast } from '../shared/people';
import { rowOf, taxBySteps, taxFromTable } from '../shared/rates';
import { makers, type MarylandReader, residency } from './form';
import { federalAgi, incomeFactor, marylandAgi } from './income';
import { type County } from './law';

const { money } = makers;

const election = ({ facts }: MarylandReader) =>
  facts.stateFiling.find(({ state }) => state.toUpperCase() === 'MD')?.itemize ?? 'auto';
const mayItemize = ({ attached }: MarylandReader) => attached(federalA.scheduleA);
/** Part-year residents take the share of their income; the tax of nonresidents is shared out below. */
const part = (reader: MarylandReader) => (residency.isPartYear(reader) ? reader.get(incomeFactor) : 1);

export const standardDeduction = money(
  '17 standard',
  'Standard deduction',
  '15% of line 16, within the minimum and maximum on Worksheet 16A',
  ({ get, facts, law }) => {
    const { rate, least, most } = law.standardDeduction;
    const amount = notBelowZero(get(marylandAgi)) * rate;
    return Math.min(most[facts.filingStatus], Math.max(least[facts.filingStatus], amount));
  },
);
export const federalItemized = money(
  '17a',
  'Federal itemized deductions',
  'Total federal itemized deductions (from line 17, federal Schedule A)',
  (reader) => (mayItemize(reader) ? reader.get(federalA.itemizedTotal) : null),
);
/** Property taxes fill the federal limit first: only what is left of it was income tax. */
export const stateIncomeTax = money(
  '17b',
  'State and local income taxes',
  'State and local income taxes (See Instruction 14)',
  (reader) => {
    const { get } = reader;
    if (!mayItemize(reader) || get(federalA.salesTaxElected)) return null;
    const property = get(federalA.realEstateTaxes) + get(federalA.personalPropertyTaxes);
    return blankIfZero(notBelowZero(get(federalA.limitedStateTaxes) - property));
  },
);
/** Whoever itemizes on the federal return may choose; everybody else takes the standard deduction. */
export const method = makers.choice(
  '17 method',
  'Deduction method',
  'All taxpayers must select one method: standard or itemized',
  (reader): 'standard' | 'itemized' => {
    const { get } = reader;
    const itemized = get(federalItemized) - get(stateIncomeTax);
    const itemizes =
      mayItemize(reader) &&
      election(reader) !== 'standard' &&
      (election(reader) === 'itemized' || itemized > get(standardDeduction));
    return itemizes ? 'itemized' : 'standard';
  },
);
export const deduction = money('17', 'Deduction', 'Deduction amount', (reader) => {
  const { get } = reader;
  const itemized = get(federalItemized) - get(stateIncomeTax);
  return (get(method) === 'itemized' ? itemized : get(standardDeduction)) * part(reader);
});
export const netIncome = money(
  '18',
  'Net income',
  'Net income (Subtract line 17 from line 16)',
  ({ get }) => get(marylandAgi) - get(deduction),
);
const isAged = ({ facts, law }: MarylandReader, person: Parameters<typeof isAtLeast>[1]): boolean =>
  isAtLeast(facts, person, law.exemptions.age);
const eachOf = ({ facts, get, law }: MarylandReader): number =>
  rowOf(get(federalAgi), law.exemptions.each[facts.filingStatus]).amount;
/** A filer whom somebody else can claim has no exemption of his or her own (Filing Status 6). */
export const ownExemptions = money(
  'A',
  'Exemptions for yourself and your spouse',
  'Yourself, Spouse: the number checked times the amount from Instruction 10',
  (reader) => {
    const { facts } = reader;
    const own = filersOf(facts) - countFilers(facts, ({ claimableAsDependent }) => claimableAsDependent);
    return blankIfZero(own * eachOf(reader));
  },
);
export const ageExemptions = money(
  'B',
  'Exemptions for age and blindness',
  '65 or over, Blind: the number checked times $1,000',
  (reader) => {
    const { facts, law } = reader;
    const checked =
      countFilers(facts, (person) => isAged(reader, person)) + countFilers(facts, ({ blind }) => blind);
    return blankIfZero(checked * law.exemptions.agedOrBlind);
  },
);
export const dependentExemptions = money(
  'C',
  'Exemptions for dependents',
  'The number from line 3 of Form 502B times the amount from Instruction 10. Dependents age 65 or over count twice',
  (reader) => {
    const people = countDependents(reader) + countDependentsWho(reader, (one) => isAged(reader, one));
    return blankIfZero(people * eachOf(reader));
  },
);
export const allExemptions = money(
  'D',
  'Total exemptions',
  'Add A, B, and C',
  ({ get }) => get(ownExemptions) + get(ageExemptions) + get(dependentExemptions),
);
export const exemptions = money(
  '19',
  'Exemptions',
  'Exemption amount from Exemptions area',
  (reader) => reader.get(allExemptions) * part(reader),
);
export const taxableIncome = money(
  '20',
  'Taxable net income',
  'Taxable net income (Subtract line 19 from line 18)',
  ({ get }) => notBelowZero(get(netIncome) - get(exemptions)),
);

/** Tax of the table or schedule on an amount, in whole dollars. */
export const stateTaxOn = (amount: number, { facts, law }: Pick<MarylandReader, 'facts' | 'law'>): number =>
  taxFromTable(amount, law.tax.steps[facts.filingStatus], law.tax.table);

/** Nonresidents owe the share of their income, and 2.25% in place of local tax (Form 505NR, lines 14 to 17). */
export const incomeTax = money(
  '21',
  'Maryland tax',
  'Maryland tax (from Tax Table or Computation Worksheet Schedules I or II)',
  (reader) => {
    const { get, law } = reader;
    const tax = stateTaxOn(get(taxableIncome), reader);
    if (!residency.isNonresident(reader)) return tax;
    const special = get(taxableIncome) * law.local.nonresidentRate;
    return roundHalfUp(tax * get(incomeFactor)) + roundHalfUp(special * get(incomeFactor));
  },
);

/** "Prince George’s County" as the law lists it: "PRINCE GEORGES". */
function normalize(name: string): string {
  const plain = name
    .toUpperCase()
    .replace(/[’'.]/g, '')
    .replace(/^SAINT /, 'ST ')
    .trim();
  return plain === 'BALTIMORE COUNTY'
    ? 'BALTIMORE'
    : plain.replace(/ COUNTY$/, '').replace(/^CITY OF BALTIMORE$/, 'BALTIMORE CITY');
}

/** The county of the last home of the year in Maryland; null when none is known. */
export function findCounty({ facts, law }: Pick<MarylandReader, 'facts' | 'law'>): County | null {
  const homes = facts.residency
    .filter(({ state }) => state.toUpperCase() === 'MD')
    .sort((a, b) => (a.to ?? '9999').localeCompare(b.to ?? '9999'));
  const last = homes.at(-1);
  if (!last) return null;
  const named = normalize(last.county) || (normalize(last.city) === 'BALTIMORE' ? 'BALTIMORE CITY' : '');
  return law.local.counties[named] ?? null;
}

/** Rate of the county on the last dollar's step: the rate the local credits multiply. */
export function localRate(amount: number, reader: Pick<MarylandReader, 'facts' | 'law'>): number {
  const county = findCounty(reader);
  const { filingStatus } = reader.facts;
  if (!county) return 0;
  if (county.rateOfAll) return rowOf(amount, county.rateOfAll[filingStatus]).amount;
  return county.steps ? rowOf(amount, county.steps[filingStatus]).rate : 0;
}

/** Local tax on an amount, in whole dollars. */
export function localTaxOn(amount: number, reader: Pick<MarylandReader, 'facts' | 'law'>): number {
  const county = findCounty(reader);
  const { filingStatus } = reader.facts;
  if (!county) return 0;
  if (county.rateOfAll) return roundHalfUp(amount * rowOf(amount, county.rateOfAll[filingStatus]).amount);
  return county.steps ? roundHalfUp(taxBySteps(amount, county.steps[filingStatus])) : 0;
}
