import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Query } from './database';

/**
 * Interviews that were answered before, so that the same answers need not be sent one by one for every filer: each of
 * some fifty saves is a request that computes a return, and that was more than half of what the product did under the
 * tests. The first filer of each kind goes the whole way. What the product stored then is stored for those who follow,
 * under their own keys.
 */
type Stored = Readonly<Record<string, string>>;

/**
 * Where they lie, beside the files of the product under test. `asked` is what stood in the list before the first answer:
 * a return with documents or of another year is asked something else.
 */
function placeOf(answers: Record<string, unknown>, asked: readonly string[]): string {
  const key = createHash('sha256')
    .update(JSON.stringify([answers, asked]))
    .digest('hex');
  return path.join(process.env['DATA_DIR'] ?? '', `fill-${key}.json`);
}

/**
 * Stores the answers of an earlier filer. Says no when there was none.
 * @param query asks the database that the return is in
 */
export async function fillAsBefore(
  query: Query,
  returnId: string,
  answers: Record<string, unknown>,
  asked: readonly string[],
): Promise<boolean> {
  const place = placeOf(answers, asked);
  if (!existsSync(place)) return false;
  const stored = JSON.parse(readFileSync(place, 'utf8')) as Stored;
  const key = await readKey(query, returnId);
  const ids = Object.keys(stored);
  const values = ids.map((id) => seal(key, contextOf(returnId, id), stored[id] ?? ''));
  await query(
    `WITH given AS (
       INSERT INTO "Answer" ("returnId", "questionId", "value", "updatedAt")
       SELECT $1, "id", "value", now() AT TIME ZONE 'UTC' FROM unnest($2::text[], $3::text[]) AS one("id", "value")
       ON CONFLICT DO NOTHING)
     UPDATE "TaxReturn" SET "version" = "version" + 1 WHERE "id" = $1`,
    [returnId, ids, values],
  );
  return true;
}

/**
 * Keeps what was stored for a filer.
 * @param query asks the database that the return is in
 * @param except the answers that everybody gives anew
 */
export async function keepFill(
  query: Query,
  returnId: string,
  answers: Record<string, unknown>,
  asked: readonly string[],
  except: readonly string[],
): Promise<void> {
  const key = await readKey(query, returnId);
  const rows = await query<{ questionId: string; value: string }>(
    'SELECT "questionId", "value" FROM "Answer" WHERE "returnId" = $1',
    [returnId],
  );
  const stored: Record<string, string> = {};
  for (const { questionId, value } of rows) {
    if (except.includes(questionId)) continue;
    const text = open(key, contextOf(returnId, questionId), value);
    if (text === null) return;
    stored[questionId] = text;
  }
  const place = placeOf(answers, asked);
  const draft = `${place}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(stored));
  renameSync(draft, place);
}

const contextOf = (returnId: string, questionId: string): string => `Answer.value:${returnId}:${questionId}`;

interface Key {
  name: string;
  bytes: Buffer;
}

/** The key of the account that a return belongs to. It is there from the first saved answer on. */
async function readKey(query: Query, returnId: string): Promise<Key> {
  const [row] = await query<{ userId: string; secret: string }>(
    `SELECT k."userId", k."secret" FROM "AccountKey" k JOIN "TaxReturn" r ON r."userId" = k."userId" WHERE r."id" = $1`,
    [returnId],
  );
  if (row === undefined) throw new Error('the account has no key');
  const [, , id = '', iv = '', body = ''] = row.secret.split(':');
  const field = (process.env['FIELD_ENCRYPTION_KEYS'] ?? '')
    .split(',')
    .find((one) => one.startsWith(`${id}:`));
  const fieldKey = Buffer.from(field?.slice(id.length + 1) ?? '', 'base64');
  const secret = decrypt(fieldKey, iv, body, `AccountKey.secret:${row.userId}`).toString('utf8');
  const bytes = Buffer.from(secret, 'base64url');
  const print = createHash('sha256').update(bytes).digest('base64url').slice(0, 8).replaceAll('-', '_');
  return { name: `${row.userId}.${print}`, bytes };
}

function decrypt(key: Buffer, iv: string, body: string, context: string): Buffer {
  const bytes = Buffer.from(body, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64url'));
  decipher.setAAD(Buffer.from(context));
  decipher.setAuthTag(bytes.subarray(-16));
  return Buffer.concat([decipher.update(bytes.subarray(0, -16)), decipher.final()]);
}

/** As lib/infra/crypto.ts seals a short text with an account's key: a zero byte stands before it. */
function seal(key: Key, context: string, text: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key.bytes, iv);
  cipher.setAAD(Buffer.from(context));
  const body = Buffer.concat([
    cipher.update(Buffer.of(0)),
    cipher.update(text, 'utf8'),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  return `enc:v2:${key.name}:${iv.toString('base64url')}:${body.toString('base64url')}`;
}

/** Long texts are packed: they stay what they are, and their filers go the whole way each time. */
function open(key: Key, context: string, sealed: string): string | null {
  const [, , , iv = '', body = ''] = sealed.split(':');
  const plain = decrypt(key.bytes, iv, body, context);
  return plain[0] === 0 ? plain.subarray(1).toString('utf8') : null;
}
