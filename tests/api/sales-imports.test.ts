import { randomUUID } from 'node:crypto';
import { answerInterview, firstReturn, saveAnswer, simpleFiler, typedW2 } from '../setup/filer';
import { read, signUpClient, type Visitor } from '../setup/http';

const headers = 'Description,Date acquired,Date sold,Proceeds,Cost basis,Code,Adjustment';
const good = [
  headers,
  'Lake Fund,03/15/2021,11/04/2024,"2,450.00","1,900.00",,',
  'Harbor,01/10/2024,06/03/2024,800,"$1,000.00",W,85',
].join('\n');

async function begin(): Promise<{ visitor: Visitor; id: string; address: string }> {
  const visitor = await signUpClient();
  const id = await firstReturn(visitor);
  return { visitor, id, address: `/api/interview/${id}/sales/imports` };
}
const answersOf = async (visitor: Visitor, id: string) =>
  read<Record<string, unknown>>(await visitor.get(`/api/interview/${id}/responses`));
const fieldsOf = (reply: Parameters<typeof read>[0]) =>
  read<{ fields: Record<string, string> }>(reply).fields;

test('a list comes into the return, to the dollar, and goes out again', async () => {
  const { visitor, id, address } = await begin();
  await answerInterview(visitor, id, { ...simpleFiler, ...typedW2 });
  const reply = await visitor.post(address, { csv: good, rows: [2, 3] });
  expect(reply.status).toBe(201);
  const { importId, added } = read<{ importId: string; added: number }>(reply);
  expect(added).toBe(2);
  expect((await visitor.get(address)).json).toEqual({
    count: 2,
    room: 398,
    asksOwner: false,
    imports: [{ id: importId, count: 2 }],
    read: [],
  });
  await answerInterview(visitor, id, {});
  expect((await visitor.post(`/api/tax-returns/${id}/calculate`)).status).toBe(200);
  const [taxReturn] = read<
    { calculationResults: { lines: Record<string, Record<string, { value: unknown }>> } }[]
  >(await visitor.get('/api/tax-returns/my-returns'));
  // Long: 2,450 - 1,900 = 550. Short: 800 - 1,000 + 85 = -115. Schedule D line 16: 435, Form 1040 line 7.
  expect(taxReturn?.calculationResults.lines['1040']?.['7']?.value).toBe(435);
  expect((await visitor.send('DELETE', `${address}/${importId}`)).status).toBe(200);
  expect((await visitor.send('DELETE', `${address}/${importId}`)).status).toBe(404);
  const left = await answersOf(visitor, id);
  expect(Object.keys(left).filter((key) => key.startsWith('sales.'))).toEqual([]);
  expect(left['income-kinds']).toBeUndefined();
});

test('one bad row refuses all, in words, and nothing is stored', async () => {
  const { visitor, id, address } = await begin();
  const csv = `${good}\nBad,01/02/2023,02/30/2024,5,4,,`;
  const reply = await visitor.post(address, { csv, rows: [2, 3, 4] });
  expect(reply.status).toBe(400);
  expect(fieldsOf(reply)['rows']).toBe('Row 4: Date sold: “02/30/2024” isn’t a valid date.');
  expect(fieldsOf(await visitor.post(address, { csv, rows: [9] }))['rows']).toBe('There’s no sale in row 9.');
  expect(fieldsOf(await visitor.post(address, { csv: 'a,b\n1,2', rows: [2] }))['csv']).toMatch(/header row/);
  expect((await answersOf(visitor, id))['income-kinds']).toBeUndefined();
  // What is right of it can be taken alone.
  expect((await visitor.post(address, { csv, rows: [2] })).status).toBe(201);
});

test('limits on rows, size and keys', async () => {
  const { visitor, address } = await begin();
  const refused = async (body: unknown) => (await visitor.post(address, body)).status;
  expect(await refused({ csv: good, rows: [] })).toBe(400);
  expect(await refused({ csv: good, rows: [2], extra: 1 })).toBe(400);
  expect(await refused({ csv: good, rows: ['2'] })).toBe(400);
  expect(await refused({ csv: 'x'.repeat(300_001), rows: [2] })).toBe(400);
  const many = [headers, ...Array.from({ length: 300 }, (_, at) => `S${at},01/02/2023,01/03/2024,${at},1,,`)];
  const rows = many.slice(1).map((_, at) => at + 2);
  expect((await visitor.post(address, { csv: many.join('\n'), rows })).status).toBe(201);
  const again = await visitor.post(address, { csv: many.join('\n'), rows });
  expect(again.status).toBe(400);
  expect(fieldsOf(again)['rows']).toBe('You can add 100 more sales. You selected 300.');
});

test('on a joint return it must be said whose they are', async () => {
  const { visitor, id, address } = await begin();
  await saveAnswer(visitor, id, 'marital-status', 'Married');
  await saveAnswer(visitor, id, 'file-together', true);
  const reply = await visitor.post(address, { csv: good, rows: [2] });
  expect(reply.status).toBe(400);
  expect(fieldsOf(reply)['owner']).toBe('Select whose sales these are.');
  expect((await visitor.post(address, { csv: good, rows: [2], owner: 'spouse' })).status).toBe(201);
  expect((await answersOf(visitor, id))['sales.0.owner']).toBe('My spouse');
});

test('another client finds no such list', async () => {
  const { visitor, address } = await begin();
  const other = await signUpClient();
  const { importId } = read<{ importId: string }>(await visitor.post(address, { csv: good, rows: [2] }));
  expect((await other.send('DELETE', `${address}/${importId}`)).status).toBe(404);
  expect((await other.post(address, { csv: good, rows: [2] })).status).toBe(404);
  expect((await other.get(address)).status).toBe(404);
  expect((await visitor.send('DELETE', `${address}/${randomUUID()}`)).status).toBe(404);
});
