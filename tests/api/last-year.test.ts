import { randomUUID } from 'node:crypto';
import { query } from '../setup/database';
import { answerInterview, firstReturn, saveAnswer, simpleFiler, typedW2 } from '../setup/filer';
import { read, signUpClient, Visitor } from '../setup/http';

interface Carried {
  questionId: string;
  value: string | null;
  from: string;
  standing: 'carried' | 'yours' | 'waiting';
}
interface LastYear {
  year: number | null;
  carried: Carried[];
  documents: { form: string; payer: string; received: boolean }[];
}
interface Comparison {
  forms: {
    form: string;
    lines: { line: string; before: number | null; after: number | null; reasons: string[] }[];
  }[];
}

/** Ann's 2024 return, calculated, and her 2025 return, opened after it. */
async function twoYears(): Promise<{ visitor: Visitor; first: string; second: string }> {
  const visitor = await signUpClient();
  const first = await firstReturn(visitor);
  await answerInterview(visitor, first, { ...simpleFiler, ...typedW2 });
  expect((await visitor.post(`/api/tax-returns/${first}/calculate`)).status).toBe(200);
  const opened = await visitor.post('/api/tax-returns', { taxYear: 2025 });
  expect(opened.status).toBe(201);
  return { visitor, first, second: read<{ id: string }>(opened).id };
}

const readLastYear = async (visitor: Visitor, id: string) =>
  read<LastYear>(await visitor.get(`/api/tax-returns/${id}/last-year`));
const find = ({ carried }: LastYear, id: string) => carried.find(({ questionId }) => questionId === id);

test('a second year starts from the first, and what a person answers stays', async () => {
  const { visitor, first, second } = await twoYears();
  const before = (await visitor.get(`/api/interview/${first}/responses`)).text;

  const given = read<Record<string, unknown>>(await visitor.get(`/api/interview/${second}/responses`));
  expect(given).toMatchObject({
    'taxpayer.firstName': 'Ann',
    'taxpayer.dateOfBirth': '1990-05-04',
    'address.city': 'Portland',
    'priorYear.agi': 50_000,
    'priorYear.tax': 4019,
  });
  // What the year decides is asked anew.
  expect(given).not.toHaveProperty('marital-status');
  expect(given).not.toHaveProperty('w2s.0.wages');

  const started = await readLastYear(visitor, second);
  expect(started.year).toBe(2024);
  expect(find(started, 'address.city')).toMatchObject({
    value: 'Portland',
    from: '2024 interview',
    standing: 'carried',
  });
  expect(find(started, 'priorYear.agi')?.from).toBe('2024 Form 1040, line 11');
  expect(find(started, 'taxpayer.ssn')?.value).not.toContain('400-01');
  expect(started.documents).toEqual([
    { form: 'W-2', payer: 'Harbor Bakery', received: false, because: 'last-year' },
  ]);

  // Moved, and brought over again: the answer is the person's own.
  await saveAnswer(visitor, second, 'address.city', 'Bangor');
  expect((await visitor.post(`/api/tax-returns/${second}/last-year`, {})).status).toBe(200);
  const again = await readLastYear(visitor, second);
  expect(find(again, 'address.city')).toMatchObject({ value: 'Bangor', standing: 'yours' });
  expect(find(again, 'address.street')).toMatchObject({ value: '12 Birch Lane', standing: 'carried' });

  expect((await visitor.get(`/api/interview/${first}/responses`)).text).toBe(before);
  expect((await visitor.get('/last-year')).text).toContain('12 Birch Lane');
  // Each year has its own.
  expect((await visitor.get('/last-year?year=2024')).text).toContain('From your 2023 return');
  expect((await visitor.get('/last-year?year=1999')).text).toContain('12 Birch Lane');
  const rows = await query(
    `SELECT 1 FROM "AuditEvent" WHERE "objectId" = $1 AND "action" = 'return.carried-over'`,
    [second],
  );
  expect(rows).toHaveLength(2);
});

test('the employer of last year is there for whoever types a W-2, with this year’s amounts to enter', async () => {
  const { visitor, second } = await twoYears();
  const { 'w2s.0.employerName': _name, 'w2s.0.employerEin': _ein, ...amounts } = typedW2;
  await answerInterview(visitor, second, {
    ...simpleFiler,
    ...amounts,
    'w2s.0.wages': 52_000,
    'w2s.0.extraPay': ['none'],
  });
  expect((await visitor.post(`/api/tax-returns/${second}/calculate`)).status).toBe(200);
  const known = read<Record<string, unknown>>(await visitor.get(`/api/interview/${second}/responses`));
  expect(known['w2s.0.employerName']).toBe('Harbor Bakery');

  const { forms } = read<Comparison>(await visitor.get(`/api/tax-returns/${second}/year-comparison`));
  const lines = forms.find(({ form }) => form === '1040')?.lines ?? [];
  expect(lines.find(({ line }) => line === '1a')).toMatchObject({ before: 50_000, after: 52_000 });
  const deduction = lines.find(({ line }) => line === '12e');
  expect(deduction).toMatchObject({ before: 14_600, after: 15_750 });
  expect(deduction?.reasons[0]).toBe('2025 law and tax tables: +$1,150 on your 2024 figures.');
  const page = await visitor.get('/compare-years');
  expect(page.status).toBe(200);
  expect(page.text).toContain('15,750');
});

test('without a calculated return of last year nothing is brought over, and the reply says why', async () => {
  const visitor = await signUpClient();
  await firstReturn(visitor);
  const { id } = read<{ id: string }>(await visitor.post('/api/tax-returns', { taxYear: 2025 }));
  expect(await readLastYear(visitor, id)).toMatchObject({ year: null, carried: [] });
  const refused = await visitor.post(`/api/tax-returns/${id}/last-year`, {});
  expect(refused.status).toBe(409);
  expect(read<{ message: string }>(refused).message).toContain('2024');
  expect(read<Record<string, unknown>>(await visitor.get(`/api/interview/${id}/responses`))).toEqual({});
});

test('who signs up for 2025 gets that year’s draft first', async () => {
  const visitor = new Visitor();
  const made = await visitor.post('/api/auth/signup', {
    email: `${randomUUID()}@example.com`,
    password: 'a long enough password',
    firstName: 'Test',
    lastName: 'Filer',
    planTier: 'basic',
    taxYear: 2025,
  });
  expect(made.status).toBe(201);
  const chosen = made.headers.getSetCookie().find((cookie) => cookie.startsWith('tax_year=2025.'));
  expect(chosen).toBeDefined();
  const page = await visitor.send('GET', '/dashboard', {
    headers: { cookie: `${visitor.session}; ${chosen?.split(';')[0] ?? ''}` },
  });
  // React parts the year from the words with a comment.
  expect(page.text).toMatch(/2025(?:<!-- -->)? Tax Year/);
  const returns = read<{ taxYear: number }[]>(await visitor.get('/api/tax-returns/my-returns'));
  expect(returns.map(({ taxYear }) => taxYear)).toEqual([2025]);
});
