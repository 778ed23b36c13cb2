import { all, any, type Condition, hasItems, when, whenPicked } from '../conditions';
import { onSeparateStatus } from '../filing-status';
import { firstYear } from '../year-words';
import { lawOfYear } from '@/lib/tax/us/law/by-year';
import { hasEmployerCredit } from './employer-credits';
import { anotherQuestion } from './item-questions';
import { type GroupSpec, money, type QuestionSpec, yesNo } from './topic';

/** The choice of a Schedule K-1 that says it has credits. */
export const creditCodes = 'credit-codes';

export const creditNotice = {
  message:
    'We’ll ask about these credits later. When we ask about less common situations, select general business credits (Form 3800).',
  blocking: false,
};

const isOfShare = whenPicked('.source', 'k1', 'It isn’t on a Schedule K-1 for this year.');
const isCarried = whenPicked('.source', 'carried', 'It isn’t from an earlier year.');
const isTaken = when(
  '.source',
  (source) => source === 'k1' || source === 'carried',
  'Plainfile doesn’t support this credit.',
);

const isPassive = any(
  when('.active', (active) => active === 'no', 'The passive activity rules don’t limit this credit.'),
  when('.heldBack', (heldBack) => heldBack === 'yes', 'The passive activity rules don’t limit this credit.'),
);

const { carryforwardYears } = lawOfYear(firstYear).businessCredit;

