import { query } from '../setup/database';
import { read, signUpClient, type Visitor } from '../setup/http';

interface Consent {
  use: string;
  recipient: string;
  wording: string[];
  version: string;
  granted: { at: string; until: string; signature: string } | null;
  revokedAt: string | null;
}

let ann: Visitor;

const forms = async () => read<Consent[]>(await ann.get('/api/consents'));
const form = async (use: string) => {
  const found = (await forms()).find((one) => one.use === use);
  if (found === undefined) throw new Error(`no form for ${use}`);
  return found;
};
const grant = async (use: string, change: object = {}) =>
  ann.post('/api/consents', { use, version: (await form(use)).version, signature: 'Ann Lee', ...change });
const stored = (use: string) =>
  query<{ wording: string; recipient: string; signature: string; revokedAt: Date | null }>(
    'SELECT "wording", "recipient", "signature", "revokedAt" FROM "Consent" WHERE "userId" = $1 AND "use" = $2 ORDER BY "grantedAt"',
    [ann.id, use],
  );

beforeAll(async () => {
  ann = await signUpClient();
});

test('there is one form for each use, and nothing is given from the start', async () => {
  expect((await forms()).map(({ use, granted }) => [use, granted])).toEqual([
    ['ai-assistant', null],
    ['ai-documents', null],
    ['cpa-review', null],
    ['preparer-changes', null],
  ]);
});

test('a signature gives one use for one year, and the text is kept as it was signed', async () => {
  const answer = await grant('ai-assistant');
  expect(answer.status).toBe(201);
  const { granted } = read<Consent>(answer);
  expect(granted?.signature).toBe('Ann Lee');
  expect(Date.parse(granted?.until ?? '') - Date.parse(granted?.at ?? '')).toBe(365 * 86_400_000);
  const { wording, version, recipient } = await form('ai-assistant');
  const [row] = await stored('ai-assistant');
  expect(row?.wording).toBe([version, ...wording].join('\n\n'));
  expect(row?.recipient).toBe(recipient);
  expect(row?.signature).toMatch(/^enc:v2:/);
  // One use says nothing about another.
  expect((await form('ai-documents')).granted).toBeNull();
});

test.each([
  ['another text than is shown', { version: '2020-1' }, 409],
  ['no name', { signature: ' ' }, 400],
  ['a name that turns what follows', { signature: 'Ann\u202eLee' }, 400],
  ['a use that does not exist', { use: 'marketing' }, 400],
  ['filing, which needs no consent', { use: 'e-file' }, 400],
  ['another recipient', { recipient: 'Acme' }, 400],
])('%s is refused', async (_, change, status) => {
  expect((await grant('cpa-review', change)).status).toBe(status);
  expect(await stored('cpa-review')).toEqual([]);
});

test('taking it back works at once, and is on record; signing again starts anew', async () => {
  const revoke = () => ann.send('DELETE', '/api/consents/ai-assistant');
  expect((await revoke()).status).toBe(204);
  const after = await form('ai-assistant');
  expect(after.granted).toBeNull();
  expect(after.revokedAt).not.toBeNull();
  expect((await revoke()).status).toBe(404);
  expect((await grant('ai-assistant')).status).toBe(201);
  const rows = await stored('ai-assistant');
  expect(rows.map(({ revokedAt }) => revokedAt === null)).toEqual([false, true]);
  const audit = await query<{ action: string }>(
    `SELECT "action" FROM "AuditEvent" WHERE "actorId" = $1 AND "objectType" = 'Consent' ORDER BY "id"`,
    [ann.id],
  );
  expect(audit.map(({ action }) => action)).toEqual([
    'consent.granted',
    'consent.revoked',
    'consent.granted',
  ]);
});

test('a year later it no longer counts', async () => {
  await query(`UPDATE "Consent" SET "expiresAt" = now() - interval '1 minute' WHERE "userId" = $1`, [ann.id]);
  expect((await form('ai-assistant')).granted).toBeNull();
});

test('two signatures at once leave one in force', async () => {
  const answers = await Promise.all([grant('cpa-review'), grant('cpa-review')]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  const rows = await stored('cpa-review');
  expect(rows.filter(({ revokedAt }) => revokedAt === null)).toHaveLength(1);
});
