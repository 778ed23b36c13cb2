import { all, type View, whenPicked, whenYes } from '../conditions';
import { formsOf } from '../document-facts';
import { onJointReturn, onSeparateStatus } from '../filing-status';
import {
  anyAmount,
  type GroupSpec,
  money,
  none,
  type FormsSpec,
  type QuestionSpec,
  yesNo,
  yesOrNo,
} from './topic';

const paidLoanInterest = whenPicked(
  'costs',
  'student-loan',
  'You told us you paid no student loan interest.',
);
const readLoans = ({ documents }: View) => formsOf(documents, 'studentLoans');

/** Forms 1098-E that were read. */
export const studentLoans: FormsSpec = { formGroup: 'studentLoans' };

export const adjustments: QuestionSpec[] = [
  {
    id: 'costs',
    text: 'Which of these did you pay in 2024?',
    help: 'Select all that apply. If you file jointly, include what your spouse paid. For example, interest on a student loan.',
    why: 'These costs can lower your tax.',
    type: 'multiselect',
    choices: [
      { value: 'educator', label: 'Classroom supplies, as a K–12 educator' },
      { value: 'student-loan', label: 'Student loan interest' },
      { value: 'alimony', label: 'Alimony under a divorce or separation agreement from before 2019' },
      { value: 'moving', label: 'Moving expenses, as a member of the armed forces on active duty' },
      { value: 'ira', label: 'IRA contributions (outside of work)' },
      { value: 'child-care', label: 'Child or dependent care while I worked' },
      { value: 'tuition', label: 'College tuition and fees' },
      { value: 'itemized', label: 'Mortgage interest, property tax, gifts to charity, or medical bills' },
      {
        value: 'energy',
        label: 'Solar panels, a heat pump, windows, or other energy improvements to my home',
      },
      {
        value: 'clean-car',
        label: 'An electric or plug-in hybrid vehicle',
      },
      {
        value: 'mortgage-credit',
        label: 'Interest on a mortgage with a mortgage credit certificate (MCC)',
      },
      { value: 'archer', label: 'Archer MSA contributions' },
      none('None of these'),
    ],
    fact: 'interview.costs',
  },
  money({
    id: 'adjustments.educator.taxpayer',
    text: 'How much did you spend on classroom supplies as an educator?',
    help: 'You must have been a K–12 teacher, instructor, counselor, principal, or aide for at least 900 hours in a school year. Include books, paper, software, and courses. Enter 0 if only your spouse is an educator. For example, 280.00.',
    why: 'You can deduct up to $300 of educator expenses.',
    fact: 'adjustments.educator.taxpayer',
    when: whenPicked('costs', 'educator', 'You told us you didn’t pay for classroom supplies.'),
  }),
  money({
    id: 'adjustments.educator.spouse',
    text: 'How much did your spouse spend on classroom supplies as an educator?',
    help: 'Enter 0 if your spouse isn’t a K–12 educator. For example, 190.00.',
    why: 'Each of you can deduct up to $300.',
    fact: 'adjustments.educator.spouse',
    when: all(
      onJointReturn,
      whenPicked('costs', 'educator', 'You told us you didn’t pay for classroom supplies.'),
    ),
  }),
  money({
    id: 'adjustments.studentLoanInterest',
    text: 'How much interest did you pay on student loans?',
    help: 'It’s in box 1 of Form 1098-E. Add up all loans. For example, 1,340.00.',
    why: 'You can deduct up to $2,500.',
    fact: 'adjustments.studentLoanInterest',
    when: all(paidLoanInterest, (view) => {
      const [read] = readLoans(view);
      return read ? { skip: `We read this from “${read.document.name}.”` } : true;
    }),
  }),
  // One of its own, so that a sum typed before the document was there does not count the document twice.
  money({
    id: 'adjustments.otherStudentLoanInterest',
    text: 'How much student loan interest did you pay that isn’t on the Form 1098-E you uploaded?',
    help: 'Enter 0 if the form shows everything you paid. For example, 120.00 for a second loan.',
    why: 'You can deduct up to $2,500.',
    fact: 'adjustments.studentLoanInterest',
    adds: true,
    when: all((view) => readLoans(view).length > 0 || 'later', paidLoanInterest),
  }),
  money({
    id: 'adjustments.movingArmedForces',
    text: 'How much did you pay for a military move?',
    help: 'Include only unreimbursed costs of a move under military orders for a permanent change of station. For example, 900.00.',
    why: 'Active-duty members of the armed forces can deduct these costs.',
    fact: 'adjustments.movingArmedForces',
    when: whenPicked(
      'costs',
      'moving',
      'You told us you had no moving expenses as a member of the armed forces.',
    ),
  }),
  money({
    id: 'adjustments.juryDutyRepaid',
    text: 'How much of your jury pay did you give to your employer?',
    help: 'Some employers pay your wages while you serve but require you to turn over your jury pay. Enter 0 if you kept it. For example, 150.00.',
    why: 'You don’t pay tax on the part you gave to your employer.',
    fact: 'adjustments.juryDutyRepaid',
    when: whenPicked('money-kinds', 'jury', 'You told us you had no jury pay.'),
  }),
];

