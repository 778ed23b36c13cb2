import { addDays } from '../../business-days';
import { exactDollars, isSome } from '../../facts/cents';
import { type Exchange } from '../../facts/exchange';
import { refuse, warn } from '../coverage';
import { type TaxReader } from '../form';
import { isBuilding } from '../form-4562/depreciate';
import { isImprovement } from '../form-4797/improvements';
import { exchangeGainOfRental } from '../form-8582/sold-rentals';
import { lossTotals } from '../form-8582/allowed-losses';
import { type Law } from '../law/law';
import { isLand, isSelfRental } from '../schedule-e/rental-kinds';
import { electsAsNew, isOfYear } from './exchanges';

/** IRC 1031(a)(3): in time for a like-kind exchange. */
const isIdentified = ({ transferred, identified, receivedOn }: Exchange, { exchange }: Law): boolean => {
  const last = addDays(transferred, exchange.identifyDays);
  return receivedOn <= last || (identified !== null && identified <= last);
};
const isReceived = ({ transferred, receivedOn, extended }: Exchange, law: Law): boolean =>
  receivedOn <= addDays(transferred, law.exchange.receiveDays) &&
  (extended || receivedOn <= (law.nextYear.dueDates[0] ?? law.lastDay));

/** Lines 9 and 10: until two years after the last transfer. */
const isWatched = ({ transferred, receivedOn }: Exchange, law: Law): boolean => {
  const last = receivedOn > transferred ? receivedOn : transferred;
  return `${Number(last.slice(0, 4)) + law.exchange.relatedYears}${last.slice(4)}` > law.firstDay;
};
const isEarlierOne = ({ relatedParty, transferred }: Exchange, law: Law): boolean =>
  relatedParty !== null && transferred < law.firstDay;

const wasSoldEarly = ({ relatedParty }: Exchange): boolean =>
  relatedParty !== null && (relatedParty.theySold || relatedParty.youSold);

/** Each reason, and when it holds; those below the first four look at exchanges of the year alone. */
const reasons: readonly (readonly [message: string, when: (exchange: Exchange, law: Law) => boolean])[] = [
  [
    'File Form 8824 with your return for the year you gave up the property. After an exchange with a related party, also file it for the next two years.',
    (exchange, law) =>
      exchange.transferred > law.lastDay ||
      (exchange.transferred < law.firstDay && !(isEarlierOne(exchange, law) && isWatched(exchange, law))),
  ],
  [
    'A related party sold its property into the exchange for cash. The IRS treats this as a sale. Delete the exchange, and enter a sale of the property.',
    ({ relatedParty }) => relatedParty?.soldIntoExchange === true,
  ],
  [
    'You or the related party sold the exchanged property within two years, and no exception applies. Plainfile doesn’t support reporting the deferred gain this year (Form 8824, line 24).',
    (exchange) => wasSoldEarly(exchange) && exchange.relatedParty?.exception === 'none',
  ],
  [
    'The exception on line 11c of Form 8824 needs a written explanation attached to the return. This isn’t supported.',
    (exchange) => wasSoldEarly(exchange) && exchange.relatedParty?.exception === 'other',
  ],
  [
    'Check the dates of the exchange. You must have acquired the property before you gave it up.',
    ({ acquired, transferred }) => acquired >= transferred,
  ],
  [
    'You received the new property before you gave up the old one. Reverse exchanges aren’t supported (Rev. Proc. 2000-37).',
    ({ transferred, receivedOn }) => receivedOn < transferred,
  ],
  [
    'You must identify the new property in writing within 45 days, unless you receive it by then. Otherwise, delete the exchange, and enter a sale of the property.',
    (exchange, law) => !isIdentified(exchange, law),
  ],
  [
    'You must receive the new property within 180 days, and by the due date of your return (with extensions). Otherwise, delete the exchange, and enter a sale of the property.',
    (exchange, law) => !isReceived(exchange, law),
  ],
  [
    'Enter the fair market value of the real estate you received. Its buildings can’t be worth more than the whole.',
    ({ valueReceived, buildingsReceived }) =>
      !isSome(valueReceived) || exactDollars(buildingsReceived) > exactDollars(valueReceived),
  ],
  [
    'Additional depreciation (the part over straight line) can’t be more than total depreciation.',
    ({ depreciation, additionalDepreciation }) =>
      exactDollars(additionalDepreciation) > exactDollars(depreciation),
  ],
  [
    'You gave up property other than real estate in the exchange. This isn’t supported (Form 8824, lines 12 to 14).',
    ({ otherGivenUp }) => otherGivenUp,
  ],
  [
    'You paid cash and also received cash or other property. This needs your own statement in place of lines 12 to 18 of Form 8824, which isn’t supported (Reg. 1.1031(j)-1).',
    ({ cashPaid, cashReceived, otherReceived }) =>
      isSome(cashPaid) && (isSome(cashReceived) || isSome(otherReceived)),
  ],
  [
    'Part of the property you gave up or received is section 1245 property. This isn’t supported in an exchange (Form 8824, lines 21 and 25b).',
    ({ hasSection1245 }) => hasSection1245,
  ],
  [
    'The property you gave up was also your home. Combining the home sale exclusion with an exchange isn’t supported (Rev. Proc. 2005-14).',
    ({ usedAsHome }) => usedAsHome,
  ],
  [
    'You received cash from the exchange after the end of the year. The installment method (Form 6252) isn’t supported for an exchange.',
    ({ cashAfterYear }) => cashAfterYear,
  ],
  [
    'Depreciating the carryover basis over the old property’s remaining recovery period isn’t supported (Reg. 1.168(i)-6). You may elect to treat the building as new.',
    ({ replacementDepreciation }) => replacementDepreciation === 'carriedOver',
  ],
];
const ofEveryYear = 4;

