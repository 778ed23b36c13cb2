import { all, since, when, whenNo, whenPicked } from '../conditions';
import { onJointReturn } from '../filing-status';
import { anotherQuestion } from './item-questions';
import { askPicked } from './picked-amounts';
import { type GroupSpec, money, type QuestionSpec, yesNo } from './topic';

const work = (name: string, label: string, text: string, example: string, extra = '', upTo?: number) => ({
  fact: `energy.${name}`,
  label,
  text,
  help: `${extra}For example, ${example}.`,
  ...(upTo === undefined ? {} : { upTo }),
});

const energyKinds: QuestionSpec[] = askPicked({
  id: 'energy-kinds',
  text: 'Which energy improvements did you make to your home in 2024?',
  help: 'Select each one placed in service (installed and ready to use) in 2024. For example, solar panels turned on in May.',
  why: 'You may be able to claim part of the cost as a credit.',
  when: whenPicked('costs', 'energy', 'You told us you made no energy improvements.'),
  because: 'You told us you didn’t make this improvement.',
  whyEach: 'You can claim part of the cost as a credit.',
  amounts: [
    work(
      'solar',
      'Solar panels or a solar water heater',
      'How much did the solar panels or solar water heater cost?',
      '18,000.00, including labor',
    ),
    work(
      'windGeothermal',
      'A small wind turbine or a geothermal heat pump',
      'How much did the wind turbine or geothermal heat pump cost?',
      '22,000.00, including labor',
    ),
    work(
      'batteries',
      'Battery storage of at least 3 kilowatt hours',
      'How much did the battery storage cost?',
      '9,000.00, including labor',
    ),
    work(
      'heatPumps',
      'A heat pump, or a biomass stove or boiler (burns wood)',
      'How much did the heat pump, stove, or boiler cost?',
      '6,500.00, including labor',
      '',
      2024,
    ),
    work(
      'insulation',
      'Insulation or air sealing',
      'How much did the insulation or air sealing cost?',
      '1,400.00',
      'Leave out labor. ',
    ),
    work(
      'windows',
      'Windows or skylights',
      'How much did the windows or skylights cost?',
      '2,100.00',
      'Leave out labor. ',
      2024,
    ),
    work(
      'doors',
      'Exterior doors',
      'How much did the exterior doors cost?',
      '700.00',
      'Leave out labor. ',
      2024,
    ),
    work(
      'panels',
      'A new electrical panel',
      'How much did the electrical panel cost?',
      '1,800.00, including labor',
      '',
      2024,
    ),
    work('audit', 'A home energy audit', 'How much did the home energy audit cost?', '400.00'),
    {
      fact: 'energy.previousCarryforward',
      label: 'Credit carried forward from 2023',
      text: 'How much credit did you carry forward from 2023?',
      help: 'It’s on line 16 of your 2023 Form 5695. For example, 1,150.00.',
      why: 'You can use it to lower this year’s tax.',
    },
  ],
  extra: [
    {
      value: 'energy-items',
      label: 'Doors, windows, a heat pump, a furnace, or other equipment with a manufacturer’s ID',
      since: 2025,
    },
  ],
});