/** Form 3800. */
export const businessCredits: GroupSpec = {
  group: 'businessCredits',
  noun: 'Credit',
  nameFrom: '.credit',
  fact: 'businessCredits',
  gate: 'special-items',
  gateChoice: 'business-credits',
  max: 20,
  questions: [
    {
      id: '.source',
      text: 'Where does this business credit come from?',
      help: 'Enter one credit at a time. For example, select the first option for a tip credit in box 15 of a partnership’s Schedule K-1.',
      why: 'The source determines where the credit goes on Form 3800.',
      type: 'radio',
      choices: [
        { value: 'k1', label: 'A Schedule K-1 for this year' },
        { value: 'carried', label: 'An earlier year: it’s carried forward on Form 3800' },
        {
          value: 'own',
          label: 'My own business, such as for wages, tips, or a retirement plan',
          notice: {
            message:
              'Enter the credit for tips to restaurant staff (Form 8846) with your business’s expenses. Enter credits for your employees (Forms 5884, 8881, and 8941) after those. Then delete this credit. Plainfile doesn’t support the other forms for your own business, such as Forms 8826 and 8994. We’ll keep your answers, but you can’t finish this return here.',
            blocking: true,
          },
        },
        {
          value: 'other',
          label:
            'An investment (Form 3468), research (Form 6765), or fuel (Form 8864) credit, or one with a transfer or elective payment election',
          notice: {
            message:
              'Plainfile doesn’t support this credit. We’ll keep your answers, but you can’t finish this return here.',
            blocking: true,
          },
        },
      ],
      fact: 'interview.creditSource',
    },
    {
      id: '.credit',
      text: 'Which business credit is it?',
      help: 'The Schedule K-1 or its statement names the credit or its form. For example, select “Employee tips” for the credit for employer Social Security and Medicare taxes.',
      why: 'Each credit has its own line on Form 3800.',
      type: 'select',
      choices: [
        { value: 'form5884', label: 'Work opportunity (Form 5884)' },
        { value: 'form8846', label: 'Employee tips (Form 8846)' },
        { value: 'form8881Startup', label: 'Retirement plan startup costs (Form 8881, Part I)' },
        { value: 'form8881AutoEnrollment', label: 'Retirement plan auto-enrollment (Form 8881, Part II)' },
        { value: 'form8881MilitarySpouse', label: 'Military spouses in a plan (Form 8881, Part III)' },
        { value: 'form8941', label: 'Small employer health insurance (Form 8941)' },
        { value: 'form8994', label: 'Paid family and medical leave (Form 8994)' },
        { value: 'form8882', label: 'Employer-provided child care (Form 8882)' },
        { value: 'form8932', label: 'Differential wages (Form 8932)' },
        { value: 'form8826', label: 'Disabled access (Form 8826)' },
        { value: 'form8586', label: 'Low-income housing (Form 8586)' },
        { value: 'form8844', label: 'Empowerment zone employment (Form 8844)' },
        { value: 'form8874', label: 'New markets (Form 8874)' },
        { value: 'form8908', label: 'Energy-efficient homes (Form 8908)' },
        { value: 'form8911', label: 'Vehicle refueling property (Form 8911)' },
        { value: 'form8936Business', label: 'New clean vehicles (Form 8936, Part II)' },
        { value: 'form8936Commercial', label: 'Commercial clean vehicles (Form 8936, Part V)' },
        { value: 'form8820', label: 'Orphan drugs (Form 8820)' },
        { value: 'form8900', label: 'Railroad track maintenance (Form 8900)' },
        { value: 'form8906', label: 'Distilled spirits (Form 8906)' },
      ],
      fact: '.credit',
      when: isTaken,
    },
    money({
      id: '.amount',
      text: 'How much is the credit?',
      help: 'For a carryforward, use column (i) of Part IV or column (k) of Part V on last year’s Form 3800, less what you carried back. For example, 1,250.00.',
      why: 'It lowers your tax, up to a limit.',
      fact: '.amount',
      when: isTaken,
    }),
    {
      id: '.originYear',
      text: 'Which year is the credit from?',
      help: 'Enter each year as a separate credit. For example, 2022.',
      why: 'The oldest credits are used first.',
      type: 'number',
      format: 'whole',
      min: firstYear - carryforwardYears,
      max: 2100,
      fact: '.originYear',
      when: isCarried,
      check: (answer, { taxYear }) =>
        Number(answer) >= taxYear || Number(answer) < taxYear - carryforwardYears
          ? `Enter a year from ${taxYear - carryforwardYears} to ${taxYear - 1}.`
          : null,
    },
    {
      id: '.ein',
      text: 'What is the EIN on that Schedule K-1?',
      help: 'It’s in Part I and has nine digits. For example, 12-3456789.',
      why: 'Form 3800 shows which business passed the credit on to you.',
      type: 'text',
      format: 'ein',
      placeholder: '12-3456789',
      fact: '.ein',
      when: isOfShare,
    },
    yesNo({
      id: '.active',
      text: 'Did you materially participate in the business that earned this credit?',
      help: 'Select Yes if your work in the business was regular, continuous, and substantial. For example, select No if you only invested and others ran the business.',
      why: 'If you didn’t, the passive activity rules limit the credit.',
      fact: '.passive',
      negated: true,
      notices: {
        no: {
          message:
            'We’ll calculate Form 8582-CR. Only tax on your passive income can use this credit. The rest carries forward.',
          blocking: false,
        },
      },
      when: isOfShare,
    }),
    yesNo({
      id: '.heldBack',
      text: 'Did the passive activity rules hold back this credit?',
      help: 'Select Yes if Form 8582-CR didn’t allow it yet. For example, select No if it’s in column (i) of Part IV on last year’s Form 3800.',
      why: 'If so, only tax on your passive income can use it.',
      fact: '.passive',
      when: isCarried,
    }),
    yesNo({
      id: '.limitedApart',
      text: 'Is this from a rental you help run or a publicly traded partnership?',
      help: 'A rental here means real estate. For example, select No for a restaurant that others run for you.',
      why: 'These credits have limits of their own.',
      fact: '.limitedApart',
      notices: {
        yes: {
          message:
            'Plainfile doesn’t support Form 8582-CR for these credits. We’ll keep your answers, but you can’t finish this return here.',
          blocking: true,
        },
      },
      when: isPassive,
    }),
  ],
  more: anotherQuestion(
    'Do you have another business credit?',
    'For example, select Yes for a second credit on the same Schedule K-1, or one from another year.',
  ),
};

const hasTippedBusiness: Condition = (view) =>
  Array.from({ length: view.counts.get('businesses') ?? 0 }, (_, index) => index).some((index) => {
    const costs = view.effective[`businesses.${index}.costs`];
    return Array.isArray(costs) && costs.includes('employeeTips-received');
  }) || { skip: 'You have no tip credit.' };

export const spouseBusinessCredits: QuestionSpec[] = [
  yesNo({
    id: 'spouseHasNoBusinessCredits',
    text: 'Does your spouse have any business credits?',
    help: 'Include credits carried to or from 2024. For example, select No if your spouse has only wages.',
    why: 'If so, each of you uses half of the usual threshold for the 25% limit.',
    fact: 'spouseHasNoBusinessCredits',
    negated: true,
    when: all(
      onSeparateStatus,
      any(
        hasTippedBusiness,
        hasEmployerCredit,
        hasItems(['businessCredits'], 'You told us you have no business credits.'),
      ),
    ),
  }),
];
