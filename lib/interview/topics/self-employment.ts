import { chooseForms, describeForms, formsOfItem } from '../business-forms';
import { all, type Condition, hasItems, whenPicked, whenYes } from '../conditions';
import { formsOf } from '../document-facts';
import { onJointReturn } from '../filing-status';
import { firstYear } from '../year-words';
import { lawOfYear } from '@/lib/tax/us/law/by-year';
import { askAtRisk, notAtRiskOfTrade, suspendedByRisk } from './at-risk';
import { ownerQuestion } from './item-questions';
import { askPayerForms, paymentsOfTrade } from './payer-forms';
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
import { ownDeferrals } from './own-deferrals';
import { vehicleQuestions } from './vehicle-questions';

export const selfEmployment: QuestionSpec = yesNo({
  id: 'had-self-employment',
  text: 'Did you work for yourself in 2024?',
  help: 'Include gig work, freelancing, or a small business, even without a form. You may have a Form 1099-NEC or 1099-K. If you file jointly, include your spouse. For example, select Yes if you drove for an app on weekends.',
  why: 'Self-employed people generally pay self-employment tax, and they need our Business plan.',
  fact: 'interview.hadSelfEmployment',
});

/** Asks for the other documents of a kind when one was read. */
const textBesideForms =
  (form: string, text: string, besides: string): Words =>
  (view) =>
    formsOfItem(view, view.item?.index ?? 0).some((one) => one.form.form === form) ? besides : text;

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

const usesHome = whenPicked('.uses', 'home', 'You don’t have a home office for this business.');
const countsActualHome = all(
  usesHome,
  whenPicked('.homeMethod', 'actual', 'You chose the simplified method for your home office.'),
);

const { wageBase } = lawOfYear(firstYear).socialSecurityTax;
/** The minimum wage of January 1, 2007, whatever it is today (IRC 45B(b)(1)(B)). */
const tipWage = '$5.15';

