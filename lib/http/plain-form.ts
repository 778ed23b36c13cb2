import type { NextRequest } from 'next/server';
import { z } from 'zod';
import { writeCookie } from '@/lib/auth/cookies';
import { env } from '@/lib/env';
import { readText } from './body';
import type { FormReturn } from './client';

/** How an endpoint that reads JSON also serves a form of our own pages, sent by a browser whose scripts are not awake. */
export interface PlainForm<Reply, Call> {
  /**
   * The JSON that the form's fields stand for; it goes through the endpoint's own schema.
   * @throws AppError invalid for what only the form can say
   */
  body: (fields: URLSearchParams) => unknown;
  /** The page that the form stands on: what is refused is said there. */
  page: (fields: URLSearchParams, address: URL) => string;
  /** The page to go on to when it worked. */
  next: (reply: Reply, call: Call) => string | Promise<string>;
  /** Fields that stand in the form again after a refusal; never a secret. */
  kept?: readonly string[];
}

const type = 'application/x-www-form-urlencoded';
const longestForm = 65_536;
/** Long enough for the page that follows, in seconds. */
const returnLife = 30;
/** A cookie that is longer may be dropped by the browser, in characters. */
const longestReturn = 3000;

/** What a refused form left for its page. */
export const returnCookie = 'plainfile.form';

export const Returned = z.object({
  page: z.string(),
  message: z.string(),
  fields: z.record(z.string(), z.string()),
  kept: z.record(z.string(), z.string()),
});

/**
 * True for a form that one of our own pages sent. Any site can send a form, so the browser has to say that it was ours:
 * silence, which is enough for JSON (`refuseCrossSite`), is not enough here.
 */
export function isPlainForm(request: NextRequest): boolean {
  const given = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (request.method !== 'POST' || given !== type) return false;
  const { headers } = request;
  return (
    headers.get('sec-fetch-site') === 'same-origin' || headers.get('origin') === new URL(env().appUrl).origin
  );
}

/**
 * Reads a form's fields.
 * @throws AppError too_large above 64 kB
 */
export async function readFields(request: NextRequest): Promise<URLSearchParams> {
  const fields = new URLSearchParams(await readText(request, longestForm));
  // PostgreSQL cannot hold this character in text; no form field ever needs it.
  for (const [name, value] of [...fields]) if (value.includes('\u0000')) fields.delete(name);
  return fields;
}

/** Sends the browser on to a page of ours, with the cookies that a reply sets. */
export function seeOther(page: string, from: HeadersInit = {}): Response {
  const headers = new Headers({ Location: page, 'Cache-Control': 'no-store' });
  for (const cookie of new Headers(from).getSetCookie()) headers.append('Set-Cookie', cookie);
  headers.append('Set-Cookie', writeCookie(returnCookie, null, 0));
  return new Response(null, { status: 303, headers });
}

/** Back to the form, with what was refused and what may stand in it again. */
export function backToForm(page: string, refused: Omit<FormReturn, 'at'>): Response {
  const { message, fields, kept } = refused;
  const write = (given: FormReturn['kept']) =>
    Buffer.from(
      JSON.stringify({ page, message, fields, kept: given } satisfies z.infer<typeof Returned>),
    ).toString('base64url');
  const whole = write(kept);
  const headers = new Headers({ Location: page, 'Cache-Control': 'no-store' });
  const value = whole.length > longestReturn ? write({}) : whole;
  headers.append('Set-Cookie', writeCookie(returnCookie, value, returnLife));
  return new Response(null, { status: 303, headers });
}
