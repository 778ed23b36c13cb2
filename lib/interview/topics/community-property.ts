import { communityStates } from '@/lib/tax/us/form-8958/allocation';
import {
  all,
  answeredYes,
  answerOf,
  any,
  type Condition,
  picked,
  type View,
  whenPicked,
  whenYes,
} from '../conditions';
import { countsAsMarried, deriveFilingStatus, onSeparateReturn } from '../filing-status';
import { anotherQuestion } from './item-questions';
import { type GroupSpec, money, type QuestionSpec, yesNo } from './topic';

/** Where registered domestic partners have community income (Publication 555 (December 2024)). */
const partnerStates: readonly string[] = ['CA', 'NV', 'WA'];

/** Not married, and a partner registered with the state. */
const isPartner: Condition = (view) => {
  const married = countsAsMarried(view);
  if (married === undefined) return 'later';
  if (married || !picked(view, 'life-events', 'registered-partner'))
    return { skip: 'You told us you had no registered domestic partner.' };
  return true;
};

/** Silent in other states: nobody there wants to read about community property. */
const inCommunityState: Condition = (view) => {
  const state = String(answerOf(view, 'address.state') ?? '');
  if (isPartner(view) === true) return partnerStates.includes(state) || 'later';
  const separate = onSeparateReturn(view);
  return separate === true && communityStates.has(state) ? true : 'later';
};

const divides = all(
  inCommunityState,
  whenYes('community-income', 'You told us you have no community income to divide.'),
);

/** A spouse whom the return names on Form 8958 alone: the filer lived apart and is considered unmarried. */
const isSpouseElsewhere: Condition = (view) => {
  const separate = onSeparateReturn(view);
  if (separate !== true) return separate;
  const derived = deriveFilingStatus(view);
  if (derived === null) return 'later';
  return derived.status === 'hoh' || { skip: 'Your spouse is named on your return.' };
};
const whose = (view: View) => (isPartner(view) === true ? 'partner' : 'spouse');

const partnerName = (id: string, which: string): QuestionSpec => ({
  id,
  text: (view) => `What is your ${whose(view)}’s ${which} name?`,
  help: 'Enter it as shown on the Social Security card. For example, Lee.',
  why: 'Form 8958 names both of you.',
  type: 'text',
  format: 'name',
  maxLength: 40,
  fact: id,
  when: all(divides, any(isPartner, isSpouseElsewhere)),
});

export const communityGate: QuestionSpec[] = [
  yesNo({
    id: 'community-transfers',
    text: 'Did you or your spouse transfer any pay or business income to the other in 2024?',
    help: 'Leave out child support and small amounts. For example, select Yes if your pay went into an account you both use.',
    why: 'If neither of you did, and you lived apart all year, each of you reports your own pay.',
    fact: 'communityProperty.livedApartWithoutTransfers',
    negated: true,
    when: all(
      inCommunityState,
      onSeparateReturn,
      (view) => answeredYes(view, 'lived-apart-all-year') || { skip: 'You lived with your spouse in 2024.' },
    ),
  }),
  yesNo({
    id: 'community-income',
    text: 'Do you and your spouse or partner have community income to divide?',
    help: 'In your state, most income either of you earns while married is community income. Select No if a written agreement makes it separate. For example, select Yes if your spouse had a job.',
    why: 'On separate returns, each of you reports half of it on Form 8958.',
    fact: 'communityProperty.nothingToDivide',
    negated: true,
    when: inCommunityState,
    notices: {
      yes: {
        message:
          'You’ll need to mail this return: Plainfile prints Form 8958 but can’t e-file it yet. If you itemize, enter only your share of what the two of you paid.',
        blocking: false,
      },
    },
  }),
  partnerName('communityProperty.partner.firstName', 'first'),
  partnerName('communityProperty.partner.lastName', 'last'),
  {
    id: 'communityProperty.partner.ssn',
    text: (view) => `What is your ${whose(view)}’s Social Security number?`,
    help: 'We encrypt it and show only the last four digits. For example, 400-12-3456.',
    why: 'Form 8958 asks for both of your Social Security numbers.',
    type: 'text',
    format: 'ssn',
    sensitive: true,
    placeholder: '400-12-3456',
    fact: 'communityProperty.partner.ssn',
    when: all(divides, any(isPartner, isSpouseElsewhere)),
  },
];

