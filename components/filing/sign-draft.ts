import { type SignInput } from '@/lib/filing/schema';
import { type FieldProblem } from '@/components/ui/error-summary';
import { checkDebit } from './check-debit';

/** What the form holds while somebody types. */
export interface SignDraft {
  kind: 'agi' | 'prior-pin' | 'ip-pin';
  proof: string;
  pin: string;
  pinAgain: string;
  agreed: boolean;
  debit: boolean;
  routing: string;
  account: string;
  accountType: 'checking' | 'savings';
  date: string;
}

/**
 * The form as it opens. A payment is set for the last day, YYYY-MM-DD, until the filer picks another.
 * @param priorAgi last year's income from the return accepted here or the interview, when it is known
 */
export const emptyDraft = (lastDay: string, priorAgi: number | null = null): SignDraft => ({
  kind: 'agi',
  proof: showIncome(priorAgi),
  pin: '',
  pinAgain: '',
  agreed: false,
  debit: false,
  routing: '',
  account: '',
  accountType: 'checking',
  date: lastDay,
});

/** An income as the filer would type it; empty for one that isn't known. */
export const showIncome = (income: number | null): string =>
  income === null ? '' : income.toLocaleString('en-US');

const dollars = /^-?\$?[\d,]{1,13}$/;

/** What is wrong, by the id of the control that fixes it. */
export function checkDraft(
  draft: SignDraft,
  needsProof: boolean,
  priorYear: number,
  ids: (name: string) => string,
): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const say = (name: string, message: string) => problems.push({ controlId: ids(name), message });
  const proof = draft.proof.trim();
  if (needsProof && draft.kind === 'agi' && !dollars.test(proof))
    say('proof', `Enter your ${priorYear} AGI in whole dollars. Enter 0 if you didn’t file.`);
  if (needsProof && draft.kind === 'prior-pin' && !/^\d{5}$/.test(proof))
    say('proof', `Your ${priorYear} PIN has five digits.`);
  if (needsProof && draft.kind === 'ip-pin' && !/^\d{6}$/.test(proof))
    say('proof', 'An IP PIN has six digits.');
  if (!/^\d{5}$/.test(draft.pin)) say('pin', 'Choose a five-digit PIN.');
  else if (draft.pin === '00000') say('pin', 'Choose a different PIN. 00000 isn’t allowed.');
  else if (draft.pin !== draft.pinAgain) say('pin-again', 'The PINs don’t match.');
  if (draft.debit) for (const [name, message] of checkDebit(draft)) say(name, message);
  if (!draft.agreed) say('agreed', 'Check the box to sign.');
  return problems;
}

/** The draft as the API takes it. Call it when `checkDraft` found nothing. */
export function toInput(
  draft: SignDraft,
  signer: SignInput['signer'],
  needsProof: boolean,
  juratVersion: string,
  deviceId: string,
): SignInput {
  const proof = draft.proof.trim();
  return {
    signer,
    pin: draft.pin,
    identity: !needsProof
      ? null
      : draft.kind === 'agi'
        ? { kind: 'agi', amount: Number(proof.replaceAll(/[$,]/g, '')) }
        : { kind: draft.kind, pin: proof },
    juratVersion,
    agreed: true,
    payment: draft.debit
      ? {
          routingNumber: draft.routing.trim(),
          accountNumber: draft.account.trim(),
          accountType: draft.accountType,
          date: draft.date,
        }
      : null,
    deviceId,
    imperfect: false,
  };
}
