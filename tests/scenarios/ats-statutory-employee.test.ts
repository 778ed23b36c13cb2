import { checkAgreement } from '@/lib/filing/mef/check-agreement';
import { checkElements } from '@/lib/filing/mef/check-elements';
import { checkStructure } from '@/lib/filing/mef/check-structure';
import { readXml } from '@/lib/filing/mef/read-xml';
import { findAll, textAt } from '@/lib/filing/mef/xml-node';
import { writeReturnPdf } from '@/lib/filing/pdf/write-pdf';
import { outcomeOf } from '@/lib/filing/simulator/outcomes';
import { comparePages, writeChecked } from '@/lib/filing/testing/compare-copies';
import { printCalculated } from '@/lib/filing/testing/printed';
import { calculateLines, withIdentity } from '@/lib/filing/testing/signed';
import { readTablesApart } from '../setup/pdf-tables-apart';
import { returns2024 } from './all-returns';

/**
 * The IRS's Assurance Testing System, tax year 2024, scenario 2, as far as its facts are public here: a statutory
 * employee (Form W-2, box 13) with costs, all on one Schedule C whose net profit is 26,858. The names, the split of wages
 * and costs, and everything else are ours: the packet itself isn't in the workshop.
 */
function statutoryEmployee() {
  const found = returns2024.find(({ name }) => name === 'statutory-employee-with-costs');
  const calculated = found === undefined ? null : calculateLines(withIdentity(found.input));
  if (calculated === null) throw new Error('the return can’t be computed');
  return calculated;
}

test('a statutory employee’s wages and costs go out on one Schedule C of 26,858', () => {
  const calculated = statutoryEmployee();
  const { xml, ssn, faults } = writeChecked(calculated);
  expect(faults).toEqual([]);
  const root = readXml(xml);
  expect(checkStructure(root)).toEqual([]);
  const documents = findAll(root, 'ReturnData')[0]?.children ?? [];
  expect(documents.flatMap(checkElements)).toEqual([]);
  expect(checkAgreement(root, calculated.lines)).toEqual([]);
  const names = documents.map(({ name }) => name);
  expect(names.filter((name) => name === 'IRS1040ScheduleC')).toHaveLength(1);
  // No self-employment tax on it (Instructions for Schedule C, line 1).
  expect(names).not.toContain('IRS1040ScheduleSE');
  const stated = Object.fromEntries(
    [
      'IRSW2/StatutoryEmployeeInd',
      'IRS1040ScheduleC/StatutoryEmployeeFromW2Ind',
      'IRS1040ScheduleC/TotalGrossReceiptsAmt',
      'IRS1040ScheduleC/NetProfitOrLossAmt',
      'IRS1040Schedule1/BusinessIncomeLossAmt',
      'IRS1040/TotalIncomeAmt',
    ].map((path) => [path, textAt(root, `ReturnData/${path}`)]),
  );
  expect(stated).toEqual({
    'IRSW2/StatutoryEmployeeInd': 'X',
    'IRS1040ScheduleC/StatutoryEmployeeFromW2Ind': 'X',
    'IRS1040ScheduleC/TotalGrossReceiptsAmt': '30000',
    'IRS1040ScheduleC/NetProfitOrLossAmt': '26858',
    'IRS1040Schedule1/BusinessIncomeLossAmt': '26858',
    'IRS1040/TotalIncomeAmt': '26858',
  });
  expect(outcomeOf(ssn).kind).toBe('accept');
});

test('its paper says the same', async () => {
  const printed = printCalculated(statutoryEmployee());
  const bytes = await writeReturnPdf(printed, { kind: 'draft' });
  expect(comparePages(printed, readTablesApart([bytes])[0] ?? [])).toEqual([]);
});
