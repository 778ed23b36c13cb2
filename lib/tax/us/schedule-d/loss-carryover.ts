import { notBelowZero, smallerOf } from '../../engine/verbs';
import { form } from '../form';
import { agi, totalDeductions } from '../form-1040/taxable-income';
import { allowedLoss, netGain, netLongTermGain, netShortTermGain } from './schedule-d';

const makers = form('capital-loss-carryover', 'Capital Loss Carryover Worksheet', {
  name: 'Capital Loss Carryover Worksheet',
  kind: 'worksheet',
  source: 'Instructions for Schedule D (2025), Capital Loss Carryover Worksheet from 2024 to 2025',
  // The loss of this year is larger than what is allowed, or the allowed loss is not used up by income.
  attachedWhen: ({ get, attached }) =>
    attached(allowedLoss.form) &&
    get(allowedLoss) > 0 &&
    (get(allowedLoss) < -get(netGain) || get(agi) < get(totalDeductions)),
});
export const lossCarryoverWorksheet = makers.form;
const { money } = makers;

export const incomeOrLoss = money(
  '1',
  'Taxable income, or a negative amount',
  'Enter the amount from your 2024 Form 1040 or 1040-SR, line 15. If the amount would have been a loss if you could enter a negative number on that line, enclose the amount in parentheses',
  ({ get }) => get(agi) - get(totalDeductions),
);

export const lossAllowed = money(
  '2',
  'Loss allowed in 2024',
  'Enter the loss from your 2024 Schedule D, line 21, as a positive amount',
  ({ get }) => get(allowedLoss),
);

export const incomeBeforeLoss = money(
  '3',
  'Taxable income before the loss',
  'Combine lines 1 and 2. If zero or less, enter -0-',
  ({ get }) => notBelowZero(get(incomeOrLoss) + get(lossAllowed)),
);

export const lossUsed = money('4', 'Loss used', 'Enter the smaller of line 2 or line 3', ({ get }) =>
  smallerOf(get(lossAllowed), get(incomeBeforeLoss)),
);

export const shortTermLoss = money(
  '5',
  'Short-term loss',
  'Enter the loss from your 2024 Schedule D, line 7, as a positive amount; if line 7 is not a loss, enter -0-',
  ({ get }) => notBelowZero(-get(netShortTermGain)),
);

export const longTermGain = money(
  '6',
  'Long-term gain',
  'Enter any gain from your 2024 Schedule D, line 15. If a loss, enter -0-',
  ({ get }) => (get(shortTermLoss) > 0 ? notBelowZero(get(netLongTermGain)) : null),
);

export const shortTermUsed = money('7', 'Short-term loss used', 'Add lines 4 and 6', ({ get }) =>
  get(shortTermLoss) > 0 ? get(lossUsed) + get(longTermGain) : null,
);

export const shortTermToNextYear = money(
  '8',
  'Short-term loss carried to 2025',
  'Short-term capital loss carryover for 2025. Subtract line 7 from line 5. If zero or less, enter -0-',
  ({ get }) => (get(shortTermLoss) > 0 ? notBelowZero(get(shortTermLoss) - get(shortTermUsed)) : null),
);

export const longTermLoss = money(
  '9',
  'Long-term loss',
  'Enter the loss from your 2024 Schedule D, line 15, as a positive amount',
  ({ get }) => (get(netLongTermGain) < 0 ? -get(netLongTermGain) : null),
);

export const shortTermGain = money(
  '10',
  'Short-term gain',
  'Enter any gain from your 2024 Schedule D, line 7. If a loss, enter -0-',
  ({ get }) => (get(longTermLoss) > 0 ? notBelowZero(get(netShortTermGain)) : null),
);

export const usedByLongTerm = money(
  '11',
  'Remaining allowed loss',
  'Subtract line 5 from line 4. If zero or less, enter -0-',
  ({ get }) => (get(longTermLoss) > 0 ? notBelowZero(get(lossUsed) - get(shortTermLoss)) : null),
);

export const longTermUsed = money('12', 'Long-term loss used', 'Add lines 10 and 11', ({ get }) =>
  get(longTermLoss) > 0 ? get(shortTermGain) + get(usedByLongTerm) : null,
);

export const longTermToNextYear = money(
  '13',
  'Long-term loss carried to 2025',
  'Long-term capital loss carryover for 2025. Subtract line 12 from line 9. If zero or less, enter -0-',
  ({ get }) => (get(longTermLoss) > 0 ? notBelowZero(get(longTermLoss) - get(longTermUsed)) : null),
);
