import { type Condition, type View } from '../conditions';
import { type FormGroup } from '../document-facts';
import { type AnswerFormat, type AnswerValue, type QuestionType } from '../schema';

/** A choice: the stable value that is stored, and the words that are shown. */
export interface Choice {
  value: string;
  /** Values under which earlier versions stored this choice: answers of earlier versions still count. */
  formerly?: readonly string[];
  label: string;
  /** Value and label of a year, where they hold years further back than the one before. */
  ofYear?: (year: number) => { value: string; label: string };
  /** First and last year whose returns have this choice; left out: every one. */
  since?: number;
  upTo?: number;
  /** Facts that picking it states, as path → value. Paths follow the rules of `fact`. */
  states?: Record<string, string | boolean>;
  /** Offered only then; left out: always. One that was picked before stays. */
  offered?: (view: View) => boolean;
  /** Why the return can't be finished here, or what will be left out, when it is picked. */
  notice?: { message: string; blocking: boolean };
}

/** A choice and the id of the question that asks for its amount. */
export interface OpenedAmount {
  value: string;
  id: string;
  /** The least that is taken, where it isn't zero. */
  min?: number;
  /** What to include or leave out. */
  hint?: string;
}

/** Someone or something told about earlier that an answer can name. */
export type Referent =
  'taxpayer' | 'spouse' | 'dependents' | 'businesses' | 'rentals' | 'farms' | 'casualties';

/** What an answer names: a person of the return, or an item by its place in the facts. */
export interface Target {
  kind: Referent;
  index: number;
}

/** The choices of a question are people or things told about earlier. */
export interface Reference {
  of: readonly Referent[];
  /** What it can be besides: choices that name nothing told about earlier, before those that do. */
  besides?: readonly Choice[];
  /** Facts that naming one states, as path → value. Paths follow the rules of `fact`. */
  states?: (target: Target) => Record<string, unknown>;
  /** Paths that `states` can write beside `fact`. */
  also?: readonly string[];
  /** Each is told about once: what an earlier item of the list names is not offered again. */
  once?: boolean;
}

/**
 * Answers between which every other one lies: when the return comes out the same with each of them, the question
 * can't matter. For yes-or-no questions both answers; for amounts nothing and more than anybody has.
 */
export type Probe =
  | { answers: readonly AnswerValue[] }
  /** For a question that opens others: the facts that those would state. */
  | { facts: readonly Record<string, unknown>[] };

export type Words = string | ((view: View) => string);

/** One question as data. In a repeated group, id and fact start with a dot and belong to the item. */
export interface QuestionSpec {
  id: string;
  text: Words;
  /** What to answer, with an example. */
  help: string;
  /** Why we ask, as a full sentence. */
  why: string;
  type: QuestionType;
  choices?: readonly Choice[];
  /** Instead of choices: they depend on what was read and told before. */
  choicesFrom?: (view: View) => readonly Choice[];
  /** Instead of choices: the answer names someone or something told about earlier. */
  refersTo?: Reference;
  /** Facts that the answer states instead of `fact`, as path → value. */
  writes?: (answer: AnswerValue) => Record<string, unknown>;
  /** The engine may say that no answer changes any line; then the question falls away. */
  probe?: Probe;
  /**
   * Nobody is asked: of these answers the one is taken that leaves the most money, the first of equals. A single one stands
   * for what the engine decides by itself. `because` is said where it isn't about money. The filer can answer otherwise.
   * With `when`, everybody else is asked.
   */
  decides?: { answers: readonly AnswerValue[]; because?: string; when?: (view: View) => boolean };
  /** Path of the fact: `taxpayer.blind`, `.wages` in an item, or `interview.…` for what steers only. */
  fact: string;
  when?: Condition;
  format?: AnswerFormat;
  min?: number | string;
  max?: number | string;
  maxLength?: number;
  optional?: boolean | ((view: View) => boolean);
  sensitive?: boolean;
  placeholder?: string;
  sourceHint?: string;
  note?: (view: View) => string | undefined;
  /** For yes-or-no questions: what each answer means for the rest. */
  notices?: { yes?: NonNullable<Choice['notice']>; no?: NonNullable<Choice['notice']> };
  /** The fact is the opposite of the answer. */
  negated?: boolean;
  /** The amount is added to what a document says at `fact`. */
  adds?: boolean;
  /** The answer makes a new entry in the list at `fact`, with these fields beside `amount`. */
  entry?: { code: string };
  /** The fact at `fact` is worked out from this answer and others; the answer itself is not the fact. */
  derives?: boolean;
  /** The amount that each choice opens: it can be entered beside the choice. */
  opens?: readonly OpenedAmount[];
  /** Its words name the year of the return themselves: they are taken as they are. */
  namesYear?: boolean;
  /** Stored in capital letters. */
  upperCase?: boolean;
  /** A further check; gives a sentence when the answer can't be right. */
  check?: (answer: AnswerValue, view: View) => string | null;
}

