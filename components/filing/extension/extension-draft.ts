import { checkDebit } from '../check-debit';
import { type FieldProblem } from '@/components/ui/error-summary';
import { type ExtensionInput, type ExtensionView } from '@/lib/filing/extension-schema';
import { emptyDraft, showIncome, type SignDraft } from '../sign-draft';

/** What the form holds while somebody types. Bank account, PIN and proof are those of a signature. */
export interface ExtensionDraft extends SignDraft {
  tax: string;
  payments: string;
  paying: string;
  abroad: boolean;
  /** The spouse's PIN and last year's income, on a joint form. */
  spousePin: string;
  spouseProof: string;
}

const shown = (amount: number): string => amount.toLocaleString('en-US');

/** The form as it opens: with the estimate, or empty. */
export const startDraft = ({
  estimate,
  dueOn,
  priorAgi,
}: Pick<ExtensionView, 'estimate' | 'dueOn' | 'priorAgi'>): ExtensionDraft => ({
  ...emptyDraft(dueOn, priorAgi.taxpayer),
  tax: estimate === null ? '' : shown(estimate.tax),
  payments: estimate === null ? '' : shown(estimate.payments),
  paying: estimate === null ? '' : shown(estimate.paying),
  abroad: false,
  spousePin: '',
  spouseProof: showIncome(priorAgi.spouse),
});

/** Whole dollars as somebody types them; null when it is no amount. */
export function readDollars(text: string): number | null {
  const plain = text.trim().replaceAll(/[$,\s]/g, '');
  return /^\d{1,9}$/.test(plain) ? Number(plain) : null;
}

const isAmount = (text: string): boolean => /^-?\$?[\d,]{1,13}$/.test(text.trim());
const isPin = (text: string): boolean => /^\d{5}$/.test(text) && text !== '00000';
const toAmount = (text: string): number => Number(text.trim().replaceAll(/[$,]/g, ''));

/**
 * What is wrong, by the id of the control that fixes it.
 * @param onlyAbroad the due date has passed: only those outside the country still have time
 */
export function checkExtension(
  draft: ExtensionDraft,
  { joint, taxYear }: Pick<ExtensionView, 'joint' | 'taxYear'>,
  ids: (name: string) => string,
  onlyAbroad: boolean,
): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const say = (name: string, message: string) => problems.push({ controlId: ids(name), message });
  for (const [name, what] of [
    ['tax', `your tax for ${taxYear}`],
    ['payments', `what you’ve paid for ${taxYear}`],
    ['paying', 'what you’re paying now'],
  ] as const)
    if (readDollars(draft[name]) === null) say(name, `Enter ${what} in whole dollars. Enter 0 if none.`);
  if (onlyAbroad && !draft.abroad)
    say(
      'abroad',
      `It’s too late unless you lived and worked, or were on military duty, outside the United States and Puerto Rico on April 15, ${taxYear + 1}.`,
    );
  if (draft.debit) {
    if (readDollars(draft.paying) === 0) say('paying', 'Enter the amount to debit from your account.');
    for (const [name, message] of checkDebit(draft)) say(name, message);
    if (!isAmount(draft.proof))
      say('proof', `Enter your ${taxYear - 1} AGI in whole dollars. Enter 0 if you didn’t file.`);
    if (!isPin(draft.pin)) say('pin', 'Choose a five-digit PIN other than 00000.');
    if (joint && !isAmount(draft.spouseProof))
      say(
        'spouseProof',
        `Enter your spouse’s ${taxYear - 1} AGI in whole dollars. On a joint return, it’s the same amount.`,
      );
    if (joint && !isPin(draft.spousePin))
      say('spousePin', 'Have your spouse choose a five-digit PIN other than 00000.');
  }
  if (!draft.agreed) say('agreed', 'Check the box to continue.');
  return problems;
}

/** The draft as the API takes it. Call it when `checkExtension` found nothing. */
export const toExtensionInput = (draft: ExtensionDraft, joint: boolean): ExtensionInput => ({
  tax: readDollars(draft.tax) ?? 0,
  payments: readDollars(draft.payments) ?? 0,
  paying: readDollars(draft.paying) ?? 0,
  abroad: draft.abroad,
  debit: draft.debit
    ? {
        account: {
          routingNumber: draft.routing.trim(),
          accountNumber: draft.account.trim(),
          accountType: draft.accountType,
          date: draft.date,
        },
        pin: draft.pin,
        priorAgi: toAmount(draft.proof),
        spouse: joint ? { pin: draft.spousePin, priorAgi: toAmount(draft.spouseProof) } : null,
      }
    : null,
  agreed: true,
});
