import { answerInterview, firstReturn, saveAnswer, simpleFiler, typedW2 } from '../setup/filer';
import { read, signUpClient, type Visitor } from '../setup/http';

interface Issue {
  id: string;
  severity: string;
  estimatedRefundImpact: number;
  href: string;
}
interface Discovery {
  ready: boolean;
  totalPotentialSavings: number;
  suggestions: { id: string; potentialSavings: number; confidence: number; href: string }[];
  settled: { id: string; kind: string; because: string }[];
}

let ann: Visitor;
let id: string;

/** Single, wages 50,000, withheld 5,000: tax 4,019, refund 981 (worked in returns.test.ts). */
beforeAll(async () => {
  ann = await signUpClient();
  id = await firstReturn(ann);
  await answerInterview(ann, id, { ...simpleFiler, ...typedW2 });
});

const get = async <T>(path: string) => read<T>(await ann.get(`/api/tax-returns/${id}/${path}`));

test('before the first calculation the results say so', async () => {
  for (const path of ['refund-steps', 'next-year', 'what-if'])
    expect((await ann.get(`/api/tax-returns/${id}/${path}`)).status).toBe(409);
});

test('discovery gives exact savings, and says why the rest is ruled out', async () => {
  const found = await get<Discovery>('deduction-discovery');
  expect(found.ready).toBe(true);
  // 7,000 off taxable income of 35,400: tax of 4,019 becomes 3,179 (lib/tax/deductions/discover.test.ts).
  expect(found.suggestions.find(({ id: one }) => one === 'traditional-ira-taxpayer')).toMatchObject({
    potentialSavings: 840,
  });
  for (const { potentialSavings, confidence, href } of found.suggestions) {
    expect(potentialSavings).toBeGreaterThan(0);
    expect(confidence).toBeGreaterThanOrEqual(0);
    expect(confidence).toBeLessThanOrEqual(100);
    expect(href).toMatch(/^\/(interview\?q=.+|upload\/.+)/);
  }
  expect(found.suggestions.map(({ id: one }) => one)).not.toContain('student-loan-interest');
  expect(found.settled.find(({ id: one }) => one === 'earned-income-credit')?.because).toMatch(
    /over the limit/,
  );
});

test('a new filer gets no suggestion, and no error', async () => {
  const visitor = await signUpClient();
  const own = await firstReturn(visitor);
  expect((await visitor.get(`/api/tax-returns/${own}/deduction-discovery`)).json).toEqual({
    suggestions: [],
    settled: [],
    totalPotentialSavings: 0,
    ready: false,
  });
});

test('validation finds what does not fit, with a link to the answer', async () => {
  await saveAnswer(ann, id, 'w2s.0.socialSecurityWithholding', 3_010);
  const { issues, totalIssues } = await get<{ issues: Issue[]; totalIssues: number }>('validation');
  expect(totalIssues).toBe(issues.length);
  expect(issues.find((issue) => issue.id.startsWith('w2-social-security-tax:'))).toMatchObject({
    severity: 'warning',
    href: '/interview?q=w2s.0.socialSecurityWithholding',
  });
  await saveAnswer(ann, id, 'w2s.0.socialSecurityWithholding', 3_100);
  const again = await get<{ issues: Issue[] }>('validation');
  expect(again.issues.filter(({ severity }) => severity !== 'info')).toEqual([]);
});

test('steps add up to the refund; next year needs no payments; what-if knows the return', async () => {
  expect((await ann.post(`/api/tax-returns/${id}/calculate`)).status).toBe(200);
  const steps = await get<{ start: number; end: number; steps: { change: number }[] }>('refund-steps');
  expect(steps.end).toBe(981);
  expect(steps.steps.reduce((sum, { change }) => sum + change, steps.start)).toBe(981);
  expect(await get('next-year')).toEqual({ estimate: null, totalTax: 4_019, withheld: 5_000 });
  expect(await get('what-if')).toMatchObject({ filingStatus: 'single', jobs: 1, dependents: 0, charity: 0 });
});
