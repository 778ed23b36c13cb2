import { verifyAudit } from '@/lib/audit/verify';
import { db } from '@/lib/infra/db';

async function main(): Promise<void> {
  const { links, sealedRows, openRows, lastHash, problems } = await db().$transaction(
    (tx) => verifyAudit(tx),
    { timeout: 600_000 },
  );
  console.log(`${links} links over ${sealedRows} rows, ${openRows} rows not sealed yet.`);
  if (lastHash !== '') console.log(`Last hash: ${lastHash}`);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  await db().$disconnect();
}

void main();
