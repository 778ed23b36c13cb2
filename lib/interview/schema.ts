import { z } from 'zod';
import { longestSalesList, longestText, mostChoices, mostSales } from './limits';

export const AnswerValue = z.union([
  z.string().max(longestText),
  z.number(),
  z.boolean(),
  z.array(z.string().max(200)).max(mostChoices),
]);
export type AnswerValue = z.infer<typeof AnswerValue>;

/** Answers by question id. Stored answers hold option values; what the screen gets holds labels. */
export const Responses = z.record(z.string(), AnswerValue);
export type Responses = z.infer<typeof Responses>;

export const QuestionType = z.enum([
  'text',
  'number',
  'textarea',
  'radio',
  'checkbox',
  'multiselect',
  'select',
  'boolean',
  'date',
]);
export type QuestionType = z.infer<typeof QuestionType>;

/** How an answer is written. It decides masks, keyboards and checks. */
export const AnswerFormat = z.enum([
  'money',
  'whole',
  'ssn',
  'ein',
  'zip',
  'routing',
  'account',
  'ipPin',
  'phone',
  'email',
  'name',
  'months',
]);
export type AnswerFormat = z.infer<typeof AnswerFormat>;

export const Repeat = z.object({ group: z.string(), index: z.int().min(0) });
export type Repeat = z.infer<typeof Repeat>;

/** An answer that this version can't carry on from, and the sentence that says so. */
export const QuestionNotice = z.object({ option: z.string(), message: z.string(), blocking: z.boolean() });
export type QuestionNotice = z.infer<typeof QuestionNotice>;

export const Question = z.object({
  id: z.string(),
  text: z.string(),
  helpText: z.string(),
  why: z.string(),
  type: QuestionType,
  /** Labels to show. */
  options: z.array(z.string()),
  /** Choices whose amount can be entered beside them, and the question that it answers. `min` is zero where it is left out. */
  amounts: z
    .array(
      z.object({
        option: z.string(),
        questionId: z.string(),
        min: z.number().optional(),
        /** What to include or leave out. */
        hint: z.string().optional(),
      }),
    )
    .optional(),
  /** Where the answer goes, such as `w2s[0].wages`; `interview.…` for what only steers the interview. */
  factPath: z.string(),
  repeat: Repeat.optional(),
  /** What the item of a repeated question is called: "Mia", "W-2 2". */
  itemName: z.string().optional(),
  /** What was chosen for the filer while they said nothing, by its label, and why: they aren't asked, and can change it. */
  decided: z.object({ answer: z.string(), because: z.string() }).optional(),
  /** True while an open question before it may still make it needless: no page shows it yet. */
  undecided: z.boolean().optional(),
  format: AnswerFormat.optional(),
  min: z.union([z.number(), z.string()]).optional(),
  max: z.union([z.number(), z.string()]).optional(),
  /** True when the question may be left empty. */
  optional: z.boolean().optional(),
  /** True when the answer is masked wherever it is only shown. */
  sensitive: z.boolean().optional(),
  placeholder: z.string().optional(),
  /** Where on the document it stands, such as "Box 1". */
  sourceHint: z.string().optional(),
  /** Something already worked out that the reader should know here. */
  note: z.string().optional(),
  notices: z.array(QuestionNotice).optional(),
});
export type Question = z.infer<typeof Question>;

export const Category = z.object({ name: z.string(), slug: z.string(), questions: z.array(Question) });
export type Category = z.infer<typeof Category>;

/**
 * Body of POST …/responses. Null takes the answer back. `before` is the answer that the writer saw, null for none:
 * when another one is stored by now, from another tab or device, nothing is overwritten (409). `seen` is the sign of the
 * questions that the writer has: the reply leaves them out when they stay the same.
 */
export const SaveAnswerInput = z.strictObject({
  questionId: z.string().min(1).max(200),
  answer: AnswerValue.nullable(),
  before: AnswerValue.nullable().optional(),
  seen: z.string().max(64).optional(),
});
export type SaveAnswerInput = z.infer<typeof SaveAnswerInput>;

export const SkipReason = z.object({ questionId: z.string(), because: z.string() });
export type SkipReason = z.infer<typeof SkipReason>;

export const SkipInsights = z.object({ skippedQuestions: z.number(), reasons: z.array(SkipReason) });
export type SkipInsights = z.infer<typeof SkipInsights>;

/**
 * The same for a screen: the reasons of all but the first item of each list are only counted. With 400 sales they are
 * the same few sentences thousands of times.
 */
export const BriefInsights = SkipInsights.extend({
  further: z.array(z.object({ because: z.string(), count: z.int().min(1) })),
});
export type BriefInsights = z.infer<typeof BriefInsights>;

/** Query of GET …/skip-logic/insights. */
export const InsightsQuery = z.strictObject({ brief: z.literal('true').optional() });

/**
 * An answer that sign-up, a document or last year's return gives. It is stored when the filer confirms it; what last year's
 * return gave may be stored already, and is there with its source.
 */
