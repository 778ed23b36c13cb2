import { noSignatures, type Signatures } from '@/lib/filing/rows';
import { sealStateReturn } from '@/lib/filing/states/content';
import { resultsWithStates } from '@/lib/filing/testing/printed';
import { assembleReturn } from '@/lib/interview/assemble';
import { type Responses } from '@/lib/interview/schema';
import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { documentsOf, tellWith } from '../e2e/filers/state-documents';
import { share } from '../setup/share';
import { answersFor, type StateFiler, stateFilers } from '../fixtures/state-filers';

const signer = { pin: '12345', signedOn: '2025-03-01', priorAgi: 41_000, priorPin: null, ipPin: null };
const signatures: Signatures = { ...noSignatures, juratVersion: 'state-2024-2', taxpayer: signer };

/** The same facts as somebody tells them in the interview. */
function throughInterview(filer: StateFiler): ReturnInputJson {
  const { input, missing } = assembleReturn({ answers: answersFor(filer) as Responses, documents: [] });
  if (input === null) throw new Error(JSON.stringify(missing));
  return input;
}

/** Who goes through the interview in this run; the API and the browser take others to the end. */
const asked = new Set(share(stateFilers, 3));

describe.each(stateFilers)('$name', (filer: StateFiler) => {
  const { facts, states } = filer;
  const given = resultsWithStates(facts);
  const testAsked = asked.has(filer) ? test : () => undefined;

  test('needs the state returns that the year calls for', () => {
    const found = Object.entries(given.results.states ?? {});
    expect(found.flatMap(([, { problems }]) => problems)).toEqual([]);
    expect(Object.fromEntries(found.map(([code, { kind }]) => [code, kind]))).toEqual(
      Object.fromEntries(Object.entries(states).map(([code, { kind }]) => [code, kind])),
    );
    for (const [code, { tax }] of Object.entries(states))
      if (tax !== undefined)
        expect([code, given.results.states?.[code]?.totals.stateTaxAfterNonrefundableCredits]).toEqual([
          code,
          tax,
        ]);
  });

  testAsked('comes to the same figures through the interview', () => {
    const stated = resultsWithStates(throughInterview(filer));
    const totals = ({ results }: typeof given) =>
      Object.entries(results.states ?? {}).map(([code, { totals: one }]) => [code, one]);
    expect(totals(stated)).toEqual(totals(given));
    expect(stated.results.estimatedRefund).toBe(given.results.estimatedRefund);
  });

  testAsked('comes to the same figures from documents and what only the filer knows', () => {
    const { input, missing } = assembleReturn(tellWith(filer, documentsOf(filer)).state);
    if (input === null) throw new Error(JSON.stringify(missing));
    const { results } = resultsWithStates(input);
    const totals = Object.entries(results.states ?? {}).map(([code, { totals: one }]) => [code, one]);
    expect(totals).toEqual(
      Object.entries(given.results.states ?? {}).map(([code, { totals: one }]) => [code, one]),
    );
    expect(results.estimatedRefund).toBe(given.results.estimatedRefund);
  });

  test('gets a sealed return for each state', () => {
    for (const [code, result] of Object.entries(given.results.states ?? {})) {
      // Throws where a line that is written differs from the calculation.
      const { hash } = sealStateReturn({
        code,
        result,
        calculated: { ...given, status: 'approved', version: 1 },
        signatures,
        federalHash: 'ab'.repeat(32),
        originator: { efin: '109999', softwareId: '24000001' },
        now: new Date('2025-03-01T10:00:00Z'),
      });
      expect([code, hash]).toEqual([code, expect.stringMatching(/^[0-9a-f]{64}$/)]);
    }
  });
});
