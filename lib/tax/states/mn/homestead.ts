import { blankIfZero, largerOf, notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { addCents, dollars, isSome, minus, noCents } from '../../facts/cents';
import { type ReturnInput } from '../../facts/return-input';
import {
  iraTaxable,
  pensionsTaxable,
  socialSecurity,
  socialSecurityTaxable,
  taxExemptInterest,
  totalWages,
} from '../../us/form-1040/income';
import { agi } from '../../us/form-1040/taxable-income';
import { excluded as careBenefits } from '../../us/form-2441/part-3';
import { listFilers } from '../../us/filers';
import { foreignAddBack } from '../../us/form-2555/exclusion';
import { excessOfEmployer } from '../../us/form-8889/form-8889';
import { exclusion as homeGain } from '../../us/home-sale/home-sale';
import {
  combatPayOf,
  employerHealthSavings,
  retirementSavings,
  rothDeferrals,
  section501c18Contributions,
} from '../../us/income/w2-boxes';
import { educator, hsa, ira, retirementPlans } from '../../us/schedule-1/adjustments';
import { businessIncome, farmIncome, scheduleEIncome } from '../../us/schedule-1/income';
import { grossPensions } from '../shared/gross-pensions';
import { countDependents, countFilers, filersOf, isAtLeast } from '../shared/people';
import { rowOf } from '../shared/rates';
import { form, type MinnesotaReader, residency } from './form';

// Line numbers: lines 1 to 7 of Form M1PR and 1 to 9 of Schedule M1PR-SR as in the drafts of 2024, lines 10 and 13 as in PolicyEngine's
// notes of that year. The others are in the order of 2023 (Form M1PR, lines 19 to 25, and Schedule 1, lines 35 to 38), and line
// 11 was line 10 in 2020: unverified until the final form is at hand.
const m1pr = form('mn-m1pr', 'Homestead Credit Refund', {
  name: 'Form M1PR',
  neededWhen: ({ facts }) => ownsHome(facts),
  attachedWhen: ({ get }) => get(homesteadRefund) > 0,
});
const specialForm = form('mn-m1pr-sr', 'Special Refund', {
  name: 'Schedule M1PR-SR',
  neededWhen: ({ facts }) => ownsHome(facts),
  attachedWhen: ({ get }) => get(specialRefund) > 0,
});
const { money } = m1pr;

const ownsHome = (facts: ReturnInput): boolean => isSome(facts.states.MN.homestead.propertyTax);

/** The income of a spouse who files apart from the same home counts, and we don't know it. */
const lacksSpouse = ({ facts }: MinnesotaReader): boolean =>
  facts.filingStatus === 'mfs' && !facts.livedApartAllYear;
/** Line 6 and Worksheet 4 add back losses of earlier years, and what a rental lost. */
const hasLosses = ({ facts, get }: MinnesotaReader): boolean =>
  isSome(facts.capitalLossCarryover.shortTerm) ||
  isSome(facts.capitalLossCarryover.longTerm) ||
  isSome(facts.netOperatingLosses.before2018) ||
  isSome(facts.netOperatingLosses.from2018) ||
  get(scheduleEIncome) < 0;

/** Owners who lived in Minnesota in the year and are nobody's dependents. */
const isOwner = (reader: MinnesotaReader): boolean =>
  ownsHome(reader.facts) && !residency.isNonresident(reader) && !reader.facts.taxpayer.claimableAsDependent;
const mayClaim = (reader: MinnesotaReader): boolean =>
  isOwner(reader) && !lacksSpouse(reader) && !hasLosses(reader);
export const spouseIsMissing = (reader: MinnesotaReader): boolean => isOwner(reader) && lacksSpouse(reader);
export const lossesAreMissing = (reader: MinnesotaReader): boolean =>
  isOwner(reader) && !lacksSpouse(reader) && hasLosses(reader);

const federalIncome = money(
  '1',
  'Federal adjusted gross income',
  'Federal adjusted gross income, from line 1 of Form M1',
  ({ get }) => get(agi),
);
const untaxedBenefits = money(
  '2',
  'Nontaxable Social Security',
  'Nontaxable Social Security and/or Railroad Retirement Board benefits',
  ({ get }) => blankIfZero(get(socialSecurity) - get(socialSecurityTaxable)),
);
const planDeduction = money(
  '3',
  'Retirement plan deductions',
  'Deduction for contributions to a qualified retirement plan on federal Schedule 1',
  ({ get }) => blankIfZero(get(retirementPlans) + get(ira)),
);
const assistance = money('4', 'Government assistance', 'Total government assistance payments', ({ facts }) =>
  blankIfZero(dollars(facts.states.MN.homestead.assistance)),
);
const occupants = money(
  '5',
  'Co-occupant income',
  'Co-occupant income, from line 13 of Worksheet 5',
  ({ facts }) => blankIfZero(dollars(facts.states.MN.homestead.occupants)),
);

/** What moved into a Roth IRA: taxed, but left out of what pensions and IRAs paid. */
const movedToRoth = ({ retirement }: ReturnInput): number =>
  dollars(
    ...retirement.flatMap(({ rothConversion, rolloverToRoth, code, grossDistribution, rollover }) => [
      rothConversion,
      rolloverToRoth ? (/[GH]/.test(code) ? grossDistribution : rollover) : noCents,
    ]),
  );
/** What pensions, annuities and IRAs paid and the federal return doesn't tax. */
const untaxedPensions = ({ facts, get }: MinnesotaReader): number =>
  notBelowZero(grossPensions(facts) + movedToRoth(facts) - get(iraTaxable) - get(pensionsTaxable));
/** Deferrals before tax, health savings and pay in a combat zone: parts of the pay that box 1 of Form W-2 leaves out. */
const untaxedPay = (reader: MinnesotaReader): number => {
  const { w2s } = reader.facts;
  const savings = addCents(w2s, employerHealthSavings);
  const taxed = sum(listFilers(reader).map((_, copy) => excessOfEmployer(reader, copy)));
  const deferred = addCents(w2s, (w2) =>
    minus(minus(retirementSavings(w2), rothDeferrals(w2)), section501c18Contributions(w2)),
  );
  return dollars(deferred, savings, addCents(w2s, combatPayOf)) - smallerOf(taxed, dollars(savings));
};
const untaxedIncome = money(
  '6',
  'Additional nontaxable income',
  'Additional nontaxable income, such as tax-exempt interest, pay deferred to a retirement plan, and dependent care benefits',
  (reader) => {
    const { facts, get, each } = reader;
    return blankIfZero(
      get(taxExemptInterest) +
        untaxedPensions(reader) +
        untaxedPay(reader) +
        get(careBenefits) +
        get(educator) +
        get(hsa) +
        sum(each(homeGain)) +
        foreignAddBack(reader) +
        dollars(facts.states.MN.homestead.otherIncome),
    );
  },
);
const allIncome = money('7', 'Income', 'Add lines 1 through 6', ({ get }) =>
  sum([federalIncome, untaxedBenefits, planDeduction, assistance, occupants, untaxedIncome].map(get)),
);
const ageSubtraction = money(
  '8',
  'Subtraction for age or disability',
  'Subtraction for age 65 or older (born before January 2, 1960) or disability',
  ({ facts, law }) =>
    countFilers(
      facts,
      (person) => person.permanentlyDisabled || isAtLeast(facts, person, law.homesteadRefund.age),
    ) > 0
      ? law.exemption.each
      : null,
);
const dependentSubtraction = money(
  '9',
  'Dependent subtraction',
  'Subtraction for dependents, from the worksheet in the instructions',
  (reader) => {
    const { dependentMultiples } = reader.law.homesteadRefund;
    const multiple =
      dependentMultiples[Math.min(countDependents(reader), dependentMultiples.length - 1)] ?? 0;
    return blankIfZero(reader.law.exemption.each * multiple);
  },
);
/** Contributions before and after tax, up to the limit of an IRA for each filer and no more than what was earned. */
const retirementSubtraction = money(
  '10',
  'Retirement account subtraction',
  'Contributions to a 401(k), IRA, 457(b), or other retirement plan, up to $7,000, or $14,000 on a joint return',
  ({ facts, get, law }) => {
    const { ira: accounts, selfEmployedDeferrals: own } = facts.adjustments;
    const paidIn =
      dollars(
        addCents(facts.w2s, retirementSavings),
        addCents(accounts, ({ traditional }) => traditional),
        addCents(accounts, ({ roth }) => roth),
        own.taxpayer.roth,
        own.spouse.roth,
      ) + get(retirementPlans);
    const earned = get(totalWages) + notBelowZero(get(businessIncome) + get(farmIncome));
    const most = law.homesteadRefund.retirementMost * filersOf(facts);
    return blankIfZero(smallerOf(paidIn, smallerOf(earned, most)));
  },
);
const alimony = money(
  '11',
  'Alimony paid',
  'Alimony you paid and didn’t deduct on federal Schedule 1',
  ({ facts }) => blankIfZero(dollars(facts.states.MN.homestead.alimonyPaid)),
);
const subtractions = money('12', 'Subtractions', 'Add lines 8 through 11', ({ get }) =>
  sum([ageSubtraction, dependentSubtraction, retirementSubtraction, alimony].map(get)),
);
export const householdIncome = money(
  '13',
  'Total household income',
  'Subtract line 12 from line 7. If zero or less, enter 0',
  ({ get }) => notBelowZero(get(allIncome) - get(subtractions)),
);
const propertyTax = money(
  '14',
  'Property tax',
  'Property tax from line 1 of Statement of Property Taxes Payable in 2025',
  ({ facts }) => blankIfZero(dollars(facts.states.MN.homestead.propertyTax)),
);

const taxNow = specialForm.money(
  '4',
  'Property tax payable in 2025',
  'Line 1 of Statement of Property Taxes Payable in 2025, without new improvements or expired exclusions',
  ({ facts, get }) => (isSome(facts.states.MN.homestead.taxBefore) ? get(propertyTax) : null),
);
const taxBefore = specialForm.money(
  '5',
  'Property tax payable in 2024',
  'From your Statement of Property Taxes Payable in 2025, the amount from line 2 (2024 column)',
  ({ facts }) => blankIfZero(dollars(facts.states.MN.homestead.taxBefore)),
);
const refundBefore = specialForm.money(
  '6',
  'Special refund for 2023',
  'Special refund (not your regular refund) from line 20 of your 2023 Form M1PR',
  ({ facts }) => blankIfZero(dollars(facts.states.MN.homestead.specialRefundBefore)),
);
const netBefore = specialForm.money(
  '7',
  'Net tax in 2024',
  'Subtract line 6 from line 5',
  ({ get, entry }) => (entry(taxBefore) === null ? null : get(taxBefore) - get(refundBefore)),
);
const increase = specialForm.money(
  '8',
  'Increase',
  'Subtract line 7 from line 4. If less than $100, you aren’t eligible for the special refund',
  ({ get, entry }) => (entry(netBefore) === null ? null : get(taxNow) - get(netBefore)),
);
const increaseLimit = specialForm.money('9', '12% of the tax', 'Multiply line 7 by 12%', ({ get, law }) =>
  blankIfZero(notBelowZero(get(netBefore)) * law.homesteadRefund.increaseShare),
);
const threshold = specialForm.money(
  '10',
  'Threshold',
  'Amount from line 9 or $100, whichever is greater',
  ({ get, entry, law }) =>
    entry(netBefore) === null ? null : largerOf(get(increaseLimit), law.homesteadRefund.increaseOver),
);
const overThreshold = specialForm.money(
  '11',
  'Increase over the threshold',
  'Subtract line 10 from line 8. If zero or less, you aren’t eligible for the special refund',
  ({ get }) => blankIfZero(notBelowZero(get(increase) - get(threshold))),
);
const shareOfIncrease = specialForm.money(
  '12',
  '60% of the excess',
  'Multiply line 11 by 60%',
  ({ get, law }) => blankIfZero(get(overThreshold) * law.homesteadRefund.specialShare),
);
/** For every income, of owners who lived there on January 2 of both years. A negative line 7 rules it out. */
export const specialRefund = specialForm.money(
  '13',
  'Special refund',
  'Amount from line 12 or $1,000, whichever is less',
  (reader) =>
    mayClaim(reader) && reader.get(netBefore) >= 0
      ? blankIfZero(smallerOf(reader.get(shareOfIncrease), reader.law.homesteadRefund.specialMost))
      : null,
);

const special = money('15', 'Special refund', 'Special refund, from Schedule M1PR-SR', ({ entry }) =>
  entry(specialRefund),
);
const taxLeft = money(
  '16',
  'Property tax minus the special refund',
  'Subtract line 15 from line 14. If zero or less, leave blank',
  ({ get }) => blankIfZero(notBelowZero(get(propertyTax) - get(special))),
);
const regularRefund = money(
  '17',
  'Homestead Credit Refund',
  'Property tax on line 16 over a percentage of the household income on line 13, minus your share, up to the maximum for your income',
  (reader) => {
    const { get, law } = reader;
    const { incomeLimit, table } = law.homesteadRefund;
    const income = get(householdIncome);
    if (!mayClaim(reader) || income >= incomeLimit) return null;
    const { incomeShare, ownShare, most } = rowOf(income, table, false);
    return blankIfZero(smallerOf(notBelowZero(get(taxLeft) - income * incomeShare) * (1 - ownShare), most));
  },
);
const bothRefunds = money('18', 'Total refund', 'Add lines 15 and 17', ({ get }) =>
  blankIfZero(get(special) + get(regularRefund)),
);
/** A claim of its own, sent apart from Form M1 and paid out apart from its refund. */
export const homesteadRefund = money('20', 'Your refund', 'Subtract line 19 from line 18', ({ entry }) =>
  entry(bothRefunds),
);

export const homesteadForms = [m1pr.form, specialForm.form];
