import { blankIfZero, notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { roundHalfUp } from '../../engine/rounding';
import { creditBeforeLimit } from '../../us/form-2441/form-2441';
import { earnedIncomeCredit as federalEic } from '../../us/form-1040/payments';
import { earlyDistributionTax } from '../../us/form-5329/form-5329';
import { taxBeforeCredits as federalTax } from '../../us/form-1040/tax-and-credits';
import {
  careCredit as federalCareCredit,
  elderlyCredit as federalElderlyCredit,
} from '../../us/schedule-3/part-1';
import { creditForOtherStates } from '../shared/other-states-credit';
import { countDependents, filersOf } from '../shared/people';
import { taxBySteps } from '../shared/rates';
import { makeSettlement } from '../shared/settlement';
import { form, makers, type NebraskaReader, residency } from './form';
import {
  additions,
  adjustedIncome,
  federalAgi,
  nebraskaIncome,
  nebraskaShare,
  subtractions,
  taxableIncome,
} from './income';

const { money } = makers;

const shareOf = (reader: NebraskaReader) => (residency.isResident(reader) ? 1 : reader.get(nebraskaShare));

export const tax = money(
  '15',
  'Nebraska income tax',
  'Nebraska income tax. Nonresidents and part-year residents use Schedule III',
  (reader) =>
    taxBySteps(reader.get(taxableIncome), reader.law.tax.steps[reader.facts.filingStatus]) * shareOf(reader),
);
/** Of the tax on early distributions, not of other taxes on Schedule 2, line 8. */
export const otherTax = money(
  '16',
  'Nebraska other tax',
  '29.6% of the federal tax on early distributions from retirement plans',
  (reader) =>
    blankIfZero(sum(reader.each(earlyDistributionTax)) * reader.law.otherTax.share * shareOf(reader)),
);
export const totalTax = money(
  '17',
  'Total Nebraska tax',
  'Nebraska tax before the personal exemption credit (line 15 plus line 16)',
  ({ get }) => get(tax) + get(otherTax),
);
/** Schedule III takes it off before the ratio: the same share of it. */
export const exemptionCredit = money(
  '18',
  'Personal exemption credit',
  'Nebraska personal exemption credit for you, your spouse, and each dependent',
  (reader) =>
    smallerOf(
      (filersOf(reader.facts) + countDependents(reader)) * reader.law.exemptionCredit.each * shareOf(reader),
      reader.get(totalTax),
    ),
);
const left = ({ get }: NebraskaReader) => get(totalTax) - get(exemptionCredit);
export const otherStatesCredit = money(
  '19',
  'Credit for tax paid to another state',
  'Credit for tax paid to another state, from Schedule II',
  (reader) => {
    const { get } = reader;
    if (residency.isNonresident(reader)) return null;
    const base = get(residency.isResident(reader) ? adjustedIncome : nebraskaIncome);
    return blankIfZero(
      smallerOf(creditForOtherStates(reader, { tax: get(totalTax), income: base }), left(reader)),
    );
  },
);
export const elderlyCredit = money(
  '20',
  'Credit for the elderly or disabled',
  'Credit for the elderly or the disabled: same as the federal credit',
  (reader) =>
    residency.isResident(reader)
      ? blankIfZero(smallerOf(reader.get(federalElderlyCredit), left(reader) - reader.get(otherStatesCredit)))
      : null,
);
export const careCredit = money(
  '23',
  'Child and dependent care credit',
  '25% of the federal credit, if federal adjusted gross income is more than $29,000',
  (reader) => {
    const { get, law } = reader;
    if (residency.isNonresident(reader) || get(federalAgi) <= law.careCredit.refundableLimit) return null;
    const rest = left(reader) - get(otherStatesCredit) - get(elderlyCredit);
    return blankIfZero(
      smallerOf(roundHalfUp(get(federalCareCredit) * law.careCredit.share * shareOf(reader)), rest),
    );
  },
);
/** Residents without large additions owe no more than the federal tax before credits (Federal Tax Liability Worksheet). */
export const taxAfterCredits = money(
  '33',
  'Nebraska tax after nonrefundable credits',
  'Line 17 minus the nonrefundable credits, limited to federal tax if the worksheet requires it',
  (reader) => {
    const { get, law } = reader;
    const rest = notBelowZero(left(reader) - get(otherStatesCredit) - get(elderlyCredit) - get(careCredit));
    const limited =
      residency.isResident(reader) && get(additions) - get(subtractions) < law.federalLimit.additions;
    return limited ? smallerOf(rest, get(federalTax)) : rest;
  },
);
/** All of the federal credit up to $22,000, a tenth less for each $1,000 or part of it above, before the limit by tax. */
export const refundableCareCredit = money(
  '40',
  'Refundable child and dependent care credit',
  'Refundable child and dependent care credit from Form 2441N',
  (reader) => {
    const { get, law } = reader;
    const rule = law.careCredit;
    if (residency.isNonresident(reader) || get(federalAgi) > rule.refundableLimit) return null;
    const steps = Math.ceil(notBelowZero(get(federalAgi) - rule.reductionStart) / rule.reductionStep);
    return blankIfZero(get(creditBeforeLimit) * notBelowZero(1 - steps * rule.reductionBy) * shareOf(reader));
  },
);
export const earnedIncomeCredit = money(
  '42',
  'Earned income credit',
  'Nebraska earned income credit: 10% of the federal credit',
  (reader) =>
    residency.isNonresident(reader)
      ? null
      : blankIfZero(reader.get(federalEic) * reader.law.earnedIncomeCredit.share * shareOf(reader)),
);
export const refundableCredits = form('ne-totals', 'Totals', { kind: 'rules' }).money(
  '1',
  'Refundable credits',
  'Lines 40 and 42',
  ({ get }: NebraskaReader) => get(refundableCareCredit) + get(earnedIncomeCredit),
);
export const settlement = makeSettlement(makers, {
  code: 'NE',
  due: [taxAfterCredits],
  credits: [refundableCareCredit, earnedIncomeCredit],
  withheld: '34',
  payments: [
    {
      number: '38',
      label: 'Estimated and extension payments',
      of: ['estimated', 'applied', 'extension', 'otherWithholding'],
    },
  ],
  total: '50',
  owed: '54',
  overpaid: '55',
  applied: '56',
  donated: '57',
  refund: '58',
});
