import { choosePapers, describePapers, papersOf } from '../business-papers';
import { all, type Condition, hasItems, whenPicked, whenYes } from '../conditions';
import { formsOf } from '../document-facts';
import { onJointReturn } from '../filing-status';
import { ownerQuestion } from './item-questions';
import { askPicked } from './picked-amounts';
import {
  anyAmount,
  type GroupSpec,
  money,
  none,
  type QuestionSpec,
  type Words,
  yesNo,
  yesOrNo,
} from './topic';
import { homeOfficeDetails } from './home-office-questions';
import { vehicleQuestions } from './vehicle-questions';

export const selfEmployment: QuestionSpec = yesNo({
  id: 'had-self-employment',
  text: 'Did you work for yourself in 2024?',
  help: 'Count gig work, freelance jobs and a small shop, even without a form. It may come on a Form 1099-NEC or 1099-K. If you file together, count your spouse too. For example, driving for an app on weekends.',
  why: 'People who work for themselves pay tax in a different way, and need our Business plan.',
  fact: 'interview.hadSelfEmployment',
});

/** Asks for the other papers of a kind when one was read. */
const textWithPapers =
  (form: string, text: string, besides: string): Words =>
  (view) =>
    papersOf(view, view.item?.index ?? 0).some((one) => one.form.form === form) ? besides : text;

/** A Form W-2 with the box of a statutory employee, typed or read from a document. */
const hasStatutoryW2: Condition = (view) => {
  const typed = Array.from({ length: view.counts.get('w2s') ?? 0 }, (_, index) => `w2s.${index}.box13`);
  const isMarked = (answer: unknown) => Array.isArray(answer) && answer.includes('statutory');
  return (
    typed.some((id) => isMarked(view.effective[id])) ||
    formsOf(view.documents, 'w2s').some(({ form }) => form.item['statutoryEmployee'] === true) || {
      skip: 'You have no Form W-2 with “Statutory employee” checked.',
    }
  );
};

const usesHome = whenPicked('.uses', 'home', 'You have no room at home for this work alone.');
const countsActualHome = all(
  usesHome,
  whenPicked('.homeMethod', 'actual', 'You chose the simple way for the room at home.'),
);

