import { all, any, answerOf, type Condition, type View, when, whenPicked, whenYes } from '../conditions';
import { formsOf } from '../document-facts';
import { type AnswerValue } from '../schema';
import { creditCodes, creditNotice } from './business-credits';
import { askPicked, type PickedAmount, valueOfFact } from './picked-amounts';
import { shareStockQuestions } from './small-business-stock';
import { money, type QuestionSpec, yesNo, yesOrNo } from './topic';

export const below = -9_999_999_999.99;

export const box = (
  fact: string,
  label: string,
  text: string,
  help: string,
  why: string,
  min = 0,
): PickedAmount => ({ fact, label, text, help, why, min });

/** The item of the Schedule K-1 that was read and that a question stands beside; nothing for one that was typed. */
const readItem = (view: View): Record<string, unknown> | undefined =>
  view.extractionId === null
    ? undefined
    : formsOf(view.documents, 'k1s').find(({ form }) => form.extractionId === view.extractionId)?.form.item;

/** True for an amount that stands on the document as it was read. */
export const isOnForm = (view: View, fact: string): boolean => readItem(view)?.[fact.slice(1)] !== undefined;

/** Beside a document: what is offered is what we didn’t read. */
export const noteOnForm = (view: View): string | undefined =>
  readItem(view) === undefined
    ? undefined
    : 'We read the other boxes on the Schedule K-1 you uploaded. Select only the boxes we missed.';

/** Decided by the answer, or beside a document by what is printed there. */
const whenStated =
  (id: string, test: (answer: AnswerValue) => boolean, because: string): Condition =>
  (view) => {
    const item = readItem(view);
    if (item === undefined || answerOf(view, id) !== undefined) return when(id, test, because)(view);
    const printed = item[id.slice(1)];
    const isValue = typeof printed === 'string' || typeof printed === 'number';
    return (isValue && test(printed)) || { skip: because };
  };

const ofEntity = (entity: string, because: string) =>
  whenStated('.entity', (answer) => answer === entity, because);
export const ofPartnership = ofEntity('partnership', 'This is only on Schedule K-1 (Form 1065).');
const ofEstate = ofEntity('estate', 'This is only on Schedule K-1 (Form 1041).');
const notOfEstate = whenStated(
  '.entity',
  (answer) => answer !== 'estate',
  'This isn’t on Schedule K-1 (Form 1041).',
);

const isNegative = (id: string) =>
  whenStated(id, (answer) => typeof answer === 'number' && answer < 0, 'This box shows no loss.');

const withLoss = all(
  notOfEstate,
  any(
    isNegative('.ordinaryIncome'),
    isNegative('.rentalIncome'),
    isNegative('.otherRentalIncome'),
    isNegative('.shortTermGain'),
    isNegative('.longTermGain'),
    isNegative('.section1231Gain'),
    isNegative('.section1256'),
    whenYes('.tookOut', 'You had no distributions.'),
    all(
      ofEntity('sCorporation', 'This applies only to S corporations.'),
      whenYes('.soldEntirely', 'You still own your share.'),
    ),
  ),
);
/** Loans of a shareholder: Part II of Form 7203. */
const loanBoxes = [
  '.basis.debtBeginning',
  '.basis.debtFaceBeginning',
  '.basis.debtAdded',
  '.basis.debtRepaid',
];
const ofShareholder = all(ofEntity('sCorporation', 'This applies only to S corporations.'), withLoss);
const empty = 'You told us this box is blank.';

