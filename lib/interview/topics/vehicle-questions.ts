import { all, any, type Condition, when, whenNo, whenPicked, whenYes } from '../conditions';
import { money, type QuestionSpec, yesNo } from './topic';
import { askEarlierUse } from './earlier-business-use';

const usesCar = whenPicked('.uses', 'car', 'You didn’t use a car for this business.');
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
const isNew = when(
  '.vehicle.placedInService',
  (day, { taxYear }) => String(day) >= `${taxYear}-01-01`,
  'You used this vehicle before 2024.',
);
const isOlder = when(
  '.vehicle.placedInService',
  (day, { taxYear }) => String(day) < `${taxYear}-01-01`,
  'You started using this vehicle in 2024.',
);
const mileageFirst = all(
  isOwned,
  isOlder,
  whenPicked('.vehicle.firstYearMethod', 'mileage', 'You used actual expenses from the start.'),
);
const actualFirst = all(
  isOwned,
  any(isNew, whenPicked('.vehicle.firstYearMethod', 'actual', 'You used the mileage rate at first.')),
);

/** 2017 was the last year in which trucks and vans had limits of their own. */
const isOfSeparateLimits = when(
  '.vehicle.placedInService',
  (day) => String(day) < '2018-01-01',
  'Cars and light trucks have had the same limits since 2018.',
);

function miles(id: string, text: string, help: string): QuestionSpec {
  return {
    id,
    text,
    help,
    why: 'Schedule C asks for all the miles you put on the car.',
    type: 'number',
    min: 0,
    max: 500_000,
    fact: id,
    when: usesCar,
  };
}

const earlierUseQuestions = askEarlierUse(
  all(actualFirst, isOlder, whenNo('.vehicle.straightLine', 'This car is on straight-line depreciation.')),
);

