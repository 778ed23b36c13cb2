import { type FormMakers } from '../../engine/form';
import { type CopyReader, type Line } from '../../engine/line';
import { sum } from '../../engine/verbs';
import { type Cents, dollars, isSome } from '../../facts/cents';
import { type K1 } from '../../facts/k1';
import { type ReturnInput } from '../../facts/return-input';
import { type TaxReader } from '../../us/form';
import { isPlainShare, sharesHere } from '../shared/shares';
import { type ClassReader, formWithCopies } from './form';
import { type PennsylvaniaLaw } from './law';

export const shareMakers: FormMakers<CopyReader<ReturnInput, PennsylvaniaLaw, K1>> = formWithCopies<K1>(
  'pa-shares',
  'Pennsylvania classes of a Schedule K-1',
  ({ facts }) => facts.k1s,
  {
    name: 'K-1 worksheet',
    kind: 'worksheet',
    source:
      'Instructions for PA Schedule RK-1, lines 1 to 5 and 12: owners report income in the same class as the entity',
    neededWhen: ({ facts }) => facts.k1s.length > 0,
  },
);

/** Whether anything of Schedule RK-1 is stated; otherwise the federal boxes stand for it. */
export const isShareStated = ({ pennsylvaniaShare: share }: K1): boolean =>
  [share.business, share.interest, share.dividends, share.gains, share.rents, share.guaranteedPayments].some(
    isSome,
  );

/** Boxes whose class the federal Schedule K-1 tells. */
export const isPlain = (k1: K1): boolean => isPlainShare(k1) && !isSome(k1.guaranteedPaymentsCapital);

type Pick = (k1: K1) => readonly Cents[];
const line = (number: string, label: string, text: string, stated: Pick, federal: Pick): Line<number> =>
  shareMakers.money(number, label, text, ({ item }) =>
    dollars(...(isShareStated(item) ? stated(item) : federal(item))),
  );

/** Guaranteed payments for services stand apart on Schedule RK-1, and belong to the business that they were earned in. */
const business = line(
  '1',
  'Business income',
  'Schedule RK-1, lines 1 and 12; without one, Schedule K-1, box 1 and, on Form 1065, box 4a',
  ({ pennsylvaniaShare: share }) => [share.business, share.guaranteedPayments],
  (k1) => [k1.ordinaryIncome, k1.guaranteedPaymentsServices],
);
const interest = line(
  '2',
  'Interest',
  'Schedule RK-1, line 2; without one, Schedule K-1, box 5 (Form 1065) or 4 (Form 1120-S)',
  ({ pennsylvaniaShare: share }) => [share.interest],
  (k1) => [k1.interest],
);
const dividends = line(
  '3',
  'Dividends',
  'Schedule RK-1, line 3; without one, Schedule K-1, box 6a (Form 1065) or 5a (Form 1120-S)',
  ({ pennsylvaniaShare: share }) => [share.dividends],
  (k1) => [k1.ordinaryDividends],
);
const gains = line(
  '4',
  'Gain on property',
  'Schedule RK-1, line 4; without one, Schedule K-1, boxes 8 and 9a (Form 1065) or 7 and 8a (Form 1120-S)',
  ({ pennsylvaniaShare: share }) => [share.gains],
  (k1) => [k1.shortTermGain, k1.longTermGain],
);
const rents = line(
  '5',
  'Rents and royalties',
  'Schedule RK-1, line 5; without one, Schedule K-1, boxes 2 and 7 (Form 1065) or 2 and 6 (Form 1120-S)',
  ({ pennsylvaniaShare: share }) => [share.rents],
  (k1) => [k1.rentalIncome, k1.royalties],
);
const byClass = { business, interest, dividends, gains, rents } as const;

/** What the shares of a person bring one class, as far as they belong to Pennsylvania. */
export function sharesOf(reader: ClassReader, name: keyof typeof byClass): number {
  const { facts, item } = reader;
  if (facts.k1s.length === 0) return 0;
  const here = sharesHere(reader as unknown as TaxReader, { facts, code: 'PA' });
  return sum(
    facts.k1s.map(({ owner }, at) =>
      owner === item.owner ? reader.at(byClass[name], at) * (here[at] ?? 1) : 0,
    ),
  );
}
