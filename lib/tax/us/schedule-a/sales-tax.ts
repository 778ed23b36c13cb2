import { roundHalfUp, roundToPlaces } from '../../engine/rounding';
import { countTrue, largerOf, notBelowZero, sum } from '../../engine/verbs';
import { addCents, centsOf, dollars, isSome } from '../../facts/cents';
import { type SalesTaxPlace } from '../../facts/itemized';
import { refuse } from '../coverage';
import { isDependent } from '../dependents/tests';
import { form, type TaxReader } from '../form';
import {
  iraDistributions,
  iraTaxable,
  pensions,
  pensionsTaxable,
  socialSecurity,
  socialSecurityTaxable,
  taxExemptInterest,
} from '../form-1040/income';
import { agi } from '../form-1040/taxable-income';
import { combatPayOf } from '../income/w2-boxes';
import { type LocalTable } from '../law/sales-tax';
import { stateIncomeTax } from './state-income-tax';

const makers = form('sales-tax', 'State and Local General Sales Tax Deduction Worksheet', {
  name: 'State and Local General Sales Tax Deduction Worksheet',
  kind: 'worksheet',
  source:
    'Instructions for Schedule A (2024), line 5a, and the 2024 Optional State and Local Sales Tax Tables',
  neededWhen: ({ facts }) => facts.itemized.salesTaxPlaces.length > 0,
  attachedWhen: ({ facts }) => facts.itemized.salesTaxPlaces.length > 0,
});
export const salesTaxWorksheet = makers.form;
const { money, count } = makers;

const codeOf = (place: SalesTaxPlace) => place.state.toUpperCase();

/** The nontaxable part of distributions; money that moved to another account is no income. */
function nontaxableRetirement({ get, entry, facts }: TaxReader): number {
  const gross = (entry(iraDistributions) ?? get(iraTaxable)) + (entry(pensions) ?? get(pensionsTaxable));
  const moved = dollars(
    addCents(facts.retirement, (form) => (/[GH]/.test(form.code) ? form.grossDistribution : form.rollover)),
  );
  return notBelowZero(gross - get(iraTaxable) - get(pensionsTaxable) - moved);
}

export const tableIncome = money(
  'income',
  'Income for the tables',
  'Form 1040, line 11, plus nontaxable items: tax-exempt interest, veterans’ benefits, combat pay, workers’ compensation, the nontaxable part of social security, pensions and IRAs (without rollovers), and public assistance',
  (reader) => {
    const { get, facts } = reader;
    return (
      get(agi) +
      get(taxExemptInterest) +
      notBelowZero(get(socialSecurity) - get(socialSecurityTaxable)) +
      nontaxableRetirement(reader) +
      dollars(addCents(facts.w2s, combatPayOf), facts.itemized.salesTaxNontaxableIncome)
    );
  },
);

/** A spouse on no joint return counts where Publication 501 lets the filer include them. */
export const familySize = count(
  'family',
  'Family size',
  'The number of dependents on page 1 of Form 1040 plus you and, if you file a joint return, your spouse',
  ({ each, facts: { filingStatus, spouse } }) =>
    1 +
    countTrue(each(isDependent)) +
    countTrue([
      filingStatus === 'mfj',
      filingStatus === 'mfs' && spouse !== null && spouse.noIncome && !spouse.claimableAsDependent,
    ]),
);

/** Days in a state; null for a place means the whole year. */
const daysOf = (places: readonly SalesTaxPlace[], wholeYear: number) =>
  sum(places.map(({ days }) => days ?? wholeYear));

const placesIn = ({ facts }: TaxReader, state: string) =>
  facts.itemized.salesTaxPlaces.filter((place) => codeOf(place) === state);

/** Line 1 for one state: the table amount by the days lived there. */
function stateAmount(reader: TaxReader, state: string): number {
  const { law, get } = reader;
  const share = daysOf(placesIn(reader, state), law.salesTax.days) / law.salesTax.days;
  return roundHalfUp(law.salesTax.stateAmount(state, get(familySize), get(tableIncome)) * share);
}

const statesOf = ({ facts }: TaxReader) => [...new Set(facts.itemized.salesTaxPlaces.map(codeOf))];

export const stateTax = money(
  '1',
  'State sales tax',
  'Enter your state general sales taxes from the 2024 Optional State Sales Tax Table',
  (reader) => sum(statesOf(reader).map((state) => stateAmount(reader, state))),
);

/** The table of a place: as stated, or the only one its state has. */
function localTableOf({ law }: TaxReader, place: SalesTaxPlace): LocalTable | null {
  const tables = law.salesTax.localTables[codeOf(place)] ?? [];
  return place.localTable ?? (tables.length === 1 ? (tables[0] ?? null) : null);
}

