import { type Form } from '../../engine/form';
import { type Line, type PrintedText } from '../../engine/line';
import { Print, type PrintedForm } from '../../engine/print';
import { childTaxCredit, lastName, otherDependents, relationship } from '../dependents/dependents-table';
import { creditOnAgi } from '../eic/worksheet';
import { adoptionBenefits, capitalGain, totalIncome } from '../form-1040/income';
import { earnedIncomeCredit, otherPayments, refundableAdoptionCredit } from '../form-1040/payments';
import {
  additionalDeductions,
  agi,
  agiAgain,
  businessDeduction,
  deduction,
  taxableIncome,
  totalDeductions,
} from '../form-1040/taxable-income';
import {
  additionalDeductions as expectedAdditional,
  expectedCredits,
  expectedDeduction,
  payments,
} from '../form-1040-es/form-1040-es';
import { shareOfYear } from '../form-2555/exclusion';
import { housingBase } from '../form-2555/housing';
import * as improvements from '../form-5695/improvements';
import * as items from '../form-5695/items';
import { countedDeductions, startingIncome } from '../form-6251/part-1';
import { form8283 } from '../form-8283/form-8283';
import * as adoptionPay from '../form-8839/benefits';
import * as childBenefits from '../form-8839/child-benefits';
import * as adoptionChildren from '../form-8839/children';
import * as adoptionLimit from '../form-8839/credit-limit';
import * as adoption from '../form-8839/form-8839';
import { linesOfRefundableAdoption } from '../form-8839/refundable-lines';
import { box } from '../form-8949/form-8949';
import { incomeBeforeDeduction } from '../form-8995/income-limit';
import { commonLimit, section457Limit, simpleLimit } from '../income/excess-deferrals';
import { law2024 } from '../law/2024';
import { law2025 } from '../law/2025';
import { vehicleStatement } from '../schedule-1-a/car-loans';
import { schedule1A } from '../schedule-1-a/form';
import { childAmount } from '../schedule-8812/part-1';
import { nextYear } from '../schedule-a/charity-limits';
import { incomeForMedical, limitedStateTaxes } from '../schedule-a/schedule-a';
import { energyEfficientBuildings, otherExpenses, totalOtherExpenses } from '../schedule-c/expenses';
import { dependentAmount } from '../worksheets/standard-deduction';
import { priorAge } from '../worksheets/state-refund';
import { attachedForms2025 } from './attached-forms-2025';
import { phrasesOf } from './phrases';
import { wordsOf2025 } from './words-2025';
import { makeYearWords } from './year-words';

type Change = readonly [Line<unknown>, Partial<PrintedText> | null];

const renumber = (line: Line<unknown>, number: string): Change => [line, { number }];
const reword = (line: Line<unknown>, instruction: string): Change => [line, { instruction }];

/** Form 1040: page 2 begins with the adjusted gross income, and some lines have parts now. */
const form1040 = (): Change[] => [
  renumber(capitalGain, '7a'),
  reword(totalIncome, 'Add lines 1z, 2b, 3b, 4b, 5b, 6b, 7a, and 8. This is your total income'),
  renumber(agi, '11a'),
  renumber(deduction, '12e'),
  renumber(businessDeduction, '13a'),
  reword(totalDeductions, 'Add lines 12e, 13a, and 13b'),
  reword(
    taxableIncome,
    'Subtract line 14 from line 11b. If zero or less, enter -0-. This is your taxable income',
  ),
  renumber(earnedIncomeCredit, '27a'),
  reword(
    otherPayments,
    'Add lines 27a, 28, 29, 30, and 31. These are your total other payments and refundable credits',
  ),
  [lastName, { number: '2', instruction: '(2) Last name' }],
  [relationship, { number: '4', instruction: '(4) Relationship to you' }],
  [childTaxCredit, { number: '7 child', instruction: '(7) Credits: Child tax credit' }],
  [otherDependents, { number: '7 other', instruction: '(7) Credits: Credit for other dependents' }],
];

