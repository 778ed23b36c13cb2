import { blankIfZero, notBelowZero, smallerOf } from '../../engine/verbs';
import { dollars, dollarsOf } from '../../facts/cents';
import { type TaxReader } from '../form';
import { earnedOrDeemed } from './earned-income';
import { makers } from './form';
import { claimsBenefits, claimsCredit, countQualifyingPersons, expensesPaid } from './persons';

const { money } = makers;

/** Part III stays empty without benefits. */
const withBenefits = (rule: (reader: TaxReader) => number | null) => (reader: TaxReader) =>
  claimsBenefits(reader) ? rule(reader) : null;
/** Lines 27 to 31 are for filers who also claim the credit. */
const withCredit = (rule: (reader: TaxReader) => number) =>
  withBenefits((reader) => (claimsCredit(reader) ? rule(reader) : null));

export const benefits = money(
  '12',
  'Benefits received',
  'Enter the total amount of dependent care benefits you received in 2024. Amounts you received as an employee should be shown in box 10 of your Form(s) W-2',
  withBenefits(({ facts }) => dollarsOf(facts.w2s, (w2) => w2.dependentCareBenefits)),
);

export const carriedOver = money(
  '13',
  'Carryover from 2023',
  'Enter the amount, if any, you carried over from 2023 and used in 2024 during the grace period',
  withBenefits(({ facts }) => blankIfZero(dollars(facts.childCare.priorYearCarryover))),
);

export const forfeited = money(
  '14',
  'Forfeited or carried over to 2025',
  'If you forfeited or carried over to 2025 any of the amounts reported on line 12 or 13, enter the amount',
  withBenefits(({ facts }) => blankIfZero(dollars(facts.childCare.employerBenefitsForfeited))),
);

export const benefitsLeft = money(
  '15',
  'Benefits for 2024',
  'Combine lines 12 through 14',
  withBenefits(({ get }) => get(benefits) + get(carriedOver) - get(forfeited)),
);

export const expensesIncurred = money(
  '16',
  'Expenses incurred',
  'Enter the total amount of qualified expenses incurred in 2024 for the care of the qualifying person(s)',
  withBenefits((reader) => {
    const stated = reader.facts.childCare.incurredExpenses;
    return stated === null ? expensesPaid(reader) : dollars(stated);
  }),
);

export const benefitsForExpenses = money(
  '17',
  'Smaller of benefits or expenses',
  'Enter the smaller of line 15 or 16',
  withBenefits(({ get }) => smallerOf(get(benefitsLeft), get(expensesIncurred))),
);

export const ownEarnings = money(
  '18',
  'Your earned income',
  'Enter your earned income. See instructions',
  withBenefits((reader) => earnedOrDeemed(reader, 'taxpayer')),
);

export const otherEarnings = money(
  '19',
  'Spouse’s earned income',
  'If married filing jointly, enter your spouse’s earned income. All others, enter the amount from line 18',
  withBenefits((reader) =>
    reader.facts.filingStatus === 'mfj' ? earnedOrDeemed(reader, 'spouse') : reader.get(ownEarnings),
  ),
);

export const smallest = money(
  '20',
  'Smallest of line 17, 18, or 19',
  'Enter the smallest of line 17, 18, or 19',
  withBenefits(({ get }) =>
    smallerOf(get(benefitsForExpenses), smallerOf(get(ownEarnings), get(otherEarnings))),
  ),
);

/** The $2,500 of a couple that lived together is refused, because line 19 needs the spouse's income. */
export const most = money(
  '21',
  'Tax-free limit',
  'Enter $5,000. However, don’t enter more than the maximum amount allowed under your dependent care plan',
  withBenefits(({ facts, law }) => {
    const { planMaximum } = facts.childCare;
    const limit = law.careCredit.benefitLimit;
    return planMaximum === null ? limit : smallerOf(limit, dollars(planMaximum));
  }),
);

export const fromBusiness = money(
  '22',
  'Benefits from your business',
  'Is any amount on line 12 or 13 from your sole proprietorship or partnership? No. Enter -0-',
  withBenefits(() => 0),
);

export const fromEmployers = money(
  '23',
  'Benefits from employers',
  'Subtract line 22 from line 15',
  withBenefits(({ get }) => get(benefitsLeft) - get(fromBusiness)),
);

export const deductible = money(
  '24',
  'Deductible benefits',
  'Deductible benefits. Enter the smallest of line 20, 21, or 22',
  withBenefits(({ get }) => smallerOf(get(fromBusiness), smallerOf(get(smallest), get(most)))),
);

export const excluded = money(
  '25',
  'Tax-free benefits',
  'Excluded benefits. If you checked “No” on line 22, enter the smaller of line 20 or line 21',
  withBenefits(({ get }) => smallerOf(get(smallest), get(most))),
);

export const taxableBenefits = money(
  '26',
  'Taxable benefits',
  'Taxable benefits. Subtract line 25 from line 23. If zero or less, enter -0-. Also, enter this amount on Form 1040, 1040-SR, or 1040-NR, line 1e',
  withBenefits(({ get }) => notBelowZero(get(fromEmployers) - get(excluded))),
);

export const creditLimit = money(
  '27',
  'Limit for the credit',
  'Enter $3,000 ($6,000 if two or more qualifying persons)',
  withCredit((reader) => {
    const { onePerson, morePersons } = reader.law.careCredit;
    return countQualifyingPersons(reader) > 1 ? morePersons : onePerson;
  }),
);

export const benefitsUsed = money(
  '28',
  'Benefits already excluded',
  'Add lines 24 and 25',
  withCredit(({ get }) => get(deductible) + get(excluded)),
);

export const limitLeft = money(
  '29',
  'Remaining limit for the credit',
  'Subtract line 28 from line 27. If zero or less, stop. You can’t take the credit',
  withCredit(({ get }) => notBelowZero(get(creditLimit) - get(benefitsUsed))),
);

export const expensesLeft = money(
  '30',
  'Expenses not covered by benefits',
  'Complete line 2 on page 1 of this form. Don’t include in column (d) any benefits shown on line 28 above. Then, add the amounts in column (d) and enter the total here',
  withCredit(expensesPaid),
);

export const benefitsAllowed = money(
  '31',
  'Expenses for the credit',
  'Enter the smaller of line 29 or 30. Also, enter this amount on line 3',
  withCredit(({ get }) => smallerOf(get(limitLeft), get(expensesLeft))),
);