export const businesses: GroupSpec = {
  group: 'businesses',
  noun: 'Business',
  nameFrom: '.name',
  fact: 'businesses',
  gate: 'had-self-employment',
  autoId: 'business',
  max: 12,
  questions: [
    ownerQuestion('work'),
    {
      id: '.name',
      text: 'What do you call this work?',
      help: 'Use the name of your firm, or say what you do. Each kind of work is its own business. For example, Ortiz Rides.',
      why: 'We use it to ask about the right one.',
      type: 'text',
      maxLength: 100,
      fact: '.name',
    },
    {
      id: '.product',
      text: 'What do you sell or do?',
      help: 'A few words are enough. For example, rides for an app.',
      why: 'The form for your work asks for it.',
      type: 'text',
      maxLength: 100,
      fact: '.product',
    },
    {
      id: '.principalCode',
      text: 'Do you know the six-digit code for your kind of work?',
      help: 'Leave it blank if you don’t. The list is at the end of the IRS guide to Schedule C. For example, 485300 for taxi and ride work.',
      why: 'The IRS sorts firms by this code.',
      type: 'text',
      maxLength: 6,
      optional: true,
      fact: '.principalCode',
      check: (answer) => (/^\d{6}$/.test(String(answer)) ? null : 'Type six digits, such as 485300.'),
    },
    {
      id: '.ein',
      text: 'Does this business have its own tax number (EIN)?',
      help: 'Leave it blank if you use your own number. Most people without staff do. For example, 12-3456789.',
      why: 'The form has a place for it.',
      type: 'text',
      format: 'ein',
      optional: true,
      placeholder: '12-3456789',
      fact: '.ein',
    },
    yesNo({
      id: '.startedThisYear',
      text: 'Did you start this work in 2024?',
      help: 'Select No if you did it before. For example, select Yes if your first ride was in May 2024.',
      why: 'The form for your work asks for it.',
      fact: '.startedThisYear',
    }),
    yesNo({
      id: '.cashMethod',
      text: 'Do you count money on the day you get it or pay it?',
      help: 'Most small firms do. Select No if you count a sale when you send the bill. For example, select Yes if a job from December that was paid in January counts for January.',
      why: 'It decides in which year your income counts.',
      fact: '.cashMethod',
    }),
    yesNo({
      id: '.materialParticipation',
      text: 'Did you take part in running this business?',
      help: 'If you do the work yourself, select Yes. For example, select No if you only gave money and others do all the work.',
      why: 'Losses count in a different way when others run it.',
      fact: '.materialParticipation',
    }),
    {
      id: '.papers',
      text: 'Which of these papers are for this work?',
      help: 'Select the ones that paid you for it in 2024. For example, leave out a Form 1099-K for things of your own that you sold.',
      why: 'We take the amounts from the papers, so that you need not type them.',
      type: 'multiselect',
      choicesFrom: choosePapers,
      fact: 'interview.businessPapers',
      when: (view) => choosePapers(view).length > 0 || 'later',
    },
    {
      id: '.statutoryWork',
      text: 'Is this the work of your Form W-2 with “Statutory employee” checked in box 13?',
      help: 'If yes, your wages from that W-2 and these costs go on one Schedule C. For example, select Yes for the car and travel costs of a life insurance agent whose W-2 has that box checked.',
      why: 'A statutory employee deducts costs from those wages and pays no self-employment tax.',
      type: 'radio',
      choices: [
        { value: 'yes', label: 'Yes, these are costs of that job', states: { '.statutoryEmployee': true } },
        { value: 'no', label: 'No, this is other work', states: { '.statutoryEmployee': false } },
      ],
      fact: '.statutoryEmployee',
      when: hasStatutoryW2,
    },
    ...askPicked({
      id: '.incomeKinds',
      text: 'How did this business get paid in 2024?',
      help: 'Select all that apply. For example, select the third line for cash from people who sent you no form.',
      why: 'So you only see questions about what you got.',
      note: describePapers,
      because: 'You told us you weren’t paid in this way.',
      whyEach: 'This money is income of your business.',
      amounts: [
        {
          fact: '.income.form1099Nec',
          label: 'Form 1099-NEC',
          text: textWithPapers(
            '1099-NEC',
            'How much is in box 1 of your Forms 1099-NEC for this work?',
            'How much is in box 1 of your other Forms 1099-NEC for this work?',
          ),
          help: 'Add up all of them. For example, 8,400.00.',
          sourceHint: 'Box 1',
        },
        {
          fact: '.income.form1099K',
          label: 'Form 1099-K, from cards or an app',
          text: textWithPapers(
            '1099-K',
            'How much is in box 1a of your Forms 1099-K for this work?',
            'How much is in box 1a of your other Forms 1099-K for this work?',
          ),
          help: 'Add up all of them. Take the full amount, before fees. For example, 21,300.00.',
          sourceHint: 'Box 1a',
        },
        {
          fact: '.income.other',
          label: 'Cash, checks or transfers without a form',
          text: 'How much were you paid for this work without a form?',
          help: 'Leave out what is on a Form 1099-NEC or 1099-K. For example, 3,250.00.',
        },
        {
          fact: '.otherIncome',
          label: 'Other money through the business, such as a fuel tax refund',
          text: 'How much other money came in through this business?',
          help: 'Put a minus in front if it is below zero. For example, 120.00.',
          min: -9_999_999_999.99,
        },
        {
          fact: '.returns',
          label: 'I gave some money back to customers',
          text: 'How much did you give back to customers?',
          help: 'Count refunds and price cuts after a sale. For example, 310.00.',
          why: 'What you gave back isn’t your income.',
        },
        {
          fact: '.federalWithholding',
          label: 'Federal tax was held back from my pay',
          text: 'How much federal tax was held back from this pay?',
          help: 'It’s in box 4 of the Form 1099-NEC or 1099-K. For example, 200.00.',
          why: 'You paid this tax already. It counts toward what you owe.',
          sourceHint: 'Box 4',
        },
        {
          fact: '.stateWithholding',
          label: 'State tax was withheld from my pay',
          text: 'How much state tax was withheld from this pay?',
          help: 'It’s in box 5 of Form 1099-NEC and box 8 of Form 1099-K. For example, 85.00.',
          why: 'It counts as state income tax if you itemize.',
        },
      ],
    }),
    yesNo({
      id: '.sellsGoods',
      text: 'Did this business sell goods that you bought or made?',
      help: 'For example, select Yes for a shop with shelves, and No for rides or writing.',
      why: 'What the goods cost you lowers your taxable income.',
      fact: 'interview.sellsGoods',
    }),
    money({
      id: '.costOfGoodsSold',
      text: 'What did the goods that you sold cost you?',
      help: 'Take the goods you had on January 1, add what you bought, and take off the goods left on December 31. For example, 4,000 + 11,500 − 3,500 = 12,000.00.',
      why: 'Only goods that were sold count in this year.',
      fact: '.costOfGoodsSold',
      when: whenYes('.sellsGoods', 'You sold no goods.'),
    }),
    ...askPicked({
      id: '.costs',
      text: 'Which costs did this business have?',
      help: 'Select all that apply. Leave out your car and your home: we ask about them next. For example, supplies and an app fee.',
      why: 'Each cost makes the profit smaller, and so your tax.',
      because: 'You told us you had no such cost.',
      whyEach: 'This cost lowers your taxable income.',
      amounts: [
        ...businessCosts(),
        {
          fact: '.section179Carryover',
          label: 'Section 179 deduction carried over from 2023',
          text: 'How much section 179 deduction do you carry over from 2023?',
          help: 'It’s on line 13 of your 2023 Form 4562. For example, 3,000.00.',
          why: 'It can be deducted now, up to your business income.',
        },
      ],
    }),
    {
      id: '.uses',
      text: 'Did you use any of these for this work?',
      help: 'A room counts only if it is used for work alone. For example, select the first line if you drove to see customers.',
      why: 'There are set ways to count a car and a home.',
      type: 'multiselect',
      choices: [
        { value: 'car', label: 'My car, van or truck' },
        { value: 'home', label: 'A room at home, used for this work alone' },
        none('None of these'),
      ],
      fact: 'interview.uses',
    },
    ...vehicleQuestions,
    feet(
      '.homeOffice.squareFeet',
      'How large is the room that you use for work alone?',
      'Give square feet: length times width. For example, 120 for a room of 10 by 12 feet.',
    ),
    feet(
      '.homeOffice.totalSquareFeet',
      'How large is your whole home?',
      'Give square feet. For example, 1,100.',
    ),
    {
      id: '.homeMethod',
      text: 'How do you want to count the room at home?',
      help: 'The simple way is $5 for each square foot, up to 300. For example, 120 square feet give $600.',
      why: 'You can use one way or the other.',
      type: 'radio',
      choices: [
        { value: 'simple', label: 'The simple way, at $5 a square foot' },
        {
          value: 'actual',
          label: 'A share of the real costs of my home',
          states: { '.homeOffice.simplified': false },
        },
      ],
      fact: '.homeOffice.simplified',
      when: usesHome,
    },
    ...askPicked({
      id: '.homeCosts',
      text: 'Which costs did your home have in 2024?',
      help: 'Give the cost of the whole home. We take the share of the room. For example, rent and power.',
      why: 'A share of these costs lowers your taxable income.',
      when: countsActualHome,
      because: 'You told us your home had no such cost.',
      whyEach: 'A share of it lowers your taxable income.',
      amounts: [
        homeCost('rent', 'Rent', 'How much rent did you pay for your home?', '14,400.00'),
        homeCost(
          'mortgageInterest',
          'Interest on a mortgage',
          'How much interest did you pay on your mortgage?',
          '7,900.00',
        ),
        homeCost(
          'realEstateTaxes',
          'Property tax',
          'How much property tax did you pay for your home?',
          '3,100.00',
        ),
        homeCost('insurance', 'Insurance', 'How much did the insurance of your home cost?', '900.00'),
        homeCost('repairs', 'Repairs', 'How much did you pay for repairs of the whole home?', '450.00'),
        homeCost('utilities', 'Power, gas and water', 'How much did power, gas and water cost?', '2,200.00'),
        homeCost('other', 'Other costs of the home', 'How much were the other costs of your home?', '300.00'),
      ],
    }),
    ...homeOfficeDetails(usesHome, countsActualHome),
    yesNo({
      id: '.qbi.specifiedService',
      text: 'Is this work in health, law, money advice, sports or the arts?',
      help: 'Count work whose main value is your own skill or name as well. For example, a doctor, a lawyer or an actor. A driver or a shop isn’t.',
      why: 'With high income, a tax break isn’t open to this kind of work.',
      fact: '.qbi.specifiedService',
      probe: yesOrNo,
    }),
    money({
      id: '.qbi.w2Wages',
      text: 'How much in wages did this business pay to staff?',
      help: 'Add box 1 of the W-2s you gave out, with what staff put in their 401(k). Enter 0 if you have no staff. For example, 24,000.00.',
      why: 'With high income, a tax break depends on the wages you pay.',
      fact: '.qbi.w2Wages',
      probe: anyAmount,
    }),
    money({
      id: '.qbi.propertyBasis',
      text: 'What did the tools and buildings of this business cost when you got them?',
      help: 'Count things you still use and that aren’t more than ten years old. Enter 0 if there are none. For example, 15,000.00.',
      why: 'With high income, a tax break depends on it.',
      fact: '.qbi.propertyBasis',
      probe: anyAmount,
    }),
  ],
  more: yesNo({
    id: '.more',
    text: 'Do you have another business or kind of work of your own?',
    help: 'For example, select Yes if you drive for an app and sell crafts too.',
    why: 'Each kind of work has a form of its own.',
    fact: 'interview.more',
  }),
};