/** Form 5695, Part II: the most expensive item of each kind has a line, with the ID of its maker. */
const form5695 = (): Change[] => [
  renumber(improvements.doorCredit, '19c'),
  renumber(items.nextDoors, '19d'),
  renumber(items.furtherDoors, '19e'),
  [improvements.otherDoors, { number: '19f', instruction: 'Add lines 19d and 19e' }],
  [improvements.otherDoorsCredit, { number: '19g', instruction: 'Multiply line 19f by 30% (0.30)' }],
  [
    improvements.doorsCredit,
    { number: '19h', instruction: 'Add lines 19c and 19g. Don’t enter more than $500' },
  ],
  renumber(items.windowItems.first, '20a'),
  renumber(items.windowItems.rest, '20b'),
  [improvements.windows, { number: '20c', instruction: 'Add lines 20a and 20b' }],
  [
    improvements.windowsCredit,
    { number: '20d', instruction: 'Multiply line 20c by 30% (0.30). Don’t enter more than $600' },
  ],
  renumber(improvements.panels, '25c'),
  reword(improvements.panelsCredit, 'Multiply line 25c by 30% (0.30). Don’t enter more than $600'),
  reword(improvements.improvementsTotal, 'Add lines 18b, 19h, 20d, 22d, 23d, 24d, 25e, and 26c'),
  [improvements.heatPumps, null],
  renumber(items.heatPumpItems.first, '29a'),
  renumber(items.waterHeaterItems.rest, '29d'),
  renumber(items.biomassItems.first, '29e'),
  [improvements.heatPumpTotal, { number: '29g', instruction: 'Add lines 29a through 29f' }],
  [
    improvements.heatPumpCredit,
    { number: '29h', instruction: 'Multiply line 29g by 30% (0.30). Don’t enter more than $2,000' },
  ],
];

/** Form 8839: a part of the credit is paid out. The lines behind it moved. */
const form8839 = (): Change[] => [
  renumber(adoptionChildren.childCredit, '11a'),
  reword(adoption.creditOfChildren, 'Add the amounts on line 11a'),
  renumber(adoption.refundableCredit, '13'),
  renumber(adoption.restOfCredit, '14'),
  renumber(adoption.carriedIn, '15'),
  [adoption.credits, { number: '16', instruction: 'Add lines 14 and 15' }],
  renumber(adoption.limit, '17'),
  [
    adoption.adoptionCredit,
    {
      number: '18',
      instruction: 'Enter the smaller of line 16 or line 17 here and on Schedule 3 (Form 1040), line 6c',
    },
  ],
  renumber(childBenefits.exclusionMost, '19'),
  renumber(childBenefits.benefitsBefore, '20'),
  [childBenefits.exclusionLeft, { number: '21', instruction: 'Subtract line 20 from line 19' }],
  renumber(childBenefits.benefits, '22'),
  [adoptionPay.allBenefits, { number: '23', instruction: 'Add the amounts on line 22' }],
  [
    childBenefits.countedBenefits,
    {
      number: '24',
      instruction:
        'Enter the smaller of line 21 or line 22. For a final adoption of a U.S. child with special needs: line 21',
    },
  ],
  renumber(adoptionPay.incomeWithBenefits, '25'),
  [
    adoptionPay.benefitsOver,
    {
      number: '26',
      instruction:
        'Is line 25 more than $259,190? Yes. Subtract $259,190 from line 25. No. Enter -0- on line 28',
    },
  ],
  [
    adoptionPay.shareOfBenefits,
    {
      number: '27',
      instruction:
        'Divide line 26 by $40,000. Enter the result as a decimal (rounded to at least three places). Do not enter more than 1.000',
    },
  ],
  [childBenefits.benefitsReducedBy, { number: '28', instruction: 'Multiply line 24 by line 27' }],
  [childBenefits.excludedBenefits, { number: '29', instruction: 'Subtract line 28 from line 24' }],
  [adoptionPay.excluded, { number: '30', instruction: 'Add the amounts on line 29' }],
  [
    adoptionPay.taxableBenefits,
    {
      number: '31',
      instruction:
        'Subtract line 30 from line 23. Also include the amount, which may be negative, on Form 1040 or 1040-SR, line 1f',
    },
  ],
  reword(adoptionBenefits, 'Employer-provided adoption benefits from Form 8839, line 31'),
  reword(
    adoptionLimit.adoptionCreditLimit,
    'Subtract line 4 from line 1. If zero or less, enter -0-. Enter this amount on Form 8839, line 17',
  ),
  [
    adoptionLimit.toNextYear,
    {
      number: '2026',
      instruction:
        'Subtract line 18 of Form 8839 from line 16, not including any amount that expires this year',
    },
  ],
];