/** A list of things of one kind, each asked about with the same questions. */
export interface GroupSpec {
  group: string;
  /** What one item is called: "W-2", "Person". */
  noun: string;
  /** The question whose answer names an item once it is known. */
  nameFrom?: string;
  /** Where the items stand in the facts. */
  fact: string;
  /** Says how many items there are: asks item 0 when the gate is answered yes. */
  gate: string;
  /** The choice of the gate that opens the group, when the gate is not a yes-or-no question. */
  gateChoice?: string;
  /** Items belong to items of another group: the question that says to which, and the list there. */
  within?: { reference: string; lists: Partial<Record<Referent, string>> };
  /** First year whose returns have the list. */
  since?: number;
  /** Start of the id that each item gets in the facts, where one is needed. */
  autoId?: string;
  /**
   * Documents that add items of their own, the question that asks for more beside them, and the questions below that
   * are asked about such a document, too, because no document says it.
   */
  documents?: { group: FormGroup; moreGate: string; asks?: readonly string[] };
  max: number;
  questions: readonly QuestionSpec[];
  /** The yes-or-no question that opens the next item. */
  more: QuestionSpec;
}

/** More questions about the items of a group that was asked earlier. */
export interface FollowUpSpec {
  followUp: string;
  questions: readonly QuestionSpec[];
}

/** Documents that are no items of a list: only what a document leaves open is asked here. */
export interface FormsSpec {
  formGroup: FormGroup;
  /** Questions about such a document; ids start with a dot. */
  asks?: readonly QuestionSpec[];
  /** What is asked of every document was asked before, and so is where it belongs. */
  again?: true;
}

export type Block = QuestionSpec | GroupSpec | FollowUpSpec | FormsSpec;

export interface CategorySpec {
  name: string;
  slug: string;
  blocks: readonly Block[];
}

/** Most dollars taken, the same as the facts take. */
const mostMoney = 9_999_999_999.99;

type Written = Omit<QuestionSpec, 'type' | 'format'>;

/** An amount in dollars and cents, zero or more unless `min` says otherwise. */
export const money = (spec: Written): QuestionSpec => ({
  type: 'number',
  format: 'money',
  min: 0,
  max: mostMoney,
  ...spec,
});

/** Amounts between which every amount lies, for `probe`. */
export const anyAmount: Probe = { answers: [0, 1_000_000] };
export const yesOrNo: Probe = { answers: [false, true] };

export const yesNo = (spec: Written): QuestionSpec => ({ type: 'boolean', ...spec });

export const isGroup = (block: Block): block is GroupSpec => 'group' in block;
export const isFormsSpec = (block: Block): block is FormsSpec => 'formGroup' in block;
export const isFollowUp = (block: Block): block is FollowUpSpec => 'followUp' in block;

export const none = (label: string): Choice => ({ value: 'none', label });

export const wordsOf = (words: Words, view: View): string =>
  typeof words === 'string' ? words : words(view);
