import { sum } from '../../engine/verbs';
import { dollars, exactDollars } from '../../facts/cents';
import { type InstallmentSale } from '../../facts/installment-sale';
import { refuse } from '../coverage';
import { type TaxReader } from '../form';
import { gainOf } from '../form-4797/dispositions';
import { excessLoss } from '../form-461/form-461';
import { lossTotals } from '../form-8582/allowed-losses';
import { isFreed } from '../form-8582/sold-rentals';
import { isHeldOverAYear } from '../holding-period';
import { countsOfHomes, isOfBusiness, isOfThisYear, listInstallments, wholeOf } from './items';
import { contractPrice, gainToSpread } from './part-1';
import { allPayments, priorPayments } from './part-2';
import { installmentGainOf } from './spread-property';

const path = 'installmentSales';

const some =
  (fits: (sale: InstallmentSale, reader: TaxReader) => boolean) =>
  (reader: TaxReader): boolean =>
    reader.facts.installmentSales.some((sale) => fits(sale, reader));

const situations: Readonly<Record<NonNullable<InstallmentSale['situation']>, string>> = {
  contingent:
    'The price of this installment sale depends on future events. Contingent payment sales aren’t supported (Temp. Reg. 15A.453-1(c)).',
  dealer:
    'You can’t use the installment method for property you sell to customers in your business, with exceptions for farm property, timeshares, and residential lots. These exceptions aren’t supported (IRC 453(l)).',
  pledged:
    'You used the buyer’s note as security for a loan. The loan may count as a payment (IRC 453A(d)). This isn’t supported.',
  disposed:
    'You sold, gave away, or canceled the buyer’s note, or took the property back. Gain on the note (IRC 453B, 1038) isn’t supported.',
  traded:
    'You can’t use the installment method for publicly traded stocks and securities (IRC 453(k)). Enter this sale with your other investment sales.',
  collectible: 'Gain on a collectible sold in installments is taxed at up to 28%. This isn’t supported.',
  controlled:
    'You sold depreciable property to a business or trust you control, which generally rules out the installment method (IRC 453(g), 1239). This isn’t supported.',
  resoldBefore:
    'The related buyer resold the property in an earlier year. Figuring which of your payments are still taxable isn’t supported (IRC 453(e)(3)).',
};
for (const [situation, message] of Object.entries(situations))
  refuse(
    `${path}.situation`,
    message,
    some((sale) => sale.situation === situation),
  );

refuse(
  `${path}.sold`,
  'An installment sale after the tax year, or before you acquired the property, doesn’t belong on this return.',
  some(({ sold, acquired }, { law }) => sold > law.lastDay || (acquired !== null && acquired > sold)),
);
refuse(
  `${path}.acquired`,
  'Enter the date you acquired the property you sold in installments.',
  some((sale, reader) => sale.acquired === null && !(sale.use === 'home' && isOfThisYear(sale, reader))),
);
/** Until then, filers could choose how gain of section 1250 counted (Reg. 1.453-12); before June 7, 1984, recapture was spread. */
const firstUniformDay = '1999-08-24';
refuse(
  `${path}.sold`,
  'Different rules for unrecaptured section 1250 gain apply to installment sales before August 24, 1999. They aren’t supported.',
  some(({ sold }) => sold < firstUniformDay),
);
refuse(
  `${path}.position`,
  'This installment sale is linked to a business, farm, or rental that isn’t on this return.',
  some(({ use, position }, { facts }) => {
    if (position === null || use === 'investment' || use === 'home') return false;
    const list = { business: facts.businesses, farm: facts.farms, rental: facts.rentals }[use];
    return position >= list.length;
  }),
);
refuse(
  `${path}.price`,
  'You can’t report a loss on the installment method. Enter this sale with your other investment sales.',
  some(
    (sale, reader) => sale.use === 'investment' && isOfThisYear(sale, reader) && gainOf(wholeOf(sale)) <= 0,
  ),
);
refuse(
  `${path}.price`,
  'This earlier installment sale shows no gain. Enter its price, basis, and expenses as they are on Part I of your earlier Form 6252.',
  (reader) => reader.each(gainToSpread).some((gain) => gain <= 0),
);
refuse(
  `${path}.payments`,
  'You received the entire price this year, so this isn’t an installment sale. Enter it with your other sales.',
  (reader) =>
    listInstallments(reader).some(
      ({ isFirstYear }, copy) =>
        isFirstYear && reader.at(allPayments, copy) >= reader.at(contractPrice, copy),
    ),
);
refuse(
  `${path}.payments`,
  'The payments on this installment sale are more than its contract price (Form 6252, line 18). Enter only principal, without interest.',
  (reader) =>
    listInstallments(reader).some(
      ({ isFirstYear }, copy) =>
        !isFirstYear &&
        reader.at(allPayments, copy) + reader.at(priorPayments, copy) > reader.at(contractPrice, copy),
    ),
);
refuse(
  `${path}.use`,
  'Each home you sell in installments needs two entries: the home sale, marked as an installment sale, and the payments.',
  (reader) => {
    const { homes, terms } = countsOfHomes(reader);
    return homes !== terms;
  },
);
refuse(
  'homeSales.installmentSale',
  'You marked a home as sold in installments. Enter its payments with your installment sales.',
  (reader) => countsOfHomes(reader).homes > countsOfHomes(reader).terms,
);

