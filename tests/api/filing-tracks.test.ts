import { query } from '../setup/database';
import { saveAnswer } from '../setup/filer';
import { numberEnding, plainNumber } from '../setup/filer-number';
import { file, readFiling, type ReadyFiler, readyToFile, sign, waitForState } from '../setup/filing';
import { read, type Visitor } from '../setup/http';
import { waitForEmail } from '../setup/outbox';
import { assign, hirePreparer } from '../setup/people';

const joint = {
  'marital-status': 'Married',
  'file-together': true,
  'spouse.firstName': 'Bo',
  'spouse.lastName': 'Lee',
  'spouse.dateOfBirth': '1991-02-03',
  'spouse.occupation': 'Nurse',
  'spouse.idKind': 'A Social Security number',
  'spouse.ssn': '400-07-1236',
  'w2s.0.owner': 'Me',
};
/** Wages 50,000 with only 1,000 withheld: 4,019 of tax, 3,019 owed. */
const owing = { 'w2s.0.federalWithholding': 1000, 'taxpayer.phone': '2075550100' };
const debit = {
  routingNumber: '021000021',
  accountNumber: '998877665',
  accountType: 'checking',
  date: '2025-04-10',
};

const recalculate = async ({ visitor, returnId }: ReadyFiler) =>
  expect((await visitor.post(`/api/tax-returns/${returnId}/calculate`)).status).toBe(200);

describe('a joint return', () => {
  test('needs both signatures, each with a proof of its own', async () => {
    const filer = await readyToFile(plainNumber(), joint);
    expect((await readFiling(filer)).signers.map(({ signer, name }) => [signer, name])).toEqual([
      ['taxpayer', 'Ann Lee'],
      ['spouse', 'Bo Lee'],
    ]);
    expect(read<{ state: string }>(await sign(filer)).state).toBe('ready');
    expect((await file(filer)).status).toBe(409);
    expect((await sign(filer)).status).toBe(409); // the same person twice
    expect((await sign(filer, { signer: 'spouse', identity: null })).status).toBe(400);
    const second = await sign(filer, { signer: 'spouse', pin: '54321' });
    expect(read<{ state: string }>(second).state).toBe('signed');
    expect((await file(filer)).status).toBe(202);
    const done = await waitForState(filer, 'accepted');
    expect(
      done.events
        .map(({ event }) => event)
        .reverse()
        .slice(0, 4),
    ).toEqual(['prepared', 'signed-by-taxpayer', 'signed-by-spouse', 'sealed']);
  });

  test('the spouse’s income of last year comes back, and both sign again', async () => {
    const filer = await readyToFile(numberEnding('9981'), joint);
    await sign(filer);
    await sign(filer, { signer: 'spouse' });
    await file(filer);
    const back = await waitForState(filer, 'rejected');
    expect(back.submissions[0]?.acknowledgements[0]?.problems).toMatchObject([
      { rule: 'IND-032-04', href: '/file#sign' },
    ]);
    // Nobody counts as signed any more.
    expect(back.signers.map(({ signedAt }) => signedAt)).toEqual([null, null]);
    await sign(filer);
    await sign(filer, { signer: 'spouse', identity: { kind: 'agi', amount: 12_000 } });
    await file(filer);
    await waitForState(filer, 'accepted');
  });
});

describe('rejections and their fixes', () => {
  test.each([
    ['9984', 'FW2-502', 'w2s.0.employerEin', '98-7000129'],
    ['9983', 'IND-524', 'taxpayer.dateOfBirth', '1990-05-05'],
  ])('%s: rule %s is fixed at %s', async (last, rule, question, answer) => {
    const filer = await readyToFile(numberEnding(last));
    await sign(filer);
    await file(filer);
    const back = await waitForState(filer, 'rejected');
    const [problem] = back.submissions[0]?.acknowledgements[0]?.problems ?? [];
    expect(problem?.rule).toBe(rule);
    expect(problem?.href).toMatch(/^\/interview\?q=/);
    await saveAnswer(filer.visitor, filer.returnId, question, answer);
    await recalculate(filer);
    await sign(filer);
    await file(filer);
    await waitForState(filer, 'accepted');
  });

  test('an identity protection PIN that was missing is given with the signature', async () => {
    const filer = await readyToFile(numberEnding('9987'));
    await sign(filer);
    await file(filer);
    const back = await waitForState(filer, 'rejected');
    expect(back.submissions[0]?.acknowledgements[0]?.problems[0]?.rule).toBe('IND-181-01');
    await sign(filer, { identity: { kind: 'ip-pin', pin: '123456' } });
    await file(filer);
    await waitForState(filer, 'accepted');
  });

  test.each([
    ['9996', 'R0000-902-01'],
    ['9989', 'IND-515-01'],
  ])('%s: rule %s must be mailed: no link, and it is rejected again', async (last, rule) => {
    const filer = await readyToFile(numberEnding(last));
    for (let turn = 1; turn <= 2; turn += 1) {
      await sign(filer);
      await file(filer);
      const back = await waitForState(filer, 'rejected');
      expect(back.submissions).toHaveLength(turn);
      expect(back.submissions[0]?.acknowledgements[0]?.problems).toMatchObject([{ rule, href: null }]);
    }
  });
});

