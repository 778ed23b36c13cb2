import type { NextRequest } from 'next/server';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';

const jsonLimit = 1_048_576;

/**
 * Refuses writes that another site's page started. Browsers say where a request comes from
 * (Sec-Fetch-Site, Origin); a caller that is no browser says neither and carries no ambient cookie.
 */
export function refuseCrossSite(request: NextRequest): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const site = request.headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') throw new AppError('forbidden');
  const origin = request.headers.get('origin');
  if (origin === null) return;
  // With what the operator set, never with Host: whoever can choose that header chooses the answer.
  if (origin !== new URL(env().appUrl).origin) throw new AppError('forbidden');
}

/**
 * Reads a JSON body.
 * @throws AppError unsupported_type without application/json, too_large above 1 MB, invalid when it is no JSON
 */
export async function readJson(request: NextRequest): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new AppError('unsupported_type', 'Send this as application/json.');
  const text = await readText(request, jsonLimit);
  // PostgreSQL cannot hold the NUL character in text; no form field ever needs it.
  if (text.includes('\u0000') || /\\u0000/i.test(text))
    throw new AppError('invalid', 'The text has a character that isn’t allowed.');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new AppError('invalid', 'This isn’t valid JSON.');
  }
  // Half of a surrogate pair is no character: JSON columns refuse it, and it would come back as another text.
  // JSON.stringify writes such halves, and only them, as escapes.
  const half = /(?<!\\)(?:\\\\)*\\ud[89a-f]/i;
  if (half.test(text) && half.test(JSON.stringify(value))) {
    throw new AppError('invalid', 'The text has a character that isn’t allowed.');
  }
  return value;
}

/** Reads a body as text.
 * @throws AppError too_large above `limit` bytes
 */
export async function readText(request: NextRequest, limit: number): Promise<string> {
  if (request.body === null) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body) {
      size += chunk.length;
      if (size > limit) throw new AppError('too_large');
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    // The caller's connection broke: no fault of ours, and no outage of the database, whose errors look the same.
    throw new AppError('invalid', 'The request ended before it was complete.');
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}
