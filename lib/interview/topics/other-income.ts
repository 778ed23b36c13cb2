import { whenPicked } from '../conditions';
import { askRareBoxes, ownerQuestion, stateBoxes, stateChoice } from './item-questions';
import { formsOf } from '../document-facts';
import { type GroupSpec, money, none, type FormsSpec, type QuestionSpec, yesNo } from './topic';

const kind = (value: string) =>
  whenPicked('money-kinds', value, 'You told us you didn’t have this type of income.');

/** Opens the lists of income; one screen in place of a question for each kind. */
export const moneyKinds: QuestionSpec = {
  id: 'money-kinds',
  text: 'Did you receive any of these in 2024?',
  help: 'Select all that apply. If you file jointly, include your spouse. Include retirement account rollovers and small amounts you didn’t receive a form for. For example, $12 from a savings account is interest, and a raffle prize is “A prize or other income.”',
  why: 'Each type of income has its own line, and most payers report it to the IRS.',
  type: 'multiselect',
  choices: [
    { value: 'interest', label: 'Interest from a bank or someone else (Form 1099-INT)' },
    { value: 'dividends', label: 'Dividends from stocks or funds (Form 1099-DIV)' },
    {
      value: 'retirement',
      label: 'A pension or retirement account distribution (Form 1099-R)',
    },
    { value: 'social-security', label: 'Social Security or railroad benefits, but not SSI (Form SSA-1099)' },
    { value: 'government', label: 'Unemployment compensation or a state tax refund (Form 1099-G)' },
    { value: 'gambling', label: 'Gambling or lottery winnings (Form W-2G)' },
    { value: 'alimony', label: 'Alimony under a divorce agreement from before 2019' },
    { value: 'debt', label: 'A debt that was canceled (Form 1099-C)' },
    {
      value: 'excluded-debt',
      label: 'A debt canceled in bankruptcy, while I was insolvent, or on my main home (Form 982)',
      notice: {
        message:
          'If the canceled debt lowers the basis of your property (Form 982, line 10a), you’ll need to mail this return, because the IRS requires a description with it.',
        blocking: false,
      },
    },
    { value: 'jury', label: 'Jury duty pay' },
    { value: 'scholarship', label: 'A scholarship that paid for more than tuition and books' },
    { value: 'alaska', label: 'The Alaska Permanent Fund dividend' },
    { value: '1099-k', label: 'A Form 1099-K with errors, or for personal items I sold at a loss' },
    { value: 'other', label: 'A prize or other income' },
    { value: 'unreported-tips', label: 'Tips that I didn’t report to my employer (Form 4137)' },
    {
      value: 'misclassified-wages',
      label: 'Pay from a company that treated me as a contractor when I was an employee (Form 8919)',
    },
    none('None of these'),
  ],
  fact: 'interview.moneyKinds',
};

export const gambling: GroupSpec = {
  group: 'gambling',
  noun: 'Gambling winnings',
  fact: 'gambling',
  gate: 'money-kinds',
  gateChoice: 'gambling',
  documents: { group: 'gambling', moreGate: 'more-gambling' },
  max: 20,
  questions: [
    ownerQuestion('win'),
    money({
      id: '.winnings',
      text: 'How much did you win?',
      help: 'It’s in box 1 of Form W-2G. If you didn’t receive a form, add up your winnings. Don’t subtract your losses. For example, 1,500.00.',
      why: 'Gambling winnings are taxable.',
      sourceHint: 'Box 1',
      fact: '.winnings',
    }),
    money({
      id: '.federalWithholding',
      text: 'How much federal income tax was withheld from your winnings?',
      help: 'It’s in box 4 of Form W-2G. Enter 0 if none. For example, 360.00.',
      why: 'You already paid this tax. It lowers what you owe or adds to your refund.',
      sourceHint: 'Box 4',
      fact: '.federalWithholding',
    }),
    ...askRareBoxes(
      'Form W-2G',
      [
        {
          id: '.localWithholding',
          box: 'Box 17',
          label: 'Local tax withheld',
          text: 'What is in box 17, local tax withheld?',
          help: 'Enter the amount with cents. For example, 25.00.',
          why: 'It counts as local income tax if you itemize.',
        },
      ],
      [stateChoice('Box 15')],
    ),
    ...stateBoxes('Box 13', 'Box 15'),
  ],
  more: yesNo({
    id: '.more',
    text: 'Do you have another Form W-2G, or other winnings?',
    help: 'For example, select Yes if you won at two casinos.',
    why: 'Every Form W-2G must be on your return.',
    fact: 'interview.more',
  }),
};

