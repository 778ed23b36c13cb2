import { z } from 'zod';
import { isPossibleRouting } from '@/lib/tax/checks/numbers';
import { FirmName } from './written-schema';

export const FilingState = z.enum([
  'ready',
  'signed',
  'queued',
  'transmitted',
  'accepted',
  'rejected',
  'failed',
]);
export type FilingState = z.infer<typeof FilingState>;

export const Pin = z
  .string()
  .regex(/^\d{5}$/, 'Enter five digits.')
  .refine((pin) => pin !== '00000', 'Choose a different PIN. 00000 isn’t allowed.');

/** How a person proves to the IRS who they are (Publication 1345, Self-Select PIN). */
const Identity = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('agi'),
    amount: z.int('Enter whole dollars.').min(-999_999_999).max(999_999_999),
  }),
  z.strictObject({ kind: z.literal('prior-pin'), pin: Pin }),
  z.strictObject({ kind: z.literal('ip-pin'), pin: z.string().regex(/^\d{6}$/, 'Enter six digits.') }),
]);

export const Routing = z
  .string()
  .refine(isPossibleRouting, 'This isn’t a valid routing number. Check all nine digits.');

export const DirectDebitInput = z.strictObject({
  routingNumber: Routing,
  accountNumber: z
    .string()
    .regex(/^[A-Za-z0-9-]{4,17}$/, 'Enter 4 to 17 letters or digits.')
    .refine((number) => !/^0+$/.test(number), 'An account number can’t be all zeros.'),
  accountType: z.enum(['checking', 'savings']),
  date: z.iso.date(),
});

/** One person's signature. A joint return is signed twice, each spouse for themselves. */
export const SignInput = z.strictObject({
  signer: z.enum(['taxpayer', 'spouse']),
  pin: Pin,
  identity: Identity.nullable(),
  /** Names the text that was shown; signing another one is refused. */
  juratVersion: z.string().max(40),
  agreed: z.literal(true, 'Check the box to sign.'),
  payment: DirectDebitInput.nullable(),
  deviceId: z
    .string()
    .regex(/^[0-9a-f]{40}$/)
    .nullable(),
  /** Send it again although the IRS could not match a dependent. */
  imperfect: z.boolean().default(false),
});
export type SignInput = z.infer<typeof SignInput>;

/** Answers of Form 8867 by their printed numbers. */
export const DueDiligenceAnswers = z.record(z.string().regex(/^\d{1,2}[a-c]?$/), z.enum(['yes', 'no', 'na']));
export type DueDiligenceAnswers = z.infer<typeof DueDiligenceAnswers>;

export const PreparerSignInput = z.strictObject({
  ptin: z
    .string()
    .regex(/^P\d{8}$/, 'A PTIN is the letter P followed by eight digits.')
    .refine((ptin) => !/^P(0{8}|9{8})$/.test(ptin), 'This isn’t a valid PTIN.'),
  firmName: FirmName,
  firmEin: z.string().regex(/^\d{2}-?\d{7}$/, 'EINs have nine digits.'),
  pin: Pin,
  /** Answers of Form 8867 by their printed numbers; empty when nothing is claimed that it is about. */
  dueDiligence: DueDiligenceAnswers,
  agreed: z.literal(true, 'Check the box to sign.'),
});
export type PreparerSignInput = z.infer<typeof PreparerSignInput>;

/** Something that has to be there before a return can be signed. */
export const Requirement = z.object({
  id: z.enum(['calculated', 'plan', 'approval', 'preparer', 'explanation', 'problems']),
  met: z.boolean(),
  text: z.string(),
  href: z.string().nullable(),
});
export type Requirement = z.infer<typeof Requirement>;

/** What the IRS would send the return back for, or did. */
export const FilingProblem = z.object({
  rule: z.string(),
  text: z.string(),
  /** Where to put it right; null when only paper helps. */
  href: z.string().nullable(),
});
export type FilingProblem = z.infer<typeof FilingProblem>;

export const FilingEventView = z.object({
  at: z.string(),
  event: z.string(),
  state: FilingState,
  submissionId: z.string().nullable(),
  text: z.string(),
});

