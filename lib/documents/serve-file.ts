import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { AppError } from '@/lib/errors';
import type { OpenDocument } from './access';
import { barePicture } from './bare-picture';
import { openStored } from './stored-file';

/**
 * The file's bytes, with the type found by content and headers that keep a browser from running anything in it. Somebody
 * else than its owner gets a photo without the place and whatever else the camera wrote into it.
 */
export async function serveFile(open: OpenDocument<'read'>): Promise<Response> {
  const stream = await openStored(open.ownerId, open);
  if (stream === null) throw new AppError('not_found');
  if (open.actor.id === open.ownerId || !open.contentType.startsWith('image/'))
    return new Response(stream, { headers: fileHeaders(open) });
  const bare = barePicture(Readable.fromWeb(stream as NodeStream<Uint8Array>), open.contentType);
  const body = Readable.toWeb(Readable.from(bare, { objectMode: false })) as ReadableStream<Uint8Array>;
  return new Response(body, { headers: fileHeaders({ ...open, sizeBytes: null }) });
}

/**
 * Headers that keep a browser from running anything in a private file.
 * @param file.sizeBytes null when nobody knows it before the end
 */
export function fileHeaders(file: {
  name: string;
  contentType: string;
  sizeBytes: number | null;
}): HeadersInit {
  // Chrome's PDF viewer does not work inside a sandboxed document; images need nothing at all.
  const policy =
    file.contentType === 'application/pdf'
      ? "default-src 'none'; style-src 'unsafe-inline'"
      : "default-src 'none'; sandbox";
  return {
    'Content-Type': file.contentType,
    ...(file.sizeBytes === null ? {} : { 'Content-Length': String(file.sizeBytes) }),
    'Content-Disposition': `inline; filename*=UTF-8''${encodeURIComponent(file.name).replaceAll("'", '%27')}`,
    'Content-Security-Policy': `${policy}; frame-ancestors 'self'`,
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    // no-transform: PDFs and pictures are compressed already, and their length stays known.
    'Cache-Control': 'private, no-store, no-transform',
  };
}
