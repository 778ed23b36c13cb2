import { createHash } from 'node:crypto';
import { z } from 'zod';
import { authenticate } from '@/lib/infra/crypto';
import type { Transaction } from '@/lib/infra/db';
import { describeError, log } from '@/lib/infra/log';
import { loadRetiredMacKeys } from '@/lib/infra/retired-mac-keys';
import { storage } from '@/lib/infra/storage';

/**
 * Checkpoints of the chain, kept with the files and not in the tables: whoever cuts rows off at its end, links included,
 * is found by the last one. One a day, written anew with every link, signed with the key of the chain. A later
 * checkpoint never takes the place of one that the chain no longer fits.
 */
const Checkpoint = z.strictObject({
  link: z.number().int().min(0),
  hash: z.string(),
  at: z.iso.datetime(),
  /** The chain ends here because an operator brought a backup back: what earlier checkpoints say counts no more. */
  isRestored: z.boolean(),
  keyId: z.string(),
  mac: z.string(),
});
type Checkpoint = z.infer<typeof Checkpoint>;
type Signed = Omit<Checkpoint, 'keyId' | 'mac'>;

const signedText = ({ link, hash, at, isRestored }: Signed) =>
  ['checkpoint', link, hash, at, isRestored].join('\n');
const purpose = 'audit chain';

function sign(signed: Signed): Checkpoint {
  return { ...signed, ...authenticate(signedText(signed), purpose) };
}

/** Null for what was not signed here. */
function open(text: string): Checkpoint | null {
  try {
    const checkpoint = Checkpoint.parse(JSON.parse(text));
    const { mac } = authenticate(signedText(checkpoint), purpose, checkpoint.keyId);
    return mac === checkpoint.mac ? checkpoint : null;
  } catch {
    return null;
  }
}

/** A database's own name in storage, which copies of it do not share. */
async function nameOf(tx: Transaction): Promise<string> {
  const [row] = await tx.$queryRaw<{ id: string }[]>`
    SELECT "datname" || ':' || "oid"::text AS "id" FROM pg_database WHERE "datname" = current_database()`;
  return `audit-${createHash('sha256')
    .update(row?.id ?? '')
    .digest('hex')
    .slice(0, 16)}-`;
}

/**
 * What is wrong between the chain as it is in the tables and its checkpoints; one sentence each.
 * @param day only those of one day (YYYY-MM-DD)
 */
export async function compareCheckpoints(tx: Transaction, day = ''): Promise<string[]> {
  await loadRetiredMacKeys(tx);
  const problems: string[] = [];
  const found: Checkpoint[] = [];
  for (const { name, text } of await storage().readNotes(`${await nameOf(tx)}${day}`)) {
    const checkpoint = open(text);
    if (checkpoint === null) problems.push(`The checkpoint ${name} doesn’t match its signature.`);
    else found.push(checkpoint);
  }
  const restored = found.filter(({ isRestored }) => isRestored).map(({ at }) => at);
  const since = restored.sort().at(-1) ?? '';
  for (const { link, hash, at } of found.filter((one) => one.at >= since)) {
    const row = link === 0 ? null : await tx.auditSeal.findUnique({ where: { id: link } });
    if (link !== 0 && row === null)
      problems.push(`Link ${link} existed at ${at} but is now missing: the end of the chain was cut off.`);
    else if (row !== null && row.hash !== hash)
      problems.push(`Link ${link} differs from the one at ${at}: the chain was rewritten.`);
  }
  return problems;
}

async function write(tx: Transaction, at: Date, isRestored: boolean): Promise<void> {
  const last = await tx.auditSeal.findFirst({ orderBy: { id: 'desc' } });
  const signed = { link: last?.id ?? 0, hash: last?.hash ?? '', at: at.toISOString(), isRestored };
  // What a restore leaves stays, whatever is written on that day.
  const day = signed.at.slice(0, 10);
  const name = `${await nameOf(tx)}${day}${isRestored ? `-restored-${at.getTime()}` : ''}`;
  await storage().writeNote(name, JSON.stringify(sign(signed)));
}

/** Writes the day's checkpoint, unless the chain does not fit what is there already: then a person has to look. */
export async function anchorChain(tx: Transaction, now = new Date()): Promise<void> {
  try {
    const problems = await compareCheckpoints(tx, now.toISOString().slice(0, 10));
    if (problems.length > 0) log.error({ problems }, 'the audit chain doesn’t match its checkpoints');
    else await write(tx, now, false);
  } catch (error) {
    // Storage that is down holds up no link; the next one is anchored again.
    log.warn({ error: describeError(error) }, 'audit chain not anchored');
  }
}

/** Says that the chain ends where it does because an operator brought a backup back. */
export const acceptRestored = (tx: Transaction, now = new Date()): Promise<void> => write(tx, now, true);
