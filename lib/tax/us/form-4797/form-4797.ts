import { addEntries, blankIfZero, notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { dollars, isSome } from '../../facts/cents';
import { covers, refuse } from '../coverage';
import { type TaxReader } from '../form';
import { ordinaryOfExchanges, section1231OfExchanges } from '../form-8824/results';
import { listDispositions, partOf } from './dispositions';
import { isImprovement } from './improvements';
import { makers } from './form';
import { form4797PartThree, section1245Gain, section1250Gain, spreadGain, totalGain } from './part-3';
import { partOneRows, partTwoRows } from './rows';

const { money } = makers;

covers('nonrecaptured1231Losses');

const hasPartThree = ({ attached }: TaxReader): boolean => attached(form4797PartThree);

/** Part III has only property that Form 6252 reports: line 32 is not applicable. */
const isForRecaptureAlone = (reader: TaxReader): boolean =>
  listDispositions(reader).every((sale) => sale.installment !== null || partOf(sale) !== 'III');

const listInstallmentSales = (reader: TaxReader) =>
  listDispositions(reader).filter((sale) => sale.installment !== null && partOf(sale) !== 'II');

/** Lines 30 to 32 stand in Part III and lead back to Parts I and II. */
export const allGains = money(
  '30',
  'Total gains from Part III',
  'Total gains for all properties. Add property columns A through D, line 24',
  (reader) => (hasPartThree(reader) ? sum(reader.each(totalGain)) : null),
);
export const recaptured = money(
  '31',
  'Ordinary gain from Part III',
  'Add property columns A through D, lines 25b, 26g, 27c, 28b, and 29b. Enter here and on line 13',
  (reader) =>
    hasPartThree(reader) ? sum(reader.each(section1245Gain)) + sum(reader.each(section1250Gain)) : null,
);
export const notRecaptured = money(
  '32',
  'Remaining gain from Part III',
  'Subtract line 31 from line 30. Enter the portion from other than casualty or theft on Form 4797, line 6',
  (reader) =>
    hasPartThree(reader) && !isForRecaptureAlone(reader)
      ? reader.get(allGains) - reader.get(recaptured) - sum(reader.each(spreadGain))
      : null,
);

/** Line 4 of property held more than a year (Instructions for Form 6252, line 26). */
export const installmentGain = money(
  '4',
  'Section 1231 gain from installment sales',
  'Section 1231 gain from installment sales from Form 6252, line 26 or 37',
  (reader) => {
    const sales = listInstallmentSales(reader);
    return sales.length > 0 ? sum(sales.map(({ installment }) => installment?.gain ?? 0)) : null;
  },
);

export const exchangeGain = money(
  '5',
  'Gain from like-kind exchanges',
  'Section 1231 gain or (loss) from like-kind exchanges from Form 8824',
  (reader) => blankIfZero(section1231OfExchanges(reader)),
);
export const gainFromPartThree = money(
  '6',
  'Gain from Part III',
  'Gain, if any, from line 32, from other than casualty or theft',
  ({ entry }) => entry(notRecaptured),
);

const hasPartOne = (reader: TaxReader): boolean =>
  reader.each(partOneRows.gain).length > 0 ||
  reader.entry(installmentGain) !== null ||
  reader.entry(exchangeGain) !== null ||
  reader.entry(gainFromPartThree) !== null;

/** Net section 1231 gain or loss. */
export const net1231 = money(
  '7',
  'Net section 1231 gain or loss',
  'Combine lines 2 through 6. Enter the gain or (loss) here and on the appropriate line',
  (reader) =>
    hasPartOne(reader)
      ? partOneRows.total(reader) +
        reader.get(installmentGain) +
        reader.get(exchangeGain) +
        reader.get(gainFromPartThree)
      : null,
);
export const earlierLosses = money(
  '8',
  'Nonrecaptured section 1231 losses',
  'Nonrecaptured net section 1231 losses from prior years',
  ({ facts, get }) => (get(net1231) > 0 ? blankIfZero(dollars(facts.nonrecaptured1231Losses)) : null),
);
export const afterEarlierLosses = money(
  '9',
  'Gain after nonrecaptured losses',
  'Subtract line 8 from line 7. If zero or less, enter -0-. If line 9 is zero, enter the gain from line 7 on line 12 below. If line 9 is more than zero, enter the amount from line 8 on line 12 below and enter the gain from line 9 as a long-term capital gain on the Schedule D filed with your return',
  ({ entry, get }) =>
    entry(earlierLosses) === null ? null : notBelowZero(get(net1231) - get(earlierLosses)),
);

/** What goes to Schedule D, line 11. */
export const longTermGain = money(
  '7 or 9',
  'Gain for Schedule D',
  'Gain from line 7, or from line 9 if you completed lines 8 and 9',
  ({ entry, get }) => blankIfZero(notBelowZero(entry(afterEarlierLosses) ?? get(net1231))),
);

export const lossFromPartOne = money('11', 'Loss from Part I', 'Loss, if any, from line 7', ({ get }) =>
  get(net1231) < 0 ? get(net1231) : null,
);
export const gainFromPartOne = money(
  '12',
  'Section 1231 gain taxed as ordinary income',
  'Gain, if any, from line 7 or amount from line 8, if applicable',
  ({ entry, get }) => (entry(earlierLosses) === null ? null : smallerOf(get(net1231), get(earlierLosses))),
);
export const gainFromLine31 = money('13', 'Recapture', 'Gain, if any, from line 31', ({ entry }) =>
  entry(recaptured),
);
export const exchangeOrdinary = money(
  '16',
  'Ordinary gain from like-kind exchanges',
  'Ordinary gain or (loss) from like-kind exchanges from Form 8824',
  (reader) => blankIfZero(ordinaryOfExchanges(reader)),
);
export const ordinaryTotal = money('17', 'Ordinary gain or loss', 'Combine lines 10 through 16', (reader) =>
  addEntries([
    reader.each(partTwoRows.gain).length > 0 ? partTwoRows.total(reader) : null,
    reader.entry(lossFromPartOne),
    reader.entry(gainFromPartOne),
    reader.entry(gainFromLine31),
    reader.entry(exchangeOrdinary),
  ]),
);
/** Line 18a is about property of employees, which these facts do not hold. */
export const ordinaryGain = money(
  '18b',
  'Ordinary gain or loss for Schedule 1',
  'Redetermine the gain or (loss) on line 17 excluding the loss, if any, on line 18a. Enter here and on Schedule 1 (Form 1040), Part I, line 4',
  ({ entry }) => entry(ordinaryTotal),
);

const soldOf = (reader: TaxReader) =>
  [...reader.facts.businesses, ...reader.facts.farms, ...reader.facts.rentals].flatMap(({ assets }) =>
    assets.filter(({ sold }) => sold !== null),
  );

for (const list of ['businesses', 'farms', 'rentals'] as const) {
  refuse(`${list}.assets`, 'Property sold in another year doesn’t belong on this return.', ({ facts, law }) =>
    facts[list].some(({ assets }) =>
      assets.some(({ sold }) => sold !== null && (sold.date < law.firstDay || sold.date > law.lastDay)),
    ),
  );
  refuse(
    `${list}.assets`,
    'You can’t depreciate property placed in service and sold in the same year. Leave it off the depreciation list and enter it as a sale of property.',
    ({ facts, law }) =>
      facts[list].some(({ assets }) =>
        assets.some(({ sold, placedInService }) => sold !== null && placedInService >= law.firstDay),
      ),
  );
  refuse(
    `${list}.assets`,
    'If you took a section 179 deduction on land improvements, qualified improvement property, or farm buildings, section 1245 applies to part of the gain. This isn’t supported.',
    (reader) => soldOf(reader).some((asset) => isImprovement(asset) && dollars(asset.section179) > 0),
  );
  refuse(
    `${list}.propertySales`,
    'Gain on farmland with soil and water conservation costs is partly ordinary income (section 1252; Form 4797, line 27). This isn’t supported.',
    ({ facts }) =>
      facts[list].some(({ propertySales }) =>
        propertySales.some(({ conservationDeducted }) => isSome(conservationDeducted)),
      ),
  );
  refuse(
    `${list}.propertySales`,
    'Property sold in another year, or before you acquired it, doesn’t belong on this return.',
    ({ facts, law }) =>
      facts[list].some(({ propertySales }) =>
        propertySales.some(
          ({ sold, acquired }) => sold < law.firstDay || sold > law.lastDay || acquired > sold,
        ),
      ),
  );
}