const hasTips = whenPicked(
  '.costs',
  'employeeTips-received',
  'You told us you had no tipped restaurant staff.',
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
      text: 'What is the name of this business?',
      help: 'Enter the business name, or describe what you do. Enter each type of work as a separate business. For example, Ortiz Rides.',
      why: 'We use it in the questions that follow.',
      type: 'text',
      maxLength: 100,
      fact: '.name',
    },
    {
      id: '.product',
      text: 'What is your principal business or profession?',
      help: 'A few words are enough. For example, rideshare driving.',
      why: 'Schedule C asks for it.',
      type: 'text',
      maxLength: 100,
      fact: '.product',
    },
    yesNo({
      id: '.ministerial',
      text: 'Is this business your work as a minister?',
      help: 'For example, select Yes for fees for weddings and funerals.',
      why: 'Tax-free housing limits the expenses you can deduct.',
      fact: '.ministerial',
      when: whenPicked('life-events', 'clergy', 'You told us you’re not a member of the clergy.'),
    }),
    {
      id: '.principalCode',
      text: 'What is your six-digit business code?',
      help: 'Leave this blank if you don’t know it. The list is at the end of the Schedule C instructions. For example, 485300 for taxi and ridesharing services.',
      why: 'The IRS groups businesses by this code.',
      type: 'text',
      maxLength: 6,
      optional: true,
      fact: '.principalCode',
      check: (answer) => (/^\d{6}$/.test(String(answer)) ? null : 'Enter six digits, such as 485300.'),
    },
    {
      id: '.ein',
      text: 'What is this business’s EIN?',
      help: 'Leave this blank if you use your SSN, as most people without employees do. For example, 12-3456789.',
      why: 'Schedule C has a box for it.',
      type: 'text',
      format: 'ein',
      optional: true,
      placeholder: '12-3456789',
      fact: '.ein',
    },
    yesNo({
      id: '.startedThisYear',
      text: 'Did you start this business in 2024?',
      help: 'Select No if you ran it in an earlier year. For example, select Yes if your first ride was in May 2024.',
      why: 'Schedule C asks for it.',
      fact: '.startedThisYear',
    }),
    yesNo({
      id: '.cashMethod',
      text: 'Do you use the cash method of accounting?',
      help: 'Most small businesses do. With this method, you report income when you receive it and deduct expenses when you pay them. For example, select No if you report a sale when you send the invoice.',
      why: 'It determines the year in which you report income.',
      fact: '.cashMethod',
    }),
    yesNo({
      id: '.materialParticipation',
      text: 'Did you materially participate in this business?',
      help: 'Select Yes if your work in the business was regular, continuous, and substantial. For example, select Yes if you did the work yourself, and No if you only invested.',
      why: 'If you didn’t, the passive activity rules limit your losses.',
      fact: '.materialParticipation',
    }),
    {
      id: '.papers',
      text: 'Which of these forms are for this business?',
      help: 'Select the forms that report this business’s 2024 income. For example, leave out a Form 1099-K for personal items you sold.',
      why: 'We use the amounts from the forms, so you don’t enter them again.',
      type: 'multiselect',
      choicesFrom: chooseForms,
      fact: 'interview.businessPapers',
      when: (view) => chooseForms(view).length > 0 || 'later',
    },
    {
      id: '.statutoryWork',
      text: 'Is this the job on your Form W-2 with “Statutory employee” checked in box 13?',
      help: 'If so, your wages from that W-2 and these expenses go on one Schedule C. For example, select Yes for the travel expenses of a life insurance agent whose W-2 has that box checked.',
      why: 'A statutory employee deducts expenses from those wages and pays no self-employment tax.',
      type: 'radio',
      choices: [
        {
          value: 'yes',
          label: 'Yes, these are expenses of that job',
          states: { '.statutoryEmployee': true },
        },
        { value: 'no', label: 'No, this is other work', states: { '.statutoryEmployee': false } },
      ],
      fact: '.statutoryEmployee',
      when: hasStatutoryW2,
    },
    ...askPicked({
      id: '.incomeKinds',
      text: 'How was this business paid in 2024?',
      help: 'Select all that apply. For example, select the third option for cash from customers who didn’t send you a form.',
      why: 'We’ll ask only about income you had.',
      note: describeForms,
      because: 'You told us you weren’t paid this way.',
      whyEach: 'This is business income.',
      amounts: [
        {
          fact: '.income.form1099Nec',
          label: 'Form 1099-NEC',
          text: textBesideForms(
            '1099-NEC',
            'How much is in box 1 of your Forms 1099-NEC for this business?',
            'How much is in box 1 of your other Forms 1099-NEC for this business?',
          ),
          help: 'Add up all of them. For example, 8,400.00.',
          sourceHint: 'Box 1',
        },
        {
          fact: '.income.form1099K',
          label: 'Form 1099-K, from cards, payment apps, or online marketplaces',
          text: textBesideForms(
            '1099-K',
            'How much is in box 1a of your Forms 1099-K for this business?',
            'How much is in box 1a of your other Forms 1099-K for this business?',
          ),
          help: 'Add up all of them. Enter the gross amount, before fees. For example, 21,300.00.',
          sourceHint: 'Box 1a',
        },
        {
          fact: '.income.other',
          label: 'Cash, checks, or transfers without a form',
          text: 'How much did this business receive that isn’t on a form?',
          help: 'Leave out amounts on a Form 1099-NEC or 1099-K. For example, 3,250.00.',
        },
        {
          fact: '.otherIncome',
          label: 'Other business income, such as a fuel tax refund',
          text: 'How much other income did this business have?',
          help: 'Enter a loss as a negative number. For example, 120.00.',
          min: -9_999_999_999.99,
        },
        {
          fact: '.returns',
          label: 'I gave customers refunds (returns and allowances)',
          text: 'What were your returns and allowances?',
          help: 'Include refunds and price reductions after a sale. For example, 310.00.',
          why: 'Refunds you gave reduce your income.',
        },
        {
          fact: '.federalWithholding',
          label: 'Federal income tax was withheld from my pay',
          text: 'How much federal income tax was withheld from this pay?',
          help: 'It’s in box 4 of the Form 1099-NEC or 1099-K. For example, 200.00.',
          why: 'You already paid this tax. It lowers what you owe or adds to your refund.',
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
      text: 'Did this business sell goods you bought or made?',
      help: 'For example, select Yes for a store, and No for rideshare driving or writing.',
      why: 'The cost of goods sold lowers your taxable income.',
      fact: 'interview.sellsGoods',
    }),
    money({
      id: '.costOfGoodsSold',
      text: 'What was your cost of goods sold?',
      help: 'Start with inventory on January 1, add purchases, and subtract inventory on December 31. For example, 4,000 + 11,500 − 3,500 = 12,000.00.',
      why: 'You deduct only the cost of goods you sold this year.',
      fact: '.costOfGoodsSold',
      when: whenYes('.sellsGoods', 'You didn’t sell goods.'),
    }),
    ...askPicked({
      id: '.costs',
      text: 'What expenses did this business have?',
      help: 'Select all that apply. Leave out your car and your home, which we’ll ask about next. For example, include supplies and an app fee.',
      why: 'Each expense lowers your profit and your tax.',
      because: 'You told us you didn’t have this expense.',
      whyEach: 'This expense lowers your taxable income.',
      amounts: [
        ...businessCosts(),
        {
          fact: '.section179Carryover',
          label: 'Section 179 deduction carried over from 2023',
          text: 'How much section 179 deduction did you carry over from 2023?',
          help: 'It’s on line 13 of your 2023 Form 4562. For example, 3,000.00.',
          why: 'You may be able to deduct it now, up to your business income.',
        },
        {
          fact: '.priorUnallowedLoss',
          label: 'A prior-year loss I couldn’t deduct (Form 8582)',
          text: 'How much prior-year loss did you carry over for this business?',
          help: 'It’s on your 2023 Form 8582. Enter it as a positive number. For example, 1,500.00.',
          why: 'You may be able to deduct it now.',
        },
        suspendedByRisk,
        {
          fact: '.employeeTips.received',
          label: 'Payroll taxes on tips to my restaurant’s staff (Form 8846)',
          text: 'How much in tips did your food and beverage staff receive?',
          help: 'Include only tips for serving or delivering food or drinks, and only if you paid the employer’s Social Security and Medicare taxes on them. For example, 30,000.00.',
          why: 'You may get a credit for the employer taxes on these tips.',
        },
      ],
      extra: [
        {
          // Pub. L. 119-21, section 70201, in IRC 45B(b)(2): tax years after 2024. A taxpayer may go without it (IRC 45B(d)).
          value: 'beautyTips',
          label: 'Payroll taxes on tips to my salon’s or spa’s staff (Form 8846)',
          since: 2025,
          notice: {
            message:
              'Plainfile doesn’t support the tip credit for beauty services. We’ll keep your answers, but you can’t finish this return here. To finish without the credit, clear this choice.',
            blocking: true,
          },
        },
      ],
    }),
    money({
      id: '.employeeTips.notCreditable',
      text: 'How much of these tips doesn’t qualify for the credit?',
      help: `For each employee and month, multiply the hours by ${tipWage} and subtract the wages paid, not counting tips. If any is left, tips up to that amount don’t qualify. Enter the total, or 0. For example, 1,200.00.`,
      why: `The credit is only for tips that bring pay above ${tipWage} an hour.`,
      fact: '.employeeTips.notCreditable',
      when: hasTips,
    }),
    money({
      id: '.employeeTips.aboveWageBase',
      text: 'How much of the qualifying tips was over the Social Security wage base?',
      help: `Only Medicare tax applies to an employee’s wages and tips over $${wageBase.toLocaleString('en-US')}. Enter 0 if none. For example, 2,000.00.`,
      why: 'The credit on these tips is 1.45%, not 7.65%.',
      fact: '.employeeTips.aboveWageBase',
      when: hasTips,
    }),
    {
      id: '.uses',
      text: 'Did you use any of these for this business?',
      help: 'A home office must be used regularly and, unless it’s a daycare, exclusively for business. For example, select the first option if you drove to see customers.',
      why: 'The IRS has special rules for cars and home offices.',
      type: 'multiselect',
      choices: [
        { value: 'car', label: 'My car, van, or truck' },
        { value: 'home', label: 'A home office used only for this business' },
        none('None of these'),
      ],
      fact: 'interview.uses',
    },
    ...vehicleQuestions,
    feet(
      '.homeOffice.squareFeet',
      'How large is your home office?',
      'Enter square feet, which is length times width. For example, 120 for a 10-by-12-foot room.',
    ),
    feet(
      '.homeOffice.totalSquareFeet',
      'How large is your entire home?',
      'Enter square feet, including the office. For example, 1,100.',
    ),
    {
      id: '.homeMethod',
      text: 'Which home office method do you want to use?',
      help: 'The simplified method is $5 per square foot, up to 300 square feet. For example, 120 square feet is $600.',
      why: 'You can use one method or the other.',
      type: 'radio',
      choices: [
        { value: 'simple', label: 'Simplified method ($5 per square foot)' },
        {
          value: 'actual',
          label: 'Actual expenses (a percentage of my home expenses)',
          states: { '.homeOffice.simplified': false },
        },
      ],
      fact: '.homeOffice.simplified',
      when: usesHome,
    },
    ...askPicked({
      id: '.homeCosts',
      text: 'What home expenses did you have in 2024?',
      help: 'Enter expenses for the whole home. We’ll calculate the business percentage. For example, include rent and utilities.',
      why: 'The business percentage lowers your taxable income.',
      when: countsActualHome,
      because: 'You told us you didn’t have this home expense.',
      whyEach: 'The business percentage lowers your taxable income.',
      amounts: [
        homeCost('rent', 'Rent', 'How much rent did you pay for your home?', '14,400.00'),
        homeCost(
          'mortgageInterest',
          'Mortgage interest',
          'How much mortgage interest did you pay on your home?',
          '7,900.00',
        ),
        homeCost(
          'realEstateTaxes',
          'Property tax',
          'How much property tax did you pay on your home?',
          '3,100.00',
        ),
        homeCost(
          'insurance',
          'Insurance',
          'How much did you pay for homeowners or renters insurance?',
          '900.00',
        ),
        homeCost('repairs', 'Repairs', 'How much did you pay for repairs to the whole home?', '450.00'),
        homeCost('utilities', 'Utilities', 'How much did you pay for utilities?', '2,200.00'),
        homeCost('other', 'Other home expenses', 'What were your other home expenses?', '300.00'),
      ],
    }),
    ...homeOfficeDetails(usesHome, countsActualHome),
    ...askAtRisk('business', notAtRiskOfTrade),
    ...askPayerForms('.', paymentsOfTrade, 'C'),
    yesNo({
      id: '.qbi.specifiedService',
      text: 'Is this a specified service business, such as health, law, finance, sports, or the arts?',
      help: 'This includes a business whose main asset is your skill or reputation. For example, select Yes for a doctor, lawyer, or actor, but not a driver or store.',
      why: 'At high income levels, these businesses don’t qualify for the QBI deduction.',
      fact: '.qbi.specifiedService',
      probe: yesOrNo,
    }),
    money({
      id: '.qbi.w2Wages',
      text: 'How much did this business pay in W-2 wages?',
      help: 'Add up box 1 of the W-2s you issued, plus employees’ 401(k) deferrals. Enter 0 if you have no employees. For example, 24,000.00.',
      why: 'At high income levels, the QBI deduction depends on the wages you pay.',
      fact: '.qbi.w2Wages',
      probe: anyAmount,
    }),
    money({
      id: '.qbi.propertyBasis',
      text: 'What was the original cost (UBIA) of this business’s equipment and buildings?',
      help: 'Include equipment placed in service in the last 10 years and buildings you’re still depreciating. Enter 0 if none. For example, 15,000.00.',
      why: 'At high income levels, the QBI deduction depends on it.',
      fact: '.qbi.propertyBasis',
      probe: anyAmount,
    }),
  ],
  more: yesNo({
    id: '.more',
    text: 'Do you have another business?',
    help: 'For example, select Yes if you drive for an app and also sell crafts.',
    why: 'Each business has its own Schedule C.',
    fact: 'interview.more',
  }),
};

