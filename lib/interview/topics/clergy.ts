import { all, type Condition, when } from '../conditions';
import { anotherQuestion, ownerQuestion } from './item-questions';
import { type Choice, type GroupSpec, money, yesNo } from './topic';

const unusual = (situation: string, label: string): Choice => ({
  value: situation,
  label,
  notice: {
    message:
      'Plainfile doesn’t support this case. We’ll keep your answers, but you can’t finish this return here.',
    blocking: true,
  },
  states: { '.situation': situation },
});

const hasAllowance: Condition = when(
  '.allowance',
  (amount) => Number(amount) > 0,
  'You had no housing allowance.',
);
const hasNoParsonage: Condition = when(
  '.parsonageValue',
  (amount) => Number(amount) === 0,
  'The church provides your home.',
);
const owesSelfEmploymentTax: Condition = when(
  '.exempt4361',
  (exempt) => exempt === false,
  'You have an approved Form 4361.',
);

/** Publication 517: one entry for each minister. */
export const clergy: GroupSpec = {
  group: 'clergy',
  noun: 'Minister',
  fact: 'clergy',
  gate: 'life-events',
  gateChoice: 'clergy',
  max: 2,
  questions: [
    { ...ownerQuestion('ministerial pay'), help: 'For example, select “Me” for your own pay.' },
    {
      id: '.situation',
      text: 'Do any of these apply?',
      help: 'Most people select “None of these.” For example, select the first option for a nun or monk whose order keeps the pay.',
      why: 'Special rules apply to this pay.',
      type: 'radio',
      choices: [
        { value: 'none', label: 'None of these' },
        unusual('vowOfPoverty', 'Member of a religious order who took a vow of poverty'),
        unusual('form4029', 'Exempt from Social Security tax with Form 4029'),
        unusual('churchEmployee', 'Church employee, not a minister, without Social Security tax withheld'),
        unusual('retired', 'Retired, with a housing allowance from a church retirement plan'),
        unusual('abroad', 'Worked as a minister in another country'),
      ],
      fact: '.situation',
    },
    yesNo({
      id: '.exempt4361',
      text: 'Did the IRS approve Form 4361 for you?',
      help: 'Form 4361 is an exemption from self-employment tax on ministerial earnings. For example, select Yes if you have an approved copy.',
      why: 'Without it, you owe self-employment tax on your pay and housing.',
      fact: '.exempt4361',
    }),
    money({
      id: '.salary',
      text: 'How much pay for ministerial services is in box 1 of your W-2?',
      help: 'Include only a W-2 with no Social Security wages in box 3. Enter 0 if none. For example, 45,000.00.',
      why: 'It’s taxed like wages, and it’s also subject to self-employment tax.',
      fact: '.salary',
    }),
    money({
      id: '.parsonageValue',
      text: 'What was the fair rental value of the home your church provided?',
      help: 'Include the utilities the church paid. Enter 0 if the church provides no home. For example, 14,400.00.',
      why: 'It isn’t taxed, but it’s subject to self-employment tax.',
      fact: '.parsonageValue',
    }),
    money({
      id: '.allowance',
      text: 'How much did your church pay you as a housing allowance?',
      help: 'Include a parsonage or utility allowance. Your church must have designated it before paying it, and it must be reasonable pay. It’s often in box 14 of your W-2. Leave out amounts in box 1. Enter 0 if none. For example, 16,800.00.',
      why: 'It’s tax-free up to a limit, and it’s subject to self-employment tax.',
      fact: '.allowance',
    }),
    money({
      id: '.housingCosts',
      text: 'How much did you spend to provide your home?',
      help: 'Add rent or mortgage payments, taxes, insurance, utilities, repairs, and furnishings. If the church provides your home, enter only utilities you paid. For example, 16,700.00.',
      why: 'Only what you spend on your home is tax-free.',
      fact: '.housingCosts',
      when: hasAllowance,
    }),
    money({
      id: '.rentalValue',
      text: 'What was the fair rental value of your home?',
      help: 'Use what the home would rent for furnished, plus utilities. For example, 16,560.00.',
      why: 'The tax-free amount can’t be more than this.',
      fact: '.rentalValue',
      when: all(hasAllowance, hasNoParsonage),
    }),
    money({
      id: '.employeeExpenses',
      text: 'How much did you spend on ministerial work that the church didn’t reimburse?',
      help: 'These expenses aren’t deductible from income, but they lower self-employment tax. Leave out expenses of a business. Enter 0 if none. For example, 300.00.',
      why: 'They lower your self-employment tax.',
      fact: '.employeeExpenses',
      when: owesSelfEmploymentTax,
    }),
    money({
      id: '.allocableExpenses',
      text: 'How much in business expenses did you leave out because of your tax-free housing?',
      help: 'This applies if you entered a business for fees, such as for weddings. Divide tax-free housing by all ministerial income. That share of the business’s expenses isn’t deductible. Enter 0 if none. For example, 50.00.',
      why: 'They still lower your self-employment tax.',
      fact: '.allocableExpenses',
    }),
  ],
  more: anotherQuestion(
    'Is your spouse also a minister?',
    'For example, select Yes if you both serve a church.',
  ),
};
