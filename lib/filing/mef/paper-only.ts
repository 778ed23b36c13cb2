import type { ReturnInput } from '@/lib/tax/facts/return-input';
import type { DescribedForm } from '@/lib/tax/describe-lines';
import { federalEditionFor } from '@/lib/tax/us/editions';
import { electsAsNew, listExchanges } from '@/lib/tax/us/form-8824/exchanges';
import { ownFormStep } from '../forms-to-attach';
import { isBySurvivor } from '../who-signs';
import type { CalculatedLines } from './build-documents';

/**
 * Printed forms that go by mail only, by their id in the engine: the names of their elements are not in the list of the
 * year, or the IRS wants a statement with them that has none. A return without its form would be a wrong return.
 */
export const paperOnlyForms: Readonly<Record<string, string>> = {
  '8958': 'Form 8958',
  '8958-rows': 'Form 8958',
  // The list has one row for each car; more than two cars also stand on the form's own two rows.
  'schedule-1-a-vehicles': 'the statement for more than two car loans',
  '2210-ai': 'Form 2210 with Schedule AI',
  '2210-ai-se': 'Form 2210 with Schedule AI',
  'net-operating-loss': 'the net operating loss statement',
};

/** Someone on the return died. The survivor of a couple signs a joint return alone; otherwise a representative signs. */
export const isForSomeoneWhoDied = ({
  filingStatus,
  taxpayer,
  spouse,
}: Pick<ReturnInput, 'filingStatus' | 'taxpayer' | 'spouse'>): boolean =>
  taxpayer.dateOfDeath !== null || (filingStatus === 'mfj' && (spouse?.dateOfDeath ?? null) !== null);

/** Lines whose explanation or code has to go along and isn't asked for, by form and line. */
const explained: readonly (readonly [form: string, line: string, name: string])[] = [
  // F6781-024: an explanation of the adjustments.
  ['6781', '4', 'Form 6781 with adjustments'],
  // Form 982, Part II: a description of the transactions that reduce basis under section 1017.
  ['982', '10a', 'Form 982 with a reduction of basis'],
  // The names of the elements of Part III are not in the list of the year.
  ['6252', '28', 'Form 6252 with a sale to a related party'],
  // Publication 517: a statement shows how much of a minister's expenses belongs to tax-free income.
  ['clergy', '9', 'a statement of a minister’s expenses that aren’t deducted'],
  // Line 4: the IRS wants a separate computation of the tips over the wage base.
  ['8846', '4 box', 'Form 8846 with tips over the Social Security wage base'],
  // Line 25b of 2025 wants the codes of what the panel enables: nobody is asked for them, and the schema requires them.
  ['5695', '25c', 'Form 5695 with an electrical panel'],
];

const holds = (form: DescribedForm | DescribedForm[] | undefined, line: string): boolean =>
  [form ?? []].flat().some((copy) => copy[line] !== undefined);

/** What a calculated return holds that can't be sent electronically, in a filer's words. */
export const findPaperOnly = ({ lines, facts }: Pick<CalculatedLines, 'lines' | 'facts'>): string[] => [
  // A representative signs, often with Form 1310: there is no signature of that kind here.
  ...(isForSomeoneWhoDied(facts) && !isBySurvivor(facts) ? ['a return for someone who died'] : []),
  // The IRS wants Form 1098-C, or the charity's letter, as a file with it (F8283-032).
  ...(lines['8283'] !== undefined && facts.itemized.propertyGifts.some(({ kind }) => kind === 'vehicle')
    ? ['Form 8283 for a vehicle']
    : []),
  // Schedule A, line 15, wants the form itself beside its amount.
  ...(holds(lines['schedule-a'], '15') && ownFormStep(facts) !== null
    ? ['a Form 4684 that you figured yourself']
    : []),
  // Reg. 1.168(i)-6(j)(3): the election is printed at the top of Form 4562, and the schema has no place for it.
  ...(listExchanges({ facts }).some(({ exchange }) => electsAsNew(exchange, federalEditionFor(facts).law))
    ? ['Form 4562 with an election for property from an exchange']
    : []),
  ...explained.filter(([form, line]) => holds(lines[form], line)).map(([, , name]) => name),
  ...new Set(
    Object.entries(paperOnlyForms)
      .filter(([form]) => lines[form] !== undefined)
      .map(([, name]) => name),
  ),
];

/** Why such a return has to be mailed, in a filer's words. */
export const whyOnPaper = (names: readonly string[]): string =>
  `Plainfile can’t e-file ${names.join(', ')} yet. Download the copy to mail: it has every figure. Copy each page that says “Worksheet: do not mail” to the IRS’s own form.`;