export const SubmissionView = z.object({
  submissionId: z.string(),
  state: FilingState,
  createdAt: z.string(),
  transmittedAt: z.string().nullable(),
  answeredAt: z.string().nullable(),
  acknowledgements: z.array(
    z.object({
      status: z.enum(['Accepted', 'Rejected', 'Exception']),
      receivedAt: z.string(),
      problems: z.array(FilingProblem),
    }),
  ),
});
export type SubmissionView = z.infer<typeof SubmissionView>;

export const SignerView = z.object({
  signer: z.enum(['taxpayer', 'spouse']),
  name: z.string(),
  /** Last year's AGI, whole dollars: of the return accepted here, and as the filer told the interview. Null: unknown. */
  priorAgi: z.number().nullable(),
  statedAgi: z.number().nullable(),
  /** The interview already knows an IP PIN: no other proof is asked for. */
  hasIpPin: z.boolean(),
  /** The moment, as the timeline has it; the form itself carries a day of the processing year. */
  signedAt: z.string().nullable(),
});

/** A question of Form 8867. */
export const DueDiligenceQuestion = z.object({
  id: z.string(),
  text: z.string(),
  hasNa: z.boolean(),
  /** Asked only when this question was answered yes. */
  after: z.string().nullable(),
});
export type DueDiligenceQuestion = z.infer<typeof DueDiligenceQuestion>;

/** What an assigned preparer sees in place of the filers' form. */
export const PreparerForm = z.object({
  /** Whether this preparer can sign now, and else why not. */
  refusal: z.string().nullable(),
  canLetGo: z.boolean(),
  credits: z.array(z.string()),
  questions: z.array(DueDiligenceQuestion),
  /** Form 8867 as far as it is answered: from the return, or as this preparer answered before it was rejected. */
  answers: DueDiligenceAnswers,
  /** How this preparer answered on the return signed last, without what each return has to be looked at for. */
  lastAnswers: DueDiligenceAnswers,
  /** Documents of the client that a preparer has looked at, for line 5. */
  documents: z.array(z.string()),
  declaration: z.array(z.string()),
  /** What the preparer signs with, as far as it was entered in Settings. */
  signer: z.object({
    ptin: z.string().nullable(),
    firmName: z.string().nullable(),
    firmEin: z.string().nullable(),
    efin: z.string().nullable(),
  }),
});

/** Form 1040-X of a return that amends another one. Whole dollars; lines 25 and 27 count people. */
export const AmendmentView = z.object({
  kind: z.enum(['amended', 'superseding']),
  /** 1 for the first amendment of the return. */
  number: z.number(),
  /** The return that column A shows. */
  amends: z.string(),
  lines: z.array(
    z.object({
      line: z.string(),
      label: z.string(),
      before: z.number().nullable(),
      change: z.number().nullable(),
      after: z.number(),
    }),
  ),
  /** Part II; null until the filer saves it. */
  explanation: z.string().nullable(),
  /** A first wording of it, from what changed. */
  proposed: z.string(),
  /** What line 16 takes as paid with the returns before. */
  assumedPaid: z.number(),
});
export type AmendmentView = z.infer<typeof AmendmentView>;

/** One state's return beside the federal one, and what to do about it next. */
export const StateFilingView = z.object({
  /** Postal code. */
  code: z.string(),
  /** "Illinois". */
  name: z.string(),
  /** "Form IL-1040"; empty when the return isn't computed. */
  form: z.string(),
  kind: z.enum(['resident', 'partYear', 'nonresident']),
  /** Whole dollars, null when the return isn't computed; otherwise one of the two is 0. */
  refund: z.number().nullable(),
  owed: z.number().nullable(),
  /** YYYY-MM-DD. */
  dueOn: z.string(),
  /** Where its own filing stands; null before the first signature. */
  state: FilingState.nullable(),
  /** What comes next. `wait`: something else is first. `elsewhere`: it isn't e-filed from here. */
  step: z.enum(['wait', 'sign', 'file', 'moving', 'accepted', 'elsewhere']),
  /** Why it waits or is filed elsewhere, and where to go for it; empty otherwise. */
  because: z.string(),
  href: z.string().nullable(),
  /** Who signs, and when they did. */
  signers: z.array(SignerView),
  declaration: z.object({ version: z.string(), paragraphs: z.array(z.string()) }),
  /** SHA-256 of what was signed; null while a signature is missing. */
  seal: z.string().nullable(),
  /** An administrator stopped e-file for all returns or for this state. */
  paused: z.boolean(),
  moving: z.boolean(),
  /** Newest first; `linkedTo` is the federal submission that it went with. */
  submissions: z.array(SubmissionView.extend({ linkedTo: z.string().nullable() })),
  events: z.array(FilingEventView),
});
export type StateFilingView = z.infer<typeof StateFilingView>;

