import { roundHalfUp, roundToPlaces } from '../../engine/rounding';
import { notBelowZero, smallerOf } from '../../engine/verbs';
import { dollars } from '../../facts/cents';
import { form, type TaxReader } from '../form';
import { agi, deduction } from '../form-1040/taxable-income';
import { dividends as ownDividends, gain as ownGain } from '../worksheets/qualified-dividends';
import { form8615 } from './form';
import {
  connectedDeductions,
  netUnearnedIncome,
  unearnedAbove,
  unearnedIncome,
  untaxedPart,
} from './unearned-income';

/** How much of the net unearned income is qualified dividends and net capital gain. */
const makers = form('8615-line-5', 'Line 5 Worksheets (Form 8615)', {
  name: 'Line 5 Worksheets (Form 8615)',
  kind: 'worksheet',
  source: 'Instructions for Form 8615 (2024), Line 5 Worksheets 1 to 3',
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
 * What lowers the dividends or the gain, beside deductions that are directly connected with them. Worksheet 1, where lines 3
 * and 5 are the same: their share of line 2. Worksheet 2, with such deductions on line 2: their share of what they are added
 * to. Worksheet 3, where taxable income is the limit: their share of the other deductions.
 */
function reductionOf(reader: TaxReader, amount: number, isGain: boolean): number {
  const { get, facts, law } = reader;
  const both = get(childDividends) + get(childGain);
  const connected = Math.min(connectedDeductions(reader), dollars(facts.parents.connectedWithGains), both);
  const shareOfDividends = shareOf(get(childDividends), both);
  const partOf = (all: number): number => {
    const ofDividends = roundHalfUp(all * shareOfDividends);
    return isGain ? all - ofDividends : ofDividends;
  };
  if (get(netUnearnedIncome) === get(unearnedAbove)) {
    const isFirst = get(untaxedPart) === law.thresholds.kiddieUnearnedIncome;
    const untaxed = isFirst ? get(untaxedPart) : law.standardDeduction.dependentMinimum;
    return (isFirst ? 0 : partOf(connected)) + roundHalfUp(untaxed * shareOf(amount, get(unearnedIncome)));
  }
  const others = roundHalfUp((get(deduction) - connected) * shareOf(both, get(agi)));
  return partOf(connected) + partOf(others);
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
