import { all, since, whenPicked, whenYes } from '../conditions';
import { anotherQuestion } from './item-questions';
import { type GroupSpec, money, none, type QuestionSpec, yesNo } from './topic';

const noTips = 'You told us you had no tips at this job.';
const noOvertime = 'You told us you had no overtime pay at this job.';

/** Tips and overtime of one Form W-2 (Schedule 1-A): no box of the form of 2025 says them. */
export const extraPay: QuestionSpec[] = [
  {
    id: '.extraPay',
    text: 'Did you receive tips or overtime pay at this job?',
    help: 'Select each one included in your pay from this job. For example, select tips if you waited tables. Select “Neither” if it was only regular pay.',
    why: 'You may be able to deduct tips and the premium part of overtime pay.',
    type: 'multiselect',
    choices: [
      { value: 'tips', label: 'Tips from customers' },
      { value: 'overtime', label: 'Overtime pay' },
      none('Neither'),
    ],
    fact: 'interview.extraPay',
    when: since(2025),
  },
  money({
    id: '.qualifiedTips',
    text: 'How much did you receive in tips at this job?',
    help: 'Include tips customers gave you voluntarily, in cash or by card. Leave out service charges and automatic gratuities. For example, 8,400.00.',
    why: 'You can deduct up to $25,000 in tips.',
    fact: '.qualifiedTips',
    when: all(since(2025), whenPicked('.extraPay', 'tips', noTips)),
  }),
  {
    id: '.tippedOccupation',
    text: 'What is the Treasury Tipped Occupation Code (TTOC) for this job?',
    help: 'It has three digits. Look for it on irs.gov under “Treasury Tipped Occupation Codes.” For example, 101 for a bartender or 102 for wait staff.',
    why: 'Only tips in listed occupations are deductible.',
    type: 'text',
    maxLength: 3,
    fact: '.tippedOccupation',
    check: (answer) => (/^\d{3}$/.test(String(answer)) ? null : 'Enter the three digits of the code.'),
    when: all(since(2025), whenPicked('.extraPay', 'tips', noTips)),
  },
  money({
    id: '.qualifiedOvertime',
    text: 'How much overtime premium did you earn at this job?',
    help: 'Enter only the part above your regular rate. At time and a half, that’s one-third of your overtime pay. For example, 2,000.00 of 6,000.00.',
    why: 'You can deduct the overtime premium that federal law requires, up to a limit.',
    fact: '.qualifiedOvertime',
    when: all(since(2025), whenPicked('.extraPay', 'overtime', noOvertime)),
  }),
];

/** The same questions beside a Form W-2 that was read. */
export const extraPayIds: readonly string[] = extraPay.map(({ id }) => id);

export const carLoanGate: QuestionSpec = yesNo({
  id: 'had-car-loan',
  text: 'Did you pay interest on a loan for a new car?',
  help: 'You must have taken out the loan in 2025, and the lender must have a first lien on the car. The car must be for personal use. For example, select Yes if you bought a new truck with a loan in May.',
  why: 'You can deduct interest on a loan for a new car with final assembly in the United States.',
  fact: 'interview.hadCarLoan',
  namesYear: true,
  when: since(2025),
});

const notAll = 'You must meet every requirement to deduct the interest.';

/** Schedule 1-A, Part IV. */
export const carLoans: GroupSpec = {
  group: 'carLoans',
  noun: 'Car loan',
  nameFrom: '.vin',
  fact: 'carLoans',
  gate: 'had-car-loan',
  since: 2025,
  max: 4,
  questions: [
    {
      id: '.vin',
      text: 'What is the vehicle identification number (VIN) of the car?',
      help: 'It has 17 letters and digits. It’s on your registration and behind the windshield. For example, 1HGCM82633A004352.',
      why: 'Your return must include each car’s VIN.',
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
      id: '.loanDate',
      text: 'When did you take out the loan?',
      help: 'Use the date on your loan agreement. For example, 05/12/2025.',
      why: 'Only loans made after 2024 qualify.',
      type: 'date',
      min: '2010-01-01',
      max: '2025-12-31',
      fact: '.loanDate',
      namesYear: true,
    },
    money({
      id: '.interest',
      text: 'How much interest did you pay on this loan?',
      help: 'Your lender’s statement shows it. Leave out principal payments. For example, 1,850.00.',
      why: 'You can deduct up to $10,000 of interest in total for all your cars.',
      fact: '.interest',
    }),
    yesNo({
      id: '.originalUse',
      text: 'Were you the first owner of the car?',
      help: 'For example, select No if you bought the car used.',
      why: 'Only new cars qualify.',
      fact: '.originalUse',
    }),
    yesNo({
      id: '.usAssembly',
      text: 'Was the car’s final assembly in the United States?',
      help: 'Check the window sticker, the label on the door, or the VIN. For example, a VIN that starts with 1, 4, or 5 means the car was built in the United States.',
      why: 'Only vehicles with final assembly in the United States qualify.',
      fact: '.usAssembly',
      when: whenYes('.originalUse', notAll),
    }),
    yesNo({
      id: '.personalUse',
      text: 'Did you buy the car for personal use?',
      help: 'For example, select No if you lease the car or if it belongs to your business.',
      why: 'Leased cars and business cars don’t qualify.',
      fact: '.personalUse',
      when: whenYes('.originalUse', notAll),
    }),
  ],
  more: anotherQuestion(
    'Did you pay interest on a loan for another new car?',
    'For example, select Yes if your spouse bought a car too.',
  ),
};
