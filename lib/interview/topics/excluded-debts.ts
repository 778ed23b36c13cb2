import { hasItems, when } from '../conditions';
import { anotherQuestion } from './item-questions';
import { anyAmount, type GroupSpec, money, type QuestionSpec } from './topic';

const onlyFor = (reason: string) =>
  when('.reason', (answer) => answer === reason, 'You selected a different reason.');

/** Form 982: debts that are left out of income. */
export const excludedDebts: GroupSpec = {
  group: 'excludedDebts',
  noun: 'Canceled debt',
  nameFrom: '.lender',
  fact: 'excludedDebts',
  gate: 'money-kinds',
  gateChoice: 'excluded-debt',
  max: 20,
  questions: [
    {
      id: '.lender',
      text: 'Who canceled the debt?',
      help: 'The creditor’s name is on Form 1099-C. For example, First Town Bank.',
      why: 'We use it to tell your canceled debts apart.',
      type: 'text',
      maxLength: 80,
      fact: '.lender',
    },
    money({
      id: '.amount',
      text: 'How much debt was canceled?',
      help: 'It’s in box 2 of Form 1099-C. For example, 8,000.00.',
      why: 'Canceled debt is income unless an exclusion applies.',
      sourceHint: 'Box 2',
      fact: '.amount',
    }),
    {
      id: '.reason',
      text: 'Why can you exclude this debt from your income?',
      help: 'Select the first one that applies. You were insolvent if your debts were more than the value of everything you owned. For example, select the second one if you owed $50,000 and owned property worth $42,000.',
      why: 'Form 982 has a box for each reason.',
      type: 'radio',
      choices: [
        { value: 'bankruptcy', label: 'It was canceled in my bankruptcy case (title 11)' },
        { value: 'insolvency', label: 'I was insolvent right before it was canceled' },
        { value: 'home', label: 'It was a loan to buy, build, or substantially improve my main home' },
      ],
      fact: '.reason',
    },
    money({
      id: '.liabilities',
      text: 'What were your total debts right before the cancellation?',
      help: 'Include the canceled debt and all of your other debts, such as credit cards, loans, mortgages, taxes, and bills. For example, 92,000.00.',
      why: 'You were insolvent by the amount your debts exceeded your assets.',
      fact: '.liabilities',
      when: onlyFor('insolvency'),
    }),
    money({
      id: '.assets',
      text: 'What were all your assets worth right before the cancellation?',
      help: 'Include your home, cars, household goods, and bank and retirement accounts. For example, 86,500.00.',
      why: 'You were insolvent by the amount your debts exceeded your assets.',
      fact: '.assets',
      when: onlyFor('insolvency'),
    }),
    money({
      id: '.otherHomeDebt',
      text: 'How much of the loan paid for something other than the home?',
      help: 'For example, 15,000.00 of a refinanced loan that paid off credit cards. Enter 0 if none.',
      why: 'You can exclude only debt used to buy, build, or substantially improve the home.',
      fact: '.otherHomeDebt',
      when: onlyFor('home'),
    }),
    money({
      id: '.homeBasis',
      text: 'If you still own the home, what is its basis?',
      help: 'It’s what you paid plus improvements. Enter 0 if you lost or sold the home. For example, 240,000.00.',
      why: 'The amount you exclude reduces the basis of a home you keep.',
      fact: '.homeBasis',
      when: onlyFor('home'),
    }),
  ],
  more: anotherQuestion(
    'Do you have another canceled debt to exclude?',
    'For example, select Yes for a second Form 1099-C.',
  ),
};

const withDebts = hasItems(['excludedDebts'], 'You didn’t enter any canceled debt to exclude.');

/** Form 982, line 10a: how far the basis of property goes down. */
export const afterCancellation: QuestionSpec[] = [
  money({
    id: 'afterCancellation.propertyBasis',
    text: 'Right after the cancellation, what was the basis of the property you kept?',
    help: 'Add up the adjusted basis of everything you still owned, plus any cash. Adjusted basis is usually what you paid plus improvements, minus depreciation. For example, 64,000.00.',
    why: 'The amount you exclude may lower the basis of what you own.',
    fact: 'afterCancellation.propertyBasis',
    when: withDebts,
    probe: anyAmount,
  }),
  money({
    id: 'afterCancellation.liabilities',
    text: 'How much did you still owe right after the cancellation?',
    help: 'Add up your remaining debts. For example, 61,000.00.',
    why: 'Your basis isn’t reduced below your remaining debts.',
    fact: 'afterCancellation.liabilities',
    when: withDebts,
    probe: anyAmount,
  }),
];