function feet(id: string, text: string, help: string): QuestionSpec {
  return {
    id,
    text,
    help,
    why: 'It decides which share of your home counts.',
    type: 'number',
    min: 0,
    max: 100_000,
    fact: id,
    when: usesHome,
  };
}

function homeCost(name: string, label: string, text: string, example: string) {
  return {
    fact: `.homeOffice.expenses.${name}`,
    label,
    text,
    help: `For the whole home, in the months of 2024 in which you used the room for work. For example, ${example}.`,
  };
}

function businessCosts() {
  const cost = (name: string, label: string, text: string, example: string, extra = '') => ({
    fact: `.expenses.${name}`,
    label,
    text,
    help: `${extra}For example, ${example}.`,
  });
  return [
    cost('advertising', 'Ads', 'How much did you pay for ads?', '240.00 for ads on a website'),
    cost(
      'commissions',
      'Fees to an app or to people who brought work',
      'How much did you pay in fees to an app or to others?',
      '1,900.00 that a ride app kept',
    ),
    cost(
      'contractLabor',
      'Help from people who aren’t staff',
      'How much did you pay people who aren’t your staff?',
      '800.00 for a day of help',
    ),
    cost(
      'depletion',
      'Oil, gas, timber or stone that was used up',
      'How much do you take off for oil, gas, timber or stone?',
      '500.00',
    ),
    cost(
      'employeeBenefits',
      'Health plans and the like for staff',
      'How much did you pay for benefits of your staff?',
      '3,000.00',
      'Leave out a pension plan. ',
    ),
    cost(
      'insurance',
      'Insurance',
      'How much did you pay to insure the business?',
      '640.00',
      'Leave out health insurance. ',
    ),
    cost(
      'mortgageInterest',
      'Interest on a loan for a building',
      'How much interest did you pay on a loan for a building?',
      '2,100.00',
    ),
    cost(
      'otherInterest',
      'Interest on other loans or cards',
      'How much interest did you pay on other loans of the business?',
      '180.00',
    ),
    cost('legal', 'A lawyer or bookkeeper', 'How much did you pay a lawyer or bookkeeper?', '350.00'),
    cost('office', 'Office costs and postage', 'How much did you pay for office costs and postage?', '95.00'),
    cost(
      'pensionPlans',
      'A pension plan for staff',
      'How much did you pay into a pension plan for staff?',
      '2,000.00',
      'Leave out what was for you. ',
    ),
    cost(
      'rentVehicles',
      'Rent for cars or machines',
      'How much rent did you pay for cars or machines?',
      '1,200.00',
    ),
    cost(
      'rentProperty',
      'Rent for a shop, office or land',
      'How much rent did you pay for a shop, office or land?',
      '9,600.00',
    ),
    cost('repairs', 'Repairs', 'How much did you pay for repairs?', '275.00', 'Leave out your car. '),
    cost('supplies', 'Supplies', 'How much did you pay for supplies?', '430.00 for tape and bags'),
    cost(
      'taxesLicenses',
      'Taxes and licenses',
      'How much did you pay for taxes and licenses of the business?',
      '150.00 for a permit',
    ),
    cost(
      'travel',
      'Travel away from home',
      'How much did you pay to travel away from home for work?',
      '720.00 for a flight and a hotel',
      'Leave out meals. ',
    ),
    cost(
      'meals',
      'Meals with customers or on trips',
      'How much of your business meals do you take off?',
      'lunches of 400.00 count as 200.00',
      'Most of the time half of the cost counts. Type that half. ',
    ),
    cost(
      'utilities',
      'Phone, power and internet',
      'How much did you pay for phone, power and internet?',
      '480.00 for the share used at work',
    ),
    cost(
      'wages',
      'Wages of staff',
      'How much did you pay in wages?',
      '24,000.00',
      'Leave out what you took for yourself. ',
    ),
    cost(
      'energyEfficientBuildings',
      'Making a work building use less energy (Form 7205)',
      'How much do you take off for a work building that saves energy?',
      '5,000.00',
      'It comes from Form 7205. ',
    ),
  ];
}

