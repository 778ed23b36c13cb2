import { all, any, type Condition, hasItems, whenPicked } from '../conditions';
import { onJointReturn } from '../filing-status';
import { anyAmount, money, type QuestionSpec } from './topic';

const hadEarlier = whenPicked(
  'special-items',
  'excess-contributions',
  'You had no excess contributions in earlier years.',
);

/** Excess contributions of earlier years, and the values that limit the tax (Form 5329, Parts III, IV and VII). */
export const excessContributions: QuestionSpec[] = (['taxpayer', 'spouse'] as const).flatMap((who) => {
  const own = who === 'taxpayer';
  const your = own ? 'your' : 'your spouse’s';
  const only = (condition: Condition) => (own ? condition : all(onJointReturn, condition));
  const fact = `excessContributions.${who}`;
  const earlier = only(hadEarlier);
  const prior = (key: string, account: string, line: string, example: string, more = '') =>
    money({
      id: `${fact}.${key}`,
      text: `What were the total excess contributions to ${your} ${account} on Form 5329 for 2023?`,
      help: `The total is on line ${line} of that form. Enter 0 if none.${more} For example, ${example}.`,
      why: 'You owe a 6% tax on any excess still in the account.',
      fact: `${fact}.${key}`,
      when: earlier,
    });
  const value = (key: string, account: string, asked: Condition, example: string) =>
    money({
      id: `${fact}.${key}`,
      text: `What was the value of ${your} ${account} on December 31, 2024?`,
      help: `Include contributions for 2024 that were made in 2025. For example, ${example}.`,
      why: 'The tax is 6% of the excess or of this value, whichever is less.',
      fact: `${fact}.${key}`,
      when: only(asked),
      optional: true,
      probe: anyAmount,
    });
  const withIra = any(hadEarlier, hasItems(['ira'], 'You made no IRA contributions.'));
  const withHsa = any(hadEarlier, hasItems(['hsa'], 'You made no HSA contributions.'));
  // Asked where the employer paid in more than the limit: only then an answer changes the return.
  const fromEmployer = (key: string, text: string, help: string, why: string) =>
    money({
      id: `${fact}.${key}`,
      text,
      help,
      why,
      fact: `${fact}.${key}`,
      when: only(hasItems(['hsa'], 'You had no HSA.')),
      probe: anyAmount,
    });
  return [
    prior('traditional', 'traditional IRAs', '16', '1,500.00'),
    money({
      id: `${fact}.traditionalWithdrawn`,
      text: own
        ? 'How much of the excess did you withdraw from your traditional IRAs in 2024?'
        : 'How much of the excess did your spouse withdraw from traditional IRAs in 2024?',
      help: 'Leave out taxable amounts shown on a Form 1099-R. Enter 0 if none. For example, 500.00.',
      why: 'You don’t owe the 6% tax again on the amount you withdrew.',
      fact: `${fact}.traditionalWithdrawn`,
      when: earlier,
      probe: anyAmount,
    }),
    prior('roth', 'Roth IRAs', '24', '2,000.00'),
    prior(
      'hsa',
      'HSAs',
      '48',
      '300.00',
      ' Add the HSA to your answers even if nothing was contributed in 2024: you may be able to deduct this excess.',
    ),
    value('traditionalValue', 'traditional IRAs', withIra, '41,000.00'),
    value('rothValue', 'Roth IRAs', withIra, '18,000.00'),
    value('hsaValue', 'HSAs', withHsa, '5,200.00'),
    fromEmployer(
      'hsaEmployerInWages',
      `How much of ${your} employer’s excess HSA contributions does box 1 of the W-2 already include?`,
      'Ask the employer if you aren’t sure. Enter 0 if none. For example, 350.00.',
      'The rest is other income on your return.',
    ),
    fromEmployer(
      'hsaEmployerWithdrawn',
      own
        ? 'How much of your employer’s excess HSA contributions did you withdraw, with the earnings?'
        : 'How much of the employer’s excess HSA contributions did your spouse withdraw, with the earnings?',
      'Count withdrawals by the due date of your return, including extensions. For example, 350.00.',
      'You owe 6% tax only on excess left in the HSA.',
    ),
  ];
});
