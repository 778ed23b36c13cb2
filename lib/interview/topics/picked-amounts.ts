import { all, type Condition, type View, whenPicked } from '../conditions';
import { openAmounts } from './opened-amounts';
import { type Choice, money, none, type Probe, type QuestionSpec, type Words } from './topic';

/** One amount of a list: the line in the overview, and the question that follows when it is picked. */
export interface PickedAmount {
  /** Path of the fact; it is the question's id too. */
  fact: string;
  label: string;
  text: Words;
  help: string;
  why?: string;
  sourceHint?: string;
  min?: number;
  probe?: Probe;
  /** Last year whose returns have it. */
  upTo?: number;
}

interface Overview {
  id: string;
  text: string;
  help: string;
  why: string;
  when?: Condition;
  note?: QuestionSpec['note'];
  /** Reason for an amount that is not asked. */
  because: string;
  /** Why the amounts are asked, where they don't say it themselves. */
  whyEach: string;
  amounts: readonly PickedAmount[];
  /** True for an amount that a document says: it isn’t offered beside it. */
  isRead?: (view: View, fact: string) => boolean;
  /** Further choices, which open no amount. */
  extra?: readonly Choice[];
}

export const valueOfFact = (fact: string): string => fact.replace(/^\./, '').replaceAll('.', '-');

/** One screen that asks which of many amounts there are, then one question for each that is picked. */
export function askPicked(overview: Overview): QuestionSpec[] {
  const { id, text, help, why, because, whyEach, amounts, extra = [], when, note, isRead } = overview;
  return [
    {
      id,
      text,
      help,
      why,
      type: 'multiselect',
      choices: [
        ...amounts.map(({ fact, label, upTo }) => ({
          value: valueOfFact(fact),
          label,
          ...(upTo === undefined ? {} : { upTo }),
          ...(isRead === undefined ? {} : { offered: (view: View) => !isRead(view, fact) }),
        })),
        ...extra,
        none('None of these'),
      ],
      opens: openAmounts(
        amounts.map((amount) => ({ ...amount, value: valueOfFact(amount.fact), id: amount.fact })),
      ),
      // Choices that state facts write them themselves.
      fact: id.startsWith('.') && extra.some(({ states }) => states) ? '.' : 'interview.picked',
      ...(when ? { when } : {}),
      ...(note ? { note } : {}),
    },
    ...amounts.map(({ fact, label: _label, upTo: _upTo, why: own, ...rest }) =>
      money({
        id: fact,
        fact,
        why: own ?? whyEach,
        when: all(...(when ? [when] : []), whenPicked(id, valueOfFact(fact), because)),
        ...rest,
      }),
    ),
  ];
}