/** Until when an accepted return can be amended for a refund. Days as YYYY-MM-DD. */
export const AmendableView = z.object({
  /** What a return that is filed now would be. */
  kind: z.enum(['amended', 'superseding']),
  /** Last day to claim a refund (IRC 6511(a)). */
  claimBy: z.string(),
  /** Last day on which withheld tax still comes back (IRC 6511(b)(2)). */
  withheldBy: z.string(),
  passed: z.boolean(),
});
export type AmendableView = z.infer<typeof AmendableView>;

/** Everything the filing screen shows. */
export const FilingView = z.object({
  returnId: z.string(),
  taxYear: z.number(),
  /** Last day to pay, and to have it debited, YYYY-MM-DD: the due date, which an extension doesn’t move. */
  payBy: z.string(),
  state: FilingState.nullable(),
  track: z.enum(['self', 'preparer']),
  simulated: z.boolean(),
  requirements: z.array(Requirement),
  problems: z.array(FilingProblem),
  signers: z.array(SignerView),
  jurat: z.object({ version: z.string(), paragraphs: z.array(z.string()) }),
  /** The preparer who signed, also what came back; null while none did. */
  preparer: z.object({ name: z.string(), firmName: z.string(), signedAt: z.string() }).nullable(),
  /** For preparers only. */
  preparerForm: PreparerForm.nullable(),
  /** What is signed, in figures (Form 8879, Part I). Whole dollars. */
  amounts: z.array(z.object({ label: z.string(), line: z.string(), amount: z.number() })),
  /** Whole dollars; one of the two is 0. */
  refund: z.number(),
  owed: z.number(),
  /** Last four digits of the account for the refund; null for a check in the mail. */
  refundAccount: z.string().nullable(),
  /** What the filer let the IRS take, from the account with these last four digits, on this day. */
  debit: z.object({ amount: z.number(), account: z.string(), date: z.string() }).nullable(),
  deadline: z.object({ date: z.string(), text: z.string(), passed: z.boolean() }),
  /** `isWorkCopy`: its figures are copied to the IRS's own forms, which are the ones to mail. */
  paper: z.object({ address: z.array(z.string()), steps: z.array(z.string()), isWorkCopy: z.boolean() }),
  /** SHA-256 of what was signed, as its PDF names it; null while a signature is missing. */
  seal: z.string().nullable(),
  /** How many payments of estimated tax are still to come for the year after the return. */
  installments: z.number(),
  /** True while something is on its way and asking again makes sense. */
  moving: z.boolean(),
  /** Nothing is sent right now: an administrator stopped e-file. What is queued waits. */
  paused: z.boolean(),
  /** An answer that should have come long ago. */
  overdue: z.boolean(),
  submissions: z.array(SubmissionView),
  events: z.array(FilingEventView),
  /** When this return amends another one. */
  amendment: AmendmentView.nullable(),
  /** When the refund can be expected; null without one, and before the return was accepted. */
  refundDates: z.object({ by: z.string(), heldUntil: z.string().nullable() }).nullable(),
  /** The time limit for a refund; null before the return, or the one it amends, was accepted. */
  amendable: AmendableView.nullable(),
  /** State returns, in the order of their computation. */
  states: z.array(StateFilingView),
  /** On an amended return, what to do about the states; null otherwise, and where no state return was needed. */
  statesNote: z.string().nullable(),
});
export type FilingView = z.infer<typeof FilingView>;

/** The reply to POST /file (contract section 2). */
export const FileReply = z.object({ submissionId: z.string(), status: FilingState });
export type FileReply = z.infer<typeof FileReply>;
