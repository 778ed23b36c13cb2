import { notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { addCents, dollars, isSome, plus } from '../../facts/cents';
import { type ReturnInput } from '../../facts/return-input';
import { refuse } from '../coverage';
import { assume, form, type TaxReader } from '../form';
import { totalPayments } from '../form-1040/payments';
import { totalTax } from '../form-1040/tax-and-credits';
import { limitInterest } from '../schedule-a/mortgage-limit';
import { itemizedTotal } from '../schedule-a/schedule-a';
import { stateIncomeTax } from '../schedule-a/state-income-tax';
import { forAge, regularAmount, standardDeduction } from '../worksheets/standard-deduction';
import { actualOffice } from './form';
import { businessPercentage } from './part-1';

const rules = form('8829-itemizing', 'Itemizing with a home office', {
  name: 'Itemizing with a home office',
  kind: 'rules',
  source: 'Instructions for Form 8829 (2024), lines 9, 10, and 11',
  neededWhen: ({ facts }) => facts.businesses.some((business) => actualOffice(business) !== null),
});
export const homeOfficeItemizing = rules.form;

const officesOf = ({ businesses }: ReturnInput) => businesses.map(actualOffice);

const ofHome = (facts: ReturnInput, name: 'mortgageInterest' | 'realEstateTaxes'): number =>
  Math.max(0, ...officesOf(facts).map((office) => (office ? dollars(office.expenses[name]) : 0)));

const interestStated = ({ itemized }: ReturnInput): number =>
  dollars(addCents(itemized.mortgages, (loan) => plus(loan.interest, loan.points)));

/** Interest of the home that stands nowhere else. */
export const interestOfHomeOnly = (facts: ReturnInput): number =>
  interestStated(facts) === 0 ? ofHome(facts, 'mortgageInterest') : 0;

/** Real estate taxes for Schedule A before the business takes its part. */
export const allRealEstateTax = (facts: ReturnInput): number =>
  isSome(facts.itemized.realEstateTax)
    ? dollars(facts.itemized.realEstateTax)
    : ofHome(facts, 'realEstateTaxes');

/** Line 6 of the Line 11 Worksheet of one business: its part of the taxes of the home. */
export const businessTaxes = ({ facts, at }: TaxReader, copy: number): number => {
  const business = facts.businesses[copy];
  const office = business && actualOffice(business);
  return office ? Math.round(dollars(office.expenses.realEstateTaxes) * at(businessPercentage, copy)) : 0;
};

const allBusinessTaxes = (reader: TaxReader): number =>
  sum(reader.facts.businesses.map((_, copy) => businessTaxes(reader, copy)));

/** Line 5 of the Line 11 Worksheet: all state and local taxes, those of the home included. */
export const allTaxes = ({ facts }: TaxReader): number => {
  const { useSalesTax, salesTax, personalPropertyTax } = facts.itemized;
  return (
    (useSalesTax ? dollars(salesTax) : stateIncomeTax(facts)) +
    allRealEstateTax(facts) +
    dollars(personalPropertyTax)
  );
};

/** Line 9: what the limit leaves for business parts, which come last. */
export const roomForBusinessTaxes = (reader: TaxReader): number =>
  notBelowZero(
    reader.law.itemized.stateTaxLimit[reader.facts.filingStatus] -
      (allTaxes(reader) - allBusinessTaxes(reader)),
  );

/** Interest of the home that Schedule A would allow if there were no business. */
const personalInterest = (reader: TaxReader): number => {
  const { facts, at } = reader;
  const whole = limitInterest(reader, interestStated(facts) + interestOfHomeOnly(facts)) ?? 0;
  const taken = sum(
    officesOf(facts).map((office, copy) =>
      office ? dollars(office.expenses.mortgageInterest) * at(businessPercentage, copy) : 0,
    ),
  );
  return notBelowZero(whole - taken);
};

/** Whether deductions come to more than the standard deduction before anything that depends on income. */
function seemsToItemize(reader: TaxReader): boolean {
  const { facts, get, law } = reader;
  const { itemized } = facts;
  const taxes = smallerOf(
    allTaxes(reader) - allBusinessTaxes(reader),
    law.itemized.stateTaxLimit[facts.filingStatus],
  );
  const others = dollars(
    itemized.charityCash,
    itemized.charityNoncash,
    itemized.charityCarryover,
    itemized.disasterCasualty,
    itemized.otherDeductions,
  );
  const standard =
    facts.filingStatus === 'mfs' && facts.spouseItemizes ? 0 : get(regularAmount) + get(forAge);
  return taxes + personalInterest(reader) + others > standard;
}

const itemizing = assume('If you itemized deductions', {
  facts: (facts: ReturnInput): ReturnInput => ({
    ...facts,
    itemized: { ...facts.itemized, force: true, standard: false },
  }),
});
const notItemizing = assume('If you took the standard deduction', {
  facts: (facts: ReturnInput): ReturnInput => ({
    ...facts,
    itemized: { ...facts.itemized, force: false, standard: true },
  }),
});

/** What stays to be paid, less payments and refundable credits. */
const costOf = ({ proForma }: TaxReader, assumption: typeof itemizing): number =>
  proForma(assumption, totalTax) - proForma(assumption, totalPayments);

/**
 * Lines 10 and 11 or lines 16 and 17: it depends on whether deductions are itemized, and Schedule A depends on the income
 * after this form. So the larger deduction is found from what doesn't depend on income. Where Schedule A then says
 * otherwise, the return is figured both ways, each with its own Form 8829, and the way that costs less is taken: anybody may
 * itemize (IRC 63(e); Schedule A, line 18), and nobody has to.
 */
export const itemizes = rules.yesNo(
  'itemizes',
  'Deductions are itemized',
  'If you claim the standard deduction, don’t include mortgage interest or real estate taxes on lines 10 and 11',
  (reader) => {
    const { facts, proForma } = reader;
    if (facts.itemized.force) return true;
    if (facts.itemized.standard) return false;
    const seems = seemsToItemize(reader);
    if (!hasInterestOrTaxes(facts)) return seems;
    const way = seems ? itemizing : notItemizing;
    if (proForma(way, itemizedTotal) > proForma(way, standardDeduction) === seems) return seems;
    return costOf(reader, itemizing) < costOf(reader, notItemizing);
  },
);

/** Interest or taxes of the home on Form 8829: then it decides for Schedule A, too. */
const hasInterestOrTaxes = (facts: ReturnInput): boolean =>
  ofHome(facts, 'mortgageInterest') + ofHome(facts, 'realEstateTaxes') > 0;

/** Whether this form says that deductions are itemized; null: Schedule A alone says it. */
export const itemizesWithOffice = ({ facts, get }: Pick<TaxReader, 'facts' | 'get'>): boolean | null =>
  hasInterestOrTaxes(facts) ? get(itemizes) : null;

refuse(
  'businesses.homeOffice',
  'The mortgage interest or real estate taxes for your home are more than you entered for Schedule A. Enter the full amounts there too.',
  ({ facts, get }) =>
    get(itemizes) &&
    ((interestStated(facts) > 0 && interestStated(facts) < ofHome(facts, 'mortgageInterest')) ||
      allRealEstateTax(facts) < ofHome(facts, 'realEstateTaxes')),
);
// The tables go by income, which this form lowers: the two would go in circles.
refuse(
  'itemized.salesTaxPlaces',
  'Using the IRS sales tax tables along with actual home office expenses isn’t supported. Use the IRS Sales Tax Deduction Calculator and enter the amount.',
  ({ facts }) =>
    facts.itemized.salesTaxPlaces.length > 0 && officesOf(facts).some((office) => office !== null),
);
