import { w2Pdf } from '../fixtures/documents/w2-pdf';
import { query } from '../setup/database';
import { answerInterview, firstReturn, saveAnswer, simpleFiler, typedW2, uploadApart } from '../setup/filer';
import { read, signUpClient, type Visitor } from '../setup/http';
import { readEmails, waitForEmail } from '../setup/outbox';
import { assign, hirePreparer } from '../setup/people';

interface Request {
  id: string;
  question: string;
  reply: string | null;
  pin: { label: string; documentId: string | null; fieldPath: string | null; line: string | null } | null;
  answeredAt: string | null;
  closedAt: string | null;
}
interface Waiting {
  kind: string;
  name?: string;
  notes?: string;
  message?: string;
  preparerName?: string;
  request?: Request;
}
interface Changes {
  since: { status: string; message: string; preparerName: string } | null;
  facts: { what: string; questionId: string | null }[];
  lines: { form: string; line: string; before: unknown; after: unknown }[];
  values: {
    questionId: string | null;
    name: string;
    before: string | null;
    after: string | null;
    checkedBy: { id: string; name: string }[];
  }[];
  balance: { before: number | null; after: number | null } | null;
}
interface Document {
  id: string;
  status: string;
  fileUrl: string;
  extraction: { fields: { path: string; value: unknown; label: string }[] };
  reviews: { status: string; notes: string; recommendations: string; preparerName: string }[];
}

let ann: Visitor & { email: string };
let preparer: Visitor;
let returnId: string;
let documentId: string;

const inCase = (rest: string) => `/api/preparer/clients/${ann.id}${rest}`;
const waiting = async () => read<Waiting[]>(await ann.get('/api/reviews/waiting'));
const detail = async (by: Visitor) =>
  read<{ documents: Document[]; taxReturn: { status: string } }>(await by.get(inCase('')));
const points = async () =>
  read<{ id: string; openPoints: Record<string, number> }[]>(
    await preparer.get('/api/preparer/clients'),
  ).find(({ id }) => id === ann.id)?.openPoints;
const decide = (by: Visitor, status: string, message?: string) =>
  by.send('PATCH', `/api/tax-returns/${returnId}`, {
    json: { status, ...(message === undefined ? {} : { message }) },
  });
const calculate = async () => {
  const answer = await ann.post(`/api/tax-returns/${returnId}/calculate`);
  expect(answer.status).toBe(200);
};

/** Single, one employer, wages 50,000; a W-2 of somebody's second job is on file as a document of its own. */
beforeAll(async () => {
  [ann, preparer] = await Promise.all([signUpClient(), hirePreparer()]);
  returnId = await firstReturn(ann);
  await answerInterview(ann, returnId, { ...simpleFiler, ...typedW2 });
  await assign(preparer, ann);
  documentId = await uploadApart(ann, 'Second job.pdf');
});

describe('a review of a document', () => {
  const review = (status: string, notes = '', recommendations = '') =>
    preparer.post('/api/preparer/reviews', { documentId, status, notes, recommendations });
  const document = async () => read<Document>(await ann.get(`/api/documents/${documentId}`));

  test('gives the document its status, and the client the words', async () => {
    expect(await points()).toMatchObject({ unreviewedDocuments: 1 });
    expect((await review('needs-clarification', 'Box 1 is cut off.', 'Scan it again.')).status).toBe(201);
    const { status, reviews } = await document();
    expect(status).toBe('needs-clarification');
    expect(reviews[0]).toMatchObject({
      status: 'needs-clarification',
      notes: 'Box 1 is cut off.',
      recommendations: 'Scan it again.',
      preparerName: 'Test Filer',
    });
    expect(await points()).toMatchObject({ unreviewedDocuments: 0 });
    expect(await waiting()).toMatchObject([
      { kind: 'document', name: 'Second job.pdf', notes: 'Box 1 is cut off.' },
    ]);
  });

  test('a later one replaces what waits, and the first stays in the history', async () => {
    expect((await review('approved', 'Clear now.')).status).toBe(201);
    const { status, reviews } = await document();
    expect(status).toBe('approved');
    expect(reviews.map(({ notes }) => notes)).toEqual(['Clear now.', 'Box 1 is cut off.']);
    expect(await waiting()).toEqual([]);
  });

  test('words are not readable in the database', async () => {
    const rows = await query<{ notes: string }>('SELECT "notes" FROM "Review" WHERE "documentId" = $1', [
      documentId,
    ]);
    expect(rows).toHaveLength(2);
    for (const { notes } of rows) expect(notes).not.toMatch(/clear|cut/i);
  });

  test('a status of another kind, and unknown keys, are refused', async () => {
    expect((await review('completed')).status).toBe(400);
    const answer = await preparer.post('/api/preparer/reviews', { documentId, preparerId: ann.id });
    expect(answer.status).toBe(400);
  });
});