export const moreGambling: QuestionSpec = yesNo({
  id: 'more-gambling',
  text: 'Did you have gambling winnings that aren’t on the documents you uploaded?',
  help: 'We read the Form W-2G you uploaded. Include winnings without a form. For example, select Yes for a second W-2G.',
  why: 'All winnings are taxable.',
  fact: 'interview.moreGambling',
});

export const otherIncomeAmounts: QuestionSpec[] = [
  money({
    id: 'alimonyReceived',
    text: 'How much alimony did you receive in 2024?',
    help: 'Leave out child support. For example, 7,200.00.',
    why: 'It’s generally taxable if your divorce or separation agreement is from before 2019.',
    fact: 'alimonyReceived',
    when: kind('alimony'),
  }),
  money({
    id: 'cancelledDebt',
    text: 'How much canceled debt is taxable?',
    help: 'It’s in box 2 of Form 1099-C. Leave out debt canceled in bankruptcy, while you were insolvent, or on your main home. We ask about those debts separately. For example, 2,300.00.',
    why: 'Debt you don’t have to repay counts as income.',
    sourceHint: 'Box 2',
    fact: 'cancelledDebt',
    when: kind('debt'),
  }),
  money({
    id: 'juryDutyPay',
    text: 'How much were you paid for jury duty?',
    help: 'Leave out travel reimbursements. For example, 150.00.',
    why: 'Jury pay is taxable.',
    fact: 'juryDutyPay',
    when: kind('jury'),
  }),
  money({
    id: 'scholarshipNotOnW2',
    text: 'How much of your scholarship paid for things other than tuition and books?',
    help: 'Include amounts used for room, board, or travel. Leave out fees, supplies, and equipment your courses require, and amounts on a W-2. For example, 3,000.00.',
    why: 'This part is taxable.',
    fact: 'scholarshipNotOnW2',
    when: kind('scholarship'),
  }),
  money({
    id: 'alaskaPermanentFund',
    text: 'How much did you receive from the Alaska Permanent Fund?',
    help: 'It’s in box 3 of the state’s Form 1099-MISC. If you file jointly, include your spouse’s dividend. For example, 1,702.00.',
    why: 'The dividend is taxable.',
    fact: 'alaskaPermanentFund',
    when: kind('alaska'),
  }),
  money({
    id: 'form1099KErrorOrPersonalLoss',
    text: 'How much on Forms 1099-K was reported in error or for personal items you sold at a loss?',
    help: 'Enter the part of box 1a that isn’t income. Enter items you sold at a gain as sales instead. For example, 900.00 for an old sofa that cost you 1,500.00.',
    why: 'This amount goes at the top of Schedule 1 and isn’t taxed.',
    sourceHint: 'Box 1a',
    fact: 'form1099KErrorOrPersonalLoss',
    when: kind('1099-k'),
  }),
];

/** Form 1099-MISC: box 3 can be a prize or pay; rent and royalties find their place, and the rest needs no answer. */
export const miscellaneous: FormsSpec = {
  formGroup: 'miscellaneous',
  asks: [
    {
      id: '.use',
      text: 'What was the other income in box 3 of this Form 1099-MISC for?',
      help: 'For example, select the first option for a prize, and the second for work you did for the payer.',
      why: 'Self-employment income is taxed differently.',
      type: 'radio',
      choices: [
        { value: 'other', label: 'A prize, award, or other income' },
        { value: 'work', label: 'Self-employment income' },
      ],
      sourceHint: 'Box 3',
      fact: 'interview.use',
      when: ({ documents, extractionId }) =>
        formsOf(documents, 'miscellaneous').some(
          ({ form }) => form.extractionId === extractionId && Number(form.item['otherIncome'] ?? 0) !== 0,
        ) || 'later',
    },
  ],
};

export const otherIncome: GroupSpec = {
  group: 'otherIncome',
  noun: 'Other income',
  nameFrom: '.description',
  fact: 'otherIncome',
  gate: 'money-kinds',
  gateChoice: 'other',
  max: 20,
  questions: [
    ownerQuestion('income'),
    {
      id: '.description',
      text: 'What was this income for?',
      help: 'A few words are enough. For example, raffle prize.',
      why: 'The description goes next to the amount on your return.',
      type: 'text',
      maxLength: 60,
      fact: '.description',
    },
    money({
      id: '.amount',
      text: 'What was the amount?',
      help: 'For a prize, enter its fair market value. Enter an amount that reduces your income as a negative number. For example, 250.00.',
      why: 'This amount is taxable.',
      min: -9_999_999_999.99,
      fact: '.amount',
    }),
  ],
  more: yesNo({
    id: '.more',
    text: 'Do you have another prize or other income to enter?',
    help: 'For example, select Yes for a second prize.',
    why: 'You must report all of it on your return.',
    fact: 'interview.more',
  }),
};