describe('direct debit', () => {
  test('goes with the return, and the account is shown nowhere', async () => {
    const filer = await readyToFile(plainNumber(), owing);
    const signed = await sign(filer, { payment: debit });
    expect([signed.status, read<{ state: string }>(signed).state]).toEqual([200, 'signed']);
    await file(filer);
    const done = await waitForState(filer, 'accepted');
    expect(done).toMatchObject({
      owed: 3019,
      refund: 0,
      debit: { amount: 3019, account: '7665', date: '2025-04-10' },
    });
    expect(JSON.stringify(done)).not.toContain(debit.accountNumber);
    const rows = await query<{ text: string }>(
      `SELECT row_to_json(f)::text AS text FROM "Filing" f WHERE "returnId" = $1
       UNION ALL SELECT row_to_json(e)::text FROM "FilingEvent" e WHERE "returnId" = $1
       UNION ALL SELECT row_to_json(a)::text FROM "AuditEvent" a WHERE "ownerId" = $2`,
      [filer.returnId, filer.visitor.id],
    );
    expect(rows.length).toBeGreaterThan(5);
    for (const { text } of rows) expect(text).not.toContain(debit.accountNumber);
  });

  test.each([
    [{ ...debit, date: '2025-04-16' }, 409],
    [{ ...debit, routingNumber: '021000022' }, 400],
    [{ ...debit, accountNumber: '0000' }, 400],
  ])('%j is refused', async (payment, status) => {
    const filer = await owingFiler();
    expect((await sign(filer, { payment })).status).toBe(status);
    expect((await readFiling(filer)).state).toBeNull();
  });
});

let shared: ReturnType<typeof readyToFile> | undefined;
const owingFiler = () => (shared ??= readyToFile(plainNumber(), owing));

