import { type Change } from '../apply-changes';
import { type DeductionView } from './view';

/** What must be true of a filer before the law gives the saving. */
export interface Condition {
  /** As a requirement: "Your child was under 17 at the end of 2024." */
  says: string;
  /** Null: the facts don't say. */
  holds: boolean | null;
  /** Why it is ruled out, read when it does not hold. */
  otherwise?: string;
}

/** One way to change the return that may bring money. */
export interface Idea {
  /** Tells ideas of one opportunity apart, such as the position of a child. */
  key?: string;
  /** Who or what it is about: a name, shown after the opportunity's own. */
  about?: string;
  changes: Change[];
  conditions: Condition[];
  /** The amount in dollars that the saving is worked out for, and what it is an amount of. */
  amount?: { dollars: number; says: string };
  /** The question or field where it is entered. */
  path: string;
}

export type Category =
  | 'Family'
  | 'Filing status'
  | 'Education'
  | 'Retirement'
  | 'Health'
  | 'Home'
  | 'Work and business'
  | 'Itemized deductions'
  | 'Income and payments';

export interface Look {
  ideas: Idea[];
  /** The return has it already: whole dollars and the line. */
  claimed?: { dollars: number; form: string; line: string };
  /** Why there is nothing to suggest. */
  otherwise: string;
}

/** One deduction, credit or choice that a filer can miss. */
export interface Opportunity {
  id: string;
  name: string;
  category: Category;
  description: string;
  steps: string[];
  /** The last day on which it can be done, `YYYY-MM-DD`. */
  doneBy?: string;
  /** Plain words about the law, and where it stands. */
  law: { explanation: string; source: string };
  /** Facts by which the filer tells about it. A "no" there rules it out. */
  tells?: readonly string[];
  look: (view: DeductionView) => Look;
}

/** Makes a condition. */
export const condition = (says: string, holds: boolean | null, otherwise?: string): Condition => ({
  says,
  holds,
  ...(otherwise === undefined ? {} : { otherwise }),
});

/** Something only the filer knows. */
export const unknown = (says: string): Condition => ({ says, holds: null });

/** Whole dollars as text for sentences: "$1,234". */
export const say = (dollars: number): string => `$${Math.round(dollars).toLocaleString('en-US')}`;