export const alimonyPaid: GroupSpec = {
  group: 'alimonyPaid',
  noun: 'Alimony',
  fact: 'adjustments.alimonyPaid',
  gate: 'costs',
  gateChoice: 'alimony',
  max: 5,
  questions: [
    money({
      id: '.amount',
      text: 'How much alimony did you pay in 2024?',
      help: 'Leave out child support. For example, 6,000.00.',
      why: 'Alimony is generally deductible if your divorce or separation agreement is from before 2019.',
      fact: '.amount',
    }),
    {
      id: '.divorceDate',
      text: 'What is the date of your divorce or separation agreement?',
      help: 'Use the date of the original agreement. For example, 03/20/2015.',
      why: 'Alimony is deductible only if the agreement is from before 2019.',
      type: 'date',
      min: '1950-01-01',
      max: '2024-12-31',
      fact: '.divorceDate',
    },
    {
      id: '.recipientSsn',
      text: 'What is the Social Security number of the person who received the alimony?',
      help: 'Ask that person for it. For example, 123-45-6789.',
      why: 'The IRS checks that they report the same amount.',
      type: 'text',
      format: 'ssn',
      sensitive: true,
      placeholder: '123-45-6789',
      fact: '.recipientSsn',
    },
  ],
  more: yesNo({
    id: '.more',
    text: 'Did you pay alimony to anyone else?',
    help: 'For example, select Yes if you have a second former spouse.',
    why: 'We’ll ask about each person in turn.',
    fact: 'interview.more',
  }),
};

