import { type FieldProblem } from '@/components/ui/error-summary';
import { type StateSignInput } from '@/lib/filing/states/schema';

/** What the form of a state's signature holds while somebody types. */
export interface StateSignDraft {
  prior: string;
  pin: string;
  pinAgain: string;
  agreed: boolean;
}

export const emptyStateDraft: StateSignDraft = { prior: '', pin: '', pinAgain: '', agreed: false };

const dollars = /^-?\$?[\d,]{1,13}$/;

/** What is wrong, by the id of the control that fixes it. */
export function checkStateDraft(draft: StateSignDraft, ids: (name: string) => string): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const say = (name: string, message: string) => problems.push({ controlId: ids(name), message });
  const prior = draft.prior.trim();
  if (prior !== '' && !dollars.test(prior))
    say('prior', 'Enter whole dollars, or leave it blank if you didn’t file a return there.');
  if (!/^\d{5}$/.test(draft.pin)) say('pin', 'Choose a five-digit PIN.');
  else if (draft.pin === '00000') say('pin', 'Choose a different PIN. 00000 isn’t allowed.');
  else if (draft.pin !== draft.pinAgain) say('pin-again', 'The PINs don’t match.');
  if (!draft.agreed) say('agreed', 'Check the box to sign.');
  return problems;
}

/** The draft as the API takes it. Call it when `checkStateDraft` found nothing. */
export const toStateInput = (
  draft: StateSignDraft,
  signer: StateSignInput['signer'],
  declarationVersion: string,
): StateSignInput => {
  const prior = draft.prior.trim();
  return {
    signer,
    pin: draft.pin,
    priorIncome: prior === '' ? null : Number(prior.replaceAll(/[$,]/g, '')),
    declarationVersion,
    agreed: true,
  };
};
