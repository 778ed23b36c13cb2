import { covers } from '../coverage';
import { type CopyMakers, formWithCopies } from '../form';
import { hasExchanges, isOfYear, listExchanges, type ListedExchange } from './exchanges';

covers('exchanges', 'businesses.*.exchanges', 'farms.*.exchanges', 'rentals.*.exchanges');

const of: CopyMakers<ListedExchange> = formWithCopies('8824', 'Like-Kind Exchanges', listExchanges, {
  sequence: '109',
  source: 'Form 8824 (2024) and its instructions; IRC 1031; Reg. 1.1031(k)-1',
  neededWhen: hasExchanges,
  attachedWhen: hasExchanges,
});
export const { form: form8824, ...makers } = of;
const { choice, yesNo } = makers;

choice(
  '1',
  'Property given up',
  'Description of like-kind property given up',
  ({ item }) => item.exchange.givenUp || null,
);
choice(
  '2',
  'Property received',
  'Description of like-kind property received',
  ({ item }) => item.exchange.received || null,
);
choice(
  '3',
  'Date acquired',
  'Date like-kind property given up was originally acquired (month, day, year)',
  ({ item }) => item.exchange.acquired,
);
choice(
  '4',
  'Date transferred',
  'Date you actually transferred your property to the other party (month, day, year)',
  ({ item }) => item.exchange.transferred,
);
/** Property that came within 45 days needs no notice: then the day it came stands here (Reg. 1.1031(k)-1(c)(1)). */
choice(
  '5',
  'Date identified',
  'Date like-kind property you received was identified by written notice to another party (month, day, year)',
  ({ item }) => item.exchange.identified ?? item.exchange.receivedOn,
);
choice(
  '6',
  'Date received',
  'Date you actually received the like-kind property from other party (month, day, year)',
  ({ item }) => item.exchange.receivedOn,
);
yesNo(
  '7',
  'Exchange with a related party',
  'Was the exchange of the property given up or received made with a related party, either directly or indirectly (such as through an intermediary)?',
  ({ item }) => item.exchange.relatedParty !== null,
);
choice(
  '8 name',
  'Related party',
  'Name of related party',
  ({ item }) => item.exchange.relatedParty?.name || null,
);
choice(
  '8 relationship',
  'Relationship to you',
  'Relationship to you',
  ({ item }) => item.exchange.relatedParty?.relationship || null,
);
choice(
  '8 address',
  'Related party’s address',
  'Address (no., street, and apt., room, or suite no., city or town, state, and ZIP code)',
  ({ item }) => item.exchange.relatedParty?.address || null,
);
yesNo(
  '9',
  'Related party sold its property',
  'During this tax year (and before the date that is 2 years after the last transfer of property that was part of the exchange), did the related party sell or dispose of any part of the like-kind property received from you (or an intermediary) in the exchange?',
  ({ item }) => item.exchange.relatedParty?.theySold ?? null,
);
yesNo(
  '10',
  'You sold your new property',
  'During this tax year (and before the date that is 2 years after the last transfer of property that was part of the exchange), did you sell or dispose of any part of the like-kind property you received?',
  ({ item }) => item.exchange.relatedParty?.youSold ?? null,
);
const exceptions = { none: null, death: 'a', involuntary: 'b', other: 'c' } as const;
choice(
  '11',
  'Exception for the sale',
  'If one of the exceptions below applies to the disposition, check the applicable box',
  ({ item: { exchange } }) => {
    const { relatedParty: party } = exchange;
    return party !== null && (party.theySold || party.youSold) ? exceptions[party.exception] : null;
  },
);

/** An amount of Part III, which belongs to the year of the exchange alone. */
export const inYear =
  <R extends { readonly item: ListedExchange; readonly law: Parameters<typeof isOfYear>[1] }>(
    rule: (reader: R) => number | null,
  ) =>
  (reader: R): number | null =>
    isOfYear(reader.item.exchange, reader.law) ? rule(reader) : null;
