import { notBelowZero, smallerOf } from '../../engine/verbs';
import { dollars, isSome, noCents } from '../../facts/cents';
import { type ReturnInput } from '../../facts/return-input';
import { covers, warn } from '../coverage';
import { assume, form, type TaxReader } from '../form';
import { additionalDeductions, agi, deduction } from '../form-1040/taxable-income';
import { allowedLoss } from '../schedule-d/schedule-d';

covers('netOperatingLosses');

/** Whether a loss of an earlier year is carried to this one. */
export const hasLossCarriedIn = ({ netOperatingLosses: losses }: ReturnInput): boolean =>
  isSome(losses.before2018) || isSome(losses.from2018);

const makers = form('net-operating-loss', 'Net Operating Loss Deduction', {
  name: 'Net Operating Loss Statement',
  source:
    'IRC 172(a)(2) and (b)(2); Instructions for Schedule 1 (Form 1040) (2024), line 8a; Instructions for Form 172 (December 2024)',
  neededWhen: ({ facts }) => hasLossCarriedIn(facts),
  attachedWhen: ({ facts }) => hasLossCarriedIn(facts),
});
export const netOperatingLossStatement = makers.form;
const { money } = makers;

const withoutLosses = assume('If you had no net operating losses', {
  facts: (facts: ReturnInput): ReturnInput => ({
    ...facts,
    netOperatingLosses: { before2018: noCents, from2018: noCents, minimumTax: null },
  }),
});

export const lossesBefore2018 = money(
  '1',
  'Losses from years before 2018',
  'Net operating losses that arose in tax years beginning before 2018 and were not used in earlier years',
  ({ facts }) => dollars(facts.netOperatingLosses.before2018),
);

export const lossesFrom2018 = money(
  '2',
  'Losses from 2018 and later',
  'Net operating losses that arose in tax years beginning after 2017 and were not used in earlier years',
  ({ facts }) => dollars(facts.netOperatingLosses.from2018),
);

/** IRC 172(a)(2)(B)(ii)(I): with everything that depends on income figured anew. */
export const incomeWithoutLosses = money(
  '3',
  'Taxable income without these losses',
  'Taxable income for 2024, figured without any net operating loss deduction and without the qualified business income deduction. If zero or less, enter -0-',
  ({ facts, proForma }) =>
    hasLossCarriedIn(facts)
      ? notBelowZero(
          proForma(withoutLosses, agi) -
            proForma(withoutLosses, deduction) -
            proForma(withoutLosses, additionalDeductions),
        )
      : null,
);

export const incomeForLimit = money(
  '4',
  'Income for the 80% limit',
  'Subtract line 1 from line 3. If zero or less, enter -0-',
  ({ get }) => notBelowZero(get(incomeWithoutLosses) - get(lossesBefore2018)),
);

export const lossLimit = money(
  '5',
  '80% limit',
  'Multiply line 4 by 80% (0.80)',
  ({ get, law }) => get(incomeForLimit) * law.netOperatingLoss.incomeShare,
);

export const limitedLosses = money(
  '6',
  'Deducted losses from 2018 and later',
  'Enter the smaller of line 2 or line 5',
  ({ get }) => smallerOf(get(lossesFrom2018), get(lossLimit)),
);

export const lossDeduction = money(
  '7',
  'Net operating loss deduction',
  'Add lines 1 and 6. Enter as a negative amount on Schedule 1 (Form 1040), line 8a',
  ({ get }) => get(lossesBefore2018) + get(limitedLosses),
);

/**
 * Without a net capital loss the income that uses up losses is that of line 3 (IRC 172(b)(2) and (d)). With one it has to
 * be figured on Form 172, Part II.
 */
const isCarriedBy = ({ get }: TaxReader): boolean => get(allowedLoss) === 0;

export const oldLossesToNextYear = money(
  '8',
  'Pre-2018 losses carried to 2025',
  'Subtract line 3 from line 1. If zero or less, enter -0-',
  (reader) =>
    isCarriedBy(reader) ? notBelowZero(reader.get(lossesBefore2018) - reader.get(incomeWithoutLosses)) : null,
);

export const newLossesToNextYear = money(
  '9',
  'Losses from 2018 and later, carried to 2025',
  'Subtract line 6 from line 2',
  (reader) => (isCarriedBy(reader) ? reader.get(lossesFrom2018) - reader.get(limitedLosses) : null),
);

warn(
  'netOperatingLosses',
  'You’re deducting both a net operating loss and a capital loss. Use Form 172, Part II, to figure the net operating loss left for next year. This year’s tax is correct.',
  (reader) => hasLossCarriedIn(reader.facts) && !isCarriedBy(reader),
);