describe('a request for information', () => {
  const ask = (body: object) => preparer.post(inCase('/requests'), body);
  const own = async () => read<Request[]>(await ann.get('/api/reviews/requests'));
  let id: string;

  test('is pinned to a field, waits for the client and is counted', async () => {
    const field = (await detail(preparer)).documents[0]?.extraction.fields.find(
      ({ value }) => value !== null,
    );
    const asked = await ask({
      question: 'Did you have a second job?',
      pin: { documentId, fieldPath: field?.path },
    });
    expect(asked.status).toBe(201);
    const request = read<Request>(asked);
    id = request.id;
    expect(request.pin).toMatchObject({
      documentId,
      fieldPath: field?.path,
      label: `Second job.pdf: ${field?.label}`,
    });
    expect(await waiting()).toMatchObject([{ kind: 'request', request: { id, reply: null } }]);
    expect((await own())[0]?.question).toBe('Did you have a second job?');
    expect(await points()).toMatchObject({ openRequests: 1, answeredRequests: 0 });
  });

  test('the reply reaches the preparer, and can be changed until the question is settled', async () => {
    const reply = (text: string) => ann.post(`/api/reviews/requests/${id}/reply`, { reply: text });
    expect((await reply('Yes, for a month.')).status).toBe(200);
    expect(await waiting()).toEqual([]);
    expect(await points()).toMatchObject({ openRequests: 0, answeredRequests: 1 });
    await reply('Yes, for two months.');
    const seen = read<Request[]>(await preparer.get(inCase('/requests')));
    expect(seen[0]).toMatchObject({ id, reply: 'Yes, for two months.' });

    const close = (closed: boolean) =>
      preparer.send('PATCH', inCase(`/requests/${id}`), { json: { closed } });
    expect((await close(true)).status).toBe(200);
    expect(await points()).toMatchObject({ openRequests: 0, answeredRequests: 0 });
    expect((await reply('No.')).status).toBe(409);
    await close(false);
    expect(await waiting()).toMatchObject([{ kind: 'request' }]);
    await reply('Yes, for two months.');
    await close(true);
    expect((await own())[0]?.reply).toBe('Yes, for two months.');
  });

  test('points only to what is there, and to nothing of another client', async () => {
    const ben = await signUpClient();
    await assign(preparer, ben);
    const other = read<Document>(await ben.upload('w2.pdf', w2Pdf())).id;
    expect((await ask({ question: 'Yours?', pin: { documentId: other } })).status).toBe(404);
    expect((await ask({ question: 'Where?', pin: { documentId, fieldPath: 'no_such_field' } })).status).toBe(
      400,
    );
    expect((await ask({ question: 'Line?', pin: { form: '1040', line: '1a' } })).status).toBe(400);
    expect((await ask({ question: '   ' })).status).toBe(400);
    expect((await ben.post(`/api/reviews/requests/${id}/reply`, { reply: 'Mine?' })).status).toBe(404);
    expect(read<Request[]>(await ben.get('/api/reviews/requests'))).toEqual([]);
    expect(await waiting()).toEqual([]);
  });
});

test('the client hears by one email that the preparer waits, however much was asked', async () => {
  const subject = 'Your preparer needs something from you';
  const { text } = await waitForEmail(ann.email, subject);
  expect(text).toContain('/dashboard');
  // What is asked stands on the dashboard only.
  expect(text).not.toMatch(/second job|cut off/i);
  expect((await readEmails(ann.email)).filter((email) => email.subject === subject)).toHaveLength(1);
});

