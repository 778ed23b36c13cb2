import { parseArgs } from 'node:util';
import { acceptRestored, compareCheckpoints } from '@/lib/audit/anchor';
import { verifyAudit } from '@/lib/audit/verify';
import { db } from '@/lib/infra/db';

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { restored: { type: 'boolean', default: false } } });
  const { links, sealedRows, openRows, lastHash, problems } = await db().$transaction(
    (tx) => verifyAudit(tx),
    { timeout: 600_000 },
  );
  console.log(`${links} links over ${sealedRows} rows, ${openRows} rows not sealed yet.`);
  if (lastHash !== '') console.log(`Last hash: ${lastHash}`);
  if (values.restored && problems.length === 0) {
    await acceptRestored(db());
    console.log('The chain ends here from now on: a checkpoint says that the database was restored.');
  }
  problems.push(...(await compareCheckpoints(db())));
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  await db().$disconnect();
}

void main();
