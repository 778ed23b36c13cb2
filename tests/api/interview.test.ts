import { signOf } from '@/lib/interview/list-changes';
import { type BriefInsights, type Category } from '@/lib/interview/schema';
import { answerInterview, firstReturn, saveAnswer, simpleFiler, typedW2 } from '../setup/filer';
import { read, signUpClient, type Visitor } from '../setup/http';

interface Now {
  next: string | null;
  categories: Category[] | null;
  answers: Record<string, unknown>;
  insights: BriefInsights | null;
  estimate: { amount: number | null; refusals: string[]; asIfSingle: boolean };
}
const nowOf = (reply: Parameters<typeof read>[0]) => read<{ now: Now }>(reply).now;
const listOf = async (visitor: Visitor, id: string) =>
  read<Category[]>(await visitor.get(`/api/interview/${id}/questions/filtered`));
const idsIn = (list: readonly Category[]) => list.flatMap(({ questions }) => questions.map((one) => one.id));

async function begin(): Promise<{ visitor: Visitor; id: string }> {
  const visitor = await signUpClient();
  return { visitor, id: await firstReturn(visitor) };
}

describe('the result so far', () => {
  // Single, wages 50,000, withheld 5,000: tax on 35,400 is 4,019 (tests/api/returns.test.ts), refund 981.
  test('comes with every answer, and with it what is asked next', async () => {
    const { visitor, id } = await begin();
    expect((await visitor.get(`/api/interview/${id}/result`)).json).toEqual({
      amount: 0,
      refusals: [],
      waiting: [],
      asIfSingle: true,
      states: [],
    });
    await saveAnswer(visitor, id, 'marital-status', 'Never married');
    await saveAnswer(visitor, id, 'had-w2-income', true);
    const wages = nowOf(await saveAnswer(visitor, id, 'w2s.0.wages', 50_000));
    expect(wages.estimate).toMatchObject({ amount: -4019, refusals: [] });
    const withheld = nowOf(await saveAnswer(visitor, id, 'w2s.0.federalWithholding', 5000));
    expect(withheld.estimate).toMatchObject({ amount: 981, refusals: [] });
    expect((await visitor.get(`/api/interview/${id}/result`)).json).toMatchObject({
      amount: 981,
      refusals: [],
    });
  });

  test('is what the calculation says in the end, and the list sent along is the list', async () => {
    const { visitor, id } = await begin();
    await answerInterview(visitor, id, { ...simpleFiler, ...typedW2 });
    const now = nowOf(await saveAnswer(visitor, id, 'digitalAssets', true));
    expect(now.estimate.amount).toBe(981);
    const after = await listOf(visitor, id);
    expect(now.categories).toEqual(after);
    const ids = idsIn(after);
    expect(now.next).toBe(ids[ids.indexOf('digitalAssets') + 1]);
    expect(now.insights).toEqual(
      (await visitor.get(`/api/interview/${id}/skip-logic/insights?brief=true`)).json,
    );
    expect((await visitor.post(`/api/tax-returns/${id}/calculate`)).json).toMatchObject({
      estimatedRefund: '981.00',
    });
  });

  test('a question opens with the answer that needs it, and falls away when no line depends on it', async () => {
    const { visitor, id } = await begin();
    const yes = nowOf(await saveAnswer(visitor, id, 'had-w2-income', true));
    expect(idsIn(yes.categories ?? [])).toContain('w2s.0.wages');
    const no = nowOf(await saveAnswer(visitor, id, 'had-w2-income', false));
    expect(idsIn(no.categories ?? [])).not.toContain('w2s.0.wages');
    // The same answer once more changes nothing, and nothing is sent of what the screen has.
    const insights = read<BriefInsights>(
      await visitor.get(`/api/interview/${id}/skip-logic/insights?brief=true`),
    );
    const seen = signOf(await listOf(visitor, id), insights);
    const again = { questionId: 'had-w2-income', answer: false, seen };
    const same = nowOf(await visitor.post(`/api/interview/${id}/responses`, again));
    expect([same.categories, same.insights, same.answers]).toEqual([null, null, {}]);
    await answerInterview(visitor, id, { ...simpleFiler, ...typedW2 });
    const end = nowOf(await saveAnswer(visitor, id, 'digitalAssets', false));
    expect(end.insights?.reasons).toContainEqual({
      questionId: 'taxpayer.student',
      because: 'Based on your answers, this doesn’t affect any line of your return.',
    });
  });
});

describe('two tabs', () => {
  const post = (visitor: Visitor, id: string, body: Record<string, unknown>) =>
    visitor.post(`/api/interview/${id}/responses`, body);

  test('do not overwrite each other: the second is told, and the first answer stays', async () => {
    const { visitor, id } = await begin();
    const job = (answer: unknown, before?: unknown) =>
      post(visitor, id, { questionId: 'taxpayer.occupation', answer, before });
    expect((await job('Baker', null)).status).toBe(200);
    expect((await job('Cook', 'Baker')).status).toBe(200);
    const late = await job('Driver', 'Baker');
    expect(late.status).toBe(409);
    expect(read<{ fields: Record<string, string> }>(late).fields['answer']).toMatch(/another tab/);
    const kept = async () =>
      read<Record<string, unknown>>(await visitor.get(`/api/interview/${id}/responses`))[
        'taxpayer.occupation'
      ];
    expect(await kept()).toBe('Cook');
    expect((await job(null, 'Baker')).status).toBe(409);
    expect(await kept()).toBe('Cook');
    // Having seen it, the writer may.
    expect((await job('Driver', 'Cook')).status).toBe(200);
    expect(await kept()).toBe('Driver');
  });

  test('the same answer twice is no conflict, and neither is the way it is written', async () => {
    const { visitor, id } = await begin();
    const status = async (answer: unknown, before: unknown) =>
      (await post(visitor, id, { questionId: 'address.zip', answer, before })).status;
    expect(await status('04102', null)).toBe(200);
    expect(await status('04102', null)).toBe(200);
    expect(await status('04103', ' 04102 ')).toBe(200);
    const choice = async (answer: unknown, before: unknown) =>
      (await post(visitor, id, { questionId: 'marital-status', answer, before })).status;
    expect(await choice('Married', null)).toBe(200);
    expect(await choice('Divorced', 'Married')).toBe(200);
    expect(await choice('Married', 'divorced')).toBe(200);
  });

  test('one of two at the same moment wins, the other is told', async () => {
    const { visitor, id } = await begin();
    const replies = await Promise.all(
      ['Ann', 'Eve'].map((answer) =>
        post(visitor, id, { questionId: 'taxpayer.firstName', answer, before: null }),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
