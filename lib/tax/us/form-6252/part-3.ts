import { notBelowZero, smallerOf } from '../../engine/verbs';
import { dollars } from '../../facts/cents';
import { type InstallmentSale } from '../../facts/installment-sale';
import { type TaxCopyReader } from '../form';
import { makers } from './form';
import { type Installment } from './items';
import { contractPrice } from './part-1';
import { allPayments, grossProfitPercentage, priorPayments } from './part-2';

const { money, yesNo, choice } = makers;

type Reader = TaxCopyReader<Installment>;
type Buyer = NonNullable<InstallmentSale['relatedBuyer']>;

/** The buyer of the year of sale and the two years after it, unless all is paid by now (line 3). */
function buyerOf({ item, facts, law, get }: Reader): Buyer | null {
  const buyer = facts.installmentSales[item.source]?.relatedBuyer ?? null;
  const years = law.year - Number(item.sold.slice(0, 4));
  const isPaid =
    get(allPayments) + get(priorPayments) >= get(contractPrice) && (buyer?.resold ?? null) === null;
  return years > law.installmentSale.relatedYears || isPaid ? null : buyer;
}

/** A second sale that counts as paid to the first seller (IRC 453(e)). */
function resaleOf(reader: Reader): Buyer | null {
  const buyer = buyerOf(reader);
  return buyer !== null && buyer.resold !== null && buyer.exception === null ? buyer : null;
}

choice('27 name', 'Related party', 'Name of related party', (reader) => buyerOf(reader)?.name || null);
choice('27 address', 'Address', 'Address of related party', (reader) => buyerOf(reader)?.address || null);
choice(
  '27 number',
  'Taxpayer ID number',
  'Taxpayer identifying number of related party',
  (reader) => buyerOf(reader)?.ssn || null,
);
yesNo(
  '28',
  'Resold this year',
  'Did the related party resell or dispose of the property (“second disposition”) during this tax year?',
  (reader) => {
    const buyer = buyerOf(reader);
    return buyer === null ? null : buyer.resold !== null;
  },
);

const isExcepted = (buyer: Buyer | null, kind: Buyer['exception']): boolean =>
  buyer !== null && buyer.resold !== null && buyer.exception === kind;
const exception = (letter: string, kind: NonNullable<Buyer['exception']>, label: string, text: string) =>
  yesNo(`29${letter}`, label, text, (reader) => (isExcepted(buyerOf(reader), kind) ? true : null));
exception(
  'a',
  'overTwoYears',
  'More than 2 years later',
  'The second disposition was more than 2 years after the first disposition (other than dispositions of marketable securities)',
);
choice(
  '29a date',
  'Date of second disposition',
  'If this box is checked, enter the date of disposition (mm/dd/yyyy)',
  (reader) => {
    const buyer = buyerOf(reader);
    return buyer?.exception === 'overTwoYears' ? buyer.resold : null;
  },
);
exception(
  'b',
  'issuer',
  'Stock sold to the issuing corporation',
  'The first disposition was a sale or exchange of stock to the issuing corporation',
);
exception(
  'c',
  'involuntary',
  'Involuntary conversion',
  'The second disposition was an involuntary conversion and the threat of conversion occurred after the first disposition',
);
exception(
  'd',
  'death',
  'After a death',
  'The second disposition occurred after the death of the original seller or buyer',
);
exception(
  'e',
  'noAvoidance',
  'No tax avoidance',
  'It can be established to the satisfaction of the IRS that tax avoidance wasn’t a principal purpose for either of the dispositions. If this box is checked, attach an explanation. See instructions',
);

export const resalePrice = money(
  '30',
  'Resale price',
  'Selling price of property sold by related party (see instructions)',
  (reader) => {
    const buyer = resaleOf(reader);
    return buyer === null ? null : dollars(buyer.resalePrice);
  },
);

const onResale = (rule: (reader: Reader) => number) => (reader: Reader) =>
  reader.entry(resalePrice) === null ? null : rule(reader);

export const firstContractPrice = money(
  '31',
  'Contract price of the first sale',
  'Enter contract price from line 18 for year of first sale',
  onResale(({ get }) => get(contractPrice)),
);
export const limitOfResale = money(
  '32',
  'Smaller of the two prices',
  'Enter the smaller of line 30 or line 31',
  onResale(({ get }) => smallerOf(get(resalePrice), get(firstContractPrice))),
);
export const paidByYearEnd = money(
  '33',
  'Payments by the end of the year',
  'Total payments received by the end of your 2024 tax year (see instructions)',
  onResale(({ get }) => get(allPayments) + get(priorPayments)),
);
export const resalePayment = money(
  '34',
  'Treated as received',
  'Subtract line 33 from line 32. If zero or less, enter -0-',
  onResale(({ get }) => notBelowZero(get(limitOfResale) - get(paidByYearEnd))),
);
export const resaleGain = money(
  '35',
  'Gain on the resale',
  'Multiply line 34 by the gross profit percentage on line 19 for year of first sale',
  onResale(({ get }) => get(resalePayment) * get(grossProfitPercentage)),
);
/** Line 36 is for the same cases as line 25. */
export const resaleIncome = money(
  '37',
  'This year’s gain from the resale',
  'Subtract line 36 from line 35. Enter here and on Schedule D or Form 4797. See instructions',
  onResale(({ get }) => get(resaleGain)),
);
