import { query } from '../setup/database';
import { firstReturn } from '../setup/filer';
import { read, signInAs, signUpClient, type Visitor } from '../setup/http';
import { assign, hirePreparer } from '../setup/people';

/** What stands on every return that a preparer signs is entered once: the firm by an administrator, a PTIN by each. */
const firm = {
  name: 'Harbor Tax LLC',
  ein: '98-7000123',
  efin: '123456',
  street: '40 Harbor Way',
  city: 'Portland',
  state: 'ME',
  zip: '04101',
};

let admin: Visitor;
let preparer: Visitor;
let colleague: Visitor;

const save = (who: Visitor, change: object = {}) =>
  who.send('PUT', '/api/firm', { json: { ...firm, ...change } });
const savePtin = (who: Visitor, ptin: string) => who.send('PUT', '/api/firm/ptin', { json: { ptin } });
const look = async (who: Visitor) =>
  read<{ firm: object | null; ptin: string | null }>(await who.get('/api/firm'));

beforeAll(async () => {
  [admin, preparer, colleague] = await Promise.all([signInAs('admin'), hirePreparer(), hirePreparer()]);
});
// Other tests type the firm themselves.
afterAll(() => query('DELETE FROM "Firm"'));

test('an administrator enters the firm, and every preparer sees it', async () => {
  expect((await save(preparer)).status).toBe(403);
  expect((await save(admin, { state: 'me', ein: '987000123' })).json).toEqual({ firm, ptin: null });
  expect(await look(preparer)).toEqual({ firm, ptin: null });
  expect((await save(admin, { street: '41 Harbor Way' })).status).toBe(200);
  expect(await query('SELECT "id", "street", "ein" FROM "Firm"')).toEqual([
    { id: 1, street: '41 Harbor Way', ein: '987000123' },
  ]);
  expect((await save(admin)).status).toBe(200);
});

test.each([
  ['ein', '12-34'],
  ['efin', '12345'],
  ['name', ' '],
  ['state', 'Maine'],
  ['zip', '041'],
])('a wrong %s is refused at its field', async (field, value) => {
  const answer = await save(admin, { [field]: value });
  expect(answer.status).toBe(400);
  expect(Object.keys(read<{ fields: object }>(answer).fields)).toEqual([field]);
  expect((await look(admin)).firm).toEqual(firm);
});

test('each preparer has a PTIN of their own, encrypted', async () => {
  expect((await savePtin(preparer, 'p01234567')).status).toBe(200);
  expect((await savePtin(preparer, 'P00000000')).status).toBe(400);
  expect((await savePtin(preparer, '12345678')).status).toBe(400);
  expect((await savePtin(admin, 'P01234567')).status).toBe(403);
  expect((await look(preparer)).ptin).toBe('P01234567');
  expect((await look(colleague)).ptin).toBeNull();
  const [row] = await query<{ ptin: string }>('SELECT "ptin" FROM "PreparerProfile" WHERE "userId" = $1', [
    preparer.id,
  ]);
  expect(row?.ptin).toMatch(/^enc:v1:/);
  const audit = await query<{ action: string }>(
    `SELECT "action" FROM "AuditEvent" WHERE "actorId" = $1 AND "action" LIKE 'firm.%'`,
    [preparer.id],
  );
  expect(audit).toEqual([{ action: 'firm.ptin-saved' }]);
});

test('both stand in the form with which the preparer signs a client’s return', async () => {
  const client = await signUpClient();
  const returnId = await firstReturn(client);
  await assign(preparer, client);
  const form = async (who: Visitor) =>
    read<{ preparerForm: { signer: object } | null }>(await who.get(`/api/tax-returns/${returnId}/filing`))
      .preparerForm;
  expect((await form(preparer))?.signer).toEqual({
    ptin: 'P01234567',
    firmName: firm.name,
    firmEin: firm.ein,
    efin: firm.efin,
  });
  // Nothing of it is the client's to see.
  expect(await form(client)).toBeNull();
});
