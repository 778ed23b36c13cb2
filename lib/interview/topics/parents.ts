import { all, type Condition, when, whenYes } from '../conditions';
import { onJointReturn } from '../filing-status';
import { listed } from './itemized';
import { anyAmount, type GroupSpec, money, type QuestionSpec, yesNo, yesOrNo } from './topic';

/** Form 8615 and the refundable part of the credit for college look at parents of filers under 24. */
const isYoung: Condition = (view) => {
  const born = view.effective['taxpayer.dateOfBirth'];
  const joint = onJointReturn(view);
  if (born === undefined || joint === 'later') return 'later';
  if (joint === true) return { skip: 'This doesn’t apply to joint returns.' };
  return view.taxYear - Number(String(born).slice(0, 4)) < 24 || { skip: 'You were 24 or older in 2024.' };
};

const theirRate = all(
  isYoung,
  whenYes('parents.alive', 'You told us neither parent is living.'),
  whenYes('had-unearned', 'Your unearned income wasn’t over the limit.'),
);

export const parents: QuestionSpec[] = [
  yesNo({
    id: 'parents.alive',
    text: 'Was at least one of your parents alive at the end of 2024?',
    help: 'For example, select Yes if your mother was alive.',
    why: 'Children and young adults may pay tax at their parents’ rate (the kiddie tax).',
    fact: 'parents.alive',
    when: isYoung,
    probe: yesOrNo,
  }),
  yesNo({
    id: 'parents.payCoversHalfOfSupport',
    text: 'Did your earned income cover more than half of your support?',
    help: 'Support includes rent, food, school, and similar costs. Leave out scholarships. For example, select No if your parents paid for most of it.',
    why: 'Different rules apply if you support yourself.',
    fact: 'parents.payCoversHalfOfSupport',
    when: isYoung,
    probe: yesOrNo,
  }),
  yesNo({
    id: 'had-unearned',
    text: 'Did you have more than $2,600 of unearned income?',
    help: 'Include interest, dividends, capital gains, and taxable scholarships. For example, select No if you had a summer job and $40 of interest.',
    why: 'Unearned income over this amount may be taxed at your parents’ rate.',
    fact: 'interview.hadUnearned',
    when: isYoung,
    probe: { facts: [{ 'parents.taxableIncome': 0 }, { 'parents.taxableIncome': 1_000_000 }] },
  }),
  {
    id: 'parents.name',
    text: 'What is the name of the parent whose return you’re using?',
    help: 'If your parents filed together, use the name listed first on their Form 1040. For example, Dana Whitfield.',
    why: 'Form 8615 shows it on line A.',
    type: 'text',
    maxLength: 35,
    fact: 'parents.name',
    when: theirRate,
  },
  {
    id: 'parents.ssn',
    text: 'What is that parent’s SSN?',
    help: 'It’s at the top of their Form 1040. For example, 123-45-6789.',
    why: 'Form 8615 shows it on line B.',
    type: 'text',
    format: 'ssn',
    fact: 'parents.ssn',
    when: theirRate,
  },
  {
    id: 'parents.filingStatus',
    text: 'How did your parents file their 2024 return?',
    help: 'It’s at the top of their Form 1040. If they’re divorced or separated, use the parent you lived with longer in 2024. If they filed separately but live together, use the parent with the higher taxable income. For example, select “Married filing jointly” if both names are on it.',
    why: 'Their filing status sets their tax rates.',
    type: 'radio',
    choices: [
      { value: 'mfj', label: 'Married filing jointly' },
      { value: 'mfs', label: 'Married filing separately' },
      { value: 'single', label: 'Single' },
      { value: 'hoh', label: 'Head of household' },
      { value: 'qss', label: 'Qualifying surviving spouse' },
    ],
    fact: 'parents.filingStatus',
    when: theirRate,
  },
  money({
    id: 'parents.taxableIncome',
    text: 'What is on line 15 of your parents’ Form 1040?',
    help: 'Enter 0 if it’s zero or less. For example, 84,300.00.',
    why: 'Your tax rate depends on it.',
    fact: 'parents.taxableIncome',
    when: theirRate,
  }),
  money({
    id: 'parents.tax',
    text: 'What is on line 16 of your parents’ Form 1040?',
    help: 'Leave out any tax from Form 4972. For example, 9,820.00.',
    why: 'We calculate how much their tax would increase if your unearned income were added.',
    fact: 'parents.tax',
    when: theirRate,
  }),
  money({
    id: 'parents.qualifiedDividends',
    text: 'What is on line 3a of your parents’ Form 1040?',
    help: 'It shows qualified dividends. Enter 0 if it’s blank. For example, 310.00.',
    why: 'It’s taxed at a lower rate.',
    fact: 'parents.qualifiedDividends',
    when: theirRate,
  }),
  money({
    id: 'parents.netCapitalGain',
    text: 'What was your parents’ net capital gain?',
    help: 'Use the smaller of line 15 or line 16 of their Schedule D, or line 7 of Form 1040. Enter 0 for a loss. For example, 1,200.00.',
    why: 'It’s taxed at a lower rate.',
    fact: 'parents.netCapitalGain',
    when: theirRate,
  }),
  money({
    id: 'parents.connectedDeductions',
    text: 'How much of your itemized deductions was for your unearned income?',
    help: 'Count deductions directly connected with it, such as interest you paid to invest. Enter 0 if none. For example, 400.00.',
    why: 'It raises the amount that isn’t taxed at your parents’ rate.',
    fact: 'parents.connectedDeductions',
    when: all(theirRate, listed),
    probe: anyAmount,
  }),
  money({
    id: 'parents.connectedWithGains',
    text: 'How much of that is for investments that paid qualified dividends or capital gains?',
    help: 'Most people enter 0. For example, 150.00 of interest on a loan to buy stock.',
    why: 'It’s subtracted from income taxed at lower rates.',
    fact: 'parents.connectedWithGains',
    when: all(
      theirRate,
      when(
        'parents.connectedDeductions',
        (answer) => Number(answer) > 0,
        'None of your deductions are for your investments.',
      ),
    ),
    probe: anyAmount,
  }),
  yesNo({
    id: 'parents.specialTaxMethod',
    text: 'Did your parents use a less common tax calculation?',
    help: 'This means Schedule J, Form 2555, or the Schedule D Tax Worksheet. For example, select No if their return has none of these.',
    why: 'If so, we calculate your tax on a different worksheet.',
    fact: 'parents.specialTaxMethod',
    when: theirRate,
  }),
  yesNo({
    id: 'had-other-children',
    text: 'Do any of your siblings also use your parents’ rate?',
    help: 'Each of them files Form 8615. For example, select No if you’re the only one.',
    why: 'The additional tax is split among you and your siblings.',
    fact: 'interview.hadOtherChildren',
    when: theirRate,
  }),
];

const line = (id: string, text: string, help: string): QuestionSpec =>
  money({ id, text, help, why: 'The additional tax is split among you and your siblings.', fact: id });

export const otherChildren: GroupSpec = {
  group: 'otherChildren',
  noun: 'Brother or sister',
  fact: 'parents.otherChildren',
  gate: 'had-other-children',
  max: 10,
  questions: [
    line('.netUnearnedIncome', 'What is on line 5 of their Form 8615?', 'For example, 1,900.00.'),
    line(
      '.qualifiedDividends',
      'How much of line 5 is from qualified dividends?',
      'Enter 0 if none. For example, 200.00.',
    ),
    line(
      '.netCapitalGain',
      'How much of line 5 is net capital gain?',
      'Enter 0 if none. For example, 700.00.',
    ),
  ],
  more: yesNo({
    id: '.more',
    text: 'Do you have another brother or sister who files Form 8615?',
    help: 'For example, select Yes for a second sister.',
    why: 'We’ll ask about each one in turn.',
    fact: 'interview.more',
  }),
};
