import { namesState } from '../named-states';
import { askPicked } from './picked-amounts';
import { below, box } from './share-boxes';
import { money, type QuestionSpec } from './topic';

const whyEach = 'Pennsylvania taxes each class of income on its own line.';

/** What New Jersey's and Pennsylvania's own Schedules K-1 say, for filers whose answers name the state. */
export const stateShares: readonly QuestionSpec[] = [
  {
    ...money({
      id: '.newJerseyShare',
      fact: '.newJerseyShare',
      text: 'What is your share on the New Jersey Schedule K-1?',
      help: 'It’s on line 4 of Schedule NJK-1 (column A), or it’s your total share on Schedule NJ-K-1. Enter a loss as a negative number. Leave this blank if you don’t have either one. For example, 9,850.00.',
      why: 'New Jersey adds back some costs that lower your federal share.',
      min: below,
      when: namesState('NJ'),
    }),
    optional: true,
  },
  ...askPicked({
    id: '.pennsylvaniaLines',
    text: 'Which of these lines on PA Schedule RK-1 are filled in?',
    help: 'The business sends this schedule with your Schedule K-1. For example, select “None of these” if you don’t have one.',
    why: 'Pennsylvania sorts your income into classes, and this schedule shows each one.',
    because: 'You told us this line is blank.',
    whyEach,
    when: namesState('PA'),
    amounts: [
      box(
        '.pennsylvaniaShare.business',
        '1: Business income or loss',
        'What is the business income or loss on PA Schedule RK-1?',
        'It’s on line 1. Enter a loss as a negative number. For example, 9,850.00.',
        whyEach,
        below,
      ),
      box(
        '.pennsylvaniaShare.interest',
        '2: Interest income',
        'How much interest is on PA Schedule RK-1?',
        'It’s on line 2. For example, 45.00.',
        whyEach,
      ),
      box(
        '.pennsylvaniaShare.dividends',
        '3: Dividend income',
        'How much dividend income is on PA Schedule RK-1?',
        'It’s on line 3. For example, 130.00.',
        whyEach,
      ),
      box(
        '.pennsylvaniaShare.gains',
        '4: Gain or loss from the sale of property',
        'What is the gain or loss from the sale of property on PA Schedule RK-1?',
        'It’s on line 4. Enter a loss as a negative number. For example, 750.00.',
        whyEach,
        below,
      ),
      box(
        '.pennsylvaniaShare.rents',
        '5: Income or loss from rents and royalties',
        'What is the income or loss from rents and royalties on PA Schedule RK-1?',
        'It’s on line 5. Enter a loss as a negative number. For example, 1,100.00.',
        whyEach,
        below,
      ),
      box(
        '.pennsylvaniaShare.guaranteedPayments',
        '12: Guaranteed payments for services',
        'How much are the guaranteed payments for services on PA Schedule RK-1?',
        'They’re on line 12. For example, 24,000.00.',
        'They’re business income, and line 1 leaves them out.',
      ),
    ],
  }),
];