/** Boxes that stand on some of the forms only, and the basis, which matters with a loss. */
export const moreShareBoxes: readonly QuestionSpec[] = [
  yesNo({
    id: '.activeParticipation',
    text: 'Did you actively participate in the rental real estate on this Schedule K-1?',
    help: 'This means you own at least 10% and help approve tenants or set the rent. For example, select No if you’re a limited partner.',
    why: 'If so, you may be able to deduct a rental loss of up to $25,000 ($12,500 if you’re married filing separately and lived apart all year).',
    fact: '.activeParticipation',
    when: all(notOfEstate, isNegative('.rentalIncome')),
  }),
  yesNo({
    id: '.soldEntirely',
    text: 'Did you sell your entire interest in 2024?',
    help: 'Select No if you kept part of it, or sold it to a related person, such as a family member or your own company. For example, select Yes if you sold all your units in a pipeline partnership.',
    why: 'If so, the passive activity rules no longer limit its losses from this and earlier years.',
    fact: '.soldEntirely',
    when: notOfEstate,
    // It matters only with losses.
    probe: yesOrNo,
  }),
  money({
    id: '.saleResult',
    text: 'What was your gain or loss on that sale?',
    help: 'Enter a loss as a negative number. Enter the sale itself with your other sales. For example, 2,000.00.',
    why: 'Losses from the same interest offset the gain first.',
    fact: '.saleResult',
    min: below,
    when: whenYes('.soldEntirely', 'You still own the interest.'),
  }),
  yesNo({
    id: '.rentalMaterialParticipation',
    text: 'Did you materially participate in the rental real estate on this Schedule K-1?',
    help: 'Material participation means regular, continuous, and substantial work. For example, select Yes for more than 500 hours.',
    why: 'If so, a loss can be fully deductible.',
    fact: '.rentalMaterialParticipation',
    when: any(
      whenYes('realEstate.professional.taxpayer', 'You aren’t a real estate professional.'),
      whenYes('realEstate.professional.spouse', 'You aren’t a real estate professional.'),
    ),
  }),
  ...askPicked({
    id: '.partnerBoxes',
    text: 'Which of these boxes on Schedule K-1 (Form 1065) are filled in?',
    help: 'Guaranteed payments are in box 4. Health insurance is in box 13, code M. For example, select the first option if box 4a has an amount.',
    why: 'Partners who work in the partnership may have these.',
    because: empty,
    whyEach: 'You report it on your own return.',
    when: ofPartnership,
    isRead: isOnForm,
    note: noteOnForm,
    amounts: [
      box(
        '.guaranteedPaymentsServices',
        '4a: Guaranteed payments for services',
        'How much are the guaranteed payments for services?',
        'They’re in box 4a. For example, 24,000.00.',
        'They’re payments for your services.',
      ),
      box(
        '.guaranteedPaymentsCapital',
        '4b: Guaranteed payments for capital',
        'How much are the guaranteed payments for capital?',
        'They’re in box 4b. For example, 3,000.00.',
        'They’re payments for the use of your capital.',
      ),
      box(
        '.healthInsurance',
        '13 code M: Medical insurance',
        'How much is shown as medical insurance?',
        'It’s in box 13 with code M. For example, 6,000.00.',
        'You may be able to deduct it as self-employed health insurance.',
      ),
      box(
        '.unreimbursedExpenses',
        'Unreimbursed partnership expenses (UPE)',
        'What were your unreimbursed partnership expenses?',
        'Include only expenses the partnership agreement requires you to pay. For example, 700.00 for driving.',
        'They reduce your share of the profit.',
      ),
    ],
  }),
  ...askPicked({
    id: '.deductionBoxes',
    text: 'Which of these deductions and other items are filled in?',
    help: 'Look at boxes 13, 17, and 20 of Schedule K-1 (Form 1065), or boxes 12, 15, and 17 of Schedule K-1 (Form 1120-S). For example, select the first option for code A.',
    why: 'Each one goes on a different line of your return.',
    because: empty,
    whyEach: 'You report it on your own return.',
    when: notOfEstate,
    isRead: isOnForm,
    note: noteOnForm,
    amounts: [
      box(
        '.charityCash',
        '13 or 12, code A: Cash gifts to charity',
        'How much are the cash gifts to charity?',
        'They’re in box 13 (Form 1065) or box 12 (Form 1120-S), code A. For example, 150.00.',
        'They’re deductible if you itemize.',
      ),
      box(
        '.charityNoncash',
        '13 or 12, code C: Other gifts to charity',
        'How much are the noncash gifts to charity?',
        'They’re in box 13 (Form 1065) or box 12 (Form 1120-S), code C. For example, 100.00.',
        'They’re deductible if you itemize.',
      ),
      box(
        '.investmentInterest',
        '13 or 12, code H: Investment interest',
        'How much is the investment interest?',
        'It’s in box 13 (Form 1065) or box 12 (Form 1120-S), code H. For example, 90.00.',
        'It’s deductible if you itemize.',
      ),
      box(
        '.royaltyDeductions',
        '13 or 12, code I: Deductions from royalties',
        'How much are the deductions from royalties?',
        'They’re in box 13 (Form 1065) or box 12 (Form 1120-S), code I. For example, 20.00.',
        'They reduce your royalty income.',
      ),
      box(
        '.amtDepreciation',
        '17 or 15, code A: AMT depreciation',
        'What is the AMT depreciation adjustment?',
        'It’s in box 17 (Form 1065) or box 15 (Form 1120-S), code A. It can be negative. For example, 60.00.',
        'It’s used to calculate the alternative minimum tax (AMT).',
        below,
      ),
      box(
        '.amtAdjustedGain',
        '17 or 15, code B: AMT gain or loss',
        'What is the AMT adjusted gain or loss?',
        'It’s in box 17 (Form 1065) or box 15 (Form 1120-S), code B. It can be negative. For example, 40.00.',
        'It’s used to calculate the alternative minimum tax (AMT).',
        below,
      ),
      box(
        '.section1202Gain',
        'Section 1202 gain (small business stock), on the attached statement',
        'How much is the section 1202 gain?',
        'The attached statement shows it. It’s part of the long-term gain in box 9a (Form 1065) or box 8a (Form 1120-S). For example, 5,000.00.',
        'Part or all of it may be tax-free.',
      ),
      box(
        '.investmentExpenses',
        '20 or 17, code B: Investment expenses',
        'How much are the investment expenses?',
        'They’re in box 20 (Form 1065) or box 17 (Form 1120-S), code B. For example, 30.00.',
        'They reduce the investment interest you can deduct.',
      ),
    ],
    extra: [
      {
        value: creditCodes,
        label: 'Credits (box 15 or 13)',
        states: { '.hasCredits': true },
        notice: creditNotice,
      },
      {
        value: 'other-codes',
        label: 'Other income (box 11 or 10)',
        notice: {
          message:
            'Other income on a Schedule K-1 goes on forms we don’t support yet. A preparer can help you.',
          blocking: true,
        },
      },
    ],
  }),
  ...shareStockQuestions,
  ...askPicked({
    id: '.estateBoxes',
    text: 'Which of these boxes on Schedule K-1 (Form 1041) are filled in?',
    help: 'Look at boxes 5 and 9 through 14 in Part III. For example, select “Excess deductions” if box 11 has code A.',
    why: 'Estates and trusts have different boxes.',
    because: empty,
    whyEach: 'You report it on your own return.',
    when: ofEstate,
    isRead: isOnForm,
    note: noteOnForm,
    amounts: [
      box(
        '.otherPortfolioIncome',
        '5: Other portfolio income',
        'How much is the other portfolio income?',
        'It’s in box 5. For example, 500.00.',
        'This amount is part of your income.',
      ),
      box(
        '.directDeductions',
        '9: Directly apportioned deductions',
        'How much is in box 9?',
        'Add the amounts in box 9 with codes A to C. For example, 200.00.',
        'They reduce the income in boxes 6 to 8.',
      ),
      box(
        '.estateTaxDeduction',
        '10: Estate tax deduction',
        'How much is the estate tax deduction?',
        'It’s in box 10. For example, 350.00.',
        'It’s deductible if you itemize.',
      ),
      box(
        '.excessDeductions',
        '11 code A: Excess deductions, section 67(e)',
        'How much are the excess deductions under section 67(e) (code A)?',
        'They’re in box 11 with code A. For example, 450.00.',
        'They lower your income.',
      ),
      box(
        '.excessItemizedDeductions',
        '11 code B: Excess itemized deductions',
        'How much are the excess itemized deductions (code B)?',
        'They’re in box 11 with code B. For example, 120.00.',
        'They’re deductible if you itemize.',
      ),
      box(
        '.shortTermCarryover',
        '11 code C: Short-term capital loss carryover',
        'How much is the short-term capital loss carryover?',
        'It’s in box 11 with code C. Enter it as a positive number. For example, 600.00.',
        'It lowers your gains.',
      ),
      box(
        '.longTermCarryover',
        '11 code D: Long-term capital loss carryover',
        'How much is the long-term capital loss carryover?',
        'It’s in box 11 with code D. Enter it as a positive number. For example, 800.00.',
        'It lowers your gains.',
      ),
      box(
        '.amtTrustAdjustment',
        '12 code A: AMT adjustment',
        'What is the AMT adjustment?',
        'It’s in box 12 with code A. It can be negative. For example, 70.00.',
        'It’s used to calculate the alternative minimum tax (AMT).',
        below,
      ),
      box(
        '.estimatedTax',
        '13 code A: Estimated tax payments',
        'How much estimated tax was paid on your behalf?',
        'It’s in box 13 with code A. For example, 300.00.',
        'It’s credited to you as a payment.',
      ),
      box(
        '.backupWithholding',
        '13 code B: Backup withholding',
        'How much backup withholding is on the Schedule K-1?',
        'It’s in box 13 with code B. For example, 24.00.',
        'It’s credited to you as a payment.',
      ),
      box(
        '.netInvestmentAdjustment',
        '14 code H: Net investment income adjustment',
        'What is the net investment income adjustment?',
        'It’s in box 14 with code H. It can be negative. For example, 90.00.',
        'It affects the net investment income tax, which applies only at higher incomes.',
        below,
      ),
    ],
    extra: [
      {
        value: creditCodes,
        label: '13, another code: Credits',
        states: { '.hasCredits': true },
        notice: creditNotice,
      },
    ],
  }),
  yesNo({
    id: '.tookOut',
    text: 'Did you receive distributions, or did the corporation repay a loan from you?',
    help: 'Distributions are in box 16 with code D. Repaid loans are in box 16 with code E. For example, select No if both are blank.',
    why: 'If so, the IRS requires Form 7203, which shows your stock basis.',
    fact: 'interview.tookOut',
    when: ofEntity('sCorporation', 'This applies only to S corporations.'),
  }),
  money({
    id: '.basis.beginning',
    text: 'What was your basis at the start of 2024?',
    help: 'It’s what you contributed plus your share of income, minus losses and distributions. For a partnership, add your share of its debt. Check last year’s worksheet, or line 15 of Form 7203. For example, 12,000.00.',
    why: 'You can deduct losses and take tax-free distributions only up to your basis.',
    fact: '.basis.beginning',
    when: withLoss,
  }),
  ...askPicked({
    id: '.basisChanges',
    text: 'Which of these changed your basis?',
    help: 'Select all that apply for 2024. For example, select the first option if you contributed money.',
    why: 'These change how much loss you can deduct.',
    because: 'You told us you had none.',
    whyEach: 'It changes your basis.',
    when: withLoss,
    amounts: [
      box(
        '.basis.contributions',
        'Money or property I contributed',
        'How much did you contribute?',
        'Include money and the basis of property. For example, 5,000.00.',
        'It raises your basis.',
      ),
      box(
        '.basis.distributions',
        '19, or 16 code D: Distributions',
        'How much did you receive in distributions?',
        'They’re in box 19 (Form 1065) or box 16 (Form 1120-S), code D. For example, 2,000.00.',
        'They lower your basis.',
      ),
      box(
        '.basis.otherTaxExemptIncome',
        '18 or 16, code B: Other tax-exempt income',
        'How much is the other tax-exempt income?',
        'It’s in box 18 (Form 1065) or box 16 (Form 1120-S), code B. For example, 300.00.',
        'It raises your basis.',
      ),
      box(
        '.basis.nondeductibleExpenses',
        '18 or 16, code C: Nondeductible expenses',
        'How much is shown as nondeductible expenses?',
        'They’re in box 18 (Form 1065) or box 16 (Form 1120-S), code C. For example, 150.00.',
        'They lower your basis.',
      ),
      box(
        '.basis.debtBeginning',
        'S corporation: basis of my loans',
        'What was the basis of your loans to the S corporation at the start of 2024?',
        'Losses from earlier years lower it. For example, 8,000.00.',
        'You may be able to deduct a loss up to this amount too.',
      ),
      box(
        '.basis.debtFaceBeginning',
        'S corporation: balance of my loans',
        'How much did the S corporation owe you at the start of 2024?',
        'This is the outstanding balance of your loans. For example, 10,000.00.',
        'Later income restores the basis of your loans.',
      ),
      box(
        '.basis.debtAdded',
        'S corporation: new loans',
        'How much did you lend the S corporation in 2024?',
        'Include loans you made, not loans you guaranteed. For example, 4,000.00.',
        'You may be able to deduct a loss up to this amount too.',
      ),
      box(
        '.basis.debtRepaid',
        'S corporation, 16 code E: loans repaid',
        'How much of your loans did the S corporation repay?',
        'It’s in box 16 with code E. For example, 1,000.00.',
        'It lowers the basis of your loans.',
      ),
      box(
        '.basis.debtShareBeginning',
        'Partnership: share of liabilities at the start',
        'What was your share of partnership liabilities at the start of 2024?',
        'Add the three lines of item K1. For example, 9,000.00.',
        'A smaller share lowers your basis.',
      ),
      box(
        '.basis.debtShareEnd',
        'Partnership: share of liabilities at the end',
        'What was your share of partnership liabilities at the end of 2024?',
        'Add the three lines of item K1. For example, 11,000.00.',
        'A larger share raises your basis.',
      ),
      box(
        '.basis.notAtRisk',
        'An amount that isn’t at risk',
        'How much of your basis isn’t at risk?',
        'Include nonrecourse debt in item K1, but not qualified nonrecourse financing. For example, 6,000.00.',
        'You can deduct a loss only up to the amount at risk.',
      ),
      box(
        '.basis.suspendedLoss',
        'A prior-year business loss limited by basis or at-risk rules',
        'How much prior-year business loss did you carry over?',
        'It’s on your 2023 Form 7203 or 6198. Enter it as a positive number. For example, 2,500.00.',
        'You may be able to deduct it now.',
      ),
      box(
        '.basis.suspendedRentalLoss',
        'A prior-year rental loss limited by basis or at-risk rules',
        'How much prior-year rental loss did you carry over?',
        'It’s on your 2023 Form 7203 or 6198. Enter it as a positive number. For example, 2,500.00.',
        'You may be able to deduct it now.',
      ),
    ],
  }),
  yesNo({
    id: '.basis.heldAYearOrLess',
    text: 'Did you own the stock for a year or less?',
    help: 'Count from the day after you acquired it. For example, select No if you started the corporation in 2019.',
    why: 'If your distributions were more than your basis, this determines whether the gain is short-term.',
    fact: '.basis.heldAYearOrLess',
    when: all(
      ofEntity('sCorporation', 'This applies only to S corporations.'),
      whenPicked('.basisChanges', valueOfFact('.basis.distributions'), 'You had no distributions.'),
    ),
  }),
  {
    id: '.basis.stockAcquired',
    text: 'How did you acquire your stock in the S corporation?',
    help: 'If you acquired it in more than one way, select how you acquired most of it. For example, select the first option if you founded the corporation.',
    why: 'It goes in item D of Form 7203.',
    type: 'radio',
    choices: [
      { value: 'original', label: 'I was an original shareholder' },
      { value: 'purchased', label: 'I bought it' },
      { value: 'inherited', label: 'I inherited it' },
      { value: 'gift', label: 'It was a gift' },
      { value: 'other', label: 'Another way' },
    ],
    fact: '.basis.stockAcquired',
    when: ofShareholder,
  },
  {
    id: '.basis.stockAcquiredOther',
    text: 'How else did you acquire the stock?',
    help: 'A few words are enough. For example, divorce.',
    why: 'It goes in item D of Form 7203.',
    type: 'text',
    maxLength: 50,
    fact: '.basis.stockAcquiredOther',
    when: whenPicked('.basis.stockAcquired', 'other', 'You told us how you acquired the stock.'),
  },
  {
    id: '.basis.debtKind',
    text: 'Is there a written note for your loan to the S corporation?',
    help: 'Without a note, a balance over $25,000 at the end of the year is treated as a note. For example, select the first option if you both signed a promissory note.',
    why: 'Form 7203 asks about it. A gain on the repayment of a note is a capital gain.',
    type: 'radio',
    choices: [
      { value: 'note', label: 'Yes, a note, or more than $25,000' },
      { value: 'openAccount', label: 'No, an open account' },
    ],
    fact: '.basis.debtKind',
    when: any(
      ...loanBoxes.map((fact) =>
        whenPicked('.basisChanges', valueOfFact(fact), 'You made no loans to the corporation.'),
      ),
    ),
  },
  yesNo({
    id: '.basis.debtHeldAYearOrLess',
    text: 'Did you hold the note for a year or less?',
    help: 'Count from the day after you made the loan. For example, select No for a loan you made in 2021.',
    why: 'It determines whether a gain on repayment is short-term.',
    fact: '.basis.debtHeldAYearOrLess',
    when: all(
      whenPicked('.basisChanges', valueOfFact('.basis.debtRepaid'), 'No loan was repaid.'),
      whenPicked('.basis.debtKind', 'note', 'You told us there’s no note.'),
    ),
  }),
];
