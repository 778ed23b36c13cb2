import { roundHalfUp, roundToPlaces } from '../../engine/rounding';
import { notBelowZero, smallerOf } from '../../engine/verbs';
import { form, type TaxReader } from '../form';
import { agi, deduction } from '../form-1040/taxable-income';
import { dividends as ownDividends, gain as ownGain } from '../worksheets/qualified-dividends';
import { form8615 } from './form';
import { netUnearnedIncome, unearnedAbove, unearnedIncome, untaxedPart } from './unearned-income';

/** How much of the net unearned income is qualified dividends and net capital gain. */
const makers = form('8615-line-5', 'Line 5 Worksheets (Form 8615)', {
  name: 'Line 5 Worksheets (Form 8615)',
  kind: 'worksheet',
  source: 'Instructions for Form 8615 (2024), Line 5 Worksheets 1 and 3',
  attachedWhen: ({ attached, get }) => attached(form8615) && get(childDividends) + get(childGain) > 0,
});
export const line5Worksheet = makers.form;
const { money } = makers;

export const childDividends = money(
  '1',
  'Qualified dividends',
  'Enter the child’s qualified dividends',
  ({ get }) => get(ownDividends),
);

export const childGain = money('2', 'Net capital gain', 'Enter the child’s net capital gain', ({ get }) =>
  get(ownGain),
);

const places = 3;
const shareOf = (part: number, whole: number) =>
  whole <= 0 ? 0 : smallerOf(1, roundToPlaces(part / whole, places));

/**
 * What lowers the dividends or the gain. Worksheet 1, where lines 3 and 5 are the same: their share of line 2.
 * Worksheet 3, where taxable income is the limit: their share of the deductions.
 */
function reductionOf(reader: TaxReader, amount: number, isGain: boolean): number {
  const { get } = reader;
  if (get(netUnearnedIncome) === get(unearnedAbove))
    return roundHalfUp(get(untaxedPart) * shareOf(amount, get(unearnedIncome)));
  const both = get(childDividends) + get(childGain);
  const allocated = roundHalfUp(get(deduction) * shareOf(both, get(agi)));
  const ofDividends = roundHalfUp(allocated * shareOf(get(childDividends), both));
  return isGain ? allocated - ofDividends : ofDividends;
}

export const dividendsOnLine5 = money(
  '8',
  'Qualified dividends included on line 5',
  'Qualified dividends on Form 8615, line 5: line 1 less its share of the deductions, but not more than Form 8615, line 5',
  (reader) => {
    const amount = reader.get(childDividends);
    return smallerOf(
      notBelowZero(amount - reductionOf(reader, amount, false)),
      reader.get(netUnearnedIncome),
    );
  },
);

export const gainOnLine5 = money(
  '9',
  'Net capital gain included on line 5',
  'Net capital gain on Form 8615, line 5: line 2 less its share of the deductions. Together with the dividends, it can’t be more than Form 8615, line 5',
  (reader) => {
    const amount = reader.get(childGain);
    return smallerOf(
      notBelowZero(amount - reductionOf(reader, amount, true)),
      reader.get(netUnearnedIncome) - reader.get(dividendsOnLine5),
    );
  },
);
