import type { CalculatedLines } from '@/lib/filing/mef/build-documents';
import { findPaperOnly } from '@/lib/filing/mef/paper-only';
import { readXml } from '@/lib/filing/mef/read-xml';
import { findAll } from '@/lib/filing/mef/xml-node';
import { outcomeOf } from '@/lib/filing/simulator/outcomes';
import { writeChecked } from '@/lib/filing/testing/compare-copies';
import { calculateLines, withIdentity } from '@/lib/filing/testing/signed';
import { listCarryovers } from '@/lib/tax/carryovers';
import type { ReturnInputJson } from '@/lib/tax/facts/return-input';
import { put, twoYearFilers } from './two-year-filers';

/** Calculates, writes, checks and hands the return to the simulator, which takes it or says why not. */
function fileReturn(input: ReturnInputJson): { calculated: CalculatedLines; xml: string } {
  const calculated = calculateLines(withIdentity(input));
  if (calculated === null) throw new Error('the return can’t be computed');
  expect(findPaperOnly(calculated)).toEqual([]);
  const { xml, ssn, faults } = writeChecked(calculated);
  expect(faults).toEqual([]);
  expect(outcomeOf(ssn).kind).toBe('accept');
  expect(findAll(readXml(xml), 'ReturnHeader/TaxYr').map(({ text }) => text)).toEqual([
    String(input.taxYear),
  ]);
  return { calculated, xml };
}

const valueOf = ({ lines }: CalculatedLines, form: string, line: string) => {
  const found = lines[form];
  return (Array.isArray(found) ? found[0] : found)?.[line]?.value;
};

test.each(twoYearFilers)('$name: 2024 filed, 2025 started from it, calculated and filed', (filer) => {
  const before = fileReturn(filer.first);
  const { carried, open } = listCarryovers(before.calculated.facts);
  const amounts = carried.filter(({ fact }) => !fact.startsWith('priorYear.'));
  expect(Object.fromEntries(amounts.map(({ fact, value }) => [fact, value]))).toEqual(filer.carried);
  expect(open).toEqual([]);
  expect(carried.find(({ fact }) => fact === 'priorYear.agi')?.value).toBe(
    valueOf(before.calculated, '1040', '11'),
  );
  const later = structuredClone(filer.second);
  for (const { fact, value } of carried) put(later, fact, value);
  const { calculated, xml } = fileReturn(later);
  for (const [form, lines] of Object.entries(filer.expect))
    for (const [line, value] of Object.entries(lines))
      expect([form, line, valueOf(calculated, form, line)]).toEqual([form, line, value]);
  expect(findAll(readXml(xml), 'ReturnData/IRS1040Schedule1A')).toHaveLength(
    'schedule-1-a' in filer.expect ? 1 : 0,
  );
});