export const otherCostsGate: QuestionSpec = yesNo({
  id: 'had-other-costs',
  text: 'Did your business have other costs that we didn’t name?',
  help: 'For example, bank fees, tolls or a course for your work.',
  why: 'Other costs count too, each with a few words.',
  fact: 'interview.hadOtherCosts',
  when: hasItems(['businesses', 'farms'], 'You have no business.'),
});

export const otherCosts: GroupSpec = {
  group: 'otherCosts',
  noun: 'Cost',
  nameFrom: '.description',
  fact: 'businesses',
  within: { reference: '.business', lists: { businesses: 'expenses.other', farms: 'expenses.other' } },
  gate: 'had-other-costs',
  max: 40,
  questions: [
    {
      id: '.business',
      text: 'Which business is this cost for?',
      help: 'For example, select the one that you drove for.',
      why: 'Each business has a form of its own.',
      type: 'radio',
      refersTo: { of: ['businesses', 'farms'] },
      fact: 'interview.business',
    },
    {
      id: '.description',
      text: 'What was this cost for?',
      help: 'A few words are enough. For example, bank fees.',
      why: 'The words stand next to the amount on your return.',
      type: 'text',
      maxLength: 60,
      fact: '.description',
    },
    money({
      id: '.amount',
      text: 'How much was it?',
      help: 'Add up all of 2024. For example, 85.00.',
      why: 'This cost lowers your taxable income.',
      fact: '.amount',
    }),
  ],
  more: yesNo({
    id: '.more',
    text: 'Did you have one more such cost?',
    help: 'For example, select Yes for tolls after bank fees.',
    why: 'We ask about each cost in turn.',
    fact: 'interview.more',
  }),
};

