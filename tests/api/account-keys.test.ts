import { openAccountKey } from '@/lib/infra/account-keys';
import { seal, unseal } from '@/lib/infra/crypto';
import { forgetKeysOf, holdKey, KeyIsGone } from '@/lib/infra/held-keys';
import {
  accountColumns,
  type AccountColumn,
  keptColumns,
  ownerSql,
  sealedColumns,
  type SealContext,
} from '@/lib/infra/sealed-columns';
import { w2Pdf } from '../fixtures/documents/w2-pdf';
import { query } from '../setup/database';
import {
  answerInterview,
  firstReturn,
  saveAnswer,
  simpleFiler,
  typedW2,
  waitUntilRead,
} from '../setup/filer';
import { plainNumber } from '../setup/filer-number';
import { buyPlan, file, sign, waitForState } from '../setup/filing';
import { read, signUpClient, Visitor } from '../setup/http';
import { startOwnServer } from '../setup/own-server';
import { assign, enterFirm, hirePreparer } from '../setup/people';
import { readSealedResults, storePlainResults } from '../setup/plain-results';

// Answers, readings, results and chats are sealed with the key of their account, and what earlier versions wrote opens.
let client: Visitor & { email: string };
let returnId: string;
let documentId: string;
let preparer: Visitor;

const columns = Object.keys(accountColumns) as AccountColumn[];

interface Cell {
  column: AccountColumn;
  context: SealContext;
  stored: string;
}

/** Every cell of this person that is to be sealed with their key. */
async function readCells(): Promise<Cell[]> {
  const cells: Cell[] = [];
  for (const column of columns) {
    const [table, value] = column.split('.');
    const rows = await query<{ key: unknown[]; stored: string | null }>(
      `SELECT jsonb_build_array(${sealedColumns[column].map((key) => `t."${key}"`).join(', ')}) AS "key", t."${value}" AS "stored"
       FROM "${table}" t WHERE ${ownerSql(column)} = $1`,
      [client.id],
    );
    for (const { key, stored } of rows)
      if (stored !== null && stored !== '')
        cells.push({ column, context: `${column}:${key.join(':')}`, stored });
  }
  return cells;
}

/** What the person is shown. */
async function readShown(): Promise<unknown> {
  const addresses = [
    `/api/interview/${returnId}/responses`,
    `/api/tax-returns/${returnId}`,
    `/api/tax-returns/${returnId}/refund-steps`,
    `/api/documents/${documentId}`,
    `/api/chat/history?taxReturnId=${returnId}`,
    '/api/messages',
    '/api/reviews/requests',
    '/api/engagement-letters',
    '/api/consents',
    `/api/tax-returns/${returnId}/filing`,
  ];
  const shown = [];
  for (const address of addresses) {
    const { status, json } = await client.get(address);
    expect([address, status]).toEqual([address, 200]);
    shown.push(json);
  }
  for (const part of ['notes', 'ticks', 'changes']) {
    const { status, json } = await preparer.get(`/api/preparer/clients/${client.id}/${part}`);
    expect([part, status]).toEqual([part, 200]);
    shown.push(json);
  }
  return shown;
}

const plainFigures = async () =>
  query(
    `SELECT r."id" FROM "TaxReturn" r LEFT JOIN "PastCalculation" p ON p."returnId" = r."id"
     WHERE r."userId" = $1 AND (r."calculationResults" IS NOT NULL OR r."estimatedRefund" <> 0
       OR r."totalIncome" <> 0 OR r."totalDeductions" <> 0 OR p."balance" <> 0)`,
    [client.id],
  );

beforeAll(async () => {
  client = await signUpClient();
  returnId = await firstReturn(client);
  documentId = read<{ id: string }>(await client.upload('w2.pdf', w2Pdf())).id;
  await query('UPDATE "Document" SET "taxReturnId" = NULL WHERE "id" = $1', [documentId]);
  await waitUntilRead(client, documentId);
  await answerInterview(client, returnId, { ...simpleFiler, ...typedW2 });
  expect((await client.post(`/api/tax-returns/${returnId}/calculate`)).status).toBe(200);
  await saveAnswer(client, returnId, 'w2s.0.federalWithholding', 5200);
  expect((await client.post(`/api/tax-returns/${returnId}/calculate`)).status).toBe(200);
  const asked = await client.post('/api/chat', { message: 'What is my refund?', taxReturnId: returnId });
  expect(asked.status).toBe(200);
  await workTogether();
  await buyPlan(client, 'Basic');
  expect((await sign({ visitor: client, returnId })).status).toBe(200);
  expect((await client.get(`/api/tax-returns/${returnId}/pdf`)).status).toBe(200);
});

