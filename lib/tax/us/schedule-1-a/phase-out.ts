import { nextMultipleOf, notBelowZero } from '../../engine/verbs';
import { type Line } from '../../engine/line';
import { type TaxReader } from '../form';
import { type SteppedDeduction } from '../law/additional-deductions';
import { makers } from './form';

interface Steps {
  /** Number of the first of the six lines. */
  readonly first: number;
  /** What is deducted at lower incomes. */
  readonly amount: Line<number>;
  /** Label of the last line. */
  readonly deductionOf: string;
  /** Line 3. A function: the line stands in a module that leads back here. */
  readonly modifiedIncome: (reader: TaxReader) => number;
  readonly law: (reader: TaxReader) => SteppedDeduction;
  /** Whether a step of income counts when it is full, or as soon as it has begun. */
  readonly counts: 'full' | 'begun';
}

const dollarText = (amount: number) => `$${amount.toLocaleString('en-US')}`;

/** The six lines that lower a deduction with income, step by step (lines 8 to 13, 16 to 21 and 25 to 30). */
export function makeSteps({ first, amount, deductionOf, modifiedIncome, law, counts }: Steps): Line<number> {
  const { money, count } = makers;
  const at = (place: number) => String(first + place);
  const [start, perStep] = counts === 'full' ? [150_000, 100] : [100_000, 200];
  const when =
    (rule: (reader: TaxReader) => number | null) =>
    (reader: TaxReader): number | null =>
      reader.entry(amount) === null ? null : rule(reader);

  const income = money(
    at(0),
    'Modified adjusted gross income',
    'Enter the amount from line 3',
    when((reader) => modifiedIncome(reader)),
  );
  const threshold = money(
    at(1),
    'Phaseout threshold',
    `Enter ${dollarText(start)} (${dollarText(2 * start)} if married filing jointly)`,
    when((reader) => law(reader).phaseOutStart[reader.facts.filingStatus]),
  );
  const over = money(
    at(2),
    'Modified AGI over the threshold',
    `Subtract line ${at(1)} from line ${at(0)}. If zero or less, the whole amount is deducted`,
    when(({ get }) => {
      const above = get(income) - get(threshold);
      return above > 0 ? above : null;
    }),
  );
  const steps = count(
    at(3),
    'Number of $1,000 steps',
    `Divide line ${at(2)} by $1,000. If the result isn’t a whole number, ${counts === 'full' ? 'decrease it to the next lower' : 'increase it to the next higher'} whole number`,
    when((reader) => {
      const above = reader.entry(over);
      const { step } = law(reader);
      if (above === null) return null;
      return (counts === 'full' ? above - (above % step) : nextMultipleOf(step, above)) / step;
    }),
  );
  const reduction = money(
    at(4),
    'Reduction',
    `Multiply line ${at(3)} by ${dollarText(perStep)}`,
    when((reader) => (reader.entry(steps) === null ? null : reader.get(steps) * law(reader).perStep)),
  );
  return money(
    at(5),
    deductionOf,
    `Subtract line ${at(4)} from the amount after the limit. If zero or less, enter -0-`,
    when(({ get }) => notBelowZero(get(amount) - get(reduction))),
  );
}