/** From 2025 on each of them by itself, with the ID of its maker (IRC 25C(h)). */
export const energyItems: GroupSpec = {
  group: 'energyItems',
  noun: 'Improvement',
  fact: 'energy.items',
  gate: 'energy-kinds',
  gateChoice: 'energy-items',
  since: 2025,
  max: 20,
  questions: [
    {
      id: '.kind',
      text: 'What did you install?',
      help: 'Start with the first one. We’ll ask about the others one at a time. For example, a heat pump.',
      why: 'Each type has its own limit.',
      type: 'select',
      choices: [
        { value: 'door', label: 'An exterior door' },
        { value: 'window', label: 'A window or skylight' },
        { value: 'airConditioner', label: 'A central air conditioner' },
        { value: 'waterHeater', label: 'A gas, propane, or oil water heater' },
        { value: 'furnace', label: 'A furnace or boiler' },
        { value: 'panel', label: 'An electrical panel' },
        { value: 'heatPump', label: 'A heat pump' },
        { value: 'heatPumpWaterHeater', label: 'A heat pump water heater' },
        { value: 'biomass', label: 'A biomass stove or boiler (burns wood)' },
      ],
      fact: '.kind',
    },
    money({
      id: '.cost',
      text: 'How much did this improvement cost?',
      help: 'For doors and windows, leave out labor. For example, 1,250.00.',
      why: 'You can claim part of the cost as a credit, up to a limit.',
      fact: '.cost',
    }),
    {
      id: '.manufacturerId',
      text: 'What is the manufacturer’s ID (QMID)?',
      help: 'It has four letters or digits. For example, A1B2. The manufacturer’s certificate or website shows it. Leave this blank if you can’t find it.',
      why: 'You can’t claim the credit without this ID.',
      type: 'text',
      maxLength: 10,
      optional: true,
      upperCase: true,
      fact: '.manufacturerId',
    },
  ],
  more: anotherQuestion(
    'Did you install another item of this type?',
    'For example, select Yes if you bought two doors.',
  ),
};

/** Above this price one door alone has used up its $250 (30% of $834 in whole dollars). */
const priceOfOneDoor = 834;

/** Form 5695. */
export const energy: QuestionSpec[] = [
  ...energyKinds,
  money({
    id: 'energy.mostExpensiveDoor',
    text: 'How much did the most expensive exterior door cost?',
    help: 'Leave out installation costs. If you bought only one door, enter the same amount again. For example, 1,250.00.',
    why: 'The credit is limited to $250 per door and $500 for all doors.',
    fact: 'energy.mostExpensiveDoor',
    when: all(
      whenPicked('energy-kinds', 'energy-doors', 'You didn’t buy an exterior door.'),
      when(
        'energy.doors',
        (cost) => Number(cost) > priceOfOneDoor,
        'Your doors cost less than the limit for one door.',
      ),
    ),
  }),
];

