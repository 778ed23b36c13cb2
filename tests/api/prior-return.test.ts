import { toPdf } from '../fixtures/documents/draw-pdf';
import { drawPrintout } from '../fixtures/documents/prior-returns/grid';
import { couple, investor, type PriorTruth } from '../fixtures/documents/prior-returns/truth';
import { query } from '../setup/database';
import {
  answerInterview,
  firstReturn,
  saveAnswer,
  simpleFiler,
  typedW2,
  waitUntilRead,
} from '../setup/filer';
import { read, signUpClient, type Visitor } from '../setup/http';

interface Document {
  id: string;
  status: string;
  type: string;
  extraction?: {
    form: string;
    taxYear: number | null;
    fields: { path: string; value: unknown; confidence: number }[];
    problems: { code: string; message: string }[];
  };
}
interface LastYear {
  year: number | null;
  uploaded: string | null;
  carried: { questionId: string; value: string | null; from: string; standing: string }[];
}

/** Ann Lee's return of last year, from another product. */
const ofAnn = (year: number): PriorTruth => ({
  ...investor(year),
  taxpayer: { first: 'Ann', last: 'Lee', ssn: '400-01-2345' },
  basis: null,
});

async function upload(visitor: Visitor, returnId: string, truth: PriorTruth): Promise<Document> {
  const bytes = toPdf(drawPrintout(truth));
  const answer = await visitor.upload('last-year.pdf', bytes, { taxReturnId: returnId });
  return waitUntilRead<Document>(visitor, read<{ id: string }>(answer).id);
}

const confirm = (visitor: Visitor, id: string, fields: object[]) =>
  visitor.send('PATCH', `/api/documents/${id}/extraction`, { json: { fields } });
const answersOf = async (visitor: Visitor, id: string) =>
  read<Record<string, unknown>>(await visitor.get(`/api/interview/${id}/responses`));

test('last year’s Form 1040 gives answers with their source, once somebody has looked at it', async () => {
  const visitor = await signUpClient();
  const returnId = await firstReturn(visitor);
  const document = await upload(visitor, returnId, ofAnn(2023));
  expect(document.type).toBe('Other');
  expect(document.extraction).toMatchObject({ form: '1040', taxYear: 2023 });
  // The account is in another name: nothing counts before a person says whose return it is.
  expect(document.extraction?.problems.map(({ code }) => code)).toEqual(['other_name']);
  expect(await answersOf(visitor, returnId)).not.toHaveProperty('priorYear.agi');

  expect((await confirm(visitor, document.id, [{ path: 'taxpayer_last', confirmed: true }])).status).toBe(
    200,
  );
  expect(await answersOf(visitor, returnId)).toMatchObject({
    'priorYear.agi': 128_200,
    'priorYear.tax': 18_556,
    'priorYear.itemized': true,
    'capitalLossCarryover.shortTerm': 5250,
    qbiCarryforward: 2210,
  });
  const known = read<{ answers: { questionId: string; answer: unknown; from: string | null }[] }>(
    await visitor.get(`/api/interview/${returnId}/known`),
  ).answers;
  expect(known).toContainEqual(
    expect.objectContaining({
      questionId: 'capitalLossCarryover.shortTerm',
      from: '2023 Schedule D, lines 7, 15, and 21 (uploaded)',
    }),
  );
  expect(known).toContainEqual(expect.objectContaining({ questionId: 'special-items' }));
  expect(known).toContainEqual(
    expect.objectContaining({ questionId: 'address.street', answer: '880 Harbor Road' }),
  );

  const page = read<LastYear>(await visitor.get(`/api/tax-returns/${returnId}/last-year`));
  expect(page).toMatchObject({ year: 2023, uploaded: 'last-year.pdf' });
  expect(page.carried).toContainEqual(
    expect.objectContaining({ questionId: 'priorYear.agi', from: '2023 Form 1040, line 11 (uploaded)' }),
  );
  expect((await visitor.get('/last-year')).text).toContain('2023 Form 1040, line 11 (uploaded)');
});

test('what the filer answers stays, the income is proposed for signing, and a deleted document takes its answers along', async () => {
  const visitor = await signUpClient();
  const returnId = await firstReturn(visitor);
  await answerInterview(visitor, returnId, { ...simpleFiler, ...typedW2 });
  await saveAnswer(visitor, returnId, 'special-items', [
    'I have a capital loss carryover from before 2024 (Schedule D)',
  ]);
  await saveAnswer(visitor, returnId, 'capitalLossCarryover.shortTerm', 4000);
  const document = await upload(visitor, returnId, ofAnn(2023));
  expect(document.extraction?.problems).toEqual([]);
  const given = await answersOf(visitor, returnId);
  expect(given).toMatchObject({ 'capitalLossCarryover.shortTerm': 4000, 'priorYear.agi': 128_200 });
  await answerInterview(visitor, returnId, {});
  expect((await visitor.post(`/api/tax-returns/${returnId}/calculate`)).status).toBe(200);
  const view = read<{ signers: object[] }>(await visitor.get(`/api/tax-returns/${returnId}/filing`));
  expect(view.signers).toMatchObject([{ signer: 'taxpayer', priorAgi: null, statedAgi: 128_200 }]);

  // The filer's word about a line counts from then on.
  await confirm(visitor, document.id, [{ path: 'line11', value: '128,300', confirmed: true }]);
  expect(await answersOf(visitor, returnId)).toMatchObject({ 'priorYear.agi': 128_300 });
  expect((await visitor.send('DELETE', `/api/documents/${document.id}`)).status).toBe(204);
  const left = await answersOf(visitor, returnId);
  expect(left).not.toHaveProperty('priorYear.agi');
  expect(left).toMatchObject({ 'capitalLossCarryover.shortTerm': 4000 });
});

