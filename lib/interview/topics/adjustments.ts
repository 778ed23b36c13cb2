import { all, type View, whenPicked, whenYes } from '../conditions';
import { formsOf } from '../document-facts';
import { onJointReturn, onSeparateStatus } from '../filing-status';
import {
  anyAmount,
  type GroupSpec,
  money,
  none,
  type PapersSpec,
  type QuestionSpec,
  yesNo,
  yesOrNo,
} from './topic';

const paidLoanInterest = whenPicked(
  'costs',
  'student-loan',
  'You told us that you paid no student loan interest.',
);
const readLoans = ({ documents }: View) => formsOf(documents, 'studentLoans');

/** Forms 1098-E that were read. */
export const studentLoans: PapersSpec = { papers: 'studentLoans' };

export const adjustments: QuestionSpec[] = [
  {
    id: 'costs',
    text: 'Which of these did you pay in 2024?',
    help: 'Pick all that fit. If you file together, count what your spouse paid as well. For example, interest on a student loan.',
    why: 'These costs can lower your tax.',
    type: 'multiselect',
    choices: [
      { value: 'educator', label: 'School supplies, as a teacher in grades K to 12' },
      { value: 'student-loan', label: 'Interest on a student loan' },
      { value: 'alimony', label: 'Alimony under a divorce from before 2019' },
      { value: 'moving', label: 'Moving costs, as a member of the armed forces on active duty' },
      { value: 'ira', label: 'Money put into an IRA (not through a job)' },
      { value: 'child-care', label: 'Care for a child or another person, so that I could work' },
      { value: 'tuition', label: 'College tuition and fees' },
      { value: 'itemized', label: 'Home loan interest, property tax, gifts to charity or doctor bills' },
      { value: 'energy', label: 'Solar panels, a heat pump, windows or other work to save energy at home' },
      { value: 'clean-car', label: 'An electric or plug-in car' },
      { value: 'archer', label: 'Money put into an Archer MSA' },
      none('None of these'),
    ],
    fact: 'interview.costs',
  },
  money({
    id: 'adjustments.educator.taxpayer',
    text: 'How much did you spend on school supplies as a teacher?',
    help: 'You must have worked at least 900 hours in a school. Count books, paper, software and courses. Write 0 if only your spouse is a teacher. For example, 280.00.',
    why: 'Up to $300 comes off your income.',
    fact: 'adjustments.educator.taxpayer',
    when: whenPicked('costs', 'educator', 'You told us that you paid for no school supplies.'),
  }),
  money({
    id: 'adjustments.educator.spouse',
    text: 'How much did your spouse spend on school supplies as a teacher?',
    help: 'Write 0 if your spouse is not a teacher. For example, 190.00.',
    why: 'Each of you can take off up to $300.',
    fact: 'adjustments.educator.spouse',
    when: all(
      onJointReturn,
      whenPicked('costs', 'educator', 'You told us that you paid for no school supplies.'),
    ),
  }),
  money({
    id: 'adjustments.studentLoanInterest',
    text: 'How much interest did you pay on student loans?',
    help: 'It is in box 1 of Form 1098-E. Add all loans. For example, 1,340.00.',
    why: 'Up to $2,500 comes off your income.',
    fact: 'adjustments.studentLoanInterest',
    when: all(paidLoanInterest, (view) => {
      const [read] = readLoans(view);
      return read ? { skip: `We read this from “${read.document.name}”.` } : true;
    }),
  }),
  // One of its own, so that a sum typed before the paper was there does not count the paper twice.
  money({
    id: 'adjustments.otherStudentLoanInterest',
    text: 'How much interest did you pay on student loans that are not on your uploaded papers?',
    help: 'We read the Form 1098-E you uploaded. Write 0 if it shows all you paid. For example, 120.00 for a second loan.',
    why: 'Up to $2,500 comes off your income.',
    fact: 'adjustments.studentLoanInterest',
    adds: true,
    when: all((view) => readLoans(view).length > 0 || 'later', paidLoanInterest),
  }),
  money({
    id: 'adjustments.movingArmedForces',
    text: 'How much did you pay to move, as a member of the armed forces?',
    help: 'Count only what was not paid back, for a move on orders. For example, 900.00.',
    why: 'It comes off your income.',
    fact: 'adjustments.movingArmedForces',
    when: whenPicked('costs', 'moving', 'You told us that you had no such move.'),
  }),
  money({
    id: 'adjustments.juryDutyRepaid',
    text: 'How much of your jury pay did you give to your employer?',
    help: 'Some jobs pay your wages while you serve and take the jury pay. Write 0 if you kept it. For example, 150.00.',
    why: 'You don’t pay tax on what you gave away.',
    fact: 'adjustments.juryDutyRepaid',
    when: whenPicked('money-kinds', 'jury', 'You told us that you had no jury pay.'),
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
      why: 'It comes off your income.',
      fact: '.amount',
    }),
    {
      id: '.divorceDate',
      text: 'What is the date of the divorce or separation paper?',
      help: 'For example, 03/20/2015.',
      why: 'Alimony counts only if the paper is from before 2019.',
      type: 'date',
      min: '1950-01-01',
      max: '2024-12-31',
      fact: '.divorceDate',
    },
    {
      id: '.recipientSsn',
      text: 'What is the Social Security number of the person you paid?',
      help: 'Ask them for it. For example, 123-45-6789.',
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
    text: 'Did you pay alimony to someone else too?',
    help: 'For example, pick Yes if you have a second former spouse.',
    why: 'We ask about each person in turn.',
    fact: 'interview.more',
  }),
};

