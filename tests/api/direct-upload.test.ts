import { createHash, randomBytes } from 'node:crypto';
import { w2Pdf } from '../fixtures/documents/w2-pdf';
import { query } from '../setup/database';
import { firstReturn, waitUntilRead } from '../setup/filer';
import { type Answer, productUrl, read, signUpClient, type Visitor } from '../setup/http';

/** Files that go straight to storage: the same checks as for an upload in one piece. */

const address = '/api/documents/upload/direct';

async function grant(visitor: Visitor, size = 5_000_000): Promise<string> {
  const answer = await visitor.post(address, { size });
  expect(answer.status).toBe(201);
  const granted = read<{ id: string; target: unknown }>(answer);
  expect(granted.target).toEqual({ kind: 'here' });
  return granted.id;
}

const put = (visitor: Visitor, id: string, bytes: Uint8Array, type = 'application/octet-stream') =>
  visitor.send('PUT', `${address}/${id}`, {
    body: new Uint8Array(bytes),
    headers: { 'content-type': type },
  });

async function documentCount(visitor: Visitor): Promise<number> {
  const answer: Answer = await visitor.get(`/api/documents/user/${visitor.id}`);
  return read<unknown[]>(answer).length;
}

test('a large file arrives unaltered, is read like any other and cannot be sent or finished twice', async () => {
  const visitor = await signUpClient();
  const taxReturnId = await firstReturn(visitor);
  const pdf = w2Pdf();
  const bytes = Buffer.concat([pdf, Buffer.from('\n%'), randomBytes(30 * 1_048_576 - pdf.length)]);
  const id = await grant(visitor, bytes.length);
  expect((await put(visitor, id, bytes)).status).toBe(204);
  expect((await put(visitor, id, bytes)).status).toBe(409);

  const done = await visitor.post(`${address}/${id}`, { name: '../w2.pdf', type: 'Other', taxReturnId });
  expect(done.status).toBe(201);
  const document = read<{ id: string; name: string; fileUrl: string; taxReturnId: string }>(done);
  expect(document).toMatchObject({ name: 'w2.pdf', taxReturnId });
  const file = await fetch(`${productUrl()}/objects${document.fileUrl}`, {
    headers: { cookie: visitor.session },
  });
  const digest = (data: Uint8Array) => createHash('sha256').update(data).digest('hex');
  expect(digest(new Uint8Array(await file.arrayBuffer()))).toBe(digest(bytes));
  expect(file.headers.get('content-type')).toBe('application/pdf');
  expect(
    (await waitUntilRead<{ status: string; extraction?: { form: string } }>(visitor, document.id)).extraction
      ?.form,
  ).toBe('W-2');

  expect((await visitor.post(`${address}/${id}`, { name: 'w2.pdf' })).status).toBe(404);
  expect((await put(visitor, id, bytes)).status).toBe(404);
  expect(await documentCount(visitor)).toBe(1);
});

test('two finishes at once make one document', async () => {
  const visitor = await signUpClient();
  const id = await grant(visitor);
  await put(visitor, id, w2Pdf());
  const finish = () => visitor.post(`${address}/${id}`, { name: 'w2.pdf' });
  const statuses = (await Promise.all([finish(), finish()])).map(({ status }) => status);
  expect(statuses).toContain(201);
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  const [document] = read<{ fileUrl: string }[]>(await visitor.get(`/api/documents/user/${visitor.id}`));
  expect(await documentCount(visitor)).toBe(1);
  // The loser must not have taken the bytes with it.
  expect((await visitor.get(`/objects${document?.fileUrl}`)).status).toBe(200);
});

test('what is too large, empty, of another kind or not there becomes no document', async () => {
  const visitor = await signUpClient();
  expect((await visitor.post(address, { size: 51 * 1_048_576 })).status).toBe(413);
  expect((await visitor.post(address, { size: 0 })).status).toBe(400);
  expect((await visitor.post(address, { size: 10, key: 'documents/x' })).status).toBe(400);

  const over = await grant(visitor);
  expect((await put(visitor, over, new Uint8Array(50 * 1_048_576 + 1))).status).toBe(413);
  expect((await visitor.post(`${address}/${over}`, { name: 'a.pdf' })).status).toBe(400);

  const program = await grant(visitor);
  expect((await put(visitor, program, w2Pdf(), 'application/pdf')).status).toBe(415);
  expect((await put(visitor, program, Buffer.from('MZ\u0000\u0000 a program'))).status).toBe(204);
  expect((await visitor.post(`${address}/${program}`, { name: 'w2.pdf' })).status).toBe(415);

  const missing = await grant(visitor);
  expect((await visitor.post(`${address}/${missing}`, { name: 'w2.pdf' })).status).toBe(400);
  expect(await documentCount(visitor)).toBe(0);
});

test('a grant is of one person only, and names no return of somebody else', async () => {
  const [owner, other] = [await signUpClient(), await signUpClient()];
  const id = await grant(owner);
  expect((await put(other, id, w2Pdf())).status).toBe(404);
  await put(owner, id, w2Pdf());
  expect((await other.post(`${address}/${id}`, { name: 'w2.pdf' })).status).toBe(404);
  const foreign = await owner.post(`${address}/${id}`, {
    name: 'w2.pdf',
    taxReturnId: await firstReturn(other),
  });
  expect(foreign.status).toBe(404);
  expect(await documentCount(owner)).toBe(0);
  expect(await documentCount(other)).toBe(0);
});

test('forty uploads of one person are under way at most, however many are asked for at once', async () => {
  const visitor = await signUpClient();
  const answers = await Promise.all(
    Array.from({ length: 45 }, () => visitor.post(address, { size: 50 * 1_048_576 })),
  );
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array<number>(40).fill(201), ...Array<number>(5).fill(409)]);
});

test('no upload begins in an account without room', async () => {
  const visitor = await signUpClient();
  const { id } = read<{ id: string }>(await visitor.upload('w2.pdf', w2Pdf()));
  await query('UPDATE "Document" SET "sizeBytes" = 2147483647 WHERE "id" = $1', [id]);
  const second = read<{ id: string }>(await visitor.upload('w2.pdf', w2Pdf()));
  await query('UPDATE "Document" SET "sizeBytes" = 2147483647 WHERE "id" = $1', [second.id]);
  const third = read<{ id: string }>(await visitor.upload('w2.pdf', w2Pdf()));
  await query('UPDATE "Document" SET "sizeBytes" = 1073741824 WHERE "id" = $1', [third.id]);
  expect((await visitor.post(address, { size: 5_000_000 })).status).toBe(413);
});
