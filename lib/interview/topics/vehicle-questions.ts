import { all, any, type Condition, when, whenPicked, whenYes } from '../conditions';
import { money, type QuestionSpec, yesNo } from './topic';

const usesCar = whenPicked('.uses', 'car', 'You used no car for this work.');
const countsActualCosts = all(
  usesCar,
  whenPicked('.carMethod', 'actual', 'You chose the standard mileage rate.'),
);
const bought = (test: (cost: number) => boolean): Condition =>
  when('.vehicle.cost', (cost) => test(Number(cost)), 'You lease this vehicle.');
const isOwned = all(
  countsActualCosts,
  bought((cost) => cost > 0),
);
const since2024 = when(
  '.vehicle.placedInService',
  (day) => String(day) >= '2024-01-01',
  'This vehicle was in use before 2024.',
);
const before2024 = when(
  '.vehicle.placedInService',
  (day) => String(day) < '2024-01-01',
  'This vehicle is new in 2024.',
);
const mileageFirst = all(
  isOwned,
  before2024,
  whenPicked('.vehicle.firstYearMethod', 'mileage', 'You used actual costs from the start.'),
);
const actualFirst = all(
  isOwned,
  any(since2024, whenPicked('.vehicle.firstYearMethod', 'actual', 'You used the mileage rate at first.')),
);

function miles(id: string, text: string, help: string): QuestionSpec {
  return {
    id,
    text,
    help,
    why: 'The form for your work asks for all miles of the car.',
    type: 'number',
    min: 0,
    max: 500_000,
    fact: id,
    when: usesCar,
  };
}

