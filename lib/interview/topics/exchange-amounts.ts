import { all, type Condition, when } from '../conditions';
import { isThisYear, text, unsupported } from './exchange-parties';
import { money, type QuestionSpec, yesNo } from './topic';

const amount = (id: string, question: string, help: string, why: string): QuestionSpec =>
  money({ id, text: question, help, why, fact: id, when: isThisYear });
const limit = (id: string, question: string, help: string, why: string, what: string): QuestionSpec =>
  yesNo({
    id,
    text: question,
    help,
    why,
    fact: id,
    when: isThisYear,
    notices: { yes: unsupported(what) },
  });

const hasBuildings: Condition = when(
  '.buildingsReceived',
  (answer) => Number(answer) > 0,
  'You told us you received no building.',
);

/** Form 8824, Part III. */
export const aboutAmounts: readonly QuestionSpec[] = [
  amount(
    '.basis',
    'What was your adjusted basis in the property you gave up?',
    'Leave out buildings in your list of depreciable property that you marked as exchanged. Enter the rest, such as the land. For example, 50,000.00.',
    'Your gain is what you received minus this amount.',
  ),
  amount(
    '.valueReceived',
    'What was the fair market value of the real estate you received?',
    'Include the land and buildings, before subtracting any mortgage. For example, 600,000.00.',
    'It goes on line 16 of Form 8824.',
  ),
  amount(
    '.buildingsReceived',
    'How much of that value is buildings?',
    'Use an appraisal or the property tax bill. Enter 0 if it’s all land. For example, 480,000.00.',
    'It divides your new basis between buildings and land.',
  ),
  amount(
    '.debtsGivenUp',
    'How much of your debt did the other party take over or pay off?',
    'Include the mortgage on the property you gave up. Enter 0 if none. For example, 150,000.00.',
    'Debt relief is treated like cash you received.',
  ),
  amount(
    '.debtsTakenOver',
    'How much debt did you take on with the new property?',
    'Include a new mortgage you used to buy it. Enter 0 if none. For example, 120,000.00.',
    'It offsets the debt you gave up.',
  ),
  amount(
    '.cashReceived',
    'How much cash did you receive in the exchange?',
    'Include money the intermediary paid you at the end. Enter 0 if none. For example, 50,000.00.',
    'Your gain is taxed up to this amount.',
  ),
  amount(
    '.cashPaid',
    'How much of your own cash did you pay in the exchange?',
    'Leave out loans and the sale money the intermediary held. Enter 0 if none. For example, 40,000.00.',
    'It adds to your basis in the new property.',
  ),
  amount(
    '.otherReceived',
    'What was the fair market value of anything else you received?',
    'Include a car, boat, or furniture. Enter 0 if none. For example, 8,000.00.',
    'Your gain is taxed up to this amount.',
  ),
  {
    ...text(
      '.otherReceivedIs',
      'What else did you receive?',
      'A few words are enough. For example, a boat.',
      'It goes on line 15a of Form 8824.',
      100,
    ),
    when: all(
      isThisYear,
      when('.otherReceived', (answer) => Number(answer) > 0, 'You received nothing else.'),
    ),
  },
  amount(
    '.expenses',
    'What were your exchange expenses?',
    'Include commissions, closing costs, and the intermediary’s fee. Enter 0 if none. For example, 12,000.00.',
    'They lower the gain.',
  ),
  limit(
    '.otherGivenUp',
    'Did you give up anything besides real estate and cash?',
    'For example, select Yes if you added a car to the trade.',
    'It has its own lines on Form 8824.',
    'exchanges in which you also gave up other property',
  ),
  limit(
    '.hasSection1245',
    'Was part of either property section 1245 property?',
    'This includes storage tanks, greenhouses, and anything you took a section 179 deduction on. For example, select No for a house and its land.',
    'Its depreciation is taxed differently.',
    'exchanges with section 1245 property',
  ),
  limit(
    '.usedAsHome',
    'Was the property you gave up your main home at any time in the last five years?',
    'Count it even if only part of the property was your home. For example, select Yes if you lived in one half of a duplex.',
    'Part of the gain may be excluded as a home sale.',
    'combining an exchange with the home sale exclusion',
  ),
  limit(
    '.cashAfterYear',
    'Did you receive any of the cash after December 31, 2024?',
    'For example, select Yes if the intermediary paid you what was left in January.',
    'That gain may be taxed in the next year.',
    'the installment method for an exchange',
  ),
];

/** Of property that was depreciated. */
export const aboutDepreciation: readonly QuestionSpec[] = [
  amount(
    '.depreciation',
    'How much depreciation was allowed or allowable on the property you gave up?',
    'Leave out buildings in your list of depreciable property. Enter 0 if there are no others. For example, 120,000.00.',
    'Gain due to depreciation can be taxed at a higher rate.',
  ),
  {
    ...amount(
      '.additionalDepreciation',
      'How much of that depreciation exceeded the straight-line amount?',
      'Enter 0 for a house or store you depreciated over 27.5 or 39 years. For example, 15,000.00.',
      'This part of the gain is ordinary income.',
    ),
    when: all(
      isThisYear,
      when('.depreciation', (answer) => Number(answer) > 0, 'You told us there was no depreciation.'),
    ),
  },
  {
    id: '.replacementDepreciation',
    text: 'How will you depreciate the building you received?',
    help: 'By default, your old basis continues over the old building’s period. You may elect to treat all of it as new instead. For example, select the election for a house you’ll depreciate over 27.5 years from now.',
    why: 'It determines how you enter the new building.',
    type: 'radio',
    choices: [
      { value: 'none', label: 'I won’t depreciate it' },
      {
        value: 'asNew',
        label: 'As new property, by election under Regulations section 1.168(i)-6(i)',
        notice: {
          message:
            'You’ll need to mail this return, because the election goes at the top of Form 4562. Add the building to your depreciable property at the basis on line 25a of Form 8824.',
          blocking: false,
        },
      },
      {
        value: 'carriedOver',
        label: 'Carryover basis over the old building’s remaining recovery period',
        notice: unsupported('this way to depreciate the new building'),
      },
    ],
    fact: '.replacementDepreciation',
    when: all(isThisYear, hasBuildings),
  },
];
