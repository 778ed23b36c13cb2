import { buildReturn } from '../mef/build-return';
import { readXml } from '../mef/read-xml';
import { writeXml } from '../mef/write-xml';
import { findAll, type XmlNode } from '../mef/xml-node';
import { calculateLines, signingFor, withIdentity } from '../testing/signed';
import { checkRules } from './check-rules';
import { schedule1ARules } from './schedule-1-a';
import { ReturnView } from './rule';

/** A couple with all four deductions of Schedule 1-A. */
function couple(): XmlNode {
  const calculated = calculateLines(
    withIdentity({
      taxYear: 2025,
      filingStatus: 'mfj',
      taxpayer: { dateOfBirth: '1958-04-02' },
      spouse: { dateOfBirth: '1990-07-09' },
      w2s: [
        {
          owner: 'taxpayer',
          wages: 60_000,
          federalWithholding: 6000,
          qualifiedTips: 5000,
          tippedOccupation: '102',
          qualifiedOvertime: 3000,
        },
      ],
      businesses: [
        {
          id: 'rides',
          owner: 'spouse',
          name: 'Rides',
          income: { form1099Nec: 20_000 },
          qualifiedTips: 1000,
          tippedOccupation: '801',
          qualifiedOvertime: 500,
        },
      ],
      carLoans: [
        {
          vin: '1PLFN0110SA187109',
          interest: 900,
          loanDate: '2025-03-01',
          originalUse: true,
          usAssembly: true,
          personalUse: true,
          firstLien: true,
          weightUnder14000: true,
        },
      ],
    }),
  );
  if (calculated === null) throw new Error('the return can’t be computed');
  return readXml(
    writeXml(
      buildReturn(calculated, signingFor(calculated.facts), { efin: '109999', softwareId: '24000001' }),
    ),
  );
}

const a = 'ReturnData/IRS1040Schedule1A';
const broken = (root: XmlNode) =>
  schedule1ARules.filter((rule) => !rule.holds(new ReturnView(root))).map(({ id }) => id);

/** The return with one text changed. */
function withText(path: string, text: string): XmlNode {
  const root = couple();
  const [node] = findAll(root, path);
  if (node === undefined) throw new Error(`${path} is not in the return`);
  node.text = text;
  return root;
}

test('a return with tips, overtime, a car loan and a senior keeps every rule', () => {
  const root = couple();
  expect(broken(root)).toEqual([]);
  expect(checkRules(root).map(({ id }) => id)).toEqual([]);
});

test.each([
  ['PF-S1A-38', 'ReturnData/IRS1040/TotalAdditionalDeductionsAmt', '1'],
  ['PF-S1A-1', 'ReturnData/IRS1040/AdjustedGrossIncomeAmt', '1'],
  ['PF-S1A-3', `${a}/ModifiedAGIAmt`, '1'],
  ['PF-S1A-6', `${a}/TotalQualifiedTipsAmt`, '1'],
  ['PF-S1A-14C', `${a}/TotalQualifiedOvertimeAmt`, '1'],
  ['PF-S1A-37', `${a}/EnhancedSeniorDeductionAmt`, '1'],
  ['PF-S1A-TOTAL', `${a}/TotalAdditionalDeductionsAmt`, '1'],
  ['PF-S1A-SEPARATE', 'ReturnData/IRS1040/IndividualReturnFilingStatusCd', '3'],
  ['PF-S1A-VIN', `${a}/QlfyPassengerVehicleLoanIntGrp/VIN`, '1PLFN0110SA18710O'],
])('%s fails when %s is another', (id, path, text) => {
  expect(broken(withText(path, text))).toContain(id);
});

test('PF-S1A-NEEDED fails without the schedule', () => {
  const root = couple();
  const data = root.children?.find(({ name }) => name === 'ReturnData');
  if (data !== undefined)
    data.children = (data.children ?? []).filter(({ name }) => name !== 'IRS1040Schedule1A');
  expect(broken(root)).toEqual(['PF-S1A-NEEDED']);
});

test('rules speak of the year of the return', () => {
  const root = withText('ReturnHeader/PrimarySignatureDt', '2025-03-01');
  expect(checkRules(root).map(({ text }) => text)).toEqual(['A 2025 return must be signed in 2026.']);
  const late = withText('ReturnData/IRS1040/AdjustedGrossIncomeAmt', '1');
  expect(checkRules(late).map(({ text }) => text)).toContain(
    'Line 11a (adjusted gross income) doesn’t equal the sum of its parts.',
  );
});
