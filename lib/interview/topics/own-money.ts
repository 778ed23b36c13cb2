import { all, whenPicked } from '../conditions';
import { boxIsFilled } from './item-questions';
import { money, type QuestionSpec } from './topic';

const withOwnMoney = boxIsFilled('own-money', 'Box 9b');
const emptyAmount = whenPicked('.taxableStated', 'empty', 'Box 2a shows what is taxed.');

/** The Simplified Method, for a pension with the filer's own money in it and no taxable amount. */
export const ownMoney: QuestionSpec[] = [
  money({
    id: '.simplifiedMethod.cost',
    text: 'How much of your own taxed money went into this pension?',
    help: 'It’s in box 9b. For example, 24,700.00.',
    why: 'You get this money back free of tax, bit by bit.',
    sourceHint: 'Box 9b',
    fact: '.simplifiedMethod.cost',
    when: all(withOwnMoney, emptyAmount),
  }),
  {
    id: '.simplifiedMethod.startDate',
    text: 'What date did the pension start?',
    help: 'For example, 07/01/2019.',
    why: 'The rules depend on it.',
    type: 'date',
    min: '1950-01-01',
    max: '2024-12-31',
    fact: '.simplifiedMethod.startDate',
    when: all(withOwnMoney, emptyAmount),
  },
  {
    id: '.simplifiedMethod.ageAtStart',
    text: 'How old were you on the day the pension started?',
    help: 'If it is your spouse’s pension, give your spouse’s age. For example, 65. If it is paid for two lives, enter 0 here.',
    why: 'It decides over how many months your money comes back.',
    type: 'number',
    format: 'whole',
    min: 0,
    max: 120,
    fact: '.simplifiedMethod.ageAtStart',
    when: all(withOwnMoney, emptyAmount),
  },
  {
    id: '.simplifiedMethod.jointAges',
    text: 'If it is paid for two lives, what are both ages added up?',
    help: 'Take the ages on the day it started. Enter 0 if it’s for one life. For example, 65 + 62 = 127.',
    why: 'A pension for two lives is spread over more months.',
    type: 'number',
    format: 'whole',
    min: 0,
    max: 240,
    fact: '.simplifiedMethod.jointAges',
    when: all(withOwnMoney, emptyAmount),
  },
  money({
    id: '.simplifiedMethod.recoveredBefore',
    text: 'How much of your own money did you get back before 2024?',
    help: 'It’s on the same worksheet of your 2023 return. For example, 5,700.00.',
    why: 'It can come back only once.',
    fact: '.simplifiedMethod.recoveredBefore',
    when: all(withOwnMoney, emptyAmount),
  }),
];