/** Schedule C, line 9 and Part IV; Form 4562, Part V. */
export const vehicleQuestions: readonly QuestionSpec[] = [
  miles(
    '.vehicle.businessMiles',
    'How many miles did you drive for this work in 2024?',
    'Leave out the way from home to a fixed place of work. For example, 6,200 from your log.',
  ),
  miles(
    '.vehicle.commutingMiles',
    'How many miles did you drive between home and a fixed place of work?',
    'Enter 0 if you have no such place. For example, 900.',
  ),
  miles(
    '.vehicle.otherMiles',
    'How many miles did you drive for yourself?',
    'Count trips to shops, friends and so on with the same car. For example, 5,000.',
  ),
  {
    id: '.vehicle.placedInService',
    text: 'When did you first use this car for the work?',
    help: 'For example, 03/15/2022.',
    why: 'The form for your work asks for it.',
    type: 'date',
    min: '1980-01-01',
    max: '2024-12-31',
    fact: '.vehicle.placedInService',
    when: usesCar,
  },
  {
    id: '.vehicle.firstYearMethod',
    text: 'Which method did you use in the first year of this car?',
    help: 'Look at Schedule C of that year. For example, select actual costs if Form 4562 listed the car.',
    why: 'The first year decides what you can choose now. After actual costs, the mileage rate is closed.',
    type: 'radio',
    choices: [
      { value: 'mileage', label: 'Standard mileage rate' },
      { value: 'actual', label: 'Actual costs, with depreciation' },
    ],
    fact: '.vehicle.firstYearMethod',
    when: all(usesCar, before2024),
  },
  {
    id: '.carMethod',
    text: 'How do you want to count the car?',
    help: 'The standard mileage rate is 67 cents a mile. Actual costs count gas, repairs and depreciation. For example, a small car often does better with the rate.',
    why: 'You can use one way or the other, not both.',
    type: 'radio',
    choices: [
      { value: 'mileage', formerly: ['rate'], label: 'Standard mileage rate' },
      { value: 'actual', label: 'Actual costs, with depreciation' },
    ],
    fact: '.vehicle.method',
    when: usesCar,
  },
  money({
    id: '.vehicle.parkingAndTolls',
    text: 'How much did you pay for parking and tolls on business trips?',
    help: 'Leave out parking at your own place of work. Enter 0 if none. For example, 140.00.',
    why: 'Parking and tolls count beside either method.',
    fact: '.vehicle.parkingAndTolls',
    when: usesCar,
  }),
  money({
    id: '.vehicle.actualExpenses',
    text: 'What did the car cost you to run in 2024?',
    help: 'Add gas, repairs, insurance and fees for all miles, and lease payments. Leave out the price of the car. We take the share for work. For example, 4,300.00.',
    why: 'The share for work lowers your taxable income.',
    fact: '.vehicle.actualExpenses',
    when: countsActualCosts,
  }),
  money({
    id: '.vehicle.cost',
    text: 'What did you pay for the car (its basis)?',
    help: 'Count sales tax. If you first used it in private, enter its value on the first day of work if that is less. Enter 0 for a leased car. For example, 32,000.00.',
    why: 'Depreciation (writing off the cost over several years) starts from it.',
    fact: '.vehicle.cost',
    when: countsActualCosts,
  }),
  {
    id: '.vehicle.kind',
    text: 'How heavy is the vehicle?',
    help: 'The gross weight rating is on the sticker in the driver’s door. For example, most cars and small SUVs are up to 6,000 pounds.',
    why: 'The law limits the depreciation of cars, and section 179 for heavy SUVs.',
    type: 'radio',
    choices: [
      { value: 'car', label: 'Up to 6,000 pounds' },
      { value: 'heavySuv', label: 'SUV over 6,000, up to 14,000 pounds' },
      { value: 'truck', label: 'Work truck or van over 6,000 pounds with a long bed or no rear seats' },
    ],
    fact: '.vehicle.kind',
    when: isOwned,
  },
  money({
    id: '.vehicle.section179',
    text: 'How much of the car do you want to deduct at once (section 179)?',
    help: 'This needs more than 50% business use. Enter 0 to spread the cost over the years. For example, 5,000.00.',
    why: 'You may elect it up to the limit for cars.',
    fact: '.vehicle.section179',
    when: all(isOwned, since2024),
  }),
  yesNo({
    id: '.vehicle.bonus',
    text: 'Do you take bonus depreciation on this car?',
    help: 'It needs more than 50% business use in the first year. For an older car, say what you did then. For example, select No to spread the cost.',
    why: 'It moves more of the cost into the first year.',
    fact: '.vehicle.bonus',
    when: actualFirst,
  }),
  {
    id: '.vehicle.acquired',
    text: 'Did you sign the contract for this car before the year you first used it?',
    help: 'Enter the day of the contract. Leave it blank if it was the same year. For example, 08/20/2017.',
    why: 'The bonus rate can depend on that day.',
    type: 'date',
    min: '1980-01-01',
    max: '2024-12-31',
    optional: true,
    fact: '.vehicle.acquired',
    when: all(actualFirst, whenYes('.vehicle.bonus', 'You take no bonus depreciation.')),
  },
  yesNo({
    id: '.vehicle.straightLine',
    text: 'Did you depreciate this car by the straight line method from the start?',
    help: 'You had to if half or less of its use was for work in the first year. For example, select Yes if Form 4562 listed it on line 27.',
    why: 'The method of the first year goes on.',
    fact: '.vehicle.straightLine',
    when: all(actualFirst, before2024),
  }),
  money({
    id: '.vehicle.priorDepreciation',
    text: 'How much depreciation was in the mileage rates of earlier years?',
    help: 'Add up business miles times the part of the rate that is depreciation: 28 cents in 2023, 26 cents in 2022. For example, 2,800.00 for 10,000 miles in 2023.',
    why: 'It lowers what is left to deduct.',
    fact: '.vehicle.priorDepreciation',
    when: mileageFirst,
  }),
  {
    id: '.vehicle.remainingYears',
    text: 'How many more years will you use this car, counted from January 1, 2024?',
    help: 'Make a fair guess and keep it. For example, 4.',
    why: 'After the mileage rate, the rest is spread over these years.',
    type: 'number',
    min: 1,
    max: 30,
    fact: '.vehicle.remainingYears',
    when: mileageFirst,
  },
  ...(
    [
      [
        'availableForPersonalUse',
        'Could you use the car in private when you were off work?',
        'For example, select Yes if you park it at home.',
      ],
      [
        'anotherVehicle',
        'Do you or your spouse have another car for private use?',
        'For example, select Yes if there is a second car at home.',
      ],
      [
        'evidence',
        'Do you have proof of your business miles?',
        'For example, select Yes if you keep a log or an app records your trips.',
      ],
      [
        'writtenEvidence',
        'Is that proof in writing?',
        'Files on a computer or phone count. For example, select Yes for a mileage log.',
      ],
    ] as const
  ).map(([name, text, help]) =>
    yesNo({
      id: `.vehicle.${name}`,
      text,
      help,
      why: 'The form asks this about every vehicle.',
      fact: `.vehicle.${name}`,
      when:
        name === 'writtenEvidence'
          ? all(usesCar, whenYes('.vehicle.evidence', 'You have no proof of your miles.'))
          : usesCar,
    }),
  ),
];
