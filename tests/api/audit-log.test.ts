import { query } from '../setup/database';
import { firstReturn, saveAnswer } from '../setup/filer';
import { read, signInAs, signUpClient, type Visitor } from '../setup/http';

interface Entry {
  id: string;
  at: string;
  action: string;
  role: string;
  actor: { name: string; email: string } | null;
  owner: { email: string } | null;
  detail: Record<string, unknown> | null;
}

let admin: Visitor;
let filer: Visitor & { email: string };

beforeAll(async () => {
  admin = await signInAs('admin');
  filer = await signUpClient();
  const returnId = await firstReturn(filer);
  await saveAnswer(filer, returnId, 'taxpayer.firstName', 'Hidden value');
  await saveAnswer(filer, returnId, 'taxpayer.lastName', 'Also hidden');
});

const look = async (parameters: Record<string, string>) => {
  const answer = await admin.get(`/api/admin/audit?${new URLSearchParams(parameters)}`);
  return { entries: read<Entry[]>(answer), next: answer.headers.get('x-next-cursor') };
};

test('finds what a person did, newest first, without any value', async () => {
  const { entries } = await look({ q: filer.email });
  const actions = entries.map(({ action }) => action);
  expect(actions).toContain('answer.saved');
  expect(actions).toContain('account.created');
  expect(actions.indexOf('answer.saved')).toBeLessThan(actions.indexOf('account.created'));
  for (const { actor, owner } of entries) expect([actor?.email, owner?.email]).toContain(filer.email);
  expect(JSON.stringify(entries)).not.toMatch(/[Hh]idden/);
});

test('narrows by area and by day, both days included', async () => {
  const saved = await look({ q: filer.email, area: 'answer' });
  expect(saved.entries.length).toBe(2);
  for (const { action } of saved.entries) expect(action).toMatch(/^answer\./);
  const day = saved.entries[0]?.at.slice(0, 10) ?? '';
  expect((await look({ q: filer.email, area: 'answer', from: day, to: day })).entries.length).toBe(2);
  expect((await look({ q: filer.email, to: '2020-01-01' })).entries).toEqual([]);
});

test('comes in pages without gaps or repeats', async () => {
  const all = await look({ q: filer.email });
  const first = await look({ q: filer.email, limit: '2' });
  const second = await look({ q: filer.email, limit: '2', cursor: first.next ?? '' });
  expect([...first.entries, ...second.entries].map(({ id }) => id)).toEqual(
    all.entries.slice(0, 4).map(({ id }) => id),
  );
});

test('refuses a filter that it does not know', async () => {
  for (const bad of ['area=everything', 'from=yesterday', 'cursor=x', 'limit=1000', 'sort=at'])
    expect((await admin.get(`/api/admin/audit?${bad}`)).status).toBe(400);
});

test('exports the same rows as CSV, and the export leaves a row of its own', async () => {
  const answer = await admin.get(`/api/admin/audit/export?q=${encodeURIComponent(filer.email)}&area=answer`);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const lines = answer.text.trim().split('\r\n');
  expect(lines[0]).toContain('"time (UTC)","action"');
  expect(lines.length).toBe(3);
  for (const line of lines.slice(1)) {
    expect(line).toContain('"answer.saved"');
    expect(line).toContain(filer.email);
  }
  const { entries } = await look({ area: 'audit' });
  expect(entries[0]).toMatchObject({ action: 'audit.exported', role: 'admin', detail: { area: 'answer' } });
});

test('names every area that rows come from', async () => {
  const rows = await query<{ area: string }>(
    `SELECT DISTINCT split_part("action", '.', 1) AS area FROM "AuditEvent"`,
  );
  const { auditAreaNames } = await import('@/lib/operations/audit-areas');
  expect(
    rows.map(({ area }) => area).filter((area) => !auditAreaNames.some((name) => name === area)),
  ).toEqual([]);
});
