import { type Condition, all, whenYes } from '../conditions';
import { type QuestionSpec, yesNo } from './topic';

/**
 * Whether payments call for Forms 1099, and whether they are filed: Schedule C, lines I and J; Schedule E, lines A and B;
 * Schedule F, lines F and G.
 * @param start start of the questions' ids and facts
 */
export function askPayerForms(
  start: string,
  payments: string,
  schedule: 'C' | 'E' | 'F',
  when?: Condition,
): QuestionSpec[] {
  const required = `${start}form1099Required`;
  const filed = `${start}form1099Filed`;
  return [
    yesNo({
      id: required,
      text: 'Did you make any payments in 2024 that require you to file Forms 1099?',
      help: `${payments} For example, select No if you paid everyone by credit card.`,
      why: `Schedule ${schedule} asks for it.`,
      fact: required,
      ...(when ? { when } : {}),
    }),
    yesNo({
      id: filed,
      text: 'Did you or will you file the required Forms 1099?',
      help: 'For example, select Yes if you plan to file a Form 1099-NEC for a helper.',
      why: `Schedule ${schedule} asks for it. The IRS can charge a penalty for each form you don’t file.`,
      fact: filed,
      when: all(...(when ? [when] : []), whenYes(required, 'No payments required you to file Forms 1099.')),
    }),
  ];
}

export const paymentsOfTrade =
  'Usually, that means you paid someone who isn’t your employee $600 or more for services or rent.';
