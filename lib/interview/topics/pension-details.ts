import { all, answerOf, type Condition, when } from '../conditions';
import { boxOf, percent, wantedBy } from './state-forms';
import { anyAmount, money, type QuestionSpec, yesNo, yesOrNo } from './topic';

const inState = (...codes: readonly string[]): Condition => wantedBy((state) => codes.includes(state));

const ofKind = (...kinds: readonly string[]): Condition =>
  when('.planKind', (kind) => kinds.includes(String(kind)), 'This doesn’t apply to this type of pension.');

/** Money that came before the payer saw a retirement age: codes 1 and 2. */
const isEarly: Condition = (view) => {
  const code = boxOf(view, 'retirement', 'code');
  return /[12]/.test(String(code ?? '')) || { skip: 'Your form doesn’t show an early distribution.' };
};

/** What one or two states want to know about a pension; `isPension` leaves out IRAs. */
export const pensionDetails = (isPension: Condition): readonly QuestionSpec[] => [
  {
    ...yesNo({
      id: '.vested',
      text: 'Did you have five years of service under this plan by August 12, 1989?',
      help: 'Ask the plan administrator if you aren’t sure. For example, select Yes for a teacher hired in 1982.',
      why: 'North Carolina doesn’t tax those pensions (the Bailey settlement).',
      fact: '.vestedBefore',
      when: all(
        inState('NC'),
        isPension,
        ofKind('federalCivil', 'military', 'stateOrLocal', 'teacher', 'policeOrFire'),
      ),
      probe: yesOrNo,
    }),
    writes: (answer) => ({ '.vestedBefore': answer === true ? '1989-08-12' : null }),
  },
  yesNo({
    id: '.governmentPre1986',
    text: 'Is this pension for federal work that began before 1984?',
    help: 'Federal work before 1984 is generally covered by the Civil Service Retirement System (CSRS). For example, select No if you were hired in 1990.',
    why: 'Idaho lets people who are 65 or older, or who are disabled and 62 or older, deduct a CSRS pension.',
    fact: '.governmentPre1986',
    when: all(inState('ID'), isPension, ofKind('federalCivil')),
    probe: yesOrNo,
  }),
  percent({
    id: '.employeeShare',
    text: 'What percentage of the contributions to this plan were yours?',
    help: 'Include pay you deferred into a 401(k). Enter 0 if the employer made all the contributions. For example, 60.',
    why: 'Hawaii taxes the part that comes from your own contributions.',
    fact: '.employeeShare',
    when: all(inState('HI'), isPension),
  }),
  yesNo({
    id: '.retirementAgeReached',
    text: 'Had you reached the plan’s retirement age or years of service when you received the money?',
    help: 'For example, select Yes for a police pension after 25 years of service.',
    why: 'Pennsylvania doesn’t tax what a plan pays after you reach its retirement age.',
    fact: '.retirementAgeReached',
    when: all(inState('PA'), isPension, isEarly),
    probe: yesOrNo,
  }),
  money({
    id: '.contributionsAlreadyTaxed',
    text: 'How much of this distribution did your state already tax as contributions?',
    help: 'Pennsylvania taxes most employee contributions. Massachusetts taxes some, but not pretax 401(k) contributions. Leave out amounts you recovered on earlier returns. Enter 0 if none. For example, 4,000.00.',
    why: 'Your state doesn’t tax the same contributions twice.',
    fact: '.contributionsAlreadyTaxed',
    when: all(inState('MA', 'PA'), (view) => answerOf(view, 'address.state') !== undefined || 'later'),
    probe: anyAmount,
  }),
];
