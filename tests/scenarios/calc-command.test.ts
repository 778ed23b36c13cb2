import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

function calc(...lines: string[]): unknown[] {
  const result = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/calc.ts'], {
    cwd: root,
    input: lines.join('\n'),
    encoding: 'utf8',
  });
  expect(result.stderr).toBe('');
  expect(result.status).toBe(0);
  return result.stdout
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
}

const person = '"taxYear":2024,"filingStatus":"single","taxpayer":{"dateOfBirth":"1980-01-01"}';

describe('npm run calc', () => {
  it('answers every line, and goes on after bad ones', () => {
    const [first, notJson, wrong, refused, last] = calc(
      `{${person},"w2s":[{"wages":50000,"federalWithholding":5000}]}`,
      '{"taxYear":',
      `{${person},"w2s":[{"wages":-5}]}`,
      '',
      `{${person},"adjustments":{"archerMsa":500}}`,
      `{${person}}`,
    );
    expect(first).toMatchObject({
      lines: { '1040': { '1a': 50_000, '16': 4_019, '34': 981 } },
      refund: 981,
      owed: 0,
      problems: [],
    });
    expect(notJson).toEqual({ error: { message: 'This line is not valid JSON', path: '' } });
    expect(wrong).toEqual({ error: { message: 'This amount can’t be negative', path: 'w2s.0.wages' } });
    expect(refused).toMatchObject({
      lines: {},
      refund: null,
      owed: null,
      problems: [{ severity: 'unsupported', path: 'adjustments.archerMsa' }],
    });
    expect(last).toMatchObject({ lines: { '1040': { '11': 0, '24': 0 } }, refund: 0, owed: 0 });
  });
});