const lists = ['businesses', 'farms', 'rentals'] as const;
const exchangesOf = ({ facts }: TaxReader, list: (typeof lists)[number] | null): readonly Exchange[] =>
  list === null ? facts.exchanges : facts[list].flatMap(({ exchanges }) => exchanges);

for (const list of [...lists, null]) {
  const path = list === null ? 'exchanges' : `${list}.exchanges`;
  reasons.forEach(([message, when], i) =>
    refuse(path, message, (reader) =>
      exchangesOf(reader, list).some(
        (exchange) => (i < ofEveryYear || isOfYear(exchange, reader.law)) && when(exchange, reader.law),
      ),
    ),
  );
}
refuse(
  'exchanges.depreciation',
  'If you depreciated the property you exchanged, enter the exchange with the business, farm, or rental that used it.',
  ({ facts }) => facts.exchanges.some(({ depreciation }) => isSome(depreciation)),
);

for (const list of lists) {
  refuse(
    `${list}.assets`,
    'You told us this property was given up in a like-kind exchange. Enter the exchange too, with the same date.',
    ({ facts }) =>
      facts[list].some(({ assets, exchanges }) =>
        assets.some(
          ({ sold }) =>
            sold !== null &&
            sold.exchanged &&
            exchanges.filter(({ transferred }) => transferred === sold.date).length !== 1,
        ),
      ),
  );
  refuse(
    `${list}.assets`,
    'Only real property qualifies for a like-kind exchange. If you also gave up furniture, machinery, or other property, enter it as a separate sale at its own price.',
    ({ facts }) =>
      facts[list].some(({ assets }) =>
        assets.some(
          (asset) =>
            asset.sold !== null && asset.sold.exchanged && !isBuilding(asset) && !isImprovement(asset),
        ),
      ),
  );
}

refuse(
  'rentals.exchanges',
  'You exchanged rented land, or property rented to your own business, at a gain in a year with passive losses. Part of that gain isn’t passive income. This isn’t supported (Form 8582).',
  (reader) => {
    const hasGain = reader.facts.rentals.some(
      (rental, position) =>
        (isLand(rental) || isSelfRental(rental)) && exchangeGainOfRental(reader, position) !== 0,
    );
    if (!hasGain) return false;
    const { activeLoss, otherLoss, priorActive, priorOther } = lossTotals(reader);
    return activeLoss + otherLoss + priorActive + priorOther > 0;
  },
);
refuse(
  'rentals.soldEntirely',
  'An exchange isn’t a fully taxable sale, so this rental’s losses stay limited. Select No when asked whether you sold the entire property.',
  ({ facts }) =>
    facts.rentals.some(
      ({ soldEntirely, exchanges, propertySales, assets }) =>
        soldEntirely === true &&
        exchanges.length > 0 &&
        propertySales.length === 0 &&
        assets.every(({ sold }) => sold === null || sold.exchanged),
    ),
);

/** A building that is depreciated as new stands in a list of depreciated property, from the day it came or later. */
const isListed = ({ facts }: TaxReader, { receivedOn }: Exchange): boolean =>
  lists.some((list) =>
    facts[list].some(({ assets }) =>
      assets.some((asset) => isBuilding(asset) && asset.placedInService >= receivedOn),
    ),
  );
for (const list of lists)
  warn(
    `${list}.exchanges`,
    'Add the building you received to your depreciable property. Its cost is the basis on line 25a of Form 8824, and depreciation starts the month it’s ready to use.',
    (reader) =>
      exchangesOf(reader, list).some(
        (exchange) => electsAsNew(exchange, reader.law) && !isListed(reader, exchange),
      ),
  );
