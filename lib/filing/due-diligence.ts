import type { CalculationResults } from '@/lib/returns/schema';
import type { ReturnInput } from '@/lib/tax/facts/return-input';
import { lineOf1040 } from './line-numbers';
import type { DueDiligenceAnswers, DueDiligenceQuestion } from './schema';
import { sayForYear } from './years';

/** What makes Form 8867 due: credits and a filing status for which a paid preparer has to ask (its head, box above line 1). */
type DueCredit = 'eic' | 'ctc' | 'aotc' | 'hoh';

export const creditNames: Readonly<Record<DueCredit, string>> = {
  eic: 'Earned income credit',
  ctc: 'Child tax credit or credit for other dependents',
  aotc: 'American opportunity credit',
  hoh: 'Head of household',
};

/** What of it the return claims. Lines of Form 1040 (19, 27, 28, 29) and Form 8863, line 1. */
export function claimedCredits(facts: ReturnInput, lines: CalculationResults['lines']): DueCredit[] {
  const amount = (form: string, line: string): number => {
    const found = lines[form];
    const copy = Array.isArray(found) ? found[0] : found;
    const value = copy?.[line]?.value;
    return typeof value === 'number' ? value : 0;
  };
  return [
    ...(amount('1040', lineOf1040('27', facts.taxYear)) > 0 ? (['eic'] as const) : []),
    ...(amount('1040', '19') + amount('1040', '28') > 0 ? (['ctc'] as const) : []),
    ...(amount('1040', '29') + amount('8863', '1') > 0 ? (['aotc'] as const) : []),
    ...(facts.filingStatus === 'hoh' ? (['hoh'] as const) : []),
  ];
}

interface Asked {
  /** Printed number on Form 8867 (Rev. November 2024). */
  id: string;
  text: string;
  /** Asked when one of these is claimed; left out: always. */
  of?: readonly DueCredit[];
  /** "N/A" is one of the printed boxes. */
  na?: true;
  /** "No" does not stop the signature: the form asks for a fact, not for a duty. */
  no?: true;
  /** Asked when this question was answered yes. */
  after?: string;
}

const asked: readonly Asked[] = [
  {
    id: '1',
    text: 'Did you complete the return based on 2024 information the client gave you or that you reasonably obtained?',
  },
  { id: '2', text: 'Did you complete the worksheets and forms for each credit claimed?', na: true },
  {
    id: '3',
    text: 'Did you interview the client, record their answers at the time, and review the information to determine that they are eligible and for what amount?',
  },
  {
    id: '4',
    text: 'Did any information appear to be incorrect, incomplete, or inconsistent?',
    no: true,
  },
  { id: '4a', text: 'Did you make reasonable inquiries to determine the correct information?', after: '4' },
  { id: '4b', text: 'Did you document your inquiries at the time?', after: '4' },
  {
    id: '5',
    text: 'Will you keep this form, the worksheets, and the records the client gave you for three years?',
  },
  {
    id: '6',
    text: 'Did you ask the client whether they could substantiate eligibility and the amounts claimed if the return is audited?',
  },
  {
    id: '7',
    text: 'Did you ask the client if any of these credits were disallowed or reduced in an earlier year?',
    of: ['eic', 'ctc', 'aotc'],
    na: true,
  },
  {
    id: '8',
    text: 'If there is a Schedule C, did you ask the questions needed to complete it correctly?',
    na: true,
  },
  {
    id: '9a',
    text: 'Have you determined that the client is eligible for the earned income credit for the number of qualifying children claimed, or without a qualifying child?',
    of: ['eic'],
  },
  {
    id: '9b',
    text: 'Did you ask whether the child lived with the client for more than half the year, even if the client supported the child all year?',
    of: ['eic'],
    na: true,
  },
  {
    id: '9c',
    text: 'Did you explain the rules for claiming a child who is a qualifying child of more than one person (tiebreaker rules)?',
    of: ['eic'],
    na: true,
  },
  {
    id: '10',
    text: 'Have you determined that each person is the client’s dependent and a citizen, national, or resident of the United States?',
    of: ['ctc'],
  },
  {
    id: '11',
    text: 'Did you explain that the client can’t claim the child tax credit for a child who didn’t live with them for more than half the year, even if they supported the child, unless the custodial parent has released the claim?',
    of: ['ctc'],
    na: true,
  },
  {
    id: '12',
    text: 'Did you explain the rules for claiming the child of divorced or separated parents, including Form 8332?',
    of: ['ctc'],
    na: true,
  },
  {
    id: '13',
    text: 'Did the client provide substantiation for qualified tuition and related expenses, such as Form 1098-T or receipts?',
    of: ['aotc'],
  },
  {
    id: '14',
    text: 'Have you determined that the client was unmarried or considered unmarried and paid more than half the cost of keeping up a home for a qualifying person?',
    of: ['hoh'],
  },
  {
    id: '15',
    text: 'Do you certify that all of these answers are, to the best of your knowledge, true, correct, and complete?',
  },
];

