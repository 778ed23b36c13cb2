import { AppError } from '@/lib/errors';
import type { ReturnInputJson } from '@/lib/tax/facts/return-input';
import { buildReturn } from './mef/build-return';
import type { XmlNode } from './mef/xml-node';
import { processingDay, sealReturn } from './prepare';
import { noSignatures, type Signatures } from './rows';
import { resultsOf } from './testing/printed';
import { calculateLines, withIdentity } from './testing/signed';

jest.mock('./mef/build-return', () => {
  const actual = jest.requireActual<{ buildReturn: typeof buildReturn }>('./mef/build-return');
  return { buildReturn: jest.fn(actual.buildReturn) };
});

const { buildReturn: build } = jest.requireActual<{ buildReturn: typeof buildReturn }>('./mef/build-return');

const signer = { pin: '12345', signedOn: '2025-03-01', priorAgi: 41_000, priorPin: null, ipPin: null };
const signatures: Signatures = { ...noSignatures, taxpayer: signer, deviceId: '0123456789'.repeat(4) };

function seal(more: Partial<ReturnInputJson> = {}) {
  const calculated = calculateLines(
    withIdentity({
      taxYear: 2024,
      filingStatus: 'single',
      taxpayer: { dateOfBirth: '1990-05-04' },
      w2s: [{ wages: 50_000, federalWithholding: 5000 }],
      ...more,
    }),
  );
  if (calculated === null) throw new Error('the return can’t be computed');
  return sealReturn(
    { results: resultsOf(calculated), status: 'approved', facts: calculated.facts, version: 1 },
    signatures,
    new Date('2025-03-01T10:00:00Z'),
  );
}

/** The Form 1040 of a return with its children changed. */
function with1040(root: XmlNode, change: (children: readonly XmlNode[]) => XmlNode[]): XmlNode {
  return {
    ...root,
    children: (root.children ?? []).map((part) => ({
      ...part,
      ...(part.children === undefined
        ? {}
        : {
            children: part.children.map((one) =>
              one.name === 'IRS1040' ? { ...one, children: change(one.children ?? []) } : one,
            ),
          }),
    })),
  };
}

/** Seals what a program with a fault in its maps would build. */
function sealWrong(change: (children: readonly XmlNode[]) => XmlNode[]): AppError {
  jest.mocked(buildReturn).mockImplementationOnce((...given) => with1040(build(...given), change));
  try {
    seal();
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error('it was sealed');
}

test('a right return is sealed, with the hash of what goes out', () => {
  expect(seal().hash).toMatch(/^[0-9a-f]{64}$/);
});

test('a return with a form that goes by mail only is not sealed', () => {
  const excludedDebts = [{ lender: 'Card Bank', amount: 4_000, reason: 'bankruptcy' as const }];
  const afterCancellation = { propertyBasis: 9_000 };
  expect(() => seal({ excludedDebts, afterCancellation })).toThrow(
    /can’t e-file Form 982 with a reduction of basis/,
  );
  expect(() => seal({ excludedDebts })).not.toThrow();
});

test.each<[string, (children: readonly XmlNode[]) => XmlNode[], RegExp]>([
  [
    'an element that the form does not have',
    (children) => [...children, { name: 'NoSuchAmt', text: '1' }],
    /NoSuchAmt/,
  ],
  ['elements in another order', (children) => [...children].reverse(), /IRS1040/],
  [
    'an element twice',
    (children) => children.flatMap((one) => (one.name === 'WagesSalariesAndTipsAmt' ? [one, one] : [one])),
    /WagesSalariesAndTipsAmt/,
  ],
  [
    'another amount than the screen shows',
    (children) =>
      children.map((one) => (one.name === 'AdjustedGrossIncomeAmt' ? { ...one, text: '49999' } : one)),
    /./,
  ],
])('%s: refused before anybody counts as having signed', (_what, change, named) => {
  const error = sealWrong(change);
  expect(error.code).toBe('conflict');
  expect(error.message).toMatch(
    /^(We can’t e-file this return as it is\. File on paper, or contact support\.|The IRS would reject this return: )/,
  );
  expect(Object.values(error.fields ?? {}).join(' ')).toMatch(named);
});

it('signs on a day of the processing year that exists', () => {
  expect(processingDay('2025-04-15', 2024)).toBe('2025-04-15');
  expect(processingDay('2026-11-22', 2024)).toBe('2025-11-22');
  expect(processingDay('2028-02-29', 2024)).toBe('2025-03-01');
});
