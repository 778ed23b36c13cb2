import type { CalculationResults } from '@/lib/returns/schema';
import type { ReturnInput } from '@/lib/tax/facts/return-input';
import { claimedCredits, filedAnswers, printedAnswers } from '../due-diligence';
import type { PaperSigning } from './paper-facts';
import type { PrintedForm } from './printed-return';

/** Boxes at the head of the form, as printed there. */
const boxes = { eic: 'EIC', ctc: 'CTC/ACTC/ODC', aotc: 'AOTC', hoh: 'HOH' } as const;
const words = { yes: 'Yes', no: 'No', na: 'N/A' } as const;

/**
 * Form 8867 (Rev. November 2024), which a paid preparer completes and files with the return (IND-067-10): nobody else
 * does. Null without a preparer, or where nothing is claimed that the form is about.
 */
export function dueDiligenceForm(
  facts: ReturnInput,
  lines: CalculationResults['lines'],
  preparer: PaperSigning['preparer'],
): PrintedForm | null {
  const claimed = claimedCredits(facts, lines);
  if (preparer === null || claimed.length === 0) return null;
  const answers = filedAnswers(preparer.dueDiligence, lines);
  return {
    id: '8867',
    name: 'Form 8867',
    title: 'Paid Preparer’s Due Diligence Checklist',
    copy: null,
    sequence: '70',
    attached: true,
    lines: printedAnswers(claimed, answers, facts.taxYear).map(({ id, text, answer }) => ({
      line: id,
      label: text,
      value: words[answer],
      unit: 'choice',
    })),
    facts: {
      preparer: preparer.name,
      ptin: preparer.ptin,
      claims: claimed.map((credit) => boxes[credit]).join(', '),
    },
    lists: {},
  };
}
