import { createHash, randomBytes } from 'node:crypto';
import { Sheet, toPdf } from '../fixtures/documents/draw-pdf';
import { omar } from '../fixtures/documents/people';
import { w2WithColumns } from '../fixtures/documents/w2-columns';
import { w2Pdf } from '../fixtures/documents/w2-pdf';
import { answerInterview, firstReturn, saveAnswer, simpleFiler, waitUntilRead } from '../setup/filer';
import { productUrl, read, signUpClient, Visitor } from '../setup/http';

interface Field {
  path: string;
  value: unknown;
  confidence: number;
  confirmed: boolean;
  page: number;
  box: number[];
}
interface Document {
  id: string;
  name: string;
  type: string;
  status: string;
  fileUrl: string;
  taxReturnId: string | null;
  extraction?: { form: string; taxYear: number; fields: Field[] };
  problems: { code: string }[];
}

const sha256 = (bytes: Uint8Array | ArrayBuffer) =>
  createHash('sha256').update(new Uint8Array(bytes)).digest('hex');

/** A valid PDF of the wanted size: what follows the end marker is ignored by readers. */
function bigPdf(size: number): Uint8Array {
  const pdf = w2Pdf();
  return Buffer.concat([pdf, Buffer.from('\n%'), randomBytes(size - pdf.length - 2)]);
}

async function download(
  visitor: Visitor,
  fileUrl: string,
): Promise<{ headers: Headers; bytes: ArrayBuffer }> {
  const response = await fetch(`${productUrl()}/objects${fileUrl}`, { headers: { cookie: visitor.session } });
  expect(response.status).toBe(200);
  return { headers: response.headers, bytes: await response.arrayBuffer() };
}

