import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { db } from '@/lib/infra/db';
import { rotateKeys } from '@/lib/operations/rotate-keys';

/** A key for the front of FIELD_ENCRYPTION_KEYS, named after the day. */
const freshKey = () =>
  `k${new Date().toISOString().slice(0, 10).replaceAll('-', '')}:${randomBytes(32).toString('base64')}`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      new: { type: 'boolean', default: false },
      batch: { type: 'string', default: '500' },
      pause: { type: 'string', default: '0' },
    },
  });
  if (values.new) return console.log(freshKey());
  const started = Date.now();
  const { keyId, resealed, left, unopened } = await rotateKeys({
    batch: Number(values.batch),
    pauseMs: Number(values.pause),
    tell: (line) => console.log(line),
  });
  console.log(
    `${resealed} values sealed with "${keyId}" in all, ${((Date.now() - started) / 1000).toFixed(1)} s.`,
  );
  if (left === 0) return console.log('Nothing is sealed with another key: the others can be removed.');
  if (unopened > 0)
    console.error(`${unopened} values cannot be opened with any key that is set here. They were left alone.`);
  console.error(
    `${left} values are still sealed with other keys. Keep those keys. Does an instance still run with another key in front?`,
  );
  process.exitCode = 1;
}

main()
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  })
  .finally(() => db().$disconnect());