describe('notes among preparers', () => {
  const words = 'Suspects a second household';

  test('are read by every assigned preparer, removed by their author only, and never seen by the client', async () => {
    const colleague = await hirePreparer();
    const end = await assign(colleague, ann);
    const added = await preparer.post(inCase('/notes'), { body: words });
    expect(added.status).toBe(201);
    const { id } = read<{ id: string }>(added);
    expect(read<{ body: string }[]>(await colleague.get(inCase('/notes')))).toMatchObject([
      { id, body: words },
    ]);
    expect((await colleague.send('DELETE', inCase(`/notes/${id}`))).status).toBe(404);

    expect((await ann.get(inCase('/notes'))).status).toBe(403);
    const everything = await Promise.all(
      [
        '/api/reviews/waiting',
        '/api/reviews/requests',
        '/api/messages',
        '/api/tax-returns/my-returns',
        `/api/documents/user/${ann.id}`,
        '/api/settings/access-log?limit=100',
      ].map((path) => ann.get(path)),
    );
    expect(everything.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    for (const { text } of everything) expect(text).not.toContain(words);

    await end();
    expect((await colleague.get(inCase('/notes'))).status).toBe(404);
    expect((await preparer.send('DELETE', inCase(`/notes/${id}`))).status).toBe(204);
    expect(read<object[]>(await preparer.get(inCase('/notes')))).toEqual([]);
  });
});

describe('the decision on a return', () => {
  const changes = async () => read<Changes>(await preparer.get(inCase('/changes')));

  test('needs a calculation; before the first decision there is nothing to compare with', async () => {
    expect((await decide(preparer, 'approved')).status).toBe(409);
    await calculate();
    expect(await changes()).toMatchObject({ since: null, facts: [], lines: [] });
  });

  test('approval comes with a message that waits for the client until the return is filed', async () => {
    expect((await decide(preparer, 'approved', 'All good. You can file.')).status).toBe(200);
    expect(await waiting()).toMatchObject([
      { kind: 'approved', message: 'All good. You can file.', preparerName: 'Test Filer' },
    ]);
    expect(await changes()).toMatchObject({
      since: { status: 'approved', message: 'All good. You can file.' },
      facts: [],
      lines: [],
    });
  });

  test('what the client changes afterwards is shown as facts and as lines, then and now', async () => {
    await saveAnswer(ann, returnId, 'w2s.0.wages', 52_000);
    expect((await detail(preparer)).taxReturn.status).toBe('draft');
    expect(await waiting()).toEqual([]);
    await calculate();
    const { facts, lines } = await changes();
    expect(facts.map(({ questionId }) => questionId)).toEqual(['w2s.0.wages']);
    expect(facts[0]?.what).toMatch(/^Answered “.+box 1/i);
    expect(lines).toContainEqual(
      expect.objectContaining({ form: '1040', line: '1a', before: 50_000, after: 52_000 }),
    );
    // 37,400 instead of 35,400 of taxable income, at 12 %: 240 more (Tax Table, single).
    expect(lines).toContainEqual(
      expect.objectContaining({ form: '1040', line: '16', before: 4019, after: 4259 }),
    );
  });

  test('the answer itself is shown then and now, with who changed it and what that did to the refund', async () => {
    const { values, balance } = await changes();
    expect(values).toMatchObject([
      {
        questionId: 'w2s.0.wages',
        before: '$50,000.00',
        after: '$52,000.00',
        effect: -240,
        by: { name: 'Test Filer', role: 'client' },
      },
    ]);
    expect(values[0]?.name).toMatch(/Harbor Bakery: .+box 1/i);
    expect(balance).toEqual({ before: 981, after: 741 });
    const kept = await query<{ facts: string }>(
      'SELECT "facts" FROM "ReturnDecision" WHERE "returnId" = $1',
      [returnId],
    );
    expect(kept).toHaveLength(1);
    expect(kept[0]?.facts).toMatch(/^enc:v2:/);
  });

  test('a changed value is checked as it is now, for each preparer; another change ends the check', async () => {
    const put = (by: Visitor, after: string, checked = true) =>
      by.send('PUT', inCase('/changes'), {
        json: {
          checked,
          values: [{ questionId: 'w2s.0.wages', documentId: null, fieldPath: null, after }],
        },
      });
    const checkedBy = async () =>
      (await changes()).values.find(({ questionId }) => questionId === 'w2s.0.wages')?.checkedBy;
    expect(await checkedBy()).toEqual([]);
    expect((await put(preparer, '$50,000.00')).status).toBe(409);
    expect((await put(preparer, '$52,000.00')).status).toBe(200);
    expect(await checkedBy()).toEqual([{ id: preparer.id, name: 'Test Filer' }]);
    const [row] = await query<{ value: string }>('SELECT "value" FROM "ChangeCheck" WHERE "returnId" = $1', [
      returnId,
    ]);
    expect(row?.value).toMatch(/^enc:v2:/);
    await saveAnswer(ann, returnId, 'w2s.0.wages', 52_500);
    expect(await checkedBy()).toEqual([]);
    await saveAnswer(ann, returnId, 'w2s.0.wages', 52_000);
    expect(await checkedBy()).toHaveLength(1);
    expect((await put(preparer, '$52,000.00', false)).status).toBe(200);
    expect(await checkedBy()).toEqual([]);
  });

  test('numbers of people are masked, and an answer that was put back is no change', async () => {
    await saveAnswer(ann, returnId, 'taxpayer.ssn', '400-01-6789');
    const answer = await preparer.get(inCase('/changes'));
    expect(answer.text).not.toContain('400-01');
    const ssn = read<Changes>(answer).values.find(({ questionId }) => questionId === 'taxpayer.ssn');
    expect(ssn).toMatchObject({ before: '•••-••-2345', after: '•••-••-6789', effect: 0 });
    await saveAnswer(ann, returnId, 'taxpayer.ssn', '400-01-2345');
    await calculate();
    expect((await changes()).values.map(({ questionId }) => questionId)).toEqual(['w2s.0.wages']);
  });

  test('giving back comes with a message that waits until the client has calculated again', async () => {
    expect((await decide(preparer, 'draft', 'Please add your second job.')).status).toBe(200);
    expect(await waiting()).toMatchObject([{ kind: 'returned', message: 'Please add your second job.' }]);
    await calculate();
    expect(await waiting()).toEqual([]);
  });

  test('a return that changed since the preparer opened it is not decided on, and no message is lost', async () => {
    const seen = read<{ taxReturn: { version: number } }>(await preparer.get(inCase(''))).taxReturn.version;
    const decideSeen = (status: string, seenVersion: number) =>
      preparer.send('PATCH', `/api/tax-returns/${returnId}`, {
        json: { status, message: 'About what I saw.', seenVersion },
      });
    await saveAnswer(ann, returnId, 'w2s.0.wages', 53_000);
    // A draft again: giving it back would change nothing, and the words would go nowhere.
    expect((await decideSeen('draft', seen)).status).toBe(409);
    await calculate();
    const refused = await decideSeen('approved', seen);
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('The return has changed since you opened it.');
    const now = read<{ taxReturn: { version: number; status: string } }>(await preparer.get(inCase('')));
    expect(now.taxReturn.status).toBe('in-review');
    expect((await decideSeen('approved', now.taxReturn.version)).status).toBe(200);
    expect((await decideSeen('draft', now.taxReturn.version + 1)).status).toBe(200);
    await calculate();
  });

  test('a client cannot approve, nor send a message with a status', async () => {
    expect((await decide(ann, 'approved')).status).toBe(403);
    expect((await decide(ann, 'draft', 'To myself')).status).toBe(403);
  });

  test('two preparers at once: one order or the other, never both states, never a broken answer', async () => {
    const colleague = await hirePreparer();
    await assign(colleague, ann);
    const before = await countDecisions();
    const [approved, returned] = await Promise.all([
      decide(preparer, 'approved', 'Fine'),
      decide(colleague, 'draft', 'Not fine'),
    ]);
    // Approved first and then given back, or given back first: then there is nothing left to approve.
    expect(returned.status).toBe(200);
    expect([200, 409]).toContain(approved.status);
    expect((await detail(preparer)).taxReturn.status).toBe('draft');
    expect((await countDecisions()) - before).toBe(approved.status === 200 ? 2 : 1);

    await calculate();
    const both = await Promise.all([decide(preparer, 'approved'), decide(colleague, 'approved')]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await countDecisions()) - before).toBe(approved.status === 200 ? 3 : 2);
  });

  async function countDecisions(): Promise<number> {
    const [row] = await query<{ count: number }>(
      'SELECT count(*)::int AS "count" FROM "ReturnDecision" WHERE "returnId" = $1',
      [returnId],
    );
    return row?.count ?? 0;
  }

  test('a line of the calculated return can be asked about', async () => {
    const asked = await preparer.post(inCase('/requests'), {
      question: 'Is this all?',
      pin: { form: '1040', line: '1a' },
    });
    expect(read<Request>(asked).pin).toMatchObject({ line: '1a', documentId: null });
    expect(read<Request>(asked).pin?.label).toMatch(/^Form 1040, line 1a: /);
  });
});
