import { aboutDependents, aboutSpouse, aboutYou, pageOneQuestions } from './about-you';
import { address } from './address';
import { adjustments, alimonyPaid, standardDeduction } from './adjustments';
import { bank } from './bank';
import { credits } from './credits';
import { dependents, dependentsGate } from './dependents';
import { dividends, dividendsGate, moreDividends } from './dividends';
import {
  governmentGate,
  governmentPayments,
  moreGovernmentPayments,
  stateRefund,
} from './government-payments';
import { home, household } from './household';
import { interest, interestGate, moreInterest } from './interest';
import { gambling, otherIncome, otherIncomeAmounts, otherIncomeKinds } from './other-income';
import { estimatedPayments, paymentKinds } from './payments';
import { moreRetirement, retirement, retirementGate } from './retirement';
import { review } from './review';
import { selfEmployment } from './self-employment';
import { moreSocialSecurity, socialSecurity, socialSecurityGate } from './social-security';
import { start } from './start';
import { type CategorySpec } from './topic';
import { moreW2s, w2Gate, w2s } from './w2s';

/** The whole interview in the order in which it is asked. */
export const catalog: readonly CategorySpec[] = [
  { name: 'Getting started', slug: 'start', blocks: start },
  { name: 'Your household', slug: 'household', blocks: [...household, dependentsGate, dependents, ...home] },
  {
    name: 'Income',
    slug: 'income',
    blocks: [
      w2Gate,
      moreW2s,
      w2s,
      selfEmployment,
      interestGate,
      moreInterest,
      interest,
      dividendsGate,
      moreDividends,
      dividends,
      retirementGate,
      moreRetirement,
      retirement,
      socialSecurityGate,
      moreSocialSecurity,
      socialSecurity,
      governmentGate,
      moreGovernmentPayments,
      governmentPayments,
      ...stateRefund,
      otherIncomeKinds,
      gambling,
      ...otherIncomeAmounts,
      otherIncome,
    ],
  },
  { name: 'Deductions', slug: 'deductions', blocks: [...adjustments, alimonyPaid, ...standardDeduction] },
  { name: 'Credits', slug: 'credits', blocks: credits },
  { name: 'Payments', slug: 'payments', blocks: [...paymentKinds, estimatedPayments] },
  {
    name: 'About you',
    slug: 'about-you',
    blocks: [...aboutYou, ...aboutSpouse, aboutDependents, ...pageOneQuestions],
  },
  { name: 'Address', slug: 'address', blocks: address },
  { name: 'Your refund', slug: 'refund', blocks: bank },
  { name: 'Review', slug: 'review', blocks: review },
];
