import { createHash } from 'node:crypto';
import pg from 'pg';
import { seal } from '@/lib/infra/crypto';
import { copyIn } from '../backup/copy';

/** A season's rows at scale 1: 200,000 people with a return, a million documents, twelve million answers. */
const people = 200_000;
const documentsEach = 5;
const questions = [
  'marital-status',
  'taxpayer.firstName',
  'taxpayer.lastName',
  'taxpayer.dateOfBirth',
  'taxpayer.occupation',
  'taxpayer.ssn',
  'address.street',
  'address.city',
  'address.state',
  'address.zip',
  'refund-method',
  'had-w2-income',
  ...[0, 1, 2, 3, 4, 5].flatMap((employer) =>
    [
      'employerName',
      'employerEin',
      'wages',
      'federalWithholding',
      'socialSecurityWages',
      'socialSecurityWithholding',
      'medicareWages',
      'medicareWithholding',
    ].map((field) => `w2s.${employer}.${field}`),
  ),
];

/** Ids that the database and this program make alike: the MD5 of a name in the shape of a UUID. */
const idOf = (name: string): string =>
  createHash('md5')
    .update(name)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** Everything but the answers is made where it stays. `$1` is the number of people. */
const statements = [
  `INSERT INTO "User" ("id", "email", "firstName", "lastName", "createdAt", "updatedAt")
   SELECT md5('growth-user-' || n)::uuid, 'growth-' || n || '@example.com', 'Given' || n % 997, 'Family' || n % 4999,
     now() - make_interval(mins => n), now() FROM generate_series(1, $1::int) n`,
  `INSERT INTO "TaxReturn" ("id", "userId", "taxYear", "status", "estimatedRefund", "totalIncome", "createdAt", "updatedAt")
   SELECT md5('growth-return-' || n)::uuid, md5('growth-user-' || n)::uuid, 2024,
     (ARRAY['draft', 'draft', 'in-review', 'approved'])[1 + n % 4]::"ReturnStatus", n % 5000, 30000 + n % 90000,
     now() - make_interval(mins => n), now() FROM generate_series(1, $1::int) n`,
  `INSERT INTO "Document" ("id", "userId", "taxReturnId", "name", "type", "status", "storageKey", "contentType", "sizeBytes", "sha256", "uploadedAt", "updatedAt")
   SELECT md5('growth-document-' || n || '-' || d)::uuid, md5('growth-user-' || n)::uuid, md5('growth-return-' || n)::uuid,
     'paper-' || d || '.pdf', (ARRAY['W-2', '1099', 'Receipt', 'Other'])[1 + d % 4]::"DocumentType", 'completed',
     'documents/' || md5('growth-file-' || n || '-' || d)::uuid, 'application/pdf', 50000 + n % 100000,
     md5(n || 'a' || d) || md5(n || 'b' || d), now() - make_interval(mins => n), now()
   FROM generate_series(1, $1::int) n, generate_series(1, ${documentsEach}) d`,
  `INSERT INTO "Payment" ("id", "userId", "taxReturnId", "planType", "priceCents", "amountCents", "status", "provider", "createdAt", "succeededAt", "updatedAt")
   SELECT md5('growth-payment-' || n)::uuid, md5('growth-user-' || n)::uuid, md5('growth-return-' || n)::uuid, 'basic', 4900, 4900,
     'succeeded', 'test', now() - make_interval(mins => n), now() - make_interval(mins => n), now()
   FROM generate_series(1, $1::int) n WHERE n % 4 = 0`,
  `INSERT INTO "AuditEvent" ("at", "actorId", "actorRole", "action", "objectType", "objectId", "ownerId")
   SELECT now() - make_interval(mins => n), md5('growth-user-' || n)::uuid, 'client', 'answer.saved', 'TaxReturn',
     md5('growth-return-' || n)::uuid, md5('growth-user-' || n)::uuid
   FROM generate_series(1, $1::int) n, generate_series(1, 3)`,
  `INSERT INTO "Job" ("id", "kind", "subjectId", "attempts", "runAfter", "doneAt", "createdAt")
   SELECT md5('growth-job-' || n)::uuid, 'read-document', md5('growth-document-' || n || '-1')::uuid, 1,
     now() - make_interval(mins => n), now(), now() - make_interval(mins => n) FROM generate_series(1, $1::int) n`,
  `INSERT INTO "Assignment" ("id", "preparerId", "clientId", "createdAt")
   SELECT md5('growth-assignment-' || n)::uuid, p."id", md5('growth-user-' || n)::uuid, now() - make_interval(mins => n)
   FROM generate_series(1, $1::int) n, (SELECT "id" FROM "User" WHERE "email" = 'preparer2@example.com') p WHERE n % 1000 = 0`,
];

/** Answers as the product stores them: each sealed for its own row. */
async function* answers(count: number): AsyncGenerator<Buffer> {
  const moment = new Date().toISOString().replace('T', ' ').replace('Z', '');
  let lines: string[] = [];
  for (let n = 1; n <= count; n += 1) {
    const returnId = idOf(`growth-return-${n}`);
    for (const question of questions) {
      const value = seal(JSON.stringify(String(n % 977)), `Answer.value:${returnId}:${question}`);
      lines.push(`${returnId}\t${question}\t${value}\t1\t${moment}\n`);
    }
    if (lines.length > 3000 || n === count) {
      yield Buffer.from(lines.join(''));
      lines = [];
    }
  }
}

/**
 * Fills a migrated database with a season's rows. Twice is an error: the rows have fixed ids.
 * @param scale 1 for the whole season, 0.01 for a try
 */
export async function growRows(
  databaseUrl: string,
  scale: number,
  tell: (line: string) => void,
): Promise<Record<string, number>> {
  const count = Math.max(1, Math.round(people * scale));
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const text of statements) {
      const started = Date.now();
      const { rowCount } = await client.query(text, [count]);
      tell(`${/"(\w+)"/.exec(text)?.[1]}: ${rowCount} rows, ${((Date.now() - started) / 1000).toFixed(1)} s`);
    }
    const started = Date.now();
    const text = `COPY "Answer" ("returnId", "questionId", "value", "version", "updatedAt") FROM STDIN`;
    const rows = await copyIn(client, text, answers(count));
    tell(`Answer: ${rows} rows, ${((Date.now() - started) / 1000).toFixed(1)} s`);
    await client.query('ANALYZE');
    return { people: count, documents: count * documentsEach, answers: rows };
  } finally {
    await client.end();
  }
}
