import { all, when, whenPicked } from '../conditions';
import { askPicked } from './picked-amounts';
import { type GroupSpec, money, type QuestionSpec, yesNo } from './topic';

const work = (name: string, label: string, text: string, example: string, extra = '') => ({
  fact: `energy.${name}`,
  label,
  text,
  help: `${extra}For example, ${example}.`,
});

const energyKinds: QuestionSpec[] = askPicked({
  id: 'energy-kinds',
  text: 'Which of these did you put into your home in 2024?',
  help: 'Pick all that were ready to use in 2024. For example, solar panels that were switched on in May.',
  why: 'A part of the cost comes back as a credit.',
  when: whenPicked('costs', 'energy', 'You told us that you did no such work.'),
  because: 'You told us that you did not have this done.',
  whyEach: 'About a third of it comes back as a credit, up to a limit.',
  amounts: [
    work(
      'solar',
      'Solar panels or a solar water heater',
      'How much did the solar panels or heater cost?',
      '18,000.00 with the work',
    ),
    work(
      'windGeothermal',
      'A small wind turbine, or a heat pump that uses the ground',
      'How much did the wind turbine or ground heat pump cost?',
      '22,000.00 with the work',
    ),
    work(
      'batteries',
      'A battery of at least 3 kilowatt hours',
      'How much did the battery cost?',
      '9,000.00 with the work',
    ),
    work(
      'heatPumps',
      'A heat pump, or a stove or boiler that burns wood',
      'How much did the heat pump or stove cost?',
      '6,500.00 with the work',
    ),
    work(
      'insulation',
      'Insulation or seals',
      'How much did the insulation cost?',
      '1,400.00',
      'Leave out the work. ',
    ),
    work(
      'windows',
      'Windows or skylights',
      'How much did the windows cost?',
      '2,100.00',
      'Leave out the work. ',
    ),
    work('doors', 'Outside doors', 'How much did the outside doors cost?', '700.00', 'Leave out the work. '),
    work('panels', 'A new electric panel', 'How much did the electric panel cost?', '1,800.00 with the work'),
    work(
      'audit',
      'A check of the home by an expert (energy audit)',
      'How much did the energy audit cost?',
      '400.00',
    ),
    {
      fact: 'energy.previousCarryforward',
      label: 'A part of the credit for 2023 is left over',
      text: 'How much of the credit for 2023 is left over?',
      help: 'It is on line 16 of your 2023 Form 5695. For example, 1,150.00.',
      why: 'It comes off your tax now.',
    },
  ],
});

/** Above this price one door alone has used up its $250 (30% of $834 in whole dollars). */
const priceOfOneDoor = 834;

/** Form 5695. */
export const energy: QuestionSpec[] = [
  ...energyKinds,
  money({
    id: 'energy.mostExpensiveDoor',
    text: 'How much did the most expensive outside door cost?',
    help: 'Leave out the installation. If you bought only one door, enter the same amount again. For example, 1,250.00.',
    why: 'The credit is limited to $250 for one door and $500 for all doors.',
    fact: 'energy.mostExpensiveDoor',
    when: all(
      whenPicked('energy-kinds', 'energy-doors', 'You bought no outside door.'),
      when(
        'energy.doors',
        (cost) => Number(cost) > priceOfOneDoor,
        'Your doors stay below the limit for one door.',
      ),
    ),
  }),
];

/** Form 8936. */
export const cleanVehicles: GroupSpec = {
  group: 'cleanVehicles',
  noun: 'Car',
  fact: 'cleanVehicles',
  gate: 'costs',
  gateChoice: 'clean-car',
  max: 4,
  questions: [
    {
      id: '.vin',
      text: 'What is the 17-sign number (VIN) of the car?',
      help: 'It is on the paper from the dealer and behind the front window. For example, 1HGCM82633A004352.',
      why: 'The IRS checks each car by this number.',
      type: 'text',
      maxLength: 17,
      upperCase: true,
      fact: '.vin',
      check: (answer) =>
        /^[A-HJ-NPR-Z0-9]{17}$/.test(String(answer))
          ? null
          : 'Type 17 letters and digits, without I, O and Q.',
    },
    yesNo({
      id: '.newVehicle',
      text: 'Was the car new when you got it?',
      help: 'For example, pick No if someone drove it before you.',
      why: 'New and used cars have credits of their own.',
      fact: '.newVehicle',
    }),
    {
      id: '.placedInService',
      text: 'On which day did you get the car?',
      help: 'Take the day on which the dealer gave you the keys. For example, 08/12/2024.',
      why: 'Only cars of 2024 belong on this return.',
      type: 'date',
      min: '2023-01-01',
      max: '2024-12-31',
      fact: '.placedInService',
    },
    money({
      id: '.tentativeCredit',
      text: 'Which credit does the paper from the dealer show?',
      help: 'It is called time-of-sale report. For example, 7,500.00 for a new car or 4,000.00 for a used one.',
      why: 'This is the most that you can get.',
      fact: '.tentativeCredit',
    }),
    yesNo({
      id: '.transferredToDealer',
      text: 'Did the dealer take the credit off the price?',
      help: 'For example, pick Yes if you paid $7,500 less at the shop.',
      why: 'Then you had the money already.',
      fact: '.transferredToDealer',
    }),
    {
      id: '.businessUse',
      text: 'How much of its use was for your own business, in percent?',
      help: 'Write 0 if there was none. For example, 25 for one mile out of four.',
      why: 'This part is a credit of its own.',
      type: 'number',
      format: 'whole',
      min: 0,
      max: 100,
      fact: '.businessUse',
    },
  ],
  more: yesNo({
    id: '.more',
    text: 'Did you get another such car?',
    help: 'For example, pick Yes if you and your spouse each got one.',
    why: 'We ask about each car in turn.',
    fact: 'interview.more',
  }),
};
