import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';
import { answerInterview, firstReturn, simpleFiler, typedW2 } from '@/tests/setup/filer';
import { signUpClient, Visitor } from '@/tests/setup/http';
import { type Person } from './load-plan';

export const password = 'a long enough password';

/**
 * People with a calculated return each. One signs up; the others get the same password and a session in the database,
 * because a password costs on purpose; their answers go through the API.
 */
export async function makePeople(base: string, databaseUrl: string, count: number): Promise<Person[]> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  try {
    const first = await signUpClient(base);
    const people: Person[] = [];
    const waiting = Array.from({ length: count }, (_, at) => at);
    const work = async () => {
      for (let at = waiting.shift(); at !== undefined; at = waiting.shift())
        people.push(await makePerson(base, pool, first.id, at));
    };
    await Promise.all([work(), work(), work(), work()]);
    return people;
  } finally {
    await pool.end();
  }
}

async function makePerson(base: string, pool: pg.Pool, model: string, at: number): Promise<Person> {
  const token = randomBytes(32).toString('base64url');
  const email = `load-${randomBytes(4).toString('hex')}-${at}@example.com`;
  const { rows } = await pool.query<{ id: string }>(
    `INSERT INTO "User" ("id", "email", "firstName", "lastName", "passwordHash", "updatedAt")
     SELECT gen_random_uuid(), $2, 'Load', 'Dependent', "passwordHash", now() FROM "User" WHERE "id" = $1 RETURNING "id"`,
    [model, email],
  );
  const userId = rows[0]?.id ?? '';
  await pool.query(
    `INSERT INTO "Session" ("id", "sessionToken", "userId", "expires")
     VALUES (gen_random_uuid(), $1, $2, now() + interval '12 hours')`,
    [createHash('sha256').update(token).digest('base64url'), userId],
  );
  const visitor = new Visitor(base);
  visitor.session = `plainfile.session=${token}`;
  visitor.id = userId;
  const returnId = await firstReturn(visitor);
  await answerInterview(visitor, returnId, { ...simpleFiler, ...typedW2 });
  const calculated = await visitor.post(`/api/tax-returns/${returnId}/calculate`);
  if (calculated.status !== 200) throw new Error(`calculating gave ${calculated.status}: ${calculated.text}`);
  const address = `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${(at & 255) + 1}`;
  return { cookie: visitor.session, email, address, userId, returnId };
}