/** Age, health and study of the filers, for the deduction and several credits. */
export const circumstances: QuestionSpec[] = (['taxpayer', 'spouse'] as const).flatMap(
  (who): QuestionSpec[] => {
    const isYou = who === 'taxpayer';
    const joint = isYou ? [] : [onJointReturn];
    const disabled = whenYes(`${who}.permanentlyDisabled`, 'You told us that this does not fit.');
    return [
      yesNo({
        id: `${who}.student`,
        text: isYou
          ? 'Were you a full-time student in 2024?'
          : 'Was your spouse a full-time student in 2024?',
        help: 'It must be full time in at least five months. For example, from August to December at college.',
        why: 'Some credits are not open to students, others are.',
        fact: `${who}.student`,
        ...(isYou ? {} : { when: onJointReturn }),
        probe: yesOrNo,
      }),
      yesNo({
        id: `${who}.permanentlyDisabled`,
        text: isYou
          ? 'Were you too disabled to work on December 31, 2024, for good?'
          : 'Was your spouse too disabled to work on December 31, 2024, for good?',
        help: 'A doctor must say that it has lasted, or will last, at least a year. For example, pick No for a broken leg.',
        why: 'There is a credit for it, and some rules change.',
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
          ? 'How much taxed disability pay did you get from a former job?'
          : 'How much taxed disability pay did your spouse get from a former job?',
        help: 'It is pay for the time in which you can’t work, from a plan of the job. It stands on your W-2 or 1099-R as well. Write 0 if there is none. For example, 9,600.00.',
        why: 'It sets the limit of the credit.',
        fact: `${who}.taxableDisabilityIncome`,
        when: all(...joint, disabled),
        probe: anyAmount,
      }),
      money({
        id: `${who}.nontaxablePensions`,
        text: isYou
          ? 'How much in pensions did you get that is not taxed at all?'
          : 'How much in pensions did your spouse get that is not taxed at all?',
        help: 'Count veterans’ pensions and the like. Leave out Social Security and what is on a Form 1099-R. Write 0 if there is none. For example, 3,000.00.',
        why: 'It makes the credit for older and disabled people smaller.',
        fact: `${who}.nontaxablePensions`,
        when: all(...joint, whenYes('had-untaxed-pensions', 'You had no such pension.')),
      }),
    ];
  },
);

export const untaxedPensions: QuestionSpec = yesNo({
  id: 'had-untaxed-pensions',
  text: 'Did you get a pension that is not taxed at all, such as a veterans’ pension?',
  help: 'Leave out Social Security and what is on a Form 1099-R. If you file together, count your spouse too. For example, a VA pension for an injury.',
  why: 'It makes the credit for older and disabled people smaller.',
  fact: 'interview.hadUntaxedPensions',
  probe: {
    facts: [{ 'taxpayer.nontaxablePensions': 0 }, { 'taxpayer.nontaxablePensions': 1_000_000 }],
  },
});

export const spouseItemizes: QuestionSpec[] = [
  yesNo({
    id: 'spouseItemizes',
    text: 'Will your spouse list deductions on Schedule A?',
    help: 'Ask your spouse. People often do this if they pay interest on a home loan. For example, pick No if your spouse takes the standard deduction.',
    why: 'If one of you does this, the other one must do it too.',
    fact: 'spouseItemizes',
    when: onSeparateStatus,
    notices: {
      yes: {
        message: 'Then you can’t take the standard deduction. We ask what you can list.',
        blocking: false,
      },
    },
  }),
];
