import { sum } from '../../engine/verbs';
import { type TaxReader } from '../form';
import { deductibleInterest, excessInterest } from './form-8829';
import { actualOffice } from './form';
import { businessTaxes, itemizes } from './itemizing';
import { businessPercentage } from './part-1';

const copiesOf = ({ facts }: TaxReader): number[] =>
  facts.businesses.flatMap((business, copy) => (actualOffice(business) === null ? [] : [copy]));

/** Interest that Form 8829 deducts or carries over: Schedule A, line 8, has the rest (Publication 587). */
export const interestOfBusiness = (reader: TaxReader): number =>
  sum(
    copiesOf(reader).map((copy) =>
      Math.round(
        (reader.at(deductibleInterest, copy) + reader.at(excessInterest, copy)) *
          reader.at(businessPercentage, copy),
      ),
    ),
  );

/** The same for real estate taxes, Schedule A, line 5b. */
export const taxesOfBusiness = (reader: TaxReader): number =>
  reader.get(itemizes) ? sum(copiesOf(reader).map((copy) => businessTaxes(reader, copy))) : 0;
