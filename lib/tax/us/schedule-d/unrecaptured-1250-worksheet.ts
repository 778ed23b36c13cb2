import { dollarsOf, isSome } from '../../facts/cents';
import { notBelowZero } from '../../engine/verbs';
import { form } from '../form';
import { collectiblesDistributed, collectiblesSold, rate28Worksheet } from './rate-28-worksheet';
import { bothGains, longTermCarryover, netShortTermGain } from './schedule-d';

/** Lines 1 to 9 and 12 are about property that was sold on Form 4797 or in installments. */
const makers = form('unrecaptured-1250', 'Unrecaptured Section 1250 Gain Worksheet', {
  name: 'Unrecaptured Section 1250 Gain Worksheet',
  kind: 'worksheet',
  source: 'Instructions for Schedule D (2024), line 19',
  attachedWhen: ({ facts, get, attached }) =>
    attached(bothGains.form) &&
    get(bothGains) &&
    facts.dividends.some((form) => isSome(form.unrecaptured1250)),
});
export const unrecapturedWorksheet = makers.form;
const { money } = makers;

export const distributed = money(
  '11',
  'Unrecaptured section 1250 gain of funds',
  'Enter the total of any amounts reported to you as “unrecaptured section 1250 gain” on a Schedule K-1, Form 1099-DIV, or Form 2439 from an estate, trust, real estate investment trust, or mutual fund',
  ({ facts }) => dollarsOf(facts.dividends, (form) => form.unrecaptured1250),
);

export const allUnrecaptured = money('13', 'All unrecaptured gain', 'Add lines 9 through 12', ({ get }) =>
  get(distributed),
);

export const collectibles = money(
  '14',
  'Collectibles',
  'If you had any section 1202 gain or collectibles gain or (loss), enter the total of lines 1 through 4 of the 28% Rate Gain Worksheet. Otherwise, enter -0-',
  ({ get, attached }) =>
    attached(rate28Worksheet) ? get(collectiblesSold) + get(collectiblesDistributed) : 0,
);

export const shortTermLoss = money(
  '15',
  'Net short-term loss',
  'Enter the (loss), if any, from Schedule D, line 7. If Schedule D, line 7, is zero or a gain, enter -0-',
  ({ get }) => (get(netShortTermGain) < 0 ? get(netShortTermGain) : 0),
);

export const carryover = money(
  '16',
  'Long-term loss carried over',
  'Enter your long-term capital loss carryovers from Schedule D, line 14, and Schedule K-1 (Form 1041), box 11, code D',
  ({ get }) => -get(longTermCarryover),
);

export const losses = money(
  '17',
  'Losses that count first',
  'Combine lines 14 through 16. If the result is a (loss), enter it as a positive amount. If the result is zero or a gain, enter -0-',
  ({ get }) => notBelowZero(-(get(collectibles) + get(shortTermLoss) + get(carryover))),
);

export const unrecapturedGain = money(
  '18',
  'Unrecaptured section 1250 gain',
  'Unrecaptured section 1250 gain. Subtract line 17 from line 13. If zero or less, enter -0-. If more than zero, enter the result here and on Schedule D, line 19',
  ({ get }) => notBelowZero(get(allUnrecaptured) - get(losses)),
);
