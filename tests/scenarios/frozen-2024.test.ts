import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildReturn } from '@/lib/filing/mef/build-return';
import { writeXml } from '@/lib/filing/mef/write-xml';
import { calculateLines, signingFor, withIdentity } from '@/lib/filing/testing/signed';
import { returns2024 } from './all-returns';

/**
 * What the IRS would be sent for returns of 2024, byte for byte. A new year, or a form that these returns don't have, may
 * not change it. A change that is meant is written down with UPDATE_FROZEN=1, and its commit says which law asks for it.
 */
const file = path.resolve(__dirname, '../fixtures/frozen-2024.json');
const from = { efin: '109999', softwareId: '24000001' };

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** One return in four, whichever others come and go. */
const isChosen = ({ name }: { name: string }): boolean => /^[0-3]/.test(digestOf(name));

/** Each of them by name, with the digest of its XML. */
const digests = (): Record<string, string> =>
  Object.fromEntries(
    returns2024.filter(isChosen).map(({ name, input }) => {
      const calculated = calculateLines(withIdentity(input));
      if (calculated === null) throw new Error(`${name} isn't calculated`);
      return [name, digestOf(writeXml(buildReturn(calculated, signingFor(calculated.facts), from)))];
    }),
  );

test('the XML of 2024 returns stays as it is', () => {
  const now = digests();
  if (process.env.UPDATE_FROZEN === '1') writeFileSync(file, `${JSON.stringify(now, null, 2)}\n`);
  const frozen = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  expect(Object.keys(frozen).length).toBeGreaterThan(90);
  expect(Object.keys(frozen).filter((name) => now[name] !== frozen[name])).toEqual([]);
});
