import { blankIfZero, sum } from '../../engine/verbs';
import { type TaxReader } from '../form';
import { type Disposition } from '../form-4797/dispositions';
import { hasExchanges, isLongTerm, isOfYear, listExchanges, type ListedExchange } from './exchanges';
import { ordinaryIncome, otherGain, recognizedGain, unrecapturedGain } from './part-3';

/** Each exchange with the position of its Form 8824. */
const each = (reader: TaxReader) =>
  hasExchanges(reader)
    ? listExchanges(reader).flatMap((listed, copy) =>
        isOfYear(listed.exchange, reader.law) ? [{ ...listed, copy }] : [],
      )
    : [];

const ordinaryOf = (reader: TaxReader, { exchange }: ListedExchange, copy: number): number =>
  reader.at(isLongTerm(exchange) ? ordinaryIncome : recognizedGain, copy);
const capitalOf = (reader: TaxReader, { exchange }: ListedExchange, copy: number): number =>
  isLongTerm(exchange) ? reader.at(otherGain, copy) : 0;

/** Gain of property of businesses, farms and rentals, for what limits or counts their income. */
export const exchangesOfActivities = (reader: TaxReader): Disposition[] =>
  each(reader).flatMap(({ copy, ...listed }) =>
    listed.activity === null
      ? []
      : [
          {
            description: listed.exchange.givenUp || 'Real estate',
            acquired: listed.exchange.acquired,
            sold: listed.exchange.transferred,
            kind: 'building' as const,
            price: reader.at(recognizedGain, copy),
            cost: 0,
            depreciation: 0,
            additional: 0,
            excluded: 0,
            installment: null,
            activity: listed.activity,
            exchange: {
              ordinary: ordinaryOf(reader, listed, copy),
              capital: capitalOf(reader, listed, copy),
            },
          },
        ],
  );

/** Form 4797, line 5. */
export const section1231OfExchanges = (reader: TaxReader): number =>
  sum(
    each(reader).map(({ copy, ...listed }) =>
      listed.activity === null ? 0 : capitalOf(reader, listed, copy),
    ),
  );

/** Form 4797, line 16. */
export const ordinaryOfExchanges = (reader: TaxReader): number =>
  sum(
    each(reader).map(({ copy, ...listed }) =>
      listed.activity === null ? 0 : ordinaryOf(reader, listed, copy),
    ),
  );

/** Unrecaptured Section 1250 Gain Worksheet, line 3: property whose gain is on Form 4797, line 5. */
export const unrecapturedOfExchanges = (reader: TaxReader): number =>
  hasExchanges(reader) ? sum(reader.each(unrecapturedGain)) : 0;

/** Gain of investments, on Schedule D, line 4 or 11. */
export const investmentGain = (reader: TaxReader, term: 'short' | 'long'): number | null =>
  blankIfZero(
    sum(
      each(reader).map(({ exchange, activity, copy }) =>
        activity === null && isLongTerm(exchange) === (term === 'long') ? reader.at(recognizedGain, copy) : 0,
      ),
    ),
  );
