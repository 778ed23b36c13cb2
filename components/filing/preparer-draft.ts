import { type FieldProblem } from '@/components/ui/error-summary';
import { type DueDiligenceQuestion, type FilingView, type PreparerSignInput } from '@/lib/filing/schema';

/** What the preparer's form holds while they type. */
export interface PreparerDraft {
  ptin: string;
  firmName: string;
  firmEin: string;
  pin: string;
  pinAgain: string;
  agreed: boolean;
  answers: PreparerSignInput['dueDiligence'];
}

/** The form at first: what Settings know of the preparer and the firm, and what the return answers, stand there already. */
export const startPreparerDraft = ({
  answers,
  signer: { ptin, firmName, firmEin },
}: Pick<NonNullable<FilingView['preparerForm']>, 'answers' | 'signer'>): PreparerDraft => ({
  ptin: ptin ?? '',
  firmName: firmName ?? '',
  firmEin: firmEin ?? '',
  pin: '',
  pinAgain: '',
  agreed: false,
  answers,
});

/** The questions that are open with these answers: 4a and 4b only after a yes to 4. */
export const openQuestions = (
  questions: readonly DueDiligenceQuestion[],
  answers: PreparerDraft['answers'],
): DueDiligenceQuestion[] => questions.filter(({ after }) => after === null || answers[after] === 'yes');

/** What is wrong, by the id of the control that fixes it. */
export function checkPreparerDraft(
  draft: PreparerDraft,
  questions: readonly DueDiligenceQuestion[],
  ids: (name: string) => string,
): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const say = (name: string, message: string) => problems.push({ controlId: ids(name), message });
  for (const { id } of openQuestions(questions, draft.answers))
    if (draft.answers[id] === undefined) say(`q${id}`, `Answer question ${id} of Form 8867.`);
  if (!/^P\d{8}$/.test(draft.ptin.trim())) say('ptin', 'A PTIN is the letter P followed by eight digits.');
  if (draft.firmName.trim() === '') say('firm', 'Enter your firm’s name.');
  if (!/^\d{2}-?\d{7}$/.test(draft.firmEin.trim())) say('ein', 'An EIN has nine digits.');
  if (!/^\d{5}$/.test(draft.pin)) say('pin', 'Choose a five-digit PIN.');
  else if (draft.pin === '00000') say('pin', 'Choose a different PIN. 00000 isn’t allowed.');
  else if (draft.pin !== draft.pinAgain) say('pin-again', 'The PINs don’t match.');
  if (!draft.agreed) say('agreed', 'Check the box to sign.');
  return problems;
}

/** The draft as the API takes it. Answers to questions that closed again are left out. */
export function toPreparerInput(
  draft: PreparerDraft,
  questions: readonly DueDiligenceQuestion[],
): PreparerSignInput {
  const open = new Set(openQuestions(questions, draft.answers).map(({ id }) => id));
  return {
    ptin: draft.ptin.trim(),
    firmName: draft.firmName.trim(),
    firmEin: draft.firmEin.trim(),
    pin: draft.pin,
    dueDiligence: Object.fromEntries(Object.entries(draft.answers).filter(([id]) => open.has(id))),
    agreed: true,
  };
}