/** What a client and their preparer write to and about each other. */
async function workTogether(): Promise<void> {
  preparer = await hirePreparer();
  await assign(preparer, client);
  await enterFirm();
  const at = `/api/preparer/clients/${client.id}`;
  const [form] = read<{ version: string }[]>(await client.get('/api/consents'));
  const consent = { use: 'cpa-review', version: form?.version, signature: 'Test Filer' };
  const fields = [{ path: 'employer_name', value: await shownValue('employer_name') }];
  const steps: [Visitor, string, string, unknown][] = [
    [client, 'POST', '/api/messages', { body: 'When will it be done?' }],
    [client, 'POST', '/api/consents', consent],
    [preparer, 'POST', `${at}/notes`, { body: 'Call back' }],
    [preparer, 'POST', `${at}/requests`, { question: 'One job?' }],
    [preparer, 'POST', `${at}/engagement`, { taxYear: 2024, fee: '$450' }],
    [preparer, 'POST', '/api/preparer/reviews', { documentId, status: 'reviewed', notes: 'Looks right' }],
    [preparer, 'PUT', `${at}/ticks`, { documentId, ticked: true, fields }],
  ];
  for (const [who, method, address, json] of steps) {
    const { status, text } = await who.send(method, address, { json });
    if (status >= 300) throw new Error(`${method} ${address} gave ${status}: ${text}`);
  }
  const [request] = read<{ id: string }[]>(await client.get('/api/reviews/requests'));
  const reply = { reply: 'Yes, one', documentIds: [] };
  expect((await client.post(`/api/reviews/requests/${request?.id ?? ''}/reply`, reply)).status).toBe(200);
  const [letter] = read<{ id: string }[]>(await client.get('/api/engagement-letters'));
  const signature = { signature: 'Test Filer' };
  expect((await client.post(`/api/engagement-letters/${letter?.id ?? ''}/signature`, signature)).status).toBe(
    200,
  );
}

async function shownValue(path: string): Promise<unknown> {
  const { text } = await preparer.get(`/api/documents/${documentId}`);
  return new RegExp(`"path":"${path}"[^}]*"value":"([^"]*)"`).exec(text)?.[1];
}

const holdOwnKey = async (): Promise<void> => {
  const [row] = await query<{ secret: string }>('SELECT "secret" FROM "AccountKey" WHERE "userId" = $1', [
    client.id,
  ]);
  holdKey(openAccountKey(client.id, row?.secret ?? ''), true);
};

test('all of it is sealed with the key of the account, and no amount stands beside it', async () => {
  const cells = await readCells();
  const seen = new Set(cells.map(({ column }) => column));
  for (const column of [
    'Answer.value',
    'Extraction.fields',
    'TaxReturn.calculationInput',
    'ChatMessage.content',
    'Message.body',
    'Consent.signature',
    'PreparerNote.body',
    'InformationRequest.question',
    'InformationRequest.reply',
    'EngagementLetter.body',
    'EngagementLetter.signature',
    'Review.notes',
    'FieldTick.value',
    'Filing.signatures',
    'Filing.content',
    'FilingPaper.content',
  ])
    expect([...seen]).toContain(column);
  for (const { column, stored } of cells)
    expect([column, stored.startsWith(`enc:v2:${client.id}.`)]).toEqual([column, true]);
  expect(await plainFigures()).toEqual([]);
  expect(await readSealedResults(returnId)).toMatchObject({ estimatedRefund: 1181, grossIncome: 50_000 });
  expect(read(await client.get(`/api/tax-returns/${returnId}`))).toMatchObject({
    estimatedRefund: '1181.00',
    totalIncome: '50000.00',
    totalDeductions: '14600.00',
  });
});

