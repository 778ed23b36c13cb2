import { readStateContribution } from '@/lib/tax/us/schedule-a/state-contributions';
import { answerOf, type Condition, type View } from '../conditions';
import { formsOf } from '../document-facts';
import { type QuestionSpec } from './topic';

interface Entry {
  description: string;
  states: string[];
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const rowsOf = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value : []);

/** An entry of box 14 of the Form W-2 at hand, typed or read; null when there is none. */
function entryOf(view: View, row: number): Entry | null {
  if (view.extractionId === null) {
    const description = textOf(answerOf(view, `.box14Words.${row}`));
    if (description === '') return null;
    return { description, states: [0, 1].map((at) => textOf(answerOf(view, `.states.${at}.state`))) };
  }
  const read = formsOf(view.documents, 'w2s').find(({ form }) => form.extractionId === view.extractionId);
  const entry = rowsOf(read?.form.item['box14'])[row];
  if (entry === undefined) return null;
  return {
    description: textOf(entry['description']),
    states: rowsOf(read?.form.item['states']).map((state) => textOf(state['state'])),
  };
}

const isUnclear =
  (row: number): Condition =>
  (view) => {
    const entry = entryOf(view, row);
    if (entry === null) return 'later';
    return (
      readStateContribution(entry.description, entry.states) === 'unclear' || {
        skip: 'The description in box 14 shows whether it’s state tax.',
      }
    );
  };

const order = ['first', 'second', 'third', 'fourth'];

/** Asked where the words of box 14 leave open whether the amount went into a state fund. */
export const box14Asks: QuestionSpec[] = [0, 1, 2, 3].map((row) => ({
  id: `.box14Counts.${row}`,
  text: (view: View) =>
    `Is “${entryOf(view, row)?.description ?? order[row] ?? ''}” in box 14 a payment to a state fund?`,
  help: 'Select Yes if state law requires you to pay into a state fund. Select No for a private plan. For example, select Yes for state paid family leave.',
  why: 'It counts as state income tax if you itemize.',
  type: 'boolean',
  sourceHint: 'Box 14',
  fact: `.box14[${row}].stateTax`,
  when: isUnclear(row),
}));
