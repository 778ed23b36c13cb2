import { describeByIds } from '@/lib/interview/describe-carried';
import { isUploaded } from '@/lib/interview/earlier-return';
import type { ReadState } from './interview-state';
import type { ValidationIssue } from './schema';

/** Amounts that are lost when nobody enters them; basis and figures of the year before only matter where they are asked. */
const amounts =
  /^(?:capitalLossCarryover|excessContributions|netOperatingLosses|adoptionCarryforward|mortgageCredit\.carryforward)\.|^(?:qbiCarryforward|priorYearMinimumTaxCredit|nonrecaptured1231Losses|payments\.priorYearOverpayment|energy\.previousCarryforward|itemized\.charityCarryover)$|\.(?:priorUnallowed(?:Rental)?Loss|section179Carryover|homeOffice\.\w+Carryover|homeCarryover\.\w+)$/;

/**
 * Carryovers of last year that this return leaves out, because an answer says that they don't apply. While questions are
 * open this isn't decided yet.
 */
export function listUnusedCarryovers(state: ReadState): ValidationIssue[] {
  const ids = Object.keys(state.carried).filter((id) => amounts.test(id) && state.answers[id] !== 0);
  return describeByIds(state, ids)
    .filter(({ asked }) => !asked)
    .map(({ questionId, question, value }) => ({
      id: `carryover:${questionId}`,
      title: 'A carryover from last year isn’t used',
      description: `Your ${state.carried[questionId] ?? ''} shows ${value ?? 'an amount'} for “${question}” Your answers say it doesn’t apply.`,
      severity: 'warning',
      impact: 'You may lose a deduction, credit, or payment, or leave out a tax.',
      suggestedFix: 'If it applies, select it in the interview. We already entered the amount.',
      estimatedRefundImpact: 0,
      href: isUploaded(state.carried[questionId]) ? '/interview' : '/last-year',
    }));
}
