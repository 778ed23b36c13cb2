import { roundHalfUp } from '../../engine/rounding';
import { blankIfZero, countTrue, largerOf, notBelowZero, smallerOf } from '../../engine/verbs';
import { exactDollars } from '../../facts/cents';
import { isChildOfHome } from '../../us/dependents/tests';
import { agi } from '../../us/form-1040/taxable-income';
import { careCredit as federalCareCredit } from '../../us/schedule-3/part-1';
import { creditedRows, creditForRows } from '../shared/credited-taxes';
import { ratio } from '../shared/income';
import { filersOf } from '../shared/people';
import { useTaxDue } from '../shared/payments';
import { makeSettlement } from '../shared/settlement';
import { form, type KentuckyReader, makers, residency } from './form';
import { kentuckyAgi, percentage, personalCredits, tax } from './income';

const { money } = makers;

export const otherStateCredit = money(
  '15',
  'Nonrefundable business and other-state credits',
  'From Schedule ITC, Section A: tax paid to other states, up to the Kentucky tax on that income',
  (reader) => {
    const { facts, get } = reader;
    if (residency.isNonresident(reader)) return null;
    return blankIfZero(
      creditForRows(
        creditedRows(facts, 'KY', 'resident'),
        (taxed) => get(tax) * ratio(taxed, get(kentuckyAgi)),
        get(tax),
      ),
    );
  },
);
export const taxBeforeFamilySize = money(
  '19',
  'Tax after personal credits',
  'Line 12 minus lines 15 and 17, both columns combined',
  ({ get }) => notBelowZero(get(tax) - get(otherStateCredit) - get(personalCredits)),
);
export const familySize = makers.count(
  '20',
  'Family size',
  'You, your spouse, and your children at home: 1 to 4',
  ({ facts, each, law }) => {
    const apart = facts.filingStatus === 'mfs' && !facts.livedApartAllYear ? 1 : 0;
    const counted = facts.states.KY.familySize || filersOf(facts) + apart + countTrue(each(isChildOfHome));
    return Math.min(counted, law.familySize.thresholds.length);
  },
);
/** The larger of federal and Kentucky adjusted gross income, with that of a spouse in the household. */
export const modifiedIncome = ({ get, facts }: KentuckyReader): number =>
  largerOf(get(agi), get(kentuckyAgi)) +
  (facts.states.KY.spouseModifiedGrossIncome === null
    ? 0
    : exactDollars(facts.states.KY.spouseModifiedGrossIncome));
export const familyShare = makers.rate(
  '21',
  'Family size percentage',
  'From the Family Size Table, based on modified gross income',
  (reader) => {
    const { get, law } = reader;
    const threshold = law.familySize.thresholds[get(familySize) - 1] ?? 0;
    const income = modifiedIncome(reader);
    return law.familySize.rows.find(({ upTo }) => income <= roundHalfUp(threshold * upTo))?.share ?? 0;
  },
);
const familyCredit = money('22', 'Family size tax credit', 'Multiply line 19 by line 21', ({ get }) =>
  blankIfZero(get(taxBeforeFamilySize) * get(familyShare)),
);
const afterFamilySize = money(
  '23',
  'Tax after the family size credit',
  'Subtract line 22 from line 19',
  ({ get }) => get(taxBeforeFamilySize) - get(familyCredit),
);
export const careCredit = money(
  '25',
  'Child and dependent care credit',
  'Multiply the federal credit by 20%',
  (reader) => {
    const { get, law } = reader;
    const share = residency.isResident(reader) ? 1 : get(percentage);
    return blankIfZero(
      smallerOf(get(afterFamilySize), get(federalCareCredit) * law.careCredit.share * share),
    );
  },
);
export const incomeTax = money(
  '26',
  'Income tax liability',
  'Subtract lines 24 and 25 from line 23',
  ({ get }) => get(afterFamilySize) - get(careCredit),
);
export const useTax = money('27', 'Use tax', 'Kentucky use tax', ({ facts, law }) =>
  useTaxDue(facts, 'KY', law.useTax.rate),
);
const totalTax = money(
  '28',
  'Total tax liability',
  'Add lines 26 and 27',
  ({ get }) => get(incomeTax) + get(useTax),
);
export const refundableCredits = form('ky-totals', 'Totals', { kind: 'rules' }).money(
  '1',
  'Refundable credits',
  'Kentucky has no refundable credits on this return',
  () => 0,
);

export const settlement = makeSettlement(makers, {
  code: 'KY',
  due: [totalTax],
  credits: [],
  withheld: '31a',
  payments: [
    {
      number: '31b',
      label: 'Estimated payments, prior-year overpayment, and payments with an extension',
      of: ['estimated', 'applied', 'extension', 'otherWithholding'],
    },
  ],
  total: '32',
  overpaid: '34',
  donated: '35',
  applied: '36',
  refund: '37',
  owed: '33',
});
