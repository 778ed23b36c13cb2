import { addCents, dollars, dollarsOf } from '../../facts/cents';
import { type ReturnInput } from '../../facts/return-input';
import { type TaxReader } from '../form';
import { interestOfHomeOnly } from '../form-8829/itemizing';
import { interestOfBusiness } from '../form-8829/schedule-a-part';
import { limitInterest } from './mortgage-limit';

type Mortgage = ReturnInput['itemized']['mortgages'][number];

/** Interest and points on Form 1098 after the limit of the loans and the part of a business; null: none. */
export function reportedInterest(reader: TaxReader): number | null {
  const reported = reader.facts.itemized.mortgages.filter((loan) => loan.onForm1098);
  const whole = limitInterest(
    reader,
    interestOfHomeOnly(reader.facts) +
      dollars(
        addCents(reported, (loan) => loan.interest),
        addCents(reported, (loan) => loan.points),
      ),
  );
  return whole === null ? null : whole - interestOfBusiness(reader);
}

export const unreported = ({ facts }: TaxReader): Mortgage[] =>
  facts.itemized.mortgages.filter((loan) => !loan.onForm1098);

/** Interest without a Form 1098 after the limit of the loans; null: none. */
export const otherInterest = (reader: TaxReader): number | null =>
  limitInterest(
    reader,
    dollarsOf(unreported(reader), (loan) => loan.interest),
  );