function feet(id: string, text: string, help: string): QuestionSpec {
  return {
    id,
    text,
    help,
    why: 'It sets the business percentage of your home.',
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
    help: `Enter the total for the whole home for the months in 2024 you used the office. For example, ${example}.`,
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
    cost(
      'advertising',
      'Advertising',
      'How much did you pay for advertising?',
      '240.00 for ads on a website',
    ),
    cost(
      'commissions',
      'Commissions and fees',
      'How much did you pay in commissions and fees?',
      '1,900.00 in fees a rideshare app kept',
    ),
    cost(
      'contractLabor',
      'Contract labor',
      'How much did you pay for contract labor?',
      '800.00 for a day of help',
    ),
    cost(
      'depletion',
      'Depletion (oil, gas, timber, or minerals)',
      'How much is your depletion deduction?',
      '500.00',
    ),
    cost(
      'employeeBenefits',
      'Employee benefit programs',
      'How much did you pay for employee benefits?',
      '3,000.00',
      'Leave out pension plans. ',
    ),
    cost(
      'insurance',
      'Insurance',
      'How much did you pay for business insurance?',
      '640.00',
      'Leave out health insurance. ',
    ),
    cost(
      'mortgageInterest',
      'Mortgage interest on business property',
      'How much mortgage interest did you pay on business property?',
      '2,100.00',
    ),
    cost(
      'otherInterest',
      'Other business interest',
      'How much other business interest did you pay?',
      '180.00',
    ),
    cost(
      'legal',
      'Legal and other professional fees',
      'How much did you pay in legal and professional fees?',
      '350.00',
    ),
    cost(
      'office',
      'Office expenses and postage',
      'How much did you pay for office expenses and postage?',
      '95.00',
    ),
    cost(
      'pensionPlans',
      'Employee pension and profit-sharing plans',
      'How much did you contribute to employee pension plans?',
      '2,000.00',
      'Leave out contributions for yourself. ',
    ),
    cost(
      'rentVehicles',
      'Rent or lease: vehicles, machinery, and equipment',
      'How much did you pay to rent vehicles or equipment?',
      '1,200.00',
    ),
    cost(
      'rentProperty',
      'Rent or lease: other business property',
      'How much rent did you pay for a store, office, or land?',
      '9,600.00',
    ),
    cost('repairs', 'Repairs', 'How much did you pay for repairs?', '275.00', 'Leave out your car. '),
    cost('supplies', 'Supplies', 'How much did you pay for supplies?', '430.00 for tape and bags'),
    cost(
      'taxesLicenses',
      'Taxes and licenses',
      'How much did you pay for business taxes and licenses?',
      '150.00 for a permit',
    ),
    cost(
      'travel',
      'Travel away from home',
      'How much did you pay for business travel away from home?',
      '720.00 for a flight and a hotel',
      'Leave out meals. ',
    ),
    cost(
      'meals',
      'Business meals',
      'How much can you deduct for business meals?',
      'enter 200.00 if business lunches cost 400.00',
      'Usually half the cost is deductible. Enter that half. ',
    ),
    cost(
      'utilities',
      'Utilities, phone, and internet',
      'How much did you pay for utilities, phone, and internet?',
      '480.00 for the business share',
    ),
    cost(
      'wages',
      'Employee wages',
      'How much did you pay in wages?',
      '24,000.00',
      'Leave out amounts you paid yourself. ',
    ),
    cost(
      'energyEfficientBuildings',
      'Energy efficient commercial buildings deduction (Form 7205)',
      'How much is your energy efficient commercial buildings deduction?',
      '5,000.00',
      'It’s on Form 7205. ',
    ),
  ];
}

