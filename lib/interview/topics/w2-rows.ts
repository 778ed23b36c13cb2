import { all, answerOf, type Condition } from '../conditions';
import { states } from './address';
import { boxIsFilled } from './item-questions';
import { money, type QuestionSpec } from './topic';

const box14Words = ['first', 'second', 'third', 'fourth'];

/** Box 14 is free text with amounts; four lines have room on the document. */
export function box14Row(row: number): QuestionSpec[] {
  const filled = boxIsFilled('box14', 'Box 14');
  const when: Condition =
    row === 0
      ? filled
      : all(filled, (view) => {
          const before = answerOf(view, `.box14Words.${row - 1}`);
          if (before === undefined) return 'later';
          return before === '' ? { skip: 'Box 14 has no more entries.' } : true;
        });
  return [
    {
      id: `.box14Words.${row}`,
      text: `What is the description on the ${box14Words[row] ?? 'next'} line of box 14?`,
      help: `${row === 0 ? '' : 'Leave this blank if there isn’t one. '}For a railroad job, enter RRTA compensation, Tier 1 tax, and Medicare tax. You can leave out Tier 2. For example, UNION DUES or CASDI.`,
      why: 'Some of these amounts can affect your tax.',
      type: 'text',
      maxLength: 60,
      optional: row > 0,
      sourceHint: 'Box 14',
      fact: `.box14[${row}].description`,
      when,
    },
    money({
      id: `.box14Amount.${row}`,
      text: `What amount is on the ${box14Words[row] ?? 'next'} line of box 14?`,
      help: 'Enter a negative amount with a minus sign. For example, 312.00.',
      why: 'Some of these amounts can affect your tax.',
      min: -9_999_999_999.99,
      sourceHint: 'Box 14',
      fact: `.box14[${row}].amount`,
      when: all(filled, (view) => {
        const words = answerOf(view, `.box14Words.${row}`);
        if (words === undefined) return 'later';
        return words === '' ? { skip: 'Box 14 has no more entries.' } : true;
      }),
    }),
  ];
}

/** Boxes 15 to 20 have two lines on the printed form. */
export function stateRow(row: number): QuestionSpec[] {
  const line = row === 0 ? 'first' : 'second';
  const first = boxIsFilled('state', 'The first line');
  const filled = row === 0 ? first : all(first, boxIsFilled('state2', 'The second line'));
  const at = (name: string) => `.states[${row}].${name}`;
  const box = (name: string, number: string, words: string, example: string, why: string) =>
    money({
      id: `.states.${row}.${name}`,
      text: `What is in box ${number}, ${words} (${line} line)?`,
      help: `Enter 0 if the box is blank. For example, ${example}.`,
      why,
      sourceHint: `Box ${number}`,
      fact: at(name),
      when: filled,
    });
  return [
    {
      id: `.states.${row}.state`,
      text: `Which state is in box 15 (${line} line)?`,
      help: 'It’s a two-letter code. For example, OH for Ohio.',
      why: 'It shows which state withheld the tax.',
      type: 'select',
      choices: states,
      sourceHint: 'Box 15',
      fact: at('state'),
      when: filled,
    },
    {
      id: `.states.${row}.stateId`,
      text: `What is the employer’s state ID number in box 15 (${line} line)?`,
      help: 'Leave this blank if there is none. For example, 51-234567.',
      why: 'It goes on your state return.',
      type: 'text',
      maxLength: 30,
      optional: true,
      sourceHint: 'Box 15',
      fact: at('stateId'),
      when: filled,
    },
    box('wages', '16', 'state wages', '48,250.00', 'It goes on your state return.'),
    box('withholding', '17', 'state income tax', '1,450.00', 'It counts as state income tax if you itemize.'),
    box('localWages', '18', 'local wages', '48,250.00', 'It goes on your local return.'),
    box(
      'localWithholding',
      '19',
      'local income tax',
      '965.00',
      'It counts as local income tax if you itemize.',
    ),
    {
      id: `.states.${row}.locality`,
      text: `What locality is in box 20 (${line} line)?`,
      help: 'Leave this blank if there is none. For example, DAYTON.',
      why: 'It goes on your local return.',
      type: 'text',
      maxLength: 40,
      optional: true,
      sourceHint: 'Box 20',
      fact: at('locality'),
      when: filled,
    },
  ];
}