const isKind = (...kinds: string[]): Condition => {
  const [first, ...others] = kinds;
  const asked = whenPicked('.kind', first ?? '', 'You selected another kind of income.');
  return (view) => others.some((kind) => answerOf(view, '.kind') === kind) || asked(view);
};

/** Form 8958: one entry for each employer, payer or sale. */
export const communityItems: GroupSpec = {
  group: 'communityProperty',
  noun: 'Community income',
  nameFrom: '.name',
  fact: 'communityProperty.items',
  gate: 'community-income',
  max: 40,
  questions: [
    {
      id: '.receivedBy',
      text: 'Who received this income?',
      help: 'Look at the name on the form. Enter your own income here too. For example, select “Me” for your Form W-2.',
      why: 'We subtract your spouse’s half from your income and add your half of theirs.',
      type: 'radio',
      choices: [
        { value: 'taxpayer', label: 'Me' },
        { value: 'spouse', label: 'My spouse or partner' },
      ],
      fact: '.receivedBy',
    },
    {
      id: '.kind',
      text: 'What kind of income is this?',
      help: 'Enter each employer or payer separately. Leave out Social Security and IRA distributions, which aren’t divided. For example, select “Wages” for a Form W-2.',
      why: 'Form 8958 has a line for each kind.',
      type: 'select',
      choices: [
        { value: 'wages', label: 'Wages (Form W-2)' },
        { value: 'interest', label: 'Interest' },
        { value: 'dividends', label: 'Dividends' },
        { value: 'stateRefund', label: 'Taxable state tax refund' },
        { value: 'selfEmployment', label: 'Net profit or loss of a business (Schedule C)' },
        { value: 'shortTermGain', label: 'Short-term capital gain or loss' },
        { value: 'longTermGain', label: 'Long-term capital gain or loss' },
        { value: 'pension', label: 'Pension, but not an IRA' },
        { value: 'rentsAndShares', label: 'Rents, royalties, partnerships, estates, trusts (Schedule E)' },
        { value: 'unemployment', label: 'Unemployment compensation' },
        { value: 'other', label: 'Other income' },
      ],
      fact: '.kind',
    },
    {
      id: '.name',
      text: 'Who paid this income?',
      help: 'Enter the employer or payer. For example, Acme Corp. For a sale, enter what was sold.',
      why: 'Form 8958 lists each source.',
      type: 'text',
      maxLength: 60,
      fact: '.name',
    },
    money({
      id: '.total',
      text: 'What was the total amount of this community income?',
      help: 'Enter the taxable amount for both of you. Enter a loss as a negative number. For example, 52,000.00 from box 1 of a Form W-2.',
      why: 'Half of it belongs to each of you.',
      min: -9_999_999_999.99,
      fact: '.total',
    }),
    money({
      id: '.yours',
      text: 'If your share isn’t half, how much is yours?',
      help: 'For example, 30,000.00. Leave this blank for half.',
      why: 'Some income is only partly community income.',
      min: -9_999_999_999.99,
      optional: true,
      fact: '.yours',
    }),
    money({
      id: '.qualified',
      text: 'How much of the dividend income is qualified?',
      help: 'It’s in box 1b of Form 1099-DIV. Enter 0 if none. For example, 900.00.',
      why: 'Qualified dividends are taxed at a lower rate.',
      fact: '.qualified',
      when: isKind('dividends'),
    }),
    yesNo({
      id: '.qualifiedBusiness',
      text: 'Is this income from a trade or business in the US?',
      help: 'Most business income is. For example, select No for a rental that requires little work.',
      why: 'You may be able to deduct up to 20% of your share.',
      fact: '.qualifiedBusiness',
      when: isKind('selfEmployment', 'rentsAndShares'),
    }),
    money({
      id: '.withheld',
      text: 'How much federal income tax was withheld from this income?',
      help: 'It’s in box 2 of Form W-2. Enter 0 if none. For example, 4,300.00.',
      why: 'Each of you gets credit for half of it.',
      fact: '.withheld',
    }),
    money({
      id: '.stateWithheld',
      text: 'How much state income tax was withheld from this income?',
      help: 'It’s in box 17 of Form W-2. Enter 0 if none. For example, 1,200.00.',
      why: 'Each of you gets credit for half of it.',
      fact: '.stateWithheld',
    }),
  ],
  more: anotherQuestion(
    'Do you have more community income to divide?',
    'Enter your own and your spouse’s. For example, select Yes for a second job.',
  ),
};