export const otherCostsGate: QuestionSpec = yesNo({
  id: 'had-other-costs',
  text: 'Did your business have other expenses we didn’t list?',
  help: 'For example, bank fees, tolls, or a course for your work.',
  why: 'Schedule C lists each other expense with a short description.',
  fact: 'interview.hadOtherCosts',
  when: hasItems(['businesses', 'farms'], 'You don’t have a business.'),
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
      text: 'Which business is this expense for?',
      help: 'For example, for tolls, select the business you drove for.',
      why: 'Each business has its own Schedule C.',
      type: 'radio',
      refersTo: { of: ['businesses', 'farms'] },
      fact: 'interview.business',
    },
    {
      id: '.description',
      text: 'What was this expense for?',
      help: 'A few words are enough. For example, bank fees.',
      why: 'The description goes next to the amount on your return.',
      type: 'text',
      maxLength: 60,
      fact: '.description',
    },
    money({
      id: '.amount',
      text: 'What was the amount?',
      help: 'Enter the total for 2024. For example, 85.00.',
      why: 'This expense lowers your taxable income.',
      fact: '.amount',
    }),
  ],
  more: yesNo({
    id: '.more',
    text: 'Do you have another expense to add?',
    help: 'For example, select Yes for tolls in addition to bank fees.',
    why: 'We’ll ask about each expense in turn.',
    fact: 'interview.more',
  }),
};