const hasLocalTables = ({ law }: TaxReader, place: SalesTaxPlace) =>
  law.salesTax.localTables[codeOf(place)] !== undefined;

/** Lines 2 to 6 for one place. */
function localAmount(reader: TaxReader, place: SalesTaxPlace): number {
  const { law, get } = reader;
  const { days: wholeYear, withoutLocalTax } = law.salesTax;
  const state = codeOf(place);
  if (place.localRate === 0 || withoutLocalTax.includes(state)) return 0;
  if (hasLocalTables(reader, place)) {
    const table = localTableOf(reader, place);
    if (table === null) return 0;
    const base = roundHalfUp(
      law.salesTax.localAmount(table, get(familySize), get(tableIncome)) *
        ((place.days ?? wholeYear) / wholeYear),
    );
    return roundHalfUp(base * place.localRate);
  }
  const rate = law.salesTax.stateRate(state);
  if (rate === null) return 0;
  // One place in the state takes its whole rate; of several, each takes its share of the year (line 3).
  const isOnly = placesIn(reader, state).length === 1;
  const local = isOnly
    ? place.localRate
    : roundToPlaces(place.localRate * ((place.days ?? wholeYear) / wholeYear), 3);
  return roundHalfUp(stateAmount(reader, state) * roundToPlaces(local / rate, 3));
}

export const localTax = money(
  '6',
  'Local sales tax',
  'Multiply the base local amount by the local rate, or the state amount by the local rate divided by the state rate',
  (reader) => sum(reader.facts.itemized.salesTaxPlaces.map((place) => localAmount(reader, place))),
);

export const specifiedItems = money(
  '7',
  'Sales tax on specified items',
  'Enter your state and local general sales taxes paid on specified items: a motor vehicle, aircraft, boat, home, or home building materials',
  ({ facts }) => dollars(facts.itemized.salesTaxSpecifiedItems),
);

export const tableDeduction = money(
  '8',
  'Sales tax from the tables',
  'Deduction for general sales taxes. Add lines 1, 6, and 7',
  ({ get }) => get(stateTax) + get(localTax) + get(specifiedItems),
);

/** Receipts or the tables, whichever is more. */
export const deductibleSalesTax = ({ facts, get }: TaxReader): number =>
  facts.itemized.salesTaxPlaces.length === 0
    ? dollars(facts.itemized.salesTax)
    : largerOf(dollars(facts.itemized.salesTax), get(tableDeduction));

/**
 * Sales tax is elected when the filer says so; where the tables were asked for, also when it is more than the income
 * tax.
 */
export const electsSalesTax = (reader: TaxReader): boolean =>
  reader.facts.itemized.useSalesTax ||
  (reader.facts.itemized.salesTaxPlaces.length > 0 &&
    deductibleSalesTax(reader) > stateIncomeTax(reader.facts));

refuse(
  'itemized.salesTaxSpecifiedItems',
  'Sales tax on a car, boat, or home is added to the amount from the IRS tables. Enter the state you lived in.',
  ({ facts: { itemized } }) =>
    (isSome(itemized.salesTaxSpecifiedItems) || centsOf(itemized.salesTaxNontaxableIncome) !== 0) &&
    itemized.salesTaxPlaces.length === 0,
);
refuse(
  'itemized.salesTaxPlaces',
  'Enter the days you lived in each place. They can’t add up to more than a year.',
  ({ facts: { itemized }, law }) =>
    itemized.salesTaxPlaces.length > 1 &&
    (itemized.salesTaxPlaces.some(({ days }) => days === null) ||
      daysOf(itemized.salesTaxPlaces, law.salesTax.days) > law.salesTax.days),
);
refuse(
  'itemized.salesTaxPlaces',
  'Your state has more than one local sales tax table. Enter the letter of the table for your locality (Instructions for Schedule A, line 5a).',
  (reader) =>
    reader.facts.itemized.salesTaxPlaces.some((place) => {
      const tables = reader.law.salesTax.localTables[codeOf(place)];
      if (place.localRate === 0 || tables === undefined) return false;
      const table = localTableOf(reader, place);
      return table === null || !tables.includes(table);
    }),
);
refuse(
  'itemized.salesTaxPlaces',
  'We don’t support more than one place with local sales tax in a state where you lived only part of the year.',
  (reader) =>
    statesOf(reader).some((state) => {
      const places = placesIn(reader, state);
      return (
        places.length > 1 &&
        daysOf(places, reader.law.salesTax.days) < reader.law.salesTax.days &&
        places.some((place) => place.localRate !== 0 && !hasLocalTables(reader, place))
      );
    }),
);