/** Face amount of what buyers still owed, of one year's sales; personal and farm property doesn't count (IRC 453A(b)(3)). */
const owedFor = (reader: TaxReader, year: string): number =>
  sum(
    reader.facts.installmentSales.map((sale) => {
      const isLeftOut = sale.use === 'home' || sale.use === 'farm' || sale.sold.slice(0, 4) !== year;
      if (isLeftOut || exactDollars(sale.price) <= reader.law.installmentSale.smallPrice) return 0;
      const paid = isOfThisYear(sale, reader) ? sale.payments : null;
      return dollars(sale.price) - dollars(sale.debtAssumed) - (paid === null ? 0 : dollars(paid));
    }),
  );
refuse(
  `${path}.price`,
  'The buyers’ notes from one year’s installment sales may exceed $5 million. Interest on the deferred tax isn’t supported (IRC 453A(c)).',
  some((sale, reader) => owedFor(reader, sale.sold.slice(0, 4)) > reader.law.installmentSale.obligations),
);
refuse(
  `${path}.depreciation`,
  'You used the installment method to sell depreciated property you owned for a year or less. Part of its gain is taxed in the year of sale. This isn’t supported.',
  some(
    (sale, reader) =>
      isOfBusiness(sale) &&
      isOfThisYear(sale, reader) &&
      dollars(sale.depreciation) > 0 &&
      gainOf(wholeOf(sale)) > 0 &&
      !isHeldOverAYear(sale.acquired ?? sale.sold, sale.sold),
  ),
);
refuse(
  `${path}.position`,
  'You sold a rental in installments in a year when its losses were more than its gain. Those losses become deductible as the payments come in (IRC 469(g)(3)). This isn’t supported.',
  (reader) =>
    reader.facts.installmentSales.some(({ use, position }) => {
      const rental = use === 'rental' && position !== null ? reader.facts.rentals[position] : undefined;
      return rental !== undefined && position !== null && isFreed(reader, rental, position);
    }),
);

/** Gain of a passive activity that no entry of this return has: it would take up losses of the others. */
const looseGain = (reader: TaxReader): number =>
  installmentGainOf(reader, ({ source }) => {
    const sale = reader.facts.installmentSales[source];
    return (
      sale !== undefined &&
      isOfBusiness(sale) &&
      sale.position === null &&
      (sale.use === 'rental' || sale.passive)
    );
  });
refuse(
  `${path}.position`,
  'You received payments for a rental or passive business you no longer have, in a year with passive losses. Counting that gain on Form 8582 isn’t supported.',
  (reader) => {
    if (looseGain(reader) <= 0) return false;
    const { activeLoss, otherLoss, priorActive, priorOther } = lossTotals(reader);
    return activeLoss + otherLoss + priorActive + priorOther > 0;
  },
);
refuse(
  `${path}.position`,
  'You received payments for a business that isn’t on this return, in a year with an excess business loss. Counting that gain on Form 461 isn’t supported.',
  (reader) =>
    reader.facts.installmentSales.some((sale) => isOfBusiness(sale) && sale.position === null) &&
    reader.get(excessLoss) > 0,
);
