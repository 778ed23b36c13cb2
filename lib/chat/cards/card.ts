import { type Line } from '@/lib/tax/engine/line';
import { type ReturnInput } from '@/lib/tax/facts/return-input';
import { type Law } from '@/lib/tax/us/law/law';

/**
 * Text of a card; a function where it holds an amount, a rate or a date of the edition's law, or says whether a day has
 * passed. `today` is YYYY-MM-DD in Eastern time.
 */
export type Sentence = string | ((law: Law, today: string) => string);

/** Where the law or the IRS says it. */
export interface CardSource {
  /** "Publication 501". */
  readonly title: string;
  /** Heading, line or paragraph: "Who Must File". */
  readonly section: string;
  /** An address on irs.gov. */
  readonly url: string;
}

/** What a condition may look at: one return. */
export interface KnownReturn {
  readonly facts: ReturnInput;
  /** Whether the filer or a document stated the fact; defaults of the schema don't count. Lists: `w2s`. */
  readonly isStated: (path: string) => boolean;
  /** A line of the calculation in whole dollars; null when blank, or when there is no calculation. */
  readonly read: <V>(line: Line<V>) => V | null;
}

export type ConditionResult = 'met' | 'failed' | 'unknown';

/** One requirement of a "may I" answer, checked on a return. */
export interface CardCondition {
  /** The requirement as a short statement: "You're self-employed". */
  readonly label: Sentence;
  /** The fact to ask for while it is unknown; its question is the link. */
  readonly fact: string;
  readonly check: (known: KnownReturn, law: Law) => ConditionResult;
}

/** Pages of a client. */
export type CardScreen =
  | '/copilot'
  | '/dashboard'
  | '/deductions'
  | '/file'
  | '/file/extension'
  | '/interview'
  | '/messages'
  | '/payments'
  | '/requests'
  | '/settings'
  | '/summary'
  | '/upload';

/** A short piece of tax knowledge. It stands on its own: an answer may consist of one card. */
export interface Card {
  /** Kebab-case and unique; never reused for something else. */
  readonly id: string;
  /** The field's term: "Child tax credit". */
  readonly title: string;
  /** The answer itself, in one or two short sentences. */
  readonly verdict: Sentence;
  /** Conditions, limits, exceptions and phase-outs, one idea each, the most important first. */
  readonly details: readonly Sentence[];
  /** Whom it is for; left out when it is for every filer. */
  readonly appliesTo?: string;
  /** What a return has to meet. Given where it is simple and matters. */
  readonly conditions?: readonly CardCondition[];
  /** What changes from tax year 2025 on. */
  readonly from2025?: Sentence;
  readonly source: CardSource;
  /** What people call it: slang, form and box names, misspellings. Lower case. */
  readonly words: readonly string[];
  /** Lines of the return that it is about, the most important first. Read them inside functions only. */
  readonly lines?: () => readonly Line<unknown>[];
  /** Paths of facts that it is about, lists without a position: `w2s`, `adjustments.hsa`. */
  readonly facts?: readonly string[];
  /** Kinds of documents, as the document registry names them. */
  readonly documents?: readonly string[];
  /** Where to go for it in the product. */
  readonly screen?: CardScreen;
  /** Ids of cards to read next. */
  readonly see?: readonly string[];
}
