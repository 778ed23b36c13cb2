import { recordAudit, sourceOf } from '@/lib/audit/commands';
import type { Actor } from '@/lib/auth/actor';
import { openStored } from '@/lib/documents/stored-file';
import { db } from '@/lib/infra/db';
import { exportSections } from './export-sections';
import { listSignedFilings } from './signed-filings';
import { writeZip, type ZipEntry } from './zip';

interface Call {
  actor: Actor;
  requestId: string;
}

const readme = `This is everything Plainfile has about you.

Each .json file is named for its contents. The "files" folder contains your documents as you uploaded them;
documents.json lists each document and the values we read from it. The "filings" folder contains what you signed, as XML,
in the order of filings.json. Amounts are in US dollars,
payments in US cents, and times in UTC.

Keep this archive in a safe place: it shows your Social Security and bank account numbers in full.
`;

/** Notes that an export was asked for, before the first byte leaves. */
export async function recordExport({ actor, requestId }: Call): Promise<void> {
  await db().$transaction((tx) =>
    recordAudit(tx, sourceOf({ actor, requestId }), {
      action: 'account.exported',
      objectType: 'User',
      objectId: actor.id,
      ownerId: actor.id,
    }),
  );
}

/** The archive of the signed-in person's own data, chunk by chunk. */
export function exportEverything(actor: Actor): AsyncGenerator<Uint8Array> {
  return writeZip(listEntries(actor));
}

async function* listEntries(actor: Actor): AsyncGenerator<ZipEntry> {
  yield { name: 'README.txt', body: once(readme), packed: false };
  for (const [name, read] of Object.entries(exportSections)) {
    const text = JSON.stringify(await read(actor), null, 2);
    yield { name: `${name}.json`, body: once(text), packed: false };
  }
  for (const [index, { kind, xml }] of (await listSignedFilings(db(), actor.id)).entries())
    if (xml !== null)
      yield { name: `filings/${numbered(index)}-${kind}.xml`, body: once(xml), packed: false };
  const documents = await db().document.findMany({
    where: { userId: actor.id },
    orderBy: [{ uploadedAt: 'asc' }, { id: 'asc' }],
    select: { name: true, storageKey: true, fileKey: true },
  });
  for (const [index, { name, ...file }] of documents.entries()) {
    const bytes = await openStored(actor.id, file);
    const entry = `files/${numbered(index)}-${safeName(name)}`;
    yield bytes === null
      ? { name: `${entry}.missing.txt`, body: once('We couldn’t find this file.'), packed: false }
      : { name: entry, body: chunksOf(bytes), packed: true };
  }
}

const numbered = (index: number): string => String(index + 1).padStart(3, '0');

async function* once(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text);
}

async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
  } finally {
    await reader.cancel();
  }
}

/** A file name that cannot leave its folder, on any system. */
export const safeName = (name: string): string =>
  name
    .replaceAll(/[\u0000-\u001f\u007f/\\:*?"<>|]/g, '_')
    .replace(/^\.+/, '_')
    .slice(0, 150) || 'file';
