import { readFileSync } from 'node:fs';
import { claimedCredits, dueQuestions } from '@/lib/filing/due-diligence';
import type { CalculatedLines } from '@/lib/filing/mef/build-documents';
import { buildReturn } from '@/lib/filing/mef/build-return';
import { findPaperOnly } from '@/lib/filing/mef/paper-only';
import type { Signing } from '@/lib/filing/mef/signing';
import { writeXml } from '@/lib/filing/mef/write-xml';
import { calculateLines, signingFor, withIdentity } from '@/lib/filing/testing/signed';
import type { ReturnInputJson } from '@/lib/tax/facts/return-input';
import { anyReturn } from '@/lib/tax/testing/any-return';
import { sampleShare, share } from '../setup/share';
import { sharedPath } from '../setup/shared';
import { holdLines } from './against-reference/hold-lines';
import { type Findings, holdReturn, noFindings, readSent } from './against-reference/hold-return';
import { readReference, type ReferenceOfYear } from './against-reference/reference';
import { allReturns } from './all-returns';

const from = { efin: '109999', softwareId: '24000001' };

/** The same return as a paid preparer signs it, with a payment from an account: two more documents. */
function withPreparer({ facts, lines }: CalculatedLines): Signing {
  const signing = signingFor(facts);
  const answers = dueQuestions(claimedCredits(facts, lines), facts.taxYear).flatMap(({ id, after }) =>
    after === null ? [[id, id === '4' ? 'no' : 'yes'] as const] : [],
  );
  return {
    ...signing,
    track: 'preparer',
    preparer: {
      name: 'Pat Hill',
      ptin: 'P01234567',
      firmName: 'Harbor Tax & Co.',
      firmEin: '98-7000999',
      pin: '54321',
      signedOn: `${facts.taxYear + 1}-03-01`,
      dueDiligence: Object.fromEntries(answers),
    },
    payment: {
      routingNumber: '021000021',
      accountNumber: '12345',
      accountType: 'checking',
      amount: 100,
      date: `${facts.taxYear + 1}-04-15`,
    },
  };
}

const withPhone = (input: ReturnInputJson): ReturnInputJson => {
  const full = withIdentity(input);
  return { ...full, taxpayer: { phone: '207-555-0100', ...full.taxpayer } };
};

/** What random returns don't have: interest of another owner, a bond bought between two dates, and an early distribution. */
const withSharedAccount = (input: ReturnInputJson): ReturnInputJson => ({
  ...input,
  interest: [
    ...(input.interest ?? []),
    { payer: 'Joint account', interest: 900, nominee: 310.5 },
    { payer: 'Bond', treasuryInterest: 400, accrued: 75.49, treasuryBondPremium: 40 },
  ],
  retirement: [
    ...(input.retirement ?? []),
    { payer: 'IRA', ira: true, grossDistribution: 3_000, taxableAmount: 3_000, code: '1' },
  ],
});

const files = [
  'tax/irs-scenarios.ndjson',
  'tax/differential.ndjson',
  'tax/states/differential.ndjson',
  'tax/2025/differential.ndjson',
  'tax/2025/edges.ndjson',
  'tax/2025/eligibility.ndjson',
];

function* eachReturn(): Generator<[name: string, input: ReturnInputJson]> {
  for (const { name, input } of share(allReturns, 2)) yield [name, input];
  for (const file of files) {
    const path = sharedPath(file);
    if (path === null) continue;
    for (const line of share(readFileSync(path, 'utf8').trim().split('\n'))) {
      const { id, input } = JSON.parse(line) as { id: string; input: ReturnInputJson };
      yield [id, input];
    }
  }
  for (const [at, input] of sampleShare(anyReturn, 200).entries()) yield [`generated ${at}`, input];
  for (const [at, input] of sampleShare(anyReturn, 60).entries())
    yield [
      `generated with interest of another ${at}`,
      withSharedAccount({ ...input, taxYear: at % 2 === 0 ? 2024 : 2025 }),
    ];
}

