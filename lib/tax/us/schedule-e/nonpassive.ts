import { dollars } from '../../facts/cents';
import { sum } from '../../engine/verbs';
import { type TaxReader } from '../form';
import { isRoyalty, propertyResult } from './properties';
import { royaltiesOfK1s, shareResult } from './shares';

/** Royalties and shares in businesses in which the filer takes part. */
export const royaltyNet = ({ facts, at }: TaxReader): number =>
  sum(facts.rentals.map((rental, i) => (isRoyalty(rental) ? at(propertyResult, i) : 0))) +
  dollars(royaltiesOfK1s(facts));

/**
 * Income of Schedule E that Form 8582 does not limit: royalties and work in a partnership or S corporation (IRC 469(c)
 * and (e)(1)).
 */
export const nonpassiveIncome = (reader: TaxReader): number =>
  royaltyNet(reader) + sum(reader.facts.k1s.map((k1) => shareResult(k1).nonpassive));
