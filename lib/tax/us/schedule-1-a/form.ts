import { type Person } from '../../facts/household';
import { type Owner } from '../../facts/owner';
import { type ReturnInput } from '../../facts/return-input';
import { form, type TaxReader } from '../form';

let isNeeded: (reader: TaxReader) => boolean = () => false;

/** The last line says who must file: this module imports no lines, so that it can be loaded before all of them. */
export function decideWhoMustFile(rule: typeof isNeeded): void {
  isNeeded = rule;
}

/** Tips, overtime, car loan interest, and people of 65 or older. A year whose law has none of it has no such form. */
export const { form: schedule1A, ...makers } = form('schedule-1-a', 'Additional Deductions', {
  name: 'Schedule 1-A (Form 1040)',
  sequence: '1A',
  source: 'Schedule 1-A (Form 1040) (2025)',
  neededWhen: ({ law }) => law.additionalDeductions !== null,
  attachedWhen: (reader) => isNeeded(reader),
});

/** What the law of the year says about these deductions; the form is not needed in a year without them. */
export function lawOf({ law }: Pick<TaxReader, 'law'>) {
  if (law.additionalDeductions === null) throw new Error(`${law.year} has no additional deductions`);
  return law.additionalDeductions;
}

const worksLawfully = ({ idType, ssnValidForWork }: Person): boolean => idType === 'ssn' && ssnValidForWork;

/**
 * Tips, overtime and age count for someone with a Social Security number that is valid for work, and never on a separate
 * return (IRC 224(e) and (f), 225(d) and (e), 151(d)(5)(C)(iv)).
 */
export function countsFor({ facts }: { facts: ReturnInput }, owner: Owner): boolean {
  if (facts.filingStatus === 'mfs') return false;
  if (owner === 'taxpayer') return worksLawfully(facts.taxpayer);
  return facts.filingStatus === 'mfj' && facts.spouse !== null && worksLawfully(facts.spouse);
}