test('what earlier versions wrote opens as before, and the clock seals it with the key of the account', async () => {
  await holdOwnKey();
  const before = await readShown();
  const texts = new Map((await readCells()).map(({ context, stored }) => [context, unseal(stored, context)]));

  // As the version before left it: sealed with the field keys, figures in the clear.
  for (const { column, context, stored } of await readCells()) {
    // What was signed: the rotation moves it (operations-keys.test.ts).
    if (keptColumns.has(column)) continue;
    const [table, value] = column.split('.');
    const text = unseal(stored, context);
    const { balance } =
      column === 'PastCalculation.input' ? (JSON.parse(text) as { balance: number }) : { balance: 0 };
    if (column === 'PastCalculation.input')
      await query('UPDATE "PastCalculation" SET "balance" = $2 WHERE "id" = $1', [
        context.split(':')[1],
        balance,
      ]);
    await query(`UPDATE "${table}" SET "${value}" = $2 WHERE "${value}" = $1`, [stored, seal(text, context)]);
  }
  await storePlainResults(returnId, await readSealedResults(returnId));
  await query(`DELETE FROM "KeyRotation" WHERE "keyId" = 'account-keys'`);
  expect(await plainFigures()).not.toEqual([]);
  expect(await readShown()).toEqual(before);

  for (let call = 0; call < 40; call += 1) {
    const { status } = await fetch(`${client.base}/api/cron/jobs`, {
      headers: { authorization: `Bearer ${process.env['CRON_SECRET'] ?? ''}` },
    });
    expect(status).toBe(200);
    const left = (await readCells()).filter(({ stored }) => !stored.startsWith('enc:v2:'));
    if (left.length === 0 && (await plainFigures()).length === 0) break;
  }
  const cells = await readCells();
  for (const { column, stored } of cells) expect([column, stored.slice(0, 7)]).toEqual([column, 'enc:v2:']);
  expect(new Map(cells.map(({ context, stored }) => [context, unseal(stored, context)]))).toEqual(texts);
  expect(await plainFigures()).toEqual([]);
  expect(await readShown()).toEqual(before);
});

test('once the account is gone, nothing that a backup kept of it opens', async () => {
  await holdOwnKey();
  const backup = await readCells();
  for (const { context, stored } of backup) expect(() => unseal(stored, context)).not.toThrow();
  expect((await client.post('/api/settings/deletion', { email: client.email })).status).toBe(204);
  expect(await query('SELECT 1 FROM "AccountKey" WHERE "userId" = $1', [client.id])).toEqual([]);
  forgetKeysOf(client.id);
  for (const { context, stored } of backup) expect(() => unseal(stored, context)).toThrow(KeyIsGone);
});

test('an account that came back from a backup without its key can go again', async () => {
  const back = await signUpClient();
  const backReturn = await firstReturn(back);
  await answerInterview(back, backReturn, {
    ...simpleFiler,
    ...typedW2,
    'taxpayer.ssn': await plainNumber(),
  });
  expect((await back.post(`/api/tax-returns/${backReturn}/calculate`)).status).toBe(200);
  await buyPlan(back, 'Basic');
  const filer = { visitor: back, returnId: backReturn };
  expect((await sign(filer)).status).toBe(200);
  expect((await file(filer)).status).toBe(202);
  await waitForState(filer, 'accepted');
  const gone = await query('DELETE FROM "AccountKey" WHERE "userId" = $1 RETURNING 1', [back.id]);
  expect(gone).toHaveLength(1);
  // An instance that never held the key, as after a restore.
  const server = await startOwnServer();
  try {
    const there = new Visitor(server.url);
    there.session = back.session;
    expect((await there.post('/api/settings/deletion', { email: back.email })).status).toBe(204);
  } finally {
    await server.stop();
  }
  const kept = await query<{ kind: string }>(
    'SELECT "kind" FROM "RetainedRecord" WHERE "ownerId" = $1 ORDER BY "kind"',
    [back.id],
  );
  expect(kept.map(({ kind }) => kind)).toEqual(['filed-return', 'payment', 'signed-filing']);
});