/** Other lines with another number, or with amounts that the years have in common for something else. */
const others = (): Change[] => [
  [
    startingIncome,
    {
      number: '1b',
      instruction:
        'Subtract line 1a from Form 1040 or 1040-SR, line 11b. (If less than zero, enter as a negative amount.)',
    },
  ],
  reword(childAmount, 'Multiply line 4 by $2,200'),
  reword(incomeForMedical, 'Enter amount from Form 1040 or 1040-SR, line 11b'),
  reword(
    limitedStateTaxes,
    'Enter the smaller of line 5d or $40,000 ($20,000 if married filing separately). If your modified adjusted gross income is over $500,000 ($250,000 if married filing separately), see the worksheet in the instructions',
  ),
  [otherExpenses, { number: '27b', instruction: 'Other expenses (from line 48)' }],
  renumber(energyEfficientBuildings, '27a'),
  reword(totalOtherExpenses, 'Total other expenses. Enter here and on line 27b'),
  reword(dependentAmount, 'Is your earned income more than $900? Yes: add $450. No: enter $1,350'),
  reword(
    priorAge,
    'Multiply the number of boxes for age and blindness by $1,550 ($1,950 if your 2024 filing status was single or head of household)',
  ),
  reword(
    creditOnAgi,
    'If line 3 is $10,650 or more ($17,750 if married filing jointly) without a qualifying child, or $23,350 or more ($30,500) with one or more: look up the amount on line 3 in the EIC Table',
  ),
  reword(incomeBeforeDeduction, 'Form 1040, line 11b, minus lines 12e and 13b'),
  renumber(nextYear, '2026'),
  reword(box, 'You must check Box A, B, C, G, H, or I (Part I), or Box D, E, F, J, K, or L (Part II)'),
  reword(
    shareOfYear,
    'If line 38 and the number of days in your 2025 tax year (usually 365) are the same, enter "1.000." Otherwise, divide line 38 by the number of days in your 2025 tax year and enter the result as a decimal (rounded to at least three places)',
  ),
  reword(
    housingBase,
    'Multiply $56.99 by the number of days on line 31. If 365 is entered on line 31, enter $20,800 here',
  ),
  reword(
    simpleLimit,
    'Limit for SIMPLE plans: $16,500, or $20,000 at age 50 or older and $21,750 at ages 60 to 63 ($17,600, $21,450, and $22,850 in plans with the higher limits)',
  ),
  reword(
    commonLimit,
    'Limit for all of these plans: $23,500, plus $7,500 at age 50 or older ($11,250 at ages 60 to 63), plus the 15-year service catch-up in a section 403(b) plan',
  ),
  reword(
    section457Limit,
    'Limit for section 457(b) plans: $23,500, plus $7,500 at age 50 or older ($11,250 at ages 60 to 63) or the catch-up for the last three years before normal retirement age',
  ),
  reword(
    expectedDeduction,
    'If you plan to itemize deductions, enter the estimated total of your itemized deductions. If you don’t plan to itemize deductions, enter your standard deduction. Our estimate: the larger of your 2025 itemized deductions, with the 2026 limits on state taxes, gifts, and high incomes, or the 2026 standard deduction plus cash gifts up to $1,000 ($2,000 if married filing jointly)',
  ),
  reword(
    expectedCredits,
    'Credits (see instructions). Do not include any income tax withholding on this line. Our estimate: 2025 Form 1040 or 1040-SR, line 21, with the 2026 child tax credit and without the expired home energy and clean vehicle credits',
  ),
  reword(
    expectedAdditional,
    'Deductions from Schedule 1-A (2026) for tips, overtime, car loan interest, and seniors. Our estimate: your 2025 amounts, unless you enter others',
  ),
  [
    payments[1],
    {
      label: 'Payment due June 15, 2026',
      instruction:
        'If the first payment you are required to make is due April 15, 2026, enter ¼ of line 14a (minus any 2025 overpayment that you are applying to this installment). Due June 15, 2026',
    },
  ],
  [
    payments[3],
    {
      label: 'Payment due January 15, 2027',
      instruction:
        'If the first payment you are required to make is due April 15, 2026, enter ¼ of line 14a (minus any 2025 overpayment that you are applying to this installment). Due January 15, 2027',
    },
  ],
];

/** Lines of Form 1040 that other forms name. */
const renumbered: Readonly<Record<string, string>> = {
  '7': '7a',
  '11': '11a',
  '12': '12e',
  '13': '13a',
  '27': '27a',
};

const wording = makeYearWords({
  before: law2024,
  after: law2025,
  phrases: phrasesOf,
  also: wordsOf2025(renumbered),
});

/** What the forms of 2025 print otherwise than those of 2024. */
export const print2025 = new Print({
  ...wording,
  lines: () => [...form1040(), ...attachedForms2025(), ...form5695(), ...form8839(), ...others()],
  // Form 8283 (Rev. December 2025) has another attachment sequence number than the revision before.
  forms: (): [Form, Partial<PrintedForm>][] => [[form8283, { sequence: '36' }]],
  own: () => [
    agiAgain,
    additionalDeductions,
    countedDeductions,
    refundableAdoptionCredit,
    ...linesOfRefundableAdoption(),
    ...items.linesOfItems(),
    schedule1A,
    vehicleStatement,
  ],
});