describe('with a preparer', () => {
  /** Wages 10,000, single, 34 years old: the earned income credit without a child, so Form 8867 is due. */
  const low = {
    'w2s.0.wages': 10_000,
    'w2s.0.federalWithholding': 0,
    'w2s.0.socialSecurityWages': 10_000,
    'w2s.0.socialSecurityWithholding': 620,
    'w2s.0.medicareWages': 10_000,
    'w2s.0.medicareWithholding': 145,
  };
  interface PreparerView {
    state: string | null;
    track: string;
    preparer: { name: string; firmName: string } | null;
    requirements: { id: string; met: boolean }[];
    preparerForm: {
      refusal: string | null;
      questions: { id: string; hasNa: boolean; after: string | null }[];
    } | null;
  }
  const view = async (who: Visitor, { returnId }: ReadyFiler) =>
    read<PreparerView>(await who.get(`/api/tax-returns/${returnId}/filing`));
  const signs = (who: Visitor, { returnId }: ReadyFiler, dueDiligence: Record<string, string>) =>
    who.post(`/api/tax-returns/${returnId}/filing/preparer`, {
      ptin: 'P01234567',
      firmName: 'Harbor Tax',
      firmEin: '98-7000123',
      pin: '54321',
      dueDiligence,
      agreed: true,
    });

  /** A new role asks for the password again. */
  async function hire(): Promise<Visitor & { email: string }> {
    const preparer = await hirePreparer();
    const { email } = preparer;
    const again = await preparer.post('/api/auth/login', { email, password: 'a long enough password' });
    expect(again.status).toBe(200);
    return preparer;
  }

  test('approves, signs with Form 8867, then the client signs without a figure of last year', async () => {
    const [filer, preparer, stranger] = await Promise.all([readyToFile(plainNumber(), low), hire(), hire()]);
    const end = await assign(preparer, filer.visitor);
    expect((await view(preparer, filer)).preparerForm?.refusal).toBe(
      'Approve the return before you sign it.',
    );
    expect((await signs(preparer, filer, {})).status).toBe(409);
    const approved = await preparer.send('PATCH', `/api/tax-returns/${filer.returnId}`, {
      json: { status: 'approved', message: 'Ready to sign.' },
    });
    expect(approved.status).toBe(200);
    const before = await view(preparer, filer);
    expect(before.preparerForm?.refusal).toBeNull();
    const asked = before.preparerForm?.questions ?? [];
    expect(asked.map(({ id }) => id)).toEqual(expect.arrayContaining(['1', '4', '9a', '9b', '9c', '15']));
    expect((await view(filer.visitor, filer)).preparerForm).toBeNull();

    expect((await signs(stranger, filer, {})).status).toBe(404);
    expect((await signs(filer.visitor, filer, {})).status).toBe(403);
    const incomplete = await signs(preparer, filer, { '1': 'no' });
    expect(incomplete.status).toBe(400);
    expect(read<{ fields: Record<string, string> }>(incomplete).fields).toMatchObject({
      '1': 'Complete this before you sign.',
      '2': 'Answer this question.',
    });
    const answers = Object.fromEntries(
      asked
        .filter(({ after }) => after === null)
        .map(({ id, hasNa }) => [id, id === '4' ? 'no' : hasNa ? 'na' : 'yes']),
    );
    expect((await signs(preparer, filer, answers)).status).toBe(200);
    expect((await signs(preparer, filer, answers)).status).toBe(409);
    await waitForEmail(filer.email, 'Your tax return is ready for your signature');

    const mine = await view(filer.visitor, filer);
    expect(mine).toMatchObject({
      state: 'ready',
      track: 'preparer',
      preparer: { name: 'Test Filer', firmName: 'Harbor Tax' },
    });
    expect((await sign(filer, { identity: null })).status).toBe(200);
    expect((await file(filer)).status).toBe(202);
    const done = await waitForState(filer, 'accepted');
    expect(done.events.map(({ event }) => event)).toContain('signed-by-preparer');
    const audited = await query<{ actorId: string; detail: { by: string } }>(
      `SELECT "actorId", "detail" FROM "AuditEvent" WHERE "ownerId" = $1 AND "action" = 'filing.signed' ORDER BY "id"`,
      [filer.visitor.id],
    );
    expect(audited.map(({ actorId, detail }) => [actorId, detail.by])).toEqual([
      [preparer.id, 'preparer'],
      [filer.visitor.id, 'taxpayer'],
    ]);
    const queue = read<{ id: string; taxReturn: { status: string; efile: { state: string } } }[]>(
      await preparer.get('/api/preparer/clients'),
    );
    expect(queue.find(({ id }) => id === filer.visitor.id)?.taxReturn).toMatchObject({
      status: 'filed',
      efile: { state: 'accepted' },
    });
    await waitForEmail(filer.email, 'The IRS accepted your tax return (simulated)');
    await end();
    expect((await preparer.get(`/api/tax-returns/${filer.returnId}/filing`)).status).toBe(404);
  });

  test('a change after the preparer signed voids it; a client who signed first can’t be overtaken', async () => {
    const [filer, preparer] = await Promise.all([readyToFile(plainNumber()), hire()]);
    await assign(preparer, filer.visitor);
    const approve = () =>
      preparer.send('PATCH', `/api/tax-returns/${filer.returnId}`, { json: { status: 'approved' } });
    await approve();
    // Wages of 50,000 and nobody to support: nothing that Form 8867 is about.
    expect((await signs(preparer, filer, {})).status).toBe(200);
    await saveAnswer(filer.visitor, filer.returnId, 'w2s.0.federalWithholding', 5200);
    await recalculate(filer);
    expect(await view(filer.visitor, filer)).toMatchObject({ state: null, track: 'self', preparer: null });
    expect((await signs(preparer, filer, {})).status).toBe(409);
    await approve();
    // Who signed before signs again first, unless they let go.
    const offered = () =>
      view(filer.visitor, filer).then(({ requirements }) => requirements.every(({ met }) => met));
    expect(await offered()).toBe(false);
    const refused = await sign(filer);
    expect([refused.status, read<{ message: string }>(refused).message]).toEqual([
      409,
      'Test Filer signed an earlier version of this return and must sign again before you do. Ask them to sign, or ask to sign it yourself.',
    ]);
    const letGo = (who: Visitor) => who.send('DELETE', `/api/tax-returns/${filer.returnId}/filing/preparer`);
    expect((await letGo(filer.visitor)).status).toBe(403);
    expect((await letGo(preparer)).status).toBe(200);
    expect((await letGo(preparer)).status).toBe(409);
    expect(await offered()).toBe(true);
    expect((await sign(filer)).status).toBe(200);
    expect((await signs(preparer, filer, {})).status).toBe(409);
    await file(filer);
    await waitForState(filer, 'accepted');
  });

  test('a preparer lets go of a signature only until the client has followed it', async () => {
    const [filer, preparer] = await Promise.all([readyToFile(plainNumber()), hire()]);
    await assign(preparer, filer.visitor);
    const path = `/api/tax-returns/${filer.returnId}`;
    const letGo = () => preparer.send('DELETE', `${path}/filing/preparer`);
    expect((await letGo()).status).toBe(409);
    await preparer.send('PATCH', path, { json: { status: 'approved' } });
    expect((await signs(preparer, filer, {})).status).toBe(200);
    expect((await letGo()).status).toBe(200);
    expect(await view(filer.visitor, filer)).toMatchObject({ state: null, track: 'self', preparer: null });
    expect((await signs(preparer, filer, {})).status).toBe(200);
    expect((await sign(filer, { identity: null })).status).toBe(200);
    expect((await letGo()).status).toBe(409);
    expect((await view(filer.visitor, filer)).state).toBe('signed');
  });

  test('a return given back after the signatures is nowhere called signed; calculated anew with the same figures it is', async () => {
    const [filer, preparer] = await Promise.all([readyToFile(plainNumber()), hire()]);
    await assign(preparer, filer.visitor);
    const path = `/api/tax-returns/${filer.returnId}`;
    const decide = (status: string) => preparer.send('PATCH', path, { json: { status } });
    const efile = async () => read<{ efile: object | null }>(await preparer.get(path)).efile;
    await decide('approved');
    expect((await signs(preparer, filer, {})).status).toBe(200);
    expect((await sign(filer, { identity: null })).status).toBe(200);
    expect(await efile()).toEqual({ state: 'signed' });
    expect((await decide('draft')).status).toBe(200);
    expect((await view(preparer, filer)).state).toBeNull();
    expect(await efile()).toBeNull();

    await recalculate(filer);
    await decide('approved');
    expect((await signs(preparer, filer, {})).status).toBe(200);
    expect(await efile()).toEqual({ state: 'ready' });
    await recalculate(filer);
    expect((await view(preparer, filer)).state).toBe('ready');
    expect(await efile()).toEqual({ state: 'ready' });
    expect((await sign(filer, { identity: null })).status).toBe(200);
  });

  test('a rejected return is fixed and signed again by the preparer first', async () => {
    const [filer, preparer] = await Promise.all([readyToFile(numberEnding('9984')), hire()]);
    await assign(preparer, filer.visitor);
    const signAndFile = async () => {
      await preparer.send('PATCH', `/api/tax-returns/${filer.returnId}`, { json: { status: 'approved' } });
      expect((await signs(preparer, filer, {})).status).toBe(200);
      expect(await view(filer.visitor, filer)).toMatchObject({
        state: 'ready',
        track: 'preparer',
        preparer: { firmName: 'Harbor Tax' },
      });
      expect((await sign(filer, { identity: null })).status).toBe(200);
      expect((await file(filer)).status).toBe(202);
    };
    await signAndFile();
    await waitForState(filer, 'rejected');
    // Nobody's signature is left, and the preparer learns of it.
    const queue = read<{ id: string; taxReturn: { efile: { state: string } } }[]>(
      await preparer.get('/api/preparer/clients'),
    );
    expect(queue.find(({ id }) => id === filer.visitor.id)?.taxReturn.efile.state).toBe('rejected');
    await saveAnswer(filer.visitor, filer.returnId, 'w2s.0.employerEin', '98-7000129');
    await recalculate(filer);
    await signAndFile();
    const done = await waitForState(filer, 'accepted');
    expect(new Set(done.submissions.map(({ submissionId }) => submissionId)).size).toBe(2);
    expect(done.events.filter(({ event }) => event === 'signed-by-preparer')).toHaveLength(2);
  });
});