/** Schedule C, line 9 and Part IV; Form 4562, Part V. */
export const vehicleQuestions: readonly QuestionSpec[] = [
  miles(
    '.vehicle.businessMiles',
    'How many business miles did you drive in 2024?',
    'Leave out commuting to a regular workplace. For example, 6,200 from your log.',
  ),
  miles(
    '.vehicle.commutingMiles',
    'How many miles did you commute?',
    'Commuting is driving between home and a regular workplace. Enter 0 if none. For example, 900.',
  ),
  miles(
    '.vehicle.otherMiles',
    'How many personal miles did you drive?',
    'Include errands, visits, and other personal trips in the same car. For example, 5,000.',
  ),
  {
    id: '.vehicle.placedInService',
    text: 'When did you place this car in service for business?',
    help: 'For example, 03/15/2022.',
    why: 'Schedule C asks for it.',
    type: 'date',
    min: '1980-01-01',
    max: '2024-12-31',
    fact: '.vehicle.placedInService',
    when: usesCar,
  },
  {
    id: '.vehicle.firstYearMethod',
    text: 'Which method did you use for this car in the first year?',
    help: 'Check that year’s Schedule C. For example, select actual expenses if Form 4562 listed the car.',
    why: 'If you used actual expenses in the first year, you can’t switch to the mileage rate now.',
    type: 'radio',
    choices: [
      { value: 'mileage', label: 'Standard mileage rate' },
      { value: 'actual', label: 'Actual expenses, including depreciation' },
    ],
    fact: '.vehicle.firstYearMethod',
    when: all(usesCar, isOlder),
  },
  {
    id: '.carMethod',
    text: 'Which vehicle expense method do you want to use?',
    help: 'The standard mileage rate is 67 cents a mile. Actual expenses include gas, repairs, and depreciation. For example, the mileage rate is often better for a small car.',
    why: 'You can use one method or the other, not both.',
    type: 'radio',
    choices: [
      { value: 'mileage', formerly: ['rate'], label: 'Standard mileage rate' },
      { value: 'actual', label: 'Actual expenses, including depreciation' },
    ],
    fact: '.vehicle.method',
    when: usesCar,
  },
  money({
    id: '.vehicle.parkingAndTolls',
    text: 'How much did you pay for parking and tolls on business trips?',
    help: 'Leave out parking at your regular workplace. Enter 0 if none. For example, 140.00.',
    why: 'You can deduct parking and tolls with either method.',
    fact: '.vehicle.parkingAndTolls',
    when: usesCar,
  }),
  money({
    id: '.vehicle.actualExpenses',
    text: 'What were your actual car expenses in 2024?',
    help: 'Add gas, repairs, insurance, fees, and lease payments for all miles. Leave out the price of the car. We’ll calculate the business share. For example, 4,300.00.',
    why: 'The business share lowers your taxable income.',
    fact: '.vehicle.actualExpenses',
    when: countsActualCosts,
  }),
  money({
    id: '.vehicle.cost',
    text: 'What did you pay for the car (its basis)?',
    help: 'Include sales tax. If you used the car personally first, enter its value on the first day of business use if that’s less. Enter 0 for a leased car. For example, 32,000.00.',
    why: 'It’s the starting point for depreciation (writing off the cost over several years).',
    fact: '.vehicle.cost',
    when: countsActualCosts,
  }),
  {
    id: '.vehicle.kind',
    text: 'What is the vehicle’s gross vehicle weight rating?',
    help: 'Check the rating (GVWR) on the driver’s door sticker. For example, most cars and small SUVs are up to 6,000 pounds.',
    why: 'The law limits depreciation on cars and the section 179 deduction for heavy SUVs.',
    type: 'radio',
    choices: [
      { value: 'car', label: 'Up to 6,000 pounds' },
      { value: 'heavySuv', label: 'SUV over 6,000 and up to 14,000 pounds' },
      { value: 'truck', label: 'Work truck or van over 6,000 pounds with a long bed or no rear seats' },
    ],
    fact: '.vehicle.kind',
    when: isOwned,
  },
  yesNo({
    id: '.vehicle.onTruckChassis',
    text: 'Is it a light truck or van, or built on a truck chassis?',
    help: 'Minivans and many SUVs are built on a truck chassis. For example, select Yes for a pickup.',
    why: 'Trucks and vans had higher depreciation limits through 2017.',
    fact: '.vehicle.onTruckChassis',
    when: all(
      isOwned,
      isOfSeparateLimits,
      whenPicked(
        '.vehicle.kind',
        'car',
        'The limits apply only to vehicles with a gross vehicle weight of 6,000 pounds or less.',
      ),
    ),
  }),
  money({
    id: '.vehicle.section179',
    text: 'How much of the car’s cost do you elect to deduct for 2024 (section 179)?',
    help: 'This requires more than 50% business use. Enter 0 to depreciate the cost instead. For example, 5,000.00.',
    why: 'You may elect this deduction, up to the limit for cars.',
    fact: '.vehicle.section179',
    when: all(isOwned, isNew),
  }),
  yesNo({
    id: '.vehicle.bonus',
    text: 'Do you want to take bonus depreciation on this car?',
    help: 'It requires more than 50% business use in the first year. For an older car, select what you chose that year. For example, select No to spread the cost over several years.',
    why: 'It lets you deduct more of the cost in the first year.',
    fact: '.vehicle.bonus',
    when: actualFirst,
  }),
  {
    id: '.vehicle.acquired',
    text: 'When did you sign the contract for this car?',
    help: 'Leave this blank if you signed it in the year you first used the car. For example, 08/20/2017.',
    why: 'The bonus rate can depend on that date.',
    type: 'date',
    min: '1980-01-01',
    max: '2024-12-31',
    optional: true,
    fact: '.vehicle.acquired',
    when: all(actualFirst, whenYes('.vehicle.bonus', 'You aren’t claiming bonus depreciation.')),
  },
  yesNo({
    id: '.vehicle.straightLine',
    text: 'Was this car already on straight-line depreciation before 2024?',
    help: 'It’s required if business use was 50% or less in the first year or has since fallen that low. For example, select Yes if your last Form 4562 listed it on line 27.',
    why: 'You keep using the first year’s method.',
    fact: '.vehicle.straightLine',
    when: all(actualFirst, isOlder),
  }),
  money({
    id: '.vehicle.earlierSection179',
    text: 'How much section 179 deduction did you take on this car in its first year?',
    help: 'It’s on line 26, column (i), of that year’s Form 4562. Enter 0 if none. For example, 5,000.00.',
    why: 'It reduces the cost you have left to depreciate.',
    fact: '.vehicle.section179',
    when: all(
      actualFirst,
      isOlder,
      whenNo('.vehicle.straightLine', 'This car is on straight-line depreciation.'),
    ),
  }),
  ...earlierUseQuestions,
  money({
    id: '.vehicle.priorDepreciation',
    text: 'How much depreciation was included in your standard mileage deductions for earlier years?',
    help: 'Multiply each year’s business miles by the depreciation part of that year’s rate, such as 26 cents for 2022. For example, 2,600.00 for 10,000 miles in 2022.',
    why: 'It reduces the basis you have left to deduct.',
    fact: '.vehicle.priorDepreciation',
    when: mileageFirst,
  }),
  {
    id: '.vehicle.remainingYears',
    text: 'Starting January 1, 2024, how many more years do you expect to use this car?',
    help: 'Make a reasonable estimate, and use it every year. For example, 4.',
    why: 'When you switch from the mileage rate, you depreciate the remaining basis over these years.',
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
        'Was the car available for personal use when you were off duty?',
        'For example, select Yes if you park it at home.',
      ],
      [
        'anotherVehicle',
        'Do you or your spouse have another car for personal use?',
        'For example, select Yes if you have a second car at home.',
      ],
      [
        'evidence',
        'Do you have evidence to support your business mileage?',
        'For example, select Yes if you keep a log or an app records your trips.',
      ],
      [
        'writtenEvidence',
        'Is your evidence in writing?',
        'Files on a computer or phone are considered written evidence. For example, select Yes for a mileage log.',
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
          ? all(usesCar, whenYes('.vehicle.evidence', 'You don’t have evidence of your miles.'))
          : usesCar,
    }),
  ),
];
