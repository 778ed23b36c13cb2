// cspell:ignore Wthld
import { computeAmendedReturn, type ReadLine, settledBy } from '@/lib/tax/amended-return';
import type { ReturnInputJson } from '@/lib/tax/facts/return-input';
import { amendDocuments, type Amended } from '../mef/amended-document';
import { buildReturn } from '../mef/build-return';
import { type CalculatedLines, countDependents } from '../mef/build-documents';
import { lineOf1040 } from '../line-numbers';
import { checkStructure } from '../mef/check-structure';
import { readXml } from '../mef/read-xml';
import { writeXml } from '../mef/write-xml';
import { findAll, textAt, type XmlNode } from '../mef/xml-node';
import { calculateLines, signingFor, withIdentity } from '../testing/signed';
import { amendedRules } from './amended';
import { checkRules } from './check-rules';
import { ReturnView } from './rule';

const filed: ReturnInputJson = {
  taxYear: 2024,
  filingStatus: 'hoh',
  taxpayer: { dateOfBirth: '1984-06-15' },
  dependents: [{ dateOfBirth: '2016-02-02', relationship: 'child', monthsInHome: 12 }],
  w2s: [
    { wages: 24_000, federalWithholding: 1000 },
    { wages: 9000, federalWithholding: 300, employerName: 'Second Bakery', employerEin: '98-7000124' },
  ],
  refund: { routingNumber: '021000021', accountNumber: '1234567', accountType: 'checking' },
};
const corrected: ReturnInputJson = {
  ...filed,
  w2s: [{ wages: 24_000, federalWithholding: 1400 }],
};

function calculated(input: ReturnInputJson): CalculatedLines {
  const found = calculateLines(withIdentity(input));
  if (found === null) throw new Error('the return can’t be computed');
  return found;
}

const reader =
  ({ lines, facts }: CalculatedLines): ReadLine =>
  (form, line) => {
    const found = lines[form];
    const number = form === '1040' ? lineOf1040(line, facts.taxYear) : line;
    const value = (Array.isArray(found) ? found[0] : found)?.[number]?.value;
    return typeof value === 'number' ? value : 0;
  };

function amend(
  kind: Amended['kind'] = 'amended',
  more: Partial<ReturnInputJson> = {},
): { root: XmlNode; amended: Amended } {
  const [before, after] = [calculated({ ...filed, ...more }), calculated({ ...corrected, ...more })];
  const { lines, refund, owed } = computeAmendedReturn(
    { read: reader(before), dependents: countDependents(before.facts) },
    { read: reader(after), dependents: countDependents(after.facts) },
    settledBy(reader(before)),
    after.facts.taxYear,
  );
  const amended = { kind, lines, refund, owed, explanation: 'The W-2 of “Second Bakery” wasn’t mine.' };
  const root = buildReturn({ ...after, amended }, signingFor(after.facts), {
    efin: '109999',
    softwareId: '24000001',
  });
  return { root: readXml(writeXml(root)), amended };
}

const brokenIn = (root: XmlNode) =>
  amendedRules.filter((rule) => !rule.holds(new ReturnView(root))).map(({ id }) => id);

/** A copy of the return with the first element at a path below ReturnData changed; null removes it. */
function withText(root: XmlNode, path: string, text: string | null): XmlNode {
  const [name = '', ...rest] = path.split('/');
  const at = (root.children ?? []).findIndex((child) => child.name === name);
  const children = [...(root.children ?? [])];
  const found = children[at];
  if (rest.length > 0 && found !== undefined) children[at] = withText(found, rest.join('/'), text);
  else if (text === null) children.splice(at, 1);
  else if (found === undefined) children.push({ name, text });
  else children[at] = { name, text };
  return { ...root, children };
}

test('an amended return has the shape of a return and breaks no rule', () => {
  const { root, amended } = amend();
  expect(checkStructure(root)).toEqual([]);
  expect(checkRules(root).map(({ id }) => id)).toEqual([]);
  const documents = findAll(root, 'ReturnData')[0]
    ?.children?.map(({ name }) => name)
    .slice(0, 2);
  expect(documents).toEqual(['IRS1040', 'IRS1040X']);
  expect(textAt(root, 'ReturnData/IRS1040/AmendedReturnInd')).toBe('X');
  const form = 'ReturnData/IRS1040X';
  expect(textAt(root, `${form}/ReasonForFilingAmdReturnTxt`)).toBe(
    'The W-2 of "Second Bakery" wasn\'t mine.',
  );
  expect(textAt(root, `${form}/OriginalRptOrAsPrevAdjGrp/AdjustedGrossIncomeAmt`)).toBe('33000');
  expect(textAt(root, `${form}/NetChangeOrigRptOrPrevAdjGrp/AdjustedGrossIncomeAmt`)).toBe('-9000');
  expect(textAt(root, `${form}/CorrectNumberOrAmountGrp/AdjustedGrossIncomeAmt`)).toBe('24000');
  expect(amended.refund).toBeGreaterThan(0);
  expect(textAt(root, `${form}/RefundAmt`)).toBe(String(amended.refund));
  expect(textAt(root, `${form}/DepositorAccountNum`)).toBe('1234567');
  expect(textAt(root, 'ReturnData/IRS1040/DepositorAccountNum')).toBeNull();
});