/** Form 8936. */
export const cleanVehicles: GroupSpec = {
  group: 'cleanVehicles',
  noun: 'Vehicle',
  fact: 'cleanVehicles',
  gate: 'costs',
  gateChoice: 'clean-car',
  max: 4,
  questions: [
    {
      id: '.vin',
      text: 'What is the vehicle identification number (VIN)?',
      help: 'It has 17 characters. It’s on the dealer’s report and behind the windshield. For example, 1HGCM82633A004352.',
      why: 'The IRS uses the VIN to verify the vehicle.',
      type: 'text',
      maxLength: 17,
      upperCase: true,
      fact: '.vin',
      check: (answer) =>
        /^[A-HJ-NPR-Z0-9]{17}$/.test(String(answer))
          ? null
          : 'Enter all 17 letters and digits. A VIN never includes I, O, or Q.',
    },
    {
      id: '.modelYear',
      text: 'What is the model year of the vehicle?',
      help: 'The dealer’s report shows it. For example, 2024.',
      why: 'The IRS asks for the year, make, and model on Schedule A (Form 8936).',
      type: 'text',
      maxLength: 4,
      fact: '.modelYear',
      check: (answer) => (/^(19|20)\d\d$/.test(String(answer)) ? null : 'Enter a four-digit year.'),
    },
    {
      id: '.make',
      text: 'Who made the vehicle?',
      help: 'Enter the make. For example, Ford.',
      why: 'The IRS asks for the year, make, and model on Schedule A (Form 8936).',
      type: 'text',
      maxLength: 20,
      fact: '.make',
    },
    {
      id: '.model',
      text: 'What model is the vehicle?',
      help: 'Enter the model as the dealer’s report shows it. For example, F-150 Lightning.',
      why: 'The IRS asks for the year, make, and model on Schedule A (Form 8936).',
      type: 'text',
      maxLength: 20,
      fact: '.model',
    },
    yesNo({
      id: '.newVehicle',
      text: 'Was the vehicle new when you bought it?',
      help: 'For example, select No if it had an earlier owner.',
      why: 'New and used vehicles have separate credits.',
      fact: '.newVehicle',
    }),
    {
      id: '.owner',
      text: 'Who bought the used vehicle?',
      help: 'Look at the buyer’s name on the dealer’s report. For example, select “My spouse” if your spouse bought it.',
      why: 'Each buyer can claim the credit for a used vehicle once every three years.',
      type: 'radio',
      choices: [
        { value: 'taxpayer', label: 'Me' },
        { value: 'spouse', label: 'My spouse' },
      ],
      fact: '.owner',
      when: all(onJointReturn, whenNo('.newVehicle', 'This limit is for used vehicles.')),
    },
    {
      id: '.placedInService',
      text: 'What date did you take delivery of the vehicle?',
      help: 'Enter the date the dealer gave you the vehicle. For example, 08/12/2024.',
      why: 'Only vehicles delivered in 2024 belong on this return.',
      type: 'date',
      min: '2023-01-01',
      max: '2024-12-31',
      fact: '.placedInService',
    },
    {
      id: '.acquired',
      text: 'When did you sign the contract for the vehicle and make a payment on it?',
      help: 'Use the later of the two dates. For example, 08/02/2025 if you signed and paid a deposit that day.',
      why: 'The credit ended for vehicles acquired after September 30, 2025.',
      type: 'date',
      min: '2023-01-01',
      max: '2025-12-31',
      fact: '.acquired',
      namesYear: true,
      when: since(2025),
    },
    yesNo({
      id: '.boughtForUse',
      text: 'Did you buy the vehicle for your own use?',
      help: 'For example, select No if you lease it, or if you bought it to resell.',
      why: 'Leased vehicles and vehicles bought for resale don’t qualify.',
      fact: '.boughtForUse',
    }),
    yesNo({
      id: '.resoldWithin30Days',
      text: 'Did you sell the vehicle within 30 days after you took delivery?',
      help: 'For example, select Yes if you took delivery on May 1 and sold it on May 20.',
      why: 'A vehicle you sell within 30 days doesn’t qualify.',
      fact: '.resoldWithin30Days',
    }),
    money({
      id: '.salePrice',
      text: 'What was the price of the used vehicle?',
      help: 'Enter the sales price from the dealer’s report. For example, 18,400.00.',
      why: 'The credit is 30% of the price, up to $4,000. If the price is over $25,000, there’s no credit.',
      fact: '.salePrice',
      when: whenNo('.newVehicle', 'The price limit applies only to used vehicles.'),
    }),
    yesNo({
      id: '.usedCreditInThreeYears',
      text: 'In the three years before this purchase, did the buyer claim this credit for another used car?',
      help: 'For example, select Yes if you bought a used electric car in 2023 and claimed the credit.',
      why: 'You can claim the credit for a used vehicle only once every three years.',
      fact: '.usedCreditInThreeYears',
      when: whenNo('.newVehicle', 'This limit is for used vehicles.'),
    }),
    money({
      id: '.tentativeCredit',
      text: 'What credit amount does the dealer’s report show?',
      help: 'Look at the time-of-sale report the dealer gave you. For example, 7,500.00 for a new vehicle or 4,000.00 for a used one.',
      why: 'This is the most you can claim.',
      fact: '.tentativeCredit',
    }),
    yesNo({
      id: '.transferredToDealer',
      text: 'Did you transfer the credit to the dealer?',
      help: 'If you did, the dealer reduced the price by the credit. For example, select Yes if you paid $7,500 less.',
      why: 'If so, you already received the credit.',
      fact: '.transferredToDealer',
    }),
    {
      id: '.businessUse',
      text: 'What percentage of the vehicle’s use was for your business?',
      help: 'Enter 0 if none. For example, 25 if one of every four miles was for business.',
      why: 'The credit for business use is calculated separately.',
      type: 'number',
      format: 'whole',
      min: 0,
      max: 100,
      fact: '.businessUse',
    },
  ],
  more: yesNo({
    id: '.more',
    text: 'Did you buy another electric or plug-in vehicle?',
    help: 'For example, select Yes if you and your spouse each bought one.',
    why: 'We’ll ask about each vehicle in turn.',
    fact: 'interview.more',
  }),
};
