import { AppError } from '@/lib/errors';
import type { OpenDocument } from './access';
import { drawPage } from './extract/run-reader';
import { fileHeaders } from './serve-file';
import { openStored } from './stored-file';

/** Drawings at the same time; further ones wait, so that looking at documents leaves room for those who type. */
const most = 2;
/** Of one person, drawn or waiting; a viewer shows one page at a time. */
const mostOfOne = 10;
/** What waits keeps a request open: more than these would leave no room for anything else. */
const longestQueue = 40;
let drawing = 0;
const waiting: (() => void)[] = [];
const asked = new Map<string, number>();

/** @throws AppError rate_limited for whoever wants too many pages at once, unavailable when all of them together do */
async function takeTurn<T>(personId: string, work: () => Promise<T>): Promise<T> {
  const own = asked.get(personId) ?? 0;
  if (own >= mostOfOne) throw new AppError('rate_limited', undefined, { retryAfter: 5 });
  if (waiting.length >= longestQueue) throw new AppError('unavailable', undefined, { retryAfter: 5 });
  asked.set(personId, own + 1);
  try {
    if (drawing >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else drawing += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else drawing -= 1;
    }
  } finally {
    const left = (asked.get(personId) ?? 1) - 1;
    if (left === 0) asked.delete(personId);
    else asked.set(personId, left);
  }
}

/**
 * A page of a PDF as a picture, drawn outside of the web process.
 * @throws AppError not_found when there is no such page or it can't be drawn; as takeTurn does
 */
export async function servePage(open: OpenDocument<'read'>, page: number): Promise<Response> {
  if (open.contentType !== 'application/pdf') throw new AppError('not_found');
  const picture = await takeTurn(open.actor.id, async () => {
    // Not before its turn: a file has up to 50 MB, and all that wait would lie in memory.
    const stream = await openStored(open.ownerId, open);
    if (stream === null) return null;
    return drawPage({ bytes: new Uint8Array(await new Response(stream).arrayBuffer()) }, page);
  });
  if (picture === null) throw new AppError('not_found');
  const headers = fileHeaders({
    name: `page-${page}.jpg`,
    contentType: 'image/jpeg',
    sizeBytes: picture.byteLength,
  });
  return new Response(Buffer.from(picture), { headers });
}