/** Retirement plans and health insurance of people who work for themselves. */
const worksForSelf: Condition = (view) =>
  formsOf(view.documents, 'k1s').length > 0 ||
  hasItems(['businesses', 'farms', 'k1s'], 'You aren’t self-employed.')(view);

export const ownPlans: QuestionSpec[] = [
  {
    id: 'own-plans',
    text: 'Did you pay for any of these as a self-employed person?',
    help: 'Select all that apply. Leave out amounts on a W-2 unless it’s from your own S corporation. For example, select the first option if you couldn’t get a health plan through an employer.',
    why: 'They lower your taxable income.',
    type: 'multiselect',
    choices: [
      { value: 'health', label: 'Health insurance for me or my family' },
      { value: 'retirement', label: 'A SEP, or employer contributions to my own retirement plan' },
      { value: 'solo-401k', label: 'Elective deferrals to my own 401(k), such as a solo 401(k)' },
      { value: 'simple', label: 'Salary reduction contributions to my own SIMPLE plan' },
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
          ? 'How much did you pay for self-employed health insurance?'
          : 'How much did your spouse pay for self-employed health insurance?',
      help: 'Leave out months when you could have joined an employer’s subsidized plan, including your spouse’s. Leave out Marketplace plans. If your S corporation paid the premiums, enter the amount it included in box 1 of your W-2. Enter 0 if none. For example, 4,800.00.',
      why: 'It lowers your taxable income, up to your profit.',
      fact: `adjustments.selfEmployedHealthInsurance.${who}`,
      when: all(
        ...(who === 'spouse' ? [onJointReturn] : []),
        whenPicked('own-plans', 'health', 'You didn’t pay for this type of plan.'),
      ),
    }),
    money({
      id: `adjustments.selfEmployedRetirement.${who}`,
      text:
        who === 'taxpayer'
          ? 'How much did you contribute to your own SEP or other plan as the employer?'
          : 'How much did your spouse contribute to their own SEP or other plan as the employer?',
      help: 'Include all SEP contributions, and the employer part of a solo 401(k) or SIMPLE plan. Leave out elective deferrals and other IRAs. Enter 0 if none. For example, 5,000.00.',
      why: 'It lowers your taxable income, up to a limit.',
      fact: `adjustments.selfEmployedRetirement.${who}`,
      when: all(
        ...(who === 'spouse' ? [onJointReturn] : []),
        whenPicked('own-plans', 'retirement', 'You don’t have this type of plan.'),
      ),
    }),
    ...ownDeferrals(who),
  ]),
];
