import type { PlannedSheet } from '@/lib/filing/pdf/official/plan-sheets';
import { writeValue } from '@/lib/filing/pdf/official/write-value';
import type { PrintedReturn } from '@/lib/filing/pdf/printed-return';
import { printCalculated } from '@/lib/filing/testing/printed';
import { calculateLines, withIdentity } from '@/lib/filing/testing/signed';
import type { ReturnInputJson } from '@/lib/tax/facts/return-input';

/** @throws Error when it can't be computed */
export function printOf(input: ReturnInputJson): PrintedReturn {
  const calculated = calculateLines(withIdentity(input));
  if (calculated === null) throw new Error('the return can’t be computed');
  return printCalculated(calculated);
}

/** What stands in the fields of one sheet. */
export function fieldsOf(planned: readonly PlannedSheet[], file: string): Record<string, string> {
  const values = planned.filter(({ sheet }) => sheet.file === file).flatMap(({ values: found }) => found);
  return Object.fromEntries(
    values.map((one) => [one.field, one.kind === 'box' ? 'X' : writeValue(one.value, one.writing)]),
  );
}
