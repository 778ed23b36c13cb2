import { type Condition, when } from '../conditions';
import { anotherQuestion } from './item-questions';
import { type Choice, type GroupSpec, money } from './topic';

/** Why Form 8814 can’t be filed for this child, by its name in the facts. */
const barred = (situation: string, label: string, message: string): Choice => ({
  value: situation,
  label,
  notice: { message, blocking: true },
  states: { '.situation': situation },
});

const ownReturn =
  'The child must file a return instead. Delete this child’s entry, and don’t include the income on your return.';
const unsupported =
  'Plainfile doesn’t support this case. We’ll keep your answers, but you can’t finish this return here.';

const hasDividends: Condition = when(
  '.dividends',
  (amount) => Number(amount) > 0,
  'This child had no ordinary dividends.',
);
const hasExemptInterest: Condition = when(
  '.taxExemptInterest',
  (amount) => Number(amount) > 0,
  'This child had no tax-exempt interest.',
);

/** Form 8814: one entry for each child whose income the parents report. */
export const childIncome: GroupSpec = {
  group: 'childIncome',
  noun: 'Child',
  nameFrom: '.person',
  fact: 'childIncome',
  gate: 'special-items',
  gateChoice: 'child-income',
  max: 10,
  questions: [
    {
      id: '.person',
      text: 'Whose interest and dividends do you want to report?',
      help: 'The child must be your child, adopted child, or stepchild. At the end of 2024, the child must have been under 19, or under 24 and a full-time student. For example, your ten-year-old son.',
      why: 'Each child has a separate Form 8814.',
      type: 'radio',
      refersTo: {
        of: ['dependents'],
        states: ({ index }) => ({ '.dependentIndex': index }),
        once: true,
      },
      fact: '.dependentIndex',
    },
    {
      id: '.situation',
      text: 'Do any of these apply to this child?',
      help: 'Most people select “None of these.” If you file jointly, the right return is your joint return. Otherwise, the right parent is the one the child lived with for most of the year, or the one with the higher taxable income if you live together or file separately. For example, select the first option if the child had a summer job.',
      why: 'You can make this election (Form 8814) only for a child without these.',
      type: 'radio',
      choices: [
        { value: 'none', label: 'None of these' },
        barred(
          'otherIncome',
          'The child had wages, sold investments, or had other income',
          `You can report only interest, dividends, and capital gain distributions. ${ownReturn}`,
        ),
        barred('withholding', 'Federal income tax was withheld from the child’s income', ownReturn),
        barred(
          'estimatedPayments',
          'Estimated tax was paid for the child, or last year’s refund was applied to this year',
          ownReturn,
        ),
        barred(
          'otherParent',
          'The other parent is the right one to report the income',
          'Only the other parent can make this election. Delete this child’s entry.',
        ),
        barred('specialGains', 'The child had an amount in box 2b, 2c, or 2d of Form 1099-DIV', unsupported),
        barred(
          'adjustments',
          'Part of the income on the child’s forms belongs to someone else, or is lowered by bond premium or accrued interest',
          unsupported,
        ),
        barred('foreignAccount', 'The child had a foreign account or trust', unsupported),
      ],
      fact: '.situation',
    },
    money({
      id: '.interest',
      text: 'How much taxable interest did this child have in 2024?',
      help: 'Add boxes 1 and 3 of the child’s Forms 1099-INT. Enter 0 if none. For example, 850.00.',
      why: 'It goes on Form 8814, line 1a.',
      fact: '.interest',
    }),
    money({
      id: '.taxExemptInterest',
      text: 'How much tax-exempt interest did this child have?',
      help: 'Add box 8 of the child’s Forms 1099-INT and box 12 of the Forms 1099-DIV. Enter 0 if none. For example, 90.00.',
      why: 'It isn’t taxed, but it counts for some credits.',
      fact: '.taxExemptInterest',
    }),
    money({
      id: '.privateActivityInterest',
      text: 'How much of that interest was from private activity bonds?',
      help: 'Add box 9 of the Forms 1099-INT and box 13 of the Forms 1099-DIV. Enter 0 if none. For example, 20.00.',
      why: 'It counts for the alternative minimum tax (AMT).',
      fact: '.privateActivityInterest',
      when: hasExemptInterest,
    }),
    money({
      id: '.dividends',
      text: 'How much did this child have in ordinary dividends?',
      help: 'Add box 1a of the child’s Forms 1099-DIV. Include Alaska Permanent Fund dividends. Enter 0 if none. For example, 1,900.00.',
      why: 'It goes on Form 8814, line 2a.',
      fact: '.dividends',
    }),
    money({
      id: '.qualifiedDividends',
      text: 'How much of the dividends were qualified dividends?',
      help: 'Add box 1b of the child’s Forms 1099-DIV. Enter 0 if none. For example, 1,500.00.',
      why: 'They’re taxed at lower rates on your return.',
      fact: '.qualifiedDividends',
      when: hasDividends,
    }),
    money({
      id: '.alaskaFund',
      text: 'How much of the dividends came from the Alaska Permanent Fund?',
      help: 'Enter 0 if none. For example, 1,702.00.',
      why: 'They don’t count as investment income for some taxes and credits.',
      fact: '.alaskaFund',
      when: hasDividends,
    }),
    money({
      id: '.capitalGain',
      text: 'How much did this child have in capital gain distributions?',
      help: 'Add box 2a of the child’s Forms 1099-DIV. Enter 0 if none. For example, 400.00.',
      why: 'They’re taxed at lower rates on your return.',
      fact: '.capitalGain',
    }),
  ],
  more: anotherQuestion(
    'Do you want to add another child?',
    'For example, select Yes for the child’s sister.',
  ),
};