test('an answer of last year’s return that the filer clears stays cleared unless that is undone', async () => {
  const visitor = await signUpClient();
  const returnId = await firstReturn(visitor);
  for (const id of ['taxpayer.firstName', 'taxpayer.lastName', 'taxpayer.idKind', 'taxpayer.ssn'])
    await saveAnswer(visitor, returnId, id, simpleFiler[id]);
  const document = await upload(visitor, returnId, ofAnn(2023));
  const id = 'capitalLossCarryover.shortTerm';
  expect(await answersOf(visitor, returnId)).toMatchObject({ [id]: 5250, 'priorYear.agi': 128_200 });

  const cleared = await saveAnswer(visitor, returnId, id, null);
  expect(await answersOf(visitor, returnId)).not.toHaveProperty([id]);
  const { undo } = read<{ undo: string }>(cleared);
  const undone = await visitor.post(`/api/interview/${returnId}/removals/${undo}/undo`);
  expect(undone.status).toBe(204);
  expect(await answersOf(visitor, returnId)).toMatchObject({ [id]: 5250 });

  // Neither another answer nor another reading of the same file brings it back.
  await saveAnswer(visitor, returnId, id, null);
  await saveAnswer(visitor, returnId, 'taxpayer.occupation', 'Baker');
  await visitor.post(`/api/documents/${document.id}/process`);
  await waitUntilRead(visitor, document.id);
  const later = await answersOf(visitor, returnId);
  expect(later).not.toHaveProperty([id]);
  expect(later).toMatchObject({ 'priorYear.agi': 128_200 });
  // What the filer says then counts.
  await saveAnswer(visitor, returnId, id, 4000);
  expect(await answersOf(visitor, returnId)).toMatchObject({ [id]: 4000 });
});

test.each([2022, 2024])('a return of %d says that it isn’t used, and gives nothing', async (year) => {
  const visitor = await signUpClient();
  const returnId = await firstReturn(visitor);
  await query('UPDATE "User" SET "lastName" = $1 WHERE "id" = $2', ['Osei', visitor.id]);
  const document = await upload(visitor, returnId, couple(year));
  expect(document.extraction?.problems).toMatchObject([{ code: 'other_return_year' }]);
  expect(await answersOf(visitor, returnId)).not.toHaveProperty('priorYear.agi');
  const known = read<{ forms: { standing: string }[]; answers: { questionId: string }[] }>(
    await visitor.get(`/api/interview/${returnId}/known`),
  );
  expect(known.forms).toMatchObject([{ standing: 'other-year' }]);
  expect(known.answers.map(({ questionId }) => questionId)).not.toContain('had-dependents');
});

test('a number of somebody else is an alarm, and the return stays out until it is confirmed', async () => {
  const visitor = await signUpClient();
  const returnId = await firstReturn(visitor);
  for (const id of ['taxpayer.firstName', 'taxpayer.lastName', 'taxpayer.idKind', 'taxpayer.ssn'])
    await saveAnswer(visitor, returnId, id, simpleFiler[id]);
  const document = await upload(visitor, returnId, couple(2023));
  expect(document.extraction?.problems).toMatchObject([{ code: 'other_person' }]);
  expect(await answersOf(visitor, returnId)).not.toHaveProperty('priorYear.agi');
});

test('beside our own return of that year, ours counts and the difference is said', async () => {
  const visitor = await signUpClient();
  const first = await firstReturn(visitor);
  await answerInterview(visitor, first, { ...simpleFiler, ...typedW2 });
  expect((await visitor.post(`/api/tax-returns/${first}/calculate`)).status).toBe(200);
  const second = read<{ id: string }>(await visitor.post('/api/tax-returns', { taxYear: 2025 })).id;
  await answerInterview(visitor, second, { ...simpleFiler, ...typedW2, 'w2s.0.extraPay': ['none'] });
  await upload(visitor, second, ofAnn(2024));
  expect(await answersOf(visitor, second)).toMatchObject({ 'priorYear.agi': 50_000 });
  await answerInterview(visitor, second, {});
  const { issues } = read<{ issues: { id: string; description: string }[] }>(
    await visitor.get(`/api/tax-returns/${second}/validation`),
  );
  const issue = issues.find(({ id }) => id === 'uploaded-return-differs');
  expect(issue?.description).toContain('Form 1040, line 11');
});