describe('upload', () => {
  test.each([0.01, 11, 49])('%d MB arrive unaltered', async (megabytes) => {
    const visitor = await signUpClient();
    const bytes = megabytes < 1 ? w2Pdf() : bigPdf(megabytes * 1_048_576);
    const answer = await visitor.upload('big.pdf', bytes, { taxReturnId: await firstReturn(visitor) });
    expect(answer.status).toBe(201);
    const file = await download(visitor, read<Document>(answer).fileUrl);
    expect(sha256(file.bytes)).toBe(sha256(bytes));
  });

  test('beyond 50 MB is refused and leaves nothing', async () => {
    const visitor = await signUpClient();
    expect((await visitor.upload('huge.pdf', bigPdf(51 * 1_048_576))).status).toBe(413);
    expect((await visitor.get(`/api/documents/user/${visitor.id}`)).json).toEqual([]);
  });

  test.each([
    ['an empty file', 'a.pdf', new Uint8Array(), 400],
    ['a program named .pdf', 'a.pdf', Buffer.concat([Buffer.from('MZ'), randomBytes(500)]), 415],
    ['a web page named .png', 'a.png', Buffer.from('<html><script>alert(1)</script></html>'), 415],
    ['an SVG', 'a.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
  ])('refuses %s by its content', async (_what, name, bytes, status) => {
    const visitor = await signUpClient();
    expect((await visitor.upload(name, bytes)).status).toBe(status);
    expect((await visitor.get(`/api/documents/user/${visitor.id}`)).json).toEqual([]);
  });

  test('takes the type from the content, whatever the name says', async () => {
    const visitor = await signUpClient();
    const document = read<Document>(await visitor.upload('photo.jpg', w2Pdf()));
    const { headers } = await download(visitor, document.fileUrl);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toContain('no-store');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test.each([
    '../../../etc/passwd',
    'a\r\nSet-Cookie: x=1.pdf',
    '<img src=x onerror=alert(1)>.pdf',
    `${'ü'.repeat(300)}.pdf`,
  ])('survives the file name %.30j', async (name) => {
    const visitor = await signUpClient();
    const answer = await visitor.upload(name, w2Pdf());
    expect(answer.status).toBe(201);
    const document = read<Document>(answer);
    expect(document.name).not.toMatch(/[\r\n/\\]/);
    expect(document.name.length).toBeLessThanOrEqual(150);
    const { headers } = await download(visitor, document.fileUrl);
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('content-disposition')).toMatch(/^inline; filename\*=UTF-8''/);
  });

  test.each([
    ['an unknown field', { note: 'x' }, 400],
    ['an unknown type', { type: 'Passport' }, 400],
    ['a return that does not exist', { taxReturnId: 'nothing' }, 404],
  ])('with %s is refused and leaves nothing', async (_what, fields, status) => {
    const visitor = await signUpClient();
    expect((await visitor.upload('a.pdf', w2Pdf(), fields as Record<string, string>)).status).toBe(status);
    expect((await visitor.get(`/api/documents/user/${visitor.id}`)).json).toEqual([]);
  });

  test('needs multipart, with exactly one file', async () => {
    const visitor = await signUpClient();
    expect((await visitor.post('/api/documents/upload', { file: 'x' })).status).toBe(415);
    const none = new FormData();
    none.set('type', 'Other');
    expect((await visitor.send('POST', '/api/documents/upload', { body: none })).status).toBe(400);
    const two = new FormData();
    two.append('file', new Blob([new Uint8Array(w2Pdf())]), 'a.pdf');
    two.append('file', new Blob([new Uint8Array(w2Pdf())]), 'b.pdf');
    expect((await visitor.send('POST', '/api/documents/upload', { body: two })).status).toBe(400);
    expect((await visitor.get(`/api/documents/user/${visitor.id}`)).json).toEqual([]);
  });
});

describe('without taxReturnId', () => {
  test('belongs to the first open return, which it fills in before anything is answered', async () => {
    const visitor = await signUpClient();
    const uploaded = read<Document>(await visitor.upload('w2.pdf', w2Pdf()));
    const returnId = await firstReturn(visitor);
    expect(uploaded.taxReturnId).toBe(returnId);
    await waitUntilRead<Document>(visitor, uploaded.id);
    const answers = read<Record<string, unknown>>(await visitor.get(`/api/interview/${returnId}/responses`));
    expect(answers['had-w2-income']).toBe(true);
  });
});

describe('reading', () => {
  test('a W-2 is recognized, read with its place on the page, and enters the return', async () => {
    const visitor = await signUpClient();
    const returnId = await firstReturn(visitor);
    const uploaded = read<Document>(
      await visitor.upload('w2.pdf', w2Pdf(), { type: 'Other', taxReturnId: returnId }),
    );
    expect(uploaded).toMatchObject({ status: 'processing', type: 'Other', taxReturnId: returnId });
    const document = await waitUntilRead<Document>(visitor, uploaded.id);
    expect(document).toMatchObject({
      status: 'completed',
      type: 'W-2',
      extraction: { form: 'W-2', taxYear: 2024 },
    });
    const field = (path: string) => document.extraction?.fields.find((candidate) => candidate.path === path);
    expect(field('box1_wages')).toMatchObject({ value: '61204.88', page: 1, confirmed: false });
    expect(field('employee_ssn')).toMatchObject({ value: '900-41-2207' });
    expect(field('box7_ss_tips')?.value ?? null).toBeNull();
    for (const { box } of document.extraction?.fields ?? [])
      for (const share of box) expect(share).toBeLessThanOrEqual(1);

    const { reasons } = read<{ reasons: { questionId: string; because: string }[] }>(
      await visitor.get(`/api/interview/${returnId}/skip-logic/insights`),
    );
    expect(reasons).toContainEqual({ questionId: 'had-w2-income', because: 'We found a W-2 in “w2.pdf.”' });

    await answerInterview(visitor, returnId, simpleFiler);
    const calculated = await visitor.post(`/api/tax-returns/${returnId}/calculate`);
    expect(calculated.status).toBe(200);
    // Wages 61,204.88 round to 61,205; taxable 46,605; Tax Table 46,600-46,650: 1,160 + 12 % of 35,025 = 5,363.
    expect(read<{ calculationResults: object }>(calculated).calculationResults).toMatchObject({
      grossIncome: 61_205,
      federalTaxAfterCredits: 5363,
      totalWithholding: 7118,
      estimatedRefund: 1755,
    });

    // Correcting a box changes the facts; deleting the document takes them out.
    const patch = (fields: object[]) =>
      visitor.send('PATCH', `/api/documents/${uploaded.id}/extraction`, { json: { fields } });
    expect((await patch([{ path: 'box1_wages', value: 'a lot', confirmed: true }])).status).toBe(400);
    expect((await patch([{ path: 'box99', confirmed: true }])).status).toBe(400);
    const corrected = await patch([{ path: 'box1_wages', value: '$62,204.88', confirmed: true }]);
    expect(corrected.status).toBe(200);
    const again = read<Document>(corrected).extraction?.fields.find(({ path }) => path === 'box1_wages');
    expect(again).toMatchObject({ value: '62204.88', confirmed: true, read: '61204.88' });
    const recalculated = await visitor.post(`/api/tax-returns/${returnId}/calculate`);
    expect(read<{ calculationResults: object }>(recalculated).calculationResults).toMatchObject({
      grossIncome: 62_205,
    });
    // The explanation doesn't say that we read what was typed.
    const explained = await visitor.get(`/api/tax-returns/${returnId}/explain?form=1040&line=1a`);
    expect(explained.text).toContain('"read":"61204.88"');

    expect((await visitor.send('DELETE', `/api/documents/${uploaded.id}`)).status).toBe(204);
    const gone = await visitor.post(`/api/tax-returns/${returnId}/calculate`);
    expect([200, 409]).toContain(gone.status);
    const after = read<{ status: string }>(await visitor.get(`/api/tax-returns/${returnId}`));
    if (gone.status === 409) expect(after.status).toBe('draft');
    else
      expect(read<{ calculationResults: object }>(gone).calculationResults).toMatchObject({ grossIncome: 0 });
  });

  test('explains wages down to the box of the document', async () => {
    const visitor = await signUpClient();
    const returnId = await firstReturn(visitor);
    const uploaded = read<Document>(await visitor.upload('w2.pdf', w2Pdf(), { taxReturnId: returnId }));
    await waitUntilRead(visitor, uploaded.id);
    await answerInterview(visitor, returnId, simpleFiler);
    await visitor.post(`/api/tax-returns/${returnId}/calculate`);
    const answer = await visitor.get(`/api/tax-returns/${returnId}/explain?form=1040&line=1a`);
    expect(answer.status).toBe(200);
    expect(answer.text).toContain(`/upload/${uploaded.id}?field=box1_wages`);
  });

  test('a form for another year is read and kept out of the return', async () => {
    const visitor = await signUpClient();
    const returnId = await firstReturn(visitor);
    const uploaded = read<Document>(
      await visitor.upload('old.pdf', w2Pdf({ ...omar, year: 2023 }), { taxReturnId: returnId }),
    );
    const document = await waitUntilRead<Document>(visitor, uploaded.id);
    expect(document.extraction).toMatchObject({ form: 'W-2', taxYear: 2023 });
    const categories = read<{ questions: { id: string; text: string }[] }[]>(
      await visitor.get(`/api/interview/${returnId}/questions/filtered`),
    );
    const year = categories.flatMap(({ questions }) => questions).find(({ id }) => id.endsWith('.year'));
    expect(year?.text).toMatch(/^We read the year 2023 on the W-2 from .*[.] Is it for 2024[?]$/);
    // "No": the document stays out.
    await answerInterview(visitor, returnId, simpleFiler);
    const without = await visitor.post(`/api/tax-returns/${returnId}/calculate`);
    expect(read<{ calculationResults: object }>(without).calculationResults).toMatchObject({
      grossIncome: 0,
    });
    // "Yes": we misread the year, and its wages count.
    await saveAnswer(visitor, returnId, year?.id ?? '', true);
    await answerInterview(visitor, returnId, simpleFiler);
    const counted = await visitor.post(`/api/tax-returns/${returnId}/calculate`);
    expect(counted.status).toBe(200);
    const { grossIncome } = read<{ calculationResults: { grossIncome: number } }>(counted).calculationResults;
    expect(grossIncome).toBe(Math.round(Number((omar.amounts['1'] ?? '').replaceAll(',', ''))));
  });

  test('saying that it is another kind has it read as that, and takes the old values out', async () => {
    const visitor = await signUpClient();
    const returnId = await firstReturn(visitor);
    const { id } = read<Document>(await visitor.upload('w2.pdf', w2Pdf(), { taxReturnId: returnId }));
    expect(await waitUntilRead<Document>(visitor, id)).toMatchObject({
      type: 'W-2',
      extraction: { form: 'W-2' },
    });
    const changeTo = async (type: string) => {
      const answer = await visitor.send('PATCH', `/api/documents/${id}`, { json: { type } });
      expect(read<Document>(answer)).toMatchObject({ type, status: 'processing' });
      return waitUntilRead<Document>(visitor, id);
    };
    const wrong = await changeTo('1099');
    expect(wrong).toMatchObject({ type: '1099', status: 'completed' });
    expect(wrong.extraction).toBeUndefined();
    expect(wrong.problems.map(({ code }) => code)).toContain('not_of_this_kind');
    const right = await changeTo('W-2');
    expect(right.extraction?.fields.find(({ path }) => path === 'box1_wages')?.value).toBe('61204.88');
    expect(right.problems).toEqual([]);
  });

  test('amounts in doubt are confirmed one by one, or with their value', async () => {
    const visitor = await signUpClient();
    const { id } = read<Document>(await visitor.upload('columns.pdf', w2WithColumns()));
    const document = await waitUntilRead<Document>(visitor, id);
    const doubtful = (document.extraction?.fields ?? []).filter(({ confidence }) => confidence < 0.9);
    expect(doubtful.map(({ path }) => path)).toEqual(['box1_wages', 'box2_federal_withholding']);
    const patch = (fields: object[]) =>
      visitor.send('PATCH', `/api/documents/${id}/extraction`, { json: { fields } });
    const together = await patch(doubtful.map(({ path }) => ({ path, confirmed: true })));
    expect(together.status).toBe(400);
    expect(Object.keys(read<{ fields: object }>(together).fields)).toEqual(doubtful.map(({ path }) => path));
    expect((await patch([{ path: 'box1_wages', confirmed: true }])).status).toBe(200);
    const stated = [
      { path: 'box2_federal_withholding', value: '7,118.00', confirmed: true },
      { path: 'box3_ss_wages', confirmed: true },
    ];
    expect((await patch(stated)).status).toBe(200);
  });

  test('a file that isn’t recognized is read as the form it is said to be, and typed in where it can’t be', async () => {
    const visitor = await signUpClient();
    const letter = toPdf([new Sheet().text(60, 80, 'Dear neighbor, the picnic is on Sunday.', { size: 12 })]);
    const { id } = read<Document>(await visitor.upload('letter.pdf', letter));
    expect((await waitUntilRead<Document>(visitor, id)).extraction).toBeUndefined();
    const say = (form: string) =>
      visitor.send('PATCH', `/api/documents/${id}`, { json: { type: 'Other', form } });
    expect((await say('Form of another planet')).status).toBe(400);
    expect((await say('1099-INT')).status).toBe(200);
    const typed = await waitUntilRead<Document>(visitor, id);
    expect([typed.type, typed.status, typed.extraction?.form]).toEqual(['1099', 'completed', '1099-INT']);
    expect(typed.problems.map(({ code }) => code)).toEqual(['type_the_boxes']);
    expect(typed.extraction?.fields.filter(({ value }) => value !== null && value !== false)).toEqual([]);
    const saved = await visitor.send('PATCH', `/api/documents/${id}/extraction`, {
      json: { fields: [{ path: 'box1_interest', value: '412.07', confirmed: true }] },
    });
    expect(read<Document>(saved).extraction?.fields).toContainEqual(
      expect.objectContaining({ path: 'box1_interest', value: '412.07', confirmed: true }),
    );
  });

  test('a file that cannot be read says why and can be read again', async () => {
    const visitor = await signUpClient();
    const uploaded = read<Document>(
      await visitor.upload('broken.pdf', Buffer.from(`%PDF-1.7\n${'x'.repeat(2000)}`)),
    );
    const document = await waitUntilRead<Document>(visitor, uploaded.id);
    expect(document.status).toBe('failed');
    expect(document.problems.length).toBeGreaterThan(0);
    const again = await visitor.post(`/api/documents/${uploaded.id}/process`);
    expect(again.status).toBe(202);
    expect((await waitUntilRead<Document>(visitor, uploaded.id)).status).toBe('failed');
  });

  test('lists page through newest first', async () => {
    const visitor = await signUpClient();
    for (const name of ['1.pdf', '2.pdf', '3.pdf']) await visitor.upload(name, w2Pdf());
    const first = await visitor.get(`/api/documents/user/${visitor.id}?limit=2`);
    expect(read<Document[]>(first).map(({ name }) => name)).toEqual(['3.pdf', '2.pdf']);
    const cursor = first.headers.get('x-next-cursor');
    const rest = await visitor.get(`/api/documents/user/${visitor.id}?limit=2&cursor=${cursor}`);
    expect(read<Document[]>(rest).map(({ name }) => name)).toEqual(['1.pdf']);
    expect(rest.headers.get('x-next-cursor')).toBeNull();
    expect((await visitor.get(`/api/documents/user/${visitor.id}?limit=1000`)).status).toBe(400);
  });

  test('the sweeper opens with its secret only', async () => {
    const anonymous = new Visitor();
    expect((await anonymous.get('/api/cron/jobs')).status).toBe(404);
    const wrong = await anonymous.send('GET', '/api/cron/jobs', {
      headers: { authorization: 'Bearer wrong' },
    });
    expect(wrong.status).toBe(404);
    const right = await anonymous.send('GET', '/api/cron/jobs', {
      headers: { authorization: `Bearer ${process.env['CRON_SECRET'] ?? ''}` },
    });
    expect(right.json).toEqual({ done: expect.any(Number) });
  });
});
