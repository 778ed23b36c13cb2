import { blankIfZero, notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { roundHalfUp, roundToPlaces } from '../../engine/rounding';
import { centsOf } from '../../facts/cents';
import { earnedIncomeCredit as federalEarned } from '../../us/form-1040/payments';
import { isDependent } from '../../us/dependents/tests';
import { agi } from '../../us/form-1040/taxable-income';
import { careCredit as federalCare, elderlyCredit } from '../../us/schedule-3/part-1';
import { hsaTax, hsaTestingTax, taxOnPlans } from '../../us/schedule-2/part-2';
import { giftsDeducted } from '../../us/schedule-a/schedule-a';
import { selfEmploymentEarnings } from '../../us/schedule-se/schedule-se';
import { creditForOtherStates } from '../shared/other-states-credit';
import { useTaxDue } from '../shared/payments';
import { ageAtYearEnd } from '../shared/people';
import { reducedBySteps, taxBySteps, taxFromTable } from '../shared/rates';
import { makeSettlement } from '../shared/settlement';
import { form, in111, in112, in113, residency, type VermontReader } from './form';
import { bonds, modifiedAgi, taxable, vermontIncome } from './income';

const { money } = in111;

/** The table, or the schedule; above $150,000 of income no less than 3 percent of it without U.S. interest. */
export const tax = money(
  '8',
  'Vermont income tax',
  'Vermont Income Tax from tax table or tax rate schedule',
  ({ get, facts, law }) => {
    const steps = law.rates.steps[facts.filingStatus];
    if (get(agi) <= law.minimum.over) return taxFromTable(get(taxable), steps, law.table);
    return Math.max(taxBySteps(get(taxable), steps), notBelowZero(get(agi) - get(bonds)) * law.minimum.rate);
  },
);
/** The federal additional taxes on retirement plans and health savings accounts, less the credit for the elderly. */
export const adjustment = money(
  '9',
  'Net adjustment to Vermont tax',
  'From Schedule IN-119, Part I: 24% of the additional federal tax on retirement plans and HSAs, minus 24% of the credit for the elderly or the disabled',
  ({ get, law }) =>
    blankIfZero(
      roundHalfUp((get(taxOnPlans) + get(hsaTax) + get(hsaTestingTax)) * law.adjustments.share) -
        roundHalfUp(get(elderlyCredit) * law.adjustments.share),
    ),
);
export const adjustedTax = money(
  '10',
  'Vermont income tax with adjustment',
  'Add lines 8 and 9. If less than zero, enter 0',
  ({ get }) => notBelowZero(get(tax) + get(adjustment)),
);
/** Gifts count whether or not the federal return itemizes. */
export const gifts = money(
  '11',
  'Charitable contributions',
  'Charitable contributions, up to $20,000',
  ({ get, law }) => blankIfZero(smallerOf(get(giftsDeducted), law.charity.most)),
);
export const giftCredit = money('12', 'Charitable deduction', 'MULTIPLY Line 11 by 5%', ({ get, law }) =>
  blankIfZero(smallerOf(roundHalfUp(get(gifts) * law.charity.rate), get(adjustedTax))),
);
export const afterGifts = money(
  '13',
  'Tax with deduction',
  'Subtract Line 12 from Line 10',
  ({ get }) => get(adjustedTax) - get(giftCredit),
);
export const percentage = in113.rate(
  'percentage',
  'Vermont percentage',
  'Vermont income divided by federal AGI with modifications, to four decimal places',
  ({ get }) => {
    const here = get(vermontIncome);
    const all = get(modifiedAgi);
    return here <= 0 ? 0 : all <= 0 ? 1 : Math.min(1, roundToPlaces(here / all, 4));
  },
);
const part = (reader: VermontReader): number => (residency.isResident(reader) ? 1 : reader.get(percentage));
export const adjusted = money(
  '15',
  'Adjusted Vermont income tax',
  'Multiply Line 13 by Line 14',
  (reader) => reader.get(afterGifts) * part(reader),
);
export const otherStates = money(
  '16',
  'Tax paid to other states',
  'Credit for Income Tax Paid to Another State or Canadian Province (Schedule IN-117)',
  (reader) => {
    const { get } = reader;
    if (residency.isNonresident(reader)) return null;
    const base = residency.isResident(reader) ? get(modifiedAgi) : get(vermontIncome);
    return blankIfZero(creditForOtherStates(reader, { tax: get(adjusted), income: base, places: 4 }));
  },
);
/** Each contributor up to the limit for each beneficiary. */
export const credits = money(
  '17',
  'Vermont tax credits',
  'Vermont Tax Credits (Schedule IN-119, Part II)',
  (reader) => {
    const { facts, get, law } = reader;
    const groups = new Map<string, number>();
    for (const { owner, state, beneficiary, kind, contributed } of facts.education529) {
      if (state.toUpperCase() !== 'VT' || kind === 'able') continue;
      const whose = typeof beneficiary === 'string' ? beneficiary : `dependent ${beneficiary.dependentIndex}`;
      const key = `${owner} ${whose}`;
      groups.set(key, (groups.get(key) ?? 0) + centsOf(contributed) / 100);
    }
    const saved =
      sum([...groups.values()].map((paid) => Math.min(paid, law.savings.perBeneficiary))) * law.savings.rate;
    return blankIfZero(smallerOf(roundHalfUp(saved), notBelowZero(get(adjusted) - get(otherStates))));
  },
);
export const afterCredits = money(
  '19',
  'Tax after credits',
  'Vermont Income Tax after credits (subtract Line 18 from Line 15)',
  ({ get }) => notBelowZero(get(adjusted) - get(otherStates) - get(credits)),
);
export const useTax = money('21', 'Use tax', 'Use Tax', ({ facts, law }) =>
  useTaxDue(facts, 'VT', law.useTax.rate),
);
/** From July 2024 on the self-employed pay what employers take from wages. */
export const contribution = money(
  '20',
  'Child care contribution',
  'Child Care Contribution for self-employed individuals',
  (reader) => {
    const { each, law } = reader;
    const { rate, partOfYear } = law.childCareContribution;
    return blankIfZero(notBelowZero(sum(each(selfEmploymentEarnings))) * rate * partOfYear * part(reader));
  },
);

/** Movers have these credits in proportion to their Vermont income, nonresidents not at all. */
const entitled = (reader: VermontReader): number => (residency.isNonresident(reader) ? 0 : part(reader));
export const careCredit = in112.money(
  '20',
  'Child and dependent care credit',
  'Vermont Child and Dependent Care Credit: 72% of the federal credit',
  (reader) => blankIfZero(reader.get(federalCare) * reader.law.careCredit.share * entitled(reader)),
);
export const childCredit = in112.money(
  '22',
  'Vermont child tax credit',
  'Vermont Child Tax Credit for children 5 and under',
  (reader) => {
    const { facts, get, at, law } = reader;
    const { each, underAge, over, per, lessPer } = law.childCredit;
    const young = facts.dependents.filter(
      (child, i) => at(isDependent, i) && ageAtYearEnd(facts, child.dateOfBirth) < underAge,
    ).length;
    return blankIfZero(young * reducedBySteps(each, get(agi), over, per, lessPer) * entitled(reader));
  },
);
export const earnedIncomeCredit = in112.money(
  '25',
  'Earned income tax credit',
  'Vermont Earned Income Tax Credit: 38% of the federal credit',
  (reader) => blankIfZero(reader.get(federalEarned) * reader.law.earnedIncomeCredit.share * entitled(reader)),
);
export const refundable = form('vt-totals', 'Totals', { kind: 'rules' }).money(
  '1',
  'Refundable credits',
  'Schedule IN-112, Part II',
  ({ get }) => get(careCredit) + get(childCredit) + get(earnedIncomeCredit),
);
export const settlement = makeSettlement(in111, {
  code: 'VT',
  due: [afterCredits, useTax, contribution],
  credits: [refundable],
  withheld: '25a',
  payments: [
    {
      number: '25b',
      label: 'Estimated tax payments, extension payments, and credit from last year',
      of: ['estimated', 'applied', 'extension'],
    },
    {
      number: '25d',
      label: 'Real estate withholding and payments by pass-through entities',
      of: ['otherWithholding'],
    },
  ],
  total: '25f',
  overpaid: '26',
  applied: '27a',
  donated: '23e',
  refund: '28',
  owed: '29',
});