/** Retirement plans and health insurance of people who work for themselves. */
const worksForSelf = hasItems(['businesses', 'farms', 'k1s'], 'You don’t work for yourself.');

export const ownPlans: QuestionSpec[] = [
  {
    id: 'own-plans',
    text: 'Did you pay for any of these yourself, as someone who works for yourself?',
    help: 'Select all that apply. Leave out what is in a W-2. For example, the first line if you have no boss who pays for your health plan.',
    why: 'Both lower your taxable income.',
    type: 'multiselect',
    choices: [
      { value: 'health', label: 'Health insurance for me or my family' },
      { value: 'retirement', label: 'A pension plan of my own (SEP, SIMPLE or the like)' },
      none('None of these'),
    ],
    fact: 'interview.ownPlans',
    when: worksForSelf,
  },
  ...(['taxpayer', 'spouse'] as const).flatMap((who): QuestionSpec[] => [
    money({
      id: `adjustments.selfEmployedHealthInsurance.${who}`,
      text:
        who === 'taxpayer'
          ? 'How much did you pay for health insurance through your own work?'
          : 'How much did your spouse pay for health insurance through their own work?',
      help: 'Leave out months in which a job offered you a plan. Leave out Marketplace plans. Enter 0 if there is none. For example, 4,800.00.',
      why: 'It lowers your taxable income, up to your profit.',
      fact: `adjustments.selfEmployedHealthInsurance.${who}`,
      when: all(
        ...(who === 'spouse' ? [onJointReturn] : []),
        whenPicked('own-plans', 'health', 'You paid for no such plan.'),
      ),
    }),
    money({
      id: `adjustments.selfEmployedRetirement.${who}`,
      text:
        who === 'taxpayer'
          ? 'How much did you pay into your own SEP, SIMPLE or other plan?'
          : 'How much did your spouse pay into their own SEP, SIMPLE or other plan?',
      help: 'Leave out an IRA: we ask about it later. Enter 0 if there is none. For example, 5,000.00.',
      why: 'It lowers your taxable income, up to a limit.',
      fact: `adjustments.selfEmployedRetirement.${who}`,
      when: all(
        ...(who === 'spouse' ? [onJointReturn] : []),
        whenPicked('own-plans', 'retirement', 'You have no such plan.'),
      ),
    }),
  ]),
];
