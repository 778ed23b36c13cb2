import { AppError } from '@/lib/errors';
import { storage } from '@/lib/infra/storage';
import type { OpenDocument } from './access';
import { drawPage } from './extract/run-reader';
import { fileHeaders } from './serve-file';

/** Drawings at the same time; further ones wait, so that looking at papers leaves room for those who type. */
const most = 2;
let drawing = 0;
const waiting: (() => void)[] = [];

async function takeTurn<T>(work: () => Promise<T>): Promise<T> {
  if (drawing >= most) await new Promise<void>((resolve) => waiting.push(resolve));
  else drawing += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else drawing -= 1;
  }
}

/**
 * A page of a PDF as a picture, drawn outside of the web process.
 * @throws AppError not_found when there is no such page or it can't be drawn
 */
export async function servePage(open: OpenDocument<'read'>, page: number): Promise<Response> {
  const stream = await storage().get(open.storageKey);
  if (stream === null || open.contentType !== 'application/pdf') throw new AppError('not_found');
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const picture = await takeTurn(() => drawPage({ bytes }, page));
  if (picture === null) throw new AppError('not_found');
  const headers = fileHeaders({
    name: `page-${page}.jpg`,
    contentType: 'image/jpeg',
    sizeBytes: picture.byteLength,
  });
  return new Response(Buffer.from(picture), { headers });
}
