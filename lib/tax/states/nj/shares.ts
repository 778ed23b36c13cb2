import { type FormMakers } from '../../engine/form';
import { sum } from '../../engine/verbs';
import { type CopyReader } from '../../engine/line';
import { dollars } from '../../facts/cents';
import { type K1 } from '../../facts/k1';
import { type ReturnInput } from '../../facts/return-input';
import { type TaxReader } from '../../us/form';
import { sharesHere } from '../shared/shares';
import { type CategoryReader, formWithCopies } from './form';
import { type NewJerseyLaw } from './law';

export const shareMakers: FormMakers<CopyReader<ReturnInput, NewJerseyLaw, K1>> = formWithCopies<K1>(
  'nj-shares',
  'New Jersey share of a Schedule K-1',
  ({ facts }) => facts.k1s,
  {
    name: 'K-1 worksheet',
    kind: 'worksheet',
    source:
      'New Jersey Bulletins GIT-9P (Reconciliation Worksheet A) and GIT-9S (Reconciliation Worksheet B): all of the entity’s income is in one category',
    neededWhen: ({ facts }) => facts.k1s.length > 0,
  },
);
const { money } = shareMakers;

const business = money('1', 'Ordinary business income', 'Schedule K-1, box 1', ({ item }) =>
  dollars(item.ordinaryIncome),
);
const rental = money('2', 'Rental real estate income', 'Schedule K-1, box 2', ({ item }) =>
  dollars(item.rentalIncome),
);
const pay = money('3', 'Guaranteed payments', 'Schedule K-1 (Form 1065), boxes 4a and 4b', ({ item }) =>
  dollars(item.guaranteedPaymentsServices, item.guaranteedPaymentsCapital),
);
const portfolio = money(
  '4',
  'Interest, dividends, and royalties',
  'Schedule K-1, boxes 5 to 7 (Form 1065), or 4 to 6 (Form 1120-S)',
  ({ item }) => dollars(item.interest, item.ordinaryDividends, item.royalties),
);
const gains = money(
  '5',
  'Capital gains',
  'Schedule K-1, boxes 8 and 9a (Form 1065), or 7 and 8a (Form 1120-S)',
  ({ item }) => dollars(item.shortTermGain, item.longTermGain),
);
export const wholeShare = money(
  '6',
  'Share of the entity’s income',
  'The amount on Schedule NJK-1 or NJ-K-1, or without one, lines 1 to 5',
  ({ item, get }) =>
    item.newJerseyShare === null
      ? sum([business, rental, pay, portfolio, gains].map(get))
      : dollars(item.newJerseyShare),
);

/** What the shares of one kind bring a person, everywhere or as far as they belong to New Jersey. */
export function sharesOf(reader: CategoryReader, entity: K1['entity'], everywhere: boolean): number {
  const { facts, item } = reader;
  const here = everywhere ? [] : sharesHere(reader as unknown as TaxReader, { facts, code: 'NJ' });
  return sum(
    facts.k1s.map((k1, at) =>
      k1.entity === entity && k1.owner === item.owner ? reader.at(wholeShare, at) * (here[at] ?? 1) : 0,
    ),
  );
}