const form8862Prepared: Asked = { id: '7a', text: 'Did you complete the required Form 8862?' };

/** What is asked about these credits, in no year's words. */
const askedOf = (claimed: readonly DueCredit[]) =>
  claimed.length === 0
    ? []
    : asked.filter(({ of }) => of === undefined || of.some((credit) => claimed.includes(credit)));

/** The questions of Form 8867 for what is claimed; none when nothing is. */
export const dueQuestions = (claimed: readonly DueCredit[], taxYear: number): DueDiligenceQuestion[] =>
  askedOf(claimed).map(({ id, text, na, after }) => ({
    id,
    text: sayForYear(text, taxYear),
    hasNa: na === true,
    after: after ?? null,
  }));

/**
 * What keeps a preparer from signing, by the number of the question: one without an answer, an answer the form has no
 * box for, or a duty that was not done.
 */
export function checkDueDiligence(
  claimed: readonly DueCredit[],
  answers: DueDiligenceAnswers,
): Record<string, string> {
  const questions = askedOf(claimed);
  const problems: Record<string, string> = {};
  for (const { id, na, no, after } of questions) {
    const answer = answers[id];
    if (after !== undefined && answers[after] !== 'yes') {
      if (answer !== undefined) problems[id] = 'Leave this blank.';
      continue;
    }
    if (answer === undefined) problems[id] = 'Answer this question.';
    else if (answer === 'na' && na !== true) problems[id] = 'Answer yes or no.';
    else if (answer === 'no' && no !== true) problems[id] = 'Complete this before you sign.';
  }
  const known = new Set(questions.map(({ id }) => id));
  for (const id of Object.keys(answers))
    if (!known.has(id)) problems[id] = 'This question doesn’t apply here.';
  return problems;
}

/** What the return itself says about Form 8867, as far as it decides an answer. */
interface Known {
  claimed: readonly DueCredit[];
  lines: CalculationResults['lines'];
  /** Forms read from documents that a preparer has looked at, by name: "1098-T". */
  reviewedForms: readonly string[];
}

/**
 * Answers that follow from the return: the worksheets are part of the calculation, a question about Schedule C or about
 * a child is not applicable without one, and a reviewed Form 1098-T substantiates tuition. What the preparer did or
 * asked is never among them.
 */
export function answersFromReturn({ claimed, lines, reviewedForms }: Known): DueDiligenceAnswers {
  const known: DueDiligenceAnswers = {
    '2': 'yes',
    ...(lines['schedule-c'] === undefined ? { '8': 'na' as const } : {}),
    ...(lines['schedule-eic'] === undefined ? { '9b': 'na' as const, '9c': 'na' as const } : {}),
    ...(reviewedForms.includes('1098-T') ? { '13': 'yes' as const } : {}),
  };
  return onlyAsked(claimed, known);
}

/**
 * What Form 8867 says in the end: question 7a, whether Form 8862 was prepared, follows from the return and is asked of
 * nobody. It is blank unless a credit is claimed again ("if not, go to question 8").
 */
export const filedAnswers = (
  answers: DueDiligenceAnswers,
  lines: CalculationResults['lines'],
): DueDiligenceAnswers =>
  answers['7'] !== undefined && lines['8862'] !== undefined ? { ...answers, '7a': 'yes' } : answers;

/** The questions as they are printed, with their answers, in the order of the form. */
export const printedAnswers = (
  claimed: readonly DueCredit[],
  answers: DueDiligenceAnswers,
  taxYear: number,
): { id: string; text: string; answer: 'yes' | 'no' | 'na' }[] =>
  askedOf(claimed)
    .flatMap((question) => (question.id === '7' ? [question, form8862Prepared] : [question]))
    .flatMap(({ id, text }) => {
      const answer = answers[id];
      return answer === undefined ? [] : [{ id, text: sayForYear(text, taxYear), answer }];
    });

/** What each return has to be looked at for: an inconsistency, and the certification itself. */
const perReturn = new Set(['4', '4a', '4b', '15']);

/** Answers of another return of the same preparer that may be taken over with one click. */
export const takenOver = (claimed: readonly DueCredit[], answers: DueDiligenceAnswers): DueDiligenceAnswers =>
  Object.fromEntries(Object.entries(onlyAsked(claimed, answers)).filter(([id]) => !perReturn.has(id)));

/** Those of the answers that this return asks for, with a box that the form has. */
export function onlyAsked(claimed: readonly DueCredit[], answers: DueDiligenceAnswers): DueDiligenceAnswers {
  const questions = new Map(askedOf(claimed).map((question) => [question.id, question]));
  return Object.fromEntries(
    Object.entries(answers).filter(
      ([id, answer]) => questions.has(id) && (answer !== 'na' || questions.get(id)?.na === true),
    ),
  );
}
