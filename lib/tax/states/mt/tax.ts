import { blankIfZero, notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { roundToPlaces } from '../../engine/rounding';
import { exactDollars } from '../../facts/cents';
import { earnedIncomeCredit as federalEarnedCredit } from '../../us/form-1040/payments';
import {
  capitalGain,
  socialSecurity as allBenefits,
  socialSecurityTaxable,
  taxExemptInterest,
  totalIncome,
} from '../../us/form-1040/income';
import { netLongTermGain } from '../../us/schedule-d/schedule-d';
import { scheduleD } from '../../us/schedule-d/form';
import { ratio } from '../shared/income';
import { creditForOtherStates } from '../shared/other-states-credit';
import { countFilers, isAtLeast } from '../shared/people';
import { railroadPensions } from '../shared/railroad';
import { rowOf, taxBySteps } from '../shared/rates';
import { makeSettlement } from '../shared/settlement';
import { shareHere, together } from '../shared/sums';
import { form, income, makers, type MontanaReader, residency } from './form';
import { bondInterest, federalIncome, stateRefund, taxableIncome } from './income';

const { money } = makers;

/** The smaller of the net long-term gain and the net gain of the year. */
const worksheet = form('mt-tax', 'Form 2 Tax', { name: 'Form 2 Tax Worksheets', kind: 'worksheet' });
const wholeGain = worksheet.money(
  'gain',
  'Net long-term capital gain',
  'The smaller of federal Schedule D, line 15 or line 16. Without Schedule D, enter capital gain distributions',
  ({ get, attached }) =>
    blankIfZero(
      notBelowZero(
        attached(scheduleD) ? smallerOf(get(netLongTermGain), get(capitalGain)) : get(capitalGain),
      ),
    ),
);
export const longTermGain = worksheet.money(
  '1',
  'Net long-term capital gain taxed',
  'The net long-term capital gain, but not more than Montana taxable income',
  ({ get }) => blankIfZero(smallerOf(get(wholeGain), get(taxableIncome))),
);
export const ordinaryTax = worksheet.money(
  '2',
  'Tax on other income',
  'Tax from the brackets on taxable income minus line 1',
  ({ get, facts, law }) =>
    taxBySteps(get(taxableIncome) - get(longTermGain), law.tax.rates[facts.filingStatus]),
);
/** The gain stands on top of other income: what fits under the threshold has the low rate. */
export const gainTax = worksheet.money(
  '3',
  'Tax on long-term gain',
  '3% of the gain up to the threshold, plus 4.1% of the rest',
  ({ get, facts, law }) => {
    const room = notBelowZero(
      law.gains.threshold[facts.filingStatus] - (get(taxableIncome) - get(longTermGain)),
    );
    const low = smallerOf(room, get(longTermGain));
    return blankIfZero(low * law.gains.low + (get(longTermGain) - low) * law.gains.high);
  },
);
export const residentTax = worksheet.money(
  '4',
  'Tax as a resident',
  'Add lines 2 and 3',
  ({ get }) => get(ordinaryTax) + get(gainTax),
);

const apportionment = form('mt-schedule-ii', 'Nonresident and Part-Year Resident Ratio', {
  name: 'Schedule II (Form 2)',
  attachedWhen: (reader: MontanaReader) => !residency.isResident(reader),
});
/** Of the gain that the resident's tax is on: gains have a ratio of their own. */
export const gainRatio = apportionment.rate(
  '22',
  'Montana share of long-term gain',
  'Montana source net long-term capital gain divided by all of it, to six decimal places, but not more than 1',
  (reader) => (residency.isResident(reader) ? 1 : roundToPlaces(shareHere(reader, income, 'gains'), 6)),
);
const gainHere = ({ get }: MontanaReader) => get(wholeGain) * get(gainRatio);
/** With bonds of other states, without state tax refunds and railroad benefits, which stay in the income everywhere. */
export const ordinaryIncome = apportionment.money(
  '15',
  'Montana source ordinary income',
  'Income from Montana sources other than net long-term capital gain, with additions',
  (reader) =>
    notBelowZero(
      together(reader, income.agiHere) -
        gainHere(reader) -
        railroadPensions(reader, income.here.pensions) -
        reader.get(stateRefund) * shareHere(reader, income, 'other') +
        reader.get(bondInterest) * shareHere(reader, income, 'interest'),
    ),
);
export const ordinaryRatio = apportionment.rate(
  '17',
  'Montana share of ordinary income',
  'Montana source ordinary income divided by ordinary income everywhere, to six decimal places, but not more than 1',
  (reader) => {
    if (residency.isResident(reader)) return 1;
    const { get } = reader;
    return roundToPlaces(ratio(get(ordinaryIncome), get(federalIncome) - get(wholeGain)), 6);
  },
);
export const montanaIncome = apportionment.money(
  'source',
  'Montana source income',
  'Montana source ordinary income and net long-term capital gain',
  (reader) => reader.get(ordinaryIncome) + gainHere(reader),
);
export const tax = money(
  '8',
  'Montana tax',
  'Tax from the worksheet. Part-year residents and nonresidents multiply the ordinary income tax and the capital gains tax by their own ratios',
  (reader) => {
    const { get } = reader;
    return residency.isResident(reader)
      ? get(residentTax)
      : get(ordinaryTax) * get(ordinaryRatio) + get(gainTax) * get(gainRatio);
  },
);
export const otherStateCredit = money(
  '9',
  'Credit for income tax paid to another state',
  'For each state, the smaller of its tax or the Montana tax on income taxed by both states',
  (reader) =>
    residency.isNonresident(reader)
      ? null
      : blankIfZero(
          creditForOtherStates(reader, {
            tax: reader.get(tax),
            income: residency.isResident(reader) ? reader.get(federalIncome) : reader.get(montanaIncome),
          }),
        ),
);
export const taxAfterCredits = money(
  '10',
  'Tax after nonrefundable credits',
  'Line 8 minus line 9, but not below zero',
  ({ get }) => notBelowZero(get(tax) - get(otherStateCredit)),
);
/** Earnings in Montana over all earnings (Worksheet A); 1 for residents. */
const earnedShare = (reader: MontanaReader): number => {
  if (residency.isResident(reader)) return 1;
  const earned = (lines: typeof income.all) =>
    sum((['wages', 'business', 'farm'] as const).map((kind) => together(reader, lines[kind])));
  return ratio(earned(income.here), earned(income.all));
};
export const earnedIncomeCredit = money(
  '15',
  'Montana earned income tax credit',
  '10% of the federal earned income credit; part-year residents multiply by the Montana share of earned income',
  (reader) =>
    residency.isNonresident(reader)
      ? null
      : blankIfZero(
          reader.get(federalEarnedCredit) * reader.law.earnedIncomeCredit.share * earnedShare(reader),
        ),
);
/** Gross household income is all income, taxed or not. */
export const elderlyCredit = money(
  '16',
  'Elderly homeowner or renter credit',
  'From Schedule 2EC, for people age 62 or older with household income under $45,000',
  (reader) => {
    const { facts, get, law } = reader;
    const rule = law.elderlyCredit;
    if (
      !residency.isResident(reader) ||
      countFilers(facts, (person) => isAtLeast(facts, person, rule.age)) === 0
    )
      return null;
    const gross =
      notBelowZero(get(totalIncome)) +
      get(taxExemptInterest) +
      notBelowZero(get(allBenefits) - get(socialSecurityTaxable)) +
      exactDollars(facts.states.MT.otherHouseholdIncome);
    const net = notBelowZero(gross - rule.exclusion);
    let paid = 0;
    for (const { state, use, propertyTax, rent, share } of facts.homes)
      if (state.toUpperCase() === 'MT')
        paid +=
          (use === 'own' ? exactDollars(propertyTax) : exactDollars(rent) * rule.rentShare) * (share ?? 1);
    const credit = smallerOf(rule.most, notBelowZero(paid - net * rowOf(net, rule.reductions, false).share));
    return blankIfZero(credit * rowOf(gross, rule.multipliers, false).share);
  },
);
export const refundable = form('mt-totals', 'Totals', { kind: 'rules' }).money(
  '1',
  'Refundable credits',
  'Lines 15 and 16',
  ({ get }) => get(earnedIncomeCredit) + get(elderlyCredit),
);

export const settlement = makeSettlement(makers, {
  code: 'MT',
  due: [taxAfterCredits],
  credits: [refundable],
  withheld: '11',
  payments: [
    { number: '11d', label: 'Withheld by pass-through entities', of: ['otherWithholding'] },
    { number: '12', label: 'Estimated payments', of: ['estimated'] },
    { number: '13', label: 'Applied from last year', of: ['applied'] },
    { number: '14', label: 'Extension payment', of: ['extension'] },
  ],
  total: '21',
  overpaid: '23',
  owed: '22',
  donated: '19',
  applied: '24',
  refund: '26',
});

/** Military pensions have a subtraction of their own since 2023. */
export const hasMilitaryPension = ({ facts }: MontanaReader): boolean =>
  facts.retirement.some(({ planKind }) => planKind === 'military');

export { apportionment as scheduleIi, worksheet as taxWorksheet };