test('an amended return of 2025 has Schedule 1-A on line 4b', () => {
  const tips = [{ qualifiedTips: 3000, tippedOccupation: '102', wages: 24_000, federalWithholding: 1400 }];
  const { root, amended } = amend('amended', { taxYear: 2025, w2s: tips });
  expect(checkStructure(root)).toEqual([]);
  expect(checkRules(root).map(({ id }) => id)).toEqual([]);
  const column = 'ReturnData/IRS1040X/CorrectNumberOrAmountGrp';
  expect(textAt(root, `${column}/TotalAdditionalDeductionsAmt`)).toBe('3000');
  expect(
    amended.lines.filter(({ line }) => line.startsWith('4')).map(({ line, after }) => [line, after]),
  ).toEqual([
    ['4a', 0],
    ['4b', 3000],
  ]);
});

test('a superseding return says so', () => {
  const { root } = amend('superseding');
  expect(textAt(root, 'ReturnData/IRS1040/SupersededReturnInd')).toBe('X');
  expect(textAt(root, 'ReturnData/IRS1040/AmendedReturnInd')).toBeNull();
  expect(checkRules(root)).toEqual([]);
});

test('a first return stays as it was', () => {
  const after = calculated(corrected);
  const documents: XmlNode[] = [{ name: 'IRS1040', children: [{ name: 'DepositorAccountNum', text: '1' }] }];
  expect(amendDocuments(documents, after.facts, undefined)).toEqual(documents);
});

const x = 'ReturnData/IRS1040X';
const column = `${x}/CorrectNumberOrAmountGrp`;
test.each<[rule: string, path: string, text: string | null]>([
  ['IND-463', x, null],
  ['IND-464', 'ReturnData/IRS1040/AmendedReturnInd', null],
  ['IND-465', 'ReturnHeader/ImperfectReturnInd', 'X'],
  ['F1040X-002-01', `${column}/AdjustedGrossIncomeAmt`, '1'],
  ['F1040X-003', `${column}/TotalItemizedOrStandardDedAmt`, '1'],
  ['F1040X-004-01', `${column}/QualifiedBusinessIncomeDedAmt`, '1'],
  ['F1040X-005-01', `${column}/TaxableIncomeAmt`, '1'],
  ['F1040X-006-02', `${column}/TaxAmt`, '1'],
  ['F1040X-007-02', `${column}/TotalNonrefundableCreditsAmt`, '1'],
  ['F1040X-008-01', `${column}/TaxLessCreditsAmt`, '1'],
  ['F1040X-009-01', `${column}/OtherTaxesAmt`, '1'],
  ['F1040X-010-01', `${column}/TotalTaxAmt`, '1'],
  ['F1040X-011-01', `${column}/FedIncmExSocSecRRTAWthldTxAmt`, '1'],
  ['F1040X-012-02', `${column}/EstimatedTaxPaymentsAmt`, '1'],
  ['F1040X-013-01', `${column}/EarnedIncomeCreditAmt`, '1'],
  ['F1040X-014-01', `${column}/ChldWhoLivedWithYouCnt`, '3'],
  ['F1040X-017-01', `${x}/IndividualReturnFilingStatusCd`, '1'],
  ['F1040X-038', `${x}/RefundAmt`, null],
  ['F1040X-039', `${x}/OwedAmt`, '10'],
  ['F1040X-040', 'ReturnData/IRS1040/DepositorAccountNum', '1234567'],
  ['F1040X-042', `${x}/BankAccountTypeCd`, null],
  ['F1040X-102', `${x}/DepositorAccountNum`, '0000'],
  ['PF-1040X-REASON', `${x}/ReasonForFilingAmdReturnTxt`, null],
])('rule %s finds %s changed to %s', (id, path, text) => {
  expect(brokenIn(withText(amend().root, path, text))).toContain(id);
});

test('rule F1040X-036 wants a refund or an amount owed', () => {
  const { root } = amend();
  const without = ['RefundAmt', 'NetOverpaymentAmt'].reduce(
    (changed, name) => withText(changed, `${x}/${name}`, null),
    root,
  );
  expect(brokenIn(without)).toContain('F1040X-036');
  expect(amendedRules).toHaveLength(24);
});
