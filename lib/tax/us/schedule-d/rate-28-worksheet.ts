import { addCents, dollars, dollarsOf, isSome } from '../../facts/cents';
import { notBelowZero } from '../../engine/verbs';
import { form, type TaxReader } from '../form';
import { listSales } from '../form-8949/listed-sales';
import { isCollectible, termOf } from '../form-8949/sales';
import { bothGains, longTermCarryover, netShortTermGain } from './schedule-d';

const collectibleSales = (reader: TaxReader) =>
  listSales(reader).filter((sale) => isCollectible(sale) && termOf(sale) === 'long');

const makers = form('rate-28', '28% Rate Gain Worksheet', {
  name: '28% Rate Gain Worksheet',
  kind: 'worksheet',
  source: 'Instructions for Schedule D (2024), line 18',
  attachedWhen: (reader) =>
    reader.attached(bothGains.form) &&
    reader.get(bothGains) &&
    (reader.facts.dividends.some((form) => isSome(form.collectibles28)) ||
      reader.facts.k1s.some((k1) => isSome(k1.collectiblesGain)) ||
      collectibleSales(reader).length > 0),
});
export const rate28Worksheet = makers.form;
const { money } = makers;

export const collectiblesSold = money(
  '1',
  'Collectibles gain or loss',
  'Enter the total of all collectibles gain or (loss) from items you reported on Form 8949, Part II',
  (reader) => {
    const sales = collectibleSales(reader);
    return (
      dollarsOf(sales, (sale) => sale.proceeds) -
      dollarsOf(sales, (sale) => sale.basis) +
      dollarsOf(sales, (sale) => sale.adjustment)
    );
  },
);

export const collectiblesDistributed = money(
  '4',
  'Collectibles gain from funds',
  'Enter the total of any collectibles gain reported to you on Form 1099-DIV, box 2d; Form 2439, box 1d; and Schedule K-1',
  ({ facts }) =>
    dollars(
      addCents(facts.dividends, (form) => form.collectibles28),
      addCents(facts.k1s, (k1) => k1.collectiblesGain),
    ),
);

export const carryover = money(
  '5',
  'Long-term loss carried over',
  'Enter your long-term capital loss carryovers from Schedule D, line 14, and Schedule K-1 (Form 1041), box 11, code D',
  ({ get, facts }) => -get(longTermCarryover) - dollarsOf(facts.k1s, (k1) => k1.longTermCarryover),
);

export const shortTermLoss = money(
  '6',
  'Net short-term loss',
  'If Schedule D, line 7, is a (loss), enter that (loss) here. Otherwise, enter -0-',
  ({ get }) => (get(netShortTermGain) < 0 ? get(netShortTermGain) : 0),
);

export const rate28Gain = money(
  '7',
  'Gain taxed at 28%',
  'Combine lines 1 through 6. If zero or less, enter -0-. If more than zero, also enter this amount on Schedule D, line 18',
  ({ get }) =>
    notBelowZero(get(collectiblesSold) + get(collectiblesDistributed) + get(carryover) + get(shortTermLoss)),
);
