import { addCents, dollars, dollarsOf, isSome } from '../../facts/cents';
import { addEntries, blankIfZero, notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { type K1 } from '../../facts/k1';
import { type FormMakers } from '../../engine/form';
import { form, type TaxReader } from '../form';
import { depreciationGain } from '../home-sale/home-sale';
import { earlierLosses, net1231 } from '../form-4797/form-4797';
import { unrecaptured } from '../form-4797/part-3';
import { unrecapturedInstallments } from '../form-6252/capital-gain';
import { isSpreadHome } from '../form-6252/items';
import { unrecapturedOfExchanges } from '../form-8824/results';
import { isHeldOverAYear } from '../holding-period';
import {
  collectiblesDistributed,
  collectiblesSold,
  section1202Gain,
  rate28Worksheet,
} from './rate-28-worksheet';
import { bothGains, longTermCarryover, netShortTermGain } from './schedule-d';

const makers: FormMakers<TaxReader> = form('unrecaptured-1250', 'Unrecaptured Section 1250 Gain Worksheet', {
  name: 'Unrecaptured Section 1250 Gain Worksheet',
  kind: 'worksheet',
  source: 'Instructions for Schedule D (2024), line 19',
  attachedWhen: ({ facts, get, attached }) =>
    attached(bothGains.form) &&
    get(bothGains) &&
    (facts.dividends.some((form) => isSome(form.unrecaptured1250)) ||
      facts.k1s.some((k1) => isSome(k1.unrecaptured1250)) ||
      get(otherProperty) > 0 ||
      get(businessProperty) > 0 ||
      get(installmentProperty) > 0),
});
export const unrecapturedWorksheet = makers.form;
const { money } = makers;

/** Lines 1 to 3, for each property by itself; lines 1 to 9 are for a gain on Form 4797, line 7. */
export const businessProperty = money(
  '3',
  'Property on Form 4797',
  'For each section 1250 property in Part III of Form 4797: the smaller of line 22 or line 24, less line 26g',
  (reader) =>
    reader.get(net1231) > 0
      ? blankIfZero(sum(reader.each(unrecaptured)) + unrecapturedOfExchanges(reader))
      : null,
);

export const installmentProperty = money(
  '4',
  'Installment sales of business property',
  'Enter the total unrecaptured section 1250 gain included on line 26 or line 37 of Form(s) 6252 from installment sales of trade or business property held more than 1 year',
  (reader) => (reader.get(net1231) > 0 ? blankIfZero(unrecapturedInstallments(reader, 'business')) : null),
);

/** A share with section 1231 gain has its unrecaptured gain of the same property (Schedule K-1 (Form 1065), box 9c). */
const isOfProperty = ({ section1231Gain }: K1): boolean => isSome(section1231Gain);

export const sharedProperty = money(
  '5',
  'Property from partnerships and S corporations',
  'Enter the total of any amounts reported to you on a Schedule K-1 from a partnership or an S corporation as “unrecaptured section 1250 gain”',
  ({ facts, get }) =>
    get(net1231) > 0
      ? blankIfZero(dollarsOf(facts.k1s.filter(isOfProperty), (k1) => k1.unrecaptured1250))
      : null,
);

export const allBusinessProperty = money('6', 'Business property', 'Add lines 3 through 5', ({ entry }) =>
  addEntries([entry(businessProperty), entry(installmentProperty), entry(sharedProperty)]),
);

export const upToNetGain = money(
  '7',
  'Limited to net section 1231 gain',
  'Enter the smaller of line 6 or the gain from Form 4797, line 7',
  ({ entry, get }) =>
    entry(allBusinessProperty) === null ? null : smallerOf(get(allBusinessProperty), get(net1231)),
);

export const lossesOfEarlierYears = money(
  '8',
  'Nonrecaptured section 1231 losses',
  'Enter the amount, if any, from Form 4797, line 8',
  ({ entry }) => (entry(upToNetGain) === null ? null : entry(earlierLosses)),
);

export const gainAfterEarlierLosses = money(
  '9',
  'Business property gain less prior losses',
  'Subtract line 8 from line 7. If zero or less, enter -0-',
  ({ entry, get }) =>
    entry(upToNetGain) === null ? null : notBelowZero(get(upToNetGain) - get(lossesOfEarlierYears)),
);

export const distributed = money(
  '11',
  'Unrecaptured section 1250 gain from funds',
  'Enter the total of any amounts reported to you as “unrecaptured section 1250 gain” on a Schedule K-1, Form 1099-DIV, or Form 2439 from an estate, trust, real estate investment trust, or mutual fund',
  ({ facts }) =>
    dollars(
      addCents(facts.dividends, (form) => form.unrecaptured1250),
      addCents(
        facts.k1s.filter((k1) => !isOfProperty(k1)),
        (k1) => k1.unrecaptured1250,
      ),
    ),
);

/** A home that was used for business or rent while it was a home. */
export const otherProperty = money(
  '12',
  'Gain from other property',
  'Enter the total of any unrecaptured section 1250 gain from sales (including installment sales) or other dispositions of section 1250 property held more than 1 year for which you did not make an entry in Part I of Form 4797 for the year of sale',
  (reader) =>
    blankIfZero(
      unrecapturedInstallments(reader, 'capital') +
        sum(
          reader.facts.homeSales.map(({ acquired, sold, rentedAtSale }, i) =>
            !rentedAtSale && !isSpreadHome(reader, i) && isHeldOverAYear(acquired, sold)
              ? reader.at(depreciationGain, i)
              : 0,
          ),
        ),
    ),
);

export const allUnrecaptured = money(
  '13',
  'Total unrecaptured gain',
  'Add lines 9 through 12',
  ({ get }) => get(gainAfterEarlierLosses) + get(distributed) + get(otherProperty),
);

export const collectibles = money(
  '14',
  'Collectibles',
  'If you had any section 1202 gain or collectibles gain or (loss), enter the total of lines 1 through 4 of the 28% Rate Gain Worksheet. Otherwise, enter -0-',
  ({ get, attached }) =>
    attached(rate28Worksheet)
      ? get(collectiblesSold) + get(section1202Gain) + get(collectiblesDistributed)
      : 0,
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
  ({ get, facts }) => -get(longTermCarryover) - dollarsOf(facts.k1s, (k1) => k1.longTermCarryover),
);

export const losses = money(
  '17',
  'Losses applied first',
  'Combine lines 14 through 16. If the result is a (loss), enter it as a positive amount. If the result is zero or a gain, enter -0-',
  ({ get }) => notBelowZero(-(get(collectibles) + get(shortTermLoss) + get(carryover))),
);

export const unrecapturedGain = money(
  '18',
  'Unrecaptured section 1250 gain',
  'Unrecaptured section 1250 gain. Subtract line 17 from line 13. If zero or less, enter -0-. If more than zero, enter the result here and on Schedule D, line 19',
  ({ get }) => notBelowZero(get(allUnrecaptured) - get(losses)),
);
