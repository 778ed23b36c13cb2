import { findOutage } from './outages';

const coded = (code: string) => Object.assign(new Error('it failed'), { code });

test.each([
  ['a refused connection', coded('ECONNREFUSED'), 'database'],
  ['a cause below Prisma’s error', new Error('query failed', { cause: coded('57P01') }), 'database'],
  ['a pool without a free connection', new Error('timeout exceeded when trying to connect'), 'database'],
  ['a full disk', coded('ENOSPC'), 'storage'],
  ['a broken unique constraint', coded('P2002'), null],
  ['something thrown that is no error', 'ECONNREFUSED', null],
])('tells what is missing: %s', (_what, error, missing) => {
  expect(findOutage(error)).toBe(missing);
});