function hold(
  calculated: CalculatedLines,
  signing: Signing,
  name: string,
  found: Findings,
  reference: ReferenceOfYear,
) {
  const documents = holdReturn(writeXml(buildReturn(calculated, signing, from)), reference, name, found);
  holdLines(documents, calculated.lines, reference, name, found);
}

/**
 * The comparison that a stranger would write: the bytes that are sent, read by another parser and held against the
 * reference alone, without the product's lists and its validator.
 */
test('every element that is sent stands in the list of the IRS’s names, in its place, with a value of its type', () => {
  const file = sharedPath('reference/mef-elements-2024.json');
  if (file === null) return;
  const references = new Map([2024, 2025].map((year) => [year, readReference(file, year)]));
  const found = new Map([2024, 2025].map((year) => [year, noFindings()]));
  let count = 0;
  for (const [name, input] of eachReturn()) {
    const calculated = calculateLines(withPhone(input));
    if (calculated === null || findPaperOnly(calculated).length > 0) continue;
    const { taxYear } = calculated.facts;
    const [reference, findings] = [references.get(taxYear), found.get(taxYear)];
    if (reference === undefined || findings === undefined) throw new Error(`no list of ${taxYear}`);
    hold(calculated, signingFor(calculated.facts), name, findings, reference);
    if (count % 3 === 0) hold(calculated, withPreparer(calculated), name, findings, reference);
    count += 1;
  }
  for (const [year, { faults, confirmed, lines, returns, withoutList }] of found) {
    expect([year, Object.fromEntries(faults)]).toEqual([year, {}]);
    console.info(
      `${year}: ${returns} returns, ${confirmed.size} elements confirmed, ${lines.size} held against their lines; no list of ${[...withoutList].join(', ')}`,
    );
  }
  expect(found.get(2024)?.confirmed.size).toBeGreaterThan(900);
  expect(found.get(2025)?.confirmed.size).toBeGreaterThan(400);
});

test('the comparison finds a fault of each kind', () => {
  const file = sharedPath('reference/mef-elements-2024.json');
  if (file === null) return;
  const reference = readReference(file, 2024);
  const faultsOf = (inside: string) => {
    const found = noFindings();
    const xml = `<Return><ReturnData documentCnt="1">${inside}</ReturnData></Return>`;
    holdReturn(xml, reference, 'planted', found);
    return [...found.faults.keys()];
  };
  const withholding = (inside: string) =>
    faultsOf(`<IRS8880 documentId="1">${inside}</IRS8880>`).map((fault) => fault.split(':')[0]);
  expect(readSent('<A b="1"><C>x</C></A>')).toMatchObject({
    attributes: { b: '1' },
    children: [{ text: 'x' }],
  });
  expect(withholding('<NoSuchAmt>1</NoSuchAmt>')).toContain('unknown');
  expect(faultsOf('<IRS8962 documentId="1"></IRS8962>')).toContain('missing: IRS8962/QSEHRAInd');
  const payment = (inside: string) => faultsOf(`<IRSPayment documentId="1">${inside}</IRSPayment>`);
  expect(
    payment('<BankAccountNum>1</BankAccountNum><RoutingTransitNum>021000021</RoutingTransitNum>'),
  ).toContain('misplaced: IRSPayment/RoutingTransitNum behind BankAccountNum');
  expect(payment('<RequestedPaymentDt>April 15</RequestedPaymentDt>').join()).toMatch(
    /type: IRSPayment\/RequestedPaymentDt no date/,
  );
  const shared =
    '<SharedPolicyAllocationGrp><MonthlyPremiumPct>50</MonthlyPremiumPct></SharedPolicyAllocationGrp>';
  expect(faultsOf(`<IRS8962 documentId="1">${shared}</IRS8962>`).join()).toMatch(
    /MonthlyPremiumPct above 1.00/,
  );
  expect(faultsOf('<IRS1116 documentId="1"/><IRS982 documentId="2"/>')).toEqual(
    expect.arrayContaining(['documentCnt', 'misplaced document: IRS982']),
  );
  expect(faultsOf('<IRSPayment documentId="1"><PaymentAmt a="1">1</PaymentAmt></IRSPayment>')).toContain(
    'attribute: IRSPayment/PaymentAmt a',
  );
});
