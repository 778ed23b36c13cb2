import { all, whenPicked } from '../conditions';
import { boxIsFilled } from './item-questions';
import { money, type QuestionSpec } from './topic';

const withOwnMoney = boxIsFilled('own-money', 'Box 9b');
const emptyAmount = whenPicked('.taxableStated', 'empty', 'Box 2a shows the taxable amount.');

/** The Simplified Method, for a pension with the filer's own money in it and no taxable amount. */
export const ownMoney: QuestionSpec[] = [
  money({
    id: '.simplifiedMethod.cost',
    text: 'What are your total employee contributions (box 9b)?',
    help: 'This is the after-tax money you paid into the pension. For example, 24,700.00.',
    why: 'You recover these contributions tax-free over time.',
    sourceHint: 'Box 9b',
    fact: '.simplifiedMethod.cost',
    when: all(withOwnMoney, emptyAmount),
  }),
  {
    id: '.simplifiedMethod.startDate',
    text: 'What was the annuity starting date?',
    help: 'For example, 07/01/2019.',
    why: 'The rules for recovering your cost depend on this date.',
    type: 'date',
    min: '1950-01-01',
    max: '2024-12-31',
    fact: '.simplifiedMethod.startDate',
    when: all(withOwnMoney, emptyAmount),
  },
  {
    id: '.simplifiedMethod.ageAtStart',
    text: 'How old were you on the annuity starting date?',
    help: 'For your spouse’s pension, enter your spouse’s age. Enter 0 if it’s a joint and survivor annuity. For example, 65.',
    why: 'Your age determines the number of months used to recover your cost.',
    type: 'number',
    format: 'whole',
    min: 0,
    max: 120,
    fact: '.simplifiedMethod.ageAtStart',
    when: all(withOwnMoney, emptyAmount),
  },
  {
    id: '.simplifiedMethod.jointAges',
    text: 'For a joint and survivor annuity, what were your combined ages when it started?',
    help: 'Add both ages on the annuity starting date. Enter 0 if it covers only one person. For example, 65 + 62 = 127.',
    why: 'If the annuity covers two people, you recover your cost over more months.',
    type: 'number',
    format: 'whole',
    min: 0,
    max: 240,
    fact: '.simplifiedMethod.jointAges',
    when: all(withOwnMoney, emptyAmount),
  },
  money({
    id: '.simplifiedMethod.recoveredBefore',
    text: 'How much of your cost did you recover tax-free before 2024?',
    help: 'It’s on your 2023 Simplified Method Worksheet. For example, 5,700.00.',
    why: 'You can recover each dollar only once.',
    fact: '.simplifiedMethod.recoveredBefore',
    when: all(withOwnMoney, emptyAmount),
  }),
];
