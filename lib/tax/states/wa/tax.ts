import { blankIfZero, notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { centsOf, dollars } from '../../facts/cents';
import { capitalGain } from '../../us/form-1040/income';
import { taxableGain } from '../../us/home-sale/home-sale';
import { isHeldOverAYear } from '../../us/holding-period';
import { scheduleD } from '../../us/schedule-d/form';
import { gainOfBusinessProperty, netLongTermGain } from '../../us/schedule-d/schedule-d';
import { makeSettlement } from '../shared/settlement';
import { shareHere } from '../shared/sums';
import { income, makers, type WashingtonReader } from './form';

const { money } = makers;

/** Short-term losses don’t lower it (RCW 82.87.020). */
export const federalGain = money(
  '1',
  'Federal net long-term capital gain',
  'Federal net long-term capital gain (Schedule D, line 15). Without Schedule D, enter capital gain distributions',
  ({ get, attached }) => (attached(scheduleD) ? get(netLongTermGain) : get(capitalGain)),
);
export const exemptGain = money(
  '2',
  'Exempt gain',
  'Long-term gain on real estate, such as a home (RCW 82.87.050)',
  ({ facts, at }) =>
    blankIfZero(
      sum(
        facts.homeSales.map(({ acquired, sold }, i) =>
          isHeldOverAYear(acquired, sold) ? at(taxableGain, i) : 0,
        ),
      ),
    ),
);
/** Shares and the like belong to the home on the day of the sale. */
export const washingtonGain = money(
  '3',
  'Washington capital gains',
  'Line 1 minus line 2, for sales while Washington was your home. If less than zero, enter 0',
  (reader) =>
    notBelowZero(reader.get(federalGain) - reader.get(exemptGain)) * shareHere(reader, income, 'gains'),
);
export const standardDeduction = money(
  '4',
  'Standard deduction',
  '$270,000, shared by both spouses',
  ({ law }) => law.standardDeduction.amount,
);
export const charityDeduction = money(
  '5',
  'Charitable donation deduction',
  'Gifts to Washington charities over $270,000, up to $108,000',
  ({ facts, law }) =>
    blankIfZero(
      smallerOf(
        notBelowZero(dollars(facts.states.WA.charityInWashington) - law.charity.floor),
        law.charity.most,
      ),
    ),
);
export const taxableGains = money(
  '6',
  'Taxable Washington capital gains',
  'Line 3 minus lines 4 and 5, but not below zero',
  ({ get }) => notBelowZero(get(washingtonGain) - get(standardDeduction) - get(charityDeduction)),
);
export const tax = money('7', 'Tax', 'Line 6 times 7%', ({ get, law }) => get(taxableGains) * law.tax.rate);
export const settlement = makeSettlement(makers, {
  code: 'WA',
  due: [tax],
  credits: [],
  withheld: '8',
  payments: [
    { number: '9', label: 'Payments', of: ['estimated', 'applied', 'extension', 'otherWithholding'] },
  ],
  total: '10',
  overpaid: '11',
  donated: '12',
  applied: '13',
  refund: '14',
  owed: '15',
});

/** Real estate is exempt and other property belongs to its place; the facts don’t tell them apart. */
export const sellsProperty = ({ facts, get }: WashingtonReader): boolean =>
  facts.sales.some(({ stateOfProperty }) => stateOfProperty !== '') || get(gainOfBusinessProperty) !== 0;
export const carriesLoss = ({ facts }: WashingtonReader): boolean =>
  centsOf(facts.capitalLossCarryover.longTerm) > 0;
