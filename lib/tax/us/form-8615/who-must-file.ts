import { notBelowZero } from '../../engine/verbs';
import { hasReached } from '../ages';
import { covers } from '../coverage';
import { type TaxReader } from '../form';
import { totalWages } from '../form-1040/income';
import { businessIncome, farmIncome } from '../schedule-1/income';

covers('parents');

/** Pay for work: wages and profit (Instructions for Form 8615, "Earned Income"). */
export const payOf = ({ get }: TaxReader): number =>
  get(totalWages) + notBelowZero(get(businessIncome)) + notBelowZero(get(farmIncome));

/**
 * Whether the rules for children of living parents hold for the filer: under 18; or 18, or a full-time student under
 * 24, without pay of more than half of the own support; a parent alive; and no joint return (Instructions for Form
 * 8615, "Who Must File", conditions 3 to 5; the same people get no refundable credit on Form 8863, line 7).
 */
export function testChild(reader: TaxReader): 'no' | 'yes' | 'asks for support' {
  const { facts, law } = reader;
  if (facts.filingStatus === 'mfj' || !facts.parents.alive) return 'no';
  const { refundFromAge: adult, refundStudentFromAge: endOfStudies } = law.education;
  const is = (age: number) => hasReached(facts.taxpayer, age, law.lastDay);
  if (!is(adult)) return 'yes';
  const asksForSupport = !is(adult + 1) || (!is(endOfStudies) && facts.taxpayer.student);
  if (!asksForSupport) return 'no';
  const { payCoversHalfOfSupport } = facts.parents;
  if (payCoversHalfOfSupport !== null) return payCoversHalfOfSupport ? 'no' : 'yes';
  return payOf(reader) > 0 ? 'asks for support' : 'yes';
}