export const KnownAnswer = z.object({
  questionId: z.string(),
  /** As the control shows it: a choice by its label. */
  answer: AnswerValue,
  /** Name of the document it was read from, or "2024 Form 8606, line 14"; null for what sign-up says. */
  from: z.string().nullable(),
  /** The year of the return that says it; absent for documents and sign-up. */
  year: z.number().optional(),
});
export type KnownAnswer = z.infer<typeof KnownAnswer>;

/** One form on a document, and whether its amounts count. */
export const KnownForm = z.object({
  documentId: z.string(),
  name: z.string(),
  form: z.string(),
  /** Who made it, or the name of the document. */
  payer: z.string(),
  standing: z.enum(['counted', 'to-check', 'other-year', 'not-entered']),
  /** How many values wait for a look. */
  unconfirmed: z.int().min(0),
});
export type KnownForm = z.infer<typeof KnownForm>;

/** A state that the documents or the address name. */
const KnownState = z.object({
  name: z.string(),
  /** False where there is no income tax. */
  takesReturn: z.boolean(),
});
export type KnownState = z.infer<typeof KnownState>;

/** Reply of GET …/known. */
export const Known = z.object({
  answers: z.array(KnownAnswer),
  forms: z.array(KnownForm),
  states: z.array(KnownState),
});
export type Known = z.infer<typeof Known>;

/**
 * The refund (above zero) or amount owed (below zero) so far, in whole dollars. What the engine refuses is left out of it
 * and named in `refusals`; null when nothing can be computed without that.
 */
export const Estimate = z.object({
  amount: z.number().nullable(),
  refusals: z.array(z.string()),
  /** Documents whose amounts are not in it, because somebody has to look at them first. */
  waiting: z.array(z.object({ documentId: z.string(), name: z.string() })),
  /** The filing status is not known yet, so that of one unmarried person stands in for it. */
  asIfSingle: z.boolean(),
  /** What each state's return comes to so far, the same way; null where it can't be worked out. */
  states: z.array(z.object({ code: z.string(), name: z.string(), amount: z.number().nullable() })),
});
export type Estimate = z.infer<typeof Estimate>;

/** What turns the list of questions before an answer into the one after it: a stretch that is replaced. */
export const ListChange = z.object({
  /** Sign of the list that it is made for (`fingerprint`). */
  of: z.string(),
  start: z.int().min(0),
  removed: z.int().min(0),
  put: z.array(z.object({ slug: z.string(), question: Question })),
  /** All topics afterwards, in their order. */
  topics: z.array(z.object({ name: z.string(), slug: z.string() })),
});
export type ListChange = z.infer<typeof ListChange>;

/** What follows from an answer; with it the screen goes on without asking for anything. */
export const InterviewNow = z.object({
  /** The question after the answered one; null behind the last one, and where the answered one itself fell away. */
  next: z.string().nullable(),
  /** The questions; null when they are what the writer has seen, or too many. */
  categories: z.array(Category).nullable(),
  /** What changed in a list that is too long to be sent. */
  change: ListChange.nullable(),
  /** Other answers that read differently now; null for one that fell away. */
  answers: z.record(z.string(), AnswerValue.nullable()),
  /** The questions that fell away; null when they are what the writer has seen. */
  insights: BriefInsights.nullable(),
  estimate: Estimate,
});
export type InterviewNow = z.infer<typeof InterviewNow>;

/** Reply of POST …/responses. */
export const SavedAnswer = z.object({
  questionId: z.string(),
  answer: AnswerValue.nullable(),
  now: InterviewNow,
  /** Takes a cleared answer back for a minute; null when none was cleared. */
  undo: z.string().nullable(),
});
export type SavedAnswer = z.infer<typeof SavedAnswer>;

/** Reply of a removal: with this id it is taken back for a minute. */
export const Removed = z.object({ undo: z.string() });
export type Removed = z.infer<typeof Removed>;

/** Body of POST …/sales/imports: a broker's list and the rows of it to add, as the preview numbers them. */
export const SalesImportInput = z.strictObject({
  csv: z.string().min(1).max(longestSalesList),
  rows: z.array(z.int().min(1).max(100_000)).min(1).max(mostSales),
  /** Needed on a joint return. */
  owner: z.enum(['taxpayer', 'spouse']).optional(),
});
export type SalesImportInput = z.infer<typeof SalesImportInput>;

export const SalesImported = z.object({ importId: z.string(), added: z.number() });
export type SalesImported = z.infer<typeof SalesImported>;

/** Reply of GET …/sales/imports. */
export const SalesImports = z.object({
  /** Sales typed or loaded so far. */
  count: z.number(),
  /** How many more there is room for. */
  room: z.number(),
  /** True when it must be said whose sales they are. */
  asksOwner: z.boolean(),
  /** Lists loaded before, the first one first. */
  imports: z.array(z.object({ id: z.string(), count: z.number() })),
  /** Sales that were read from documents, and from which one: they must not come in a second time. */
  read: z.array(z.object({ sold: z.string(), proceeds: z.number(), basis: z.number(), from: z.string() })),
});
export type SalesImports = z.infer<typeof SalesImports>;