/** Age, health and study of the filers, for the deduction and several credits. */
export const circumstances: QuestionSpec[] = (['taxpayer', 'spouse'] as const).flatMap(
  (who): QuestionSpec[] => {
    const isYou = who === 'taxpayer';
    const joint = isYou ? [] : [onJointReturn];
    const disabled = whenYes(`${who}.permanentlyDisabled`, 'You told us this doesn’t apply.');
    return [
      yesNo({
        id: `${who}.notClaimed`,
        text: isYou
          ? 'Is anyone claiming you as a dependent on their 2024 tax return?'
          : 'Is anyone claiming your spouse as a dependent on their 2024 tax return?',
        help: `Check with ${isYou ? 'your' : 'your spouse’s'} parents before you answer No. For example, parents with a high income may choose not to claim a child in college.`,
        why: 'If no one claims you, you may qualify for education and retirement savings credits.',
        fact: `${who}.notClaimed`,
        negated: true,
        when: all(
          ...joint,
          whenYes(`${who}.claimableAsDependent`, 'You told us no one else can claim this person.'),
        ),
        probe: yesOrNo,
      }),
      yesNo({
        id: `${who}.student`,
        text: isYou
          ? 'Were you a full-time student in 2024?'
          : 'Was your spouse a full-time student in 2024?',
        help: 'You’re a full-time student if you were enrolled full time at a school during part of at least five months. For example, August to December at college.',
        why: 'Being a full-time student can affect which credits you get.',
        fact: `${who}.student`,
        ...(isYou ? {} : { when: onJointReturn }),
        probe: yesOrNo,
      }),
      yesNo({
        id: `${who}.permanentlyDisabled`,
        text: isYou
          ? 'Were you permanently and totally disabled on December 31, 2024?'
          : 'Was your spouse permanently and totally disabled on December 31, 2024?',
        help: 'This means a physical or mental condition keeps you from any substantial gainful activity (paid work). A doctor must determine that it has lasted or can be expected to last continuously for at least a year, or can lead to death. For example, select No for a broken leg.',
        why: 'You may qualify for a credit, and other rules may change too.',
        fact: `${who}.permanentlyDisabled`,
        ...(isYou ? {} : { when: onJointReturn }),
        probe: {
          facts: [
            { [`${who}.permanentlyDisabled`]: false },
            { [`${who}.permanentlyDisabled`]: true },
            { [`${who}.permanentlyDisabled`]: true, [`${who}.taxableDisabilityIncome`]: 1_000_000 },
          ],
        },
      }),
      money({
        id: `${who}.taxableDisabilityIncome`,
        text: isYou
          ? 'How much taxable disability income did you receive from a former employer?'
          : 'How much taxable disability income did your spouse receive from a former employer?',
        help: 'This is income from an employer’s plan for the time a disability keeps you from working. It’s also on your W-2 or 1099-R. Enter 0 if none. For example, 9,600.00.',
        why: 'It sets the limit on the credit for the elderly or the disabled.',
        fact: `${who}.taxableDisabilityIncome`,
        when: all(...joint, disabled),
        probe: anyAmount,
      }),
      money({
        id: `${who}.nontaxablePensions`,
        text: isYou
          ? 'How much did you receive in nontaxable pensions?'
          : 'How much did your spouse receive in nontaxable pensions?',
        help: 'Include VA pensions and other tax-free pensions. Leave out Social Security, amounts on a Form 1099-R, and pensions for injury or sickness from active military service. Enter 0 if none. For example, 3,000.00.',
        why: 'It lowers the credit for the elderly or the disabled.',
        fact: `${who}.nontaxablePensions`,
        when: all(...joint, whenYes('had-untaxed-pensions', 'You told us you had no nontaxable pension.')),
      }),
    ];
  },
);

export const untaxedPensions: QuestionSpec = yesNo({
  id: 'had-untaxed-pensions',
  text: 'Did you receive a nontaxable pension, such as a VA pension?',
  help: 'Leave out Social Security, amounts on a Form 1099-R, and pensions for injury or sickness from active military service. If you file jointly, include your spouse. For example, a VA pension based on age and need.',
  why: 'It lowers the credit for the elderly or the disabled.',
  fact: 'interview.hadUntaxedPensions',
  probe: {
    facts: [{ 'taxpayer.nontaxablePensions': 0 }, { 'taxpayer.nontaxablePensions': 1_000_000 }],
  },
});

export const spouseItemizes: QuestionSpec[] = [
  yesNo({
    id: 'spouseItemizes',
    text: 'Will your spouse itemize deductions on Schedule A?',
    help: 'Ask your spouse. People often itemize if they pay mortgage interest. For example, select No if your spouse takes the standard deduction.',
    why: 'If one of you itemizes, the other must itemize too.',
    fact: 'spouseItemizes',
    when: onSeparateStatus,
    notices: {
      yes: {
        message:
          'If your spouse itemizes, you can’t take the standard deduction. We’ll ask about the deductions you can itemize.',
        blocking: false,
      },
    },
  }),
];
