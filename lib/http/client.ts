import { findAuthChallenge, overcome } from './auth-challenges';

/** The body of every error reply (contract section 1). */
export interface ErrorBody {
  message: string;
  requestId: string;
  fields?: Record<string, string>;
}

/** What a form was refused for that the browser sent by itself, before the page's scripts were awake. */
export interface FormReturn extends Required<Pick<ErrorBody, 'message' | 'fields'>> {
  /** The address of the page with the form. */
  at: string;
  /** What stands in the form again. */
  kept: Record<string, string>;
}

/**
 * How long data counts as new where a screen wants the newest each time it opens, in milliseconds: what came with the
 * page is not asked for again while the page wakes up.
 */
export const freshFor = 10_000;

/** A reply that was not a success. The message is "401: body text", as spec section 8 says. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The parsed body; null when the reply had none of ours. */
  readonly body: ErrorBody | null;
  /** Seconds to wait before the next try, from Retry-After. */
  readonly retryAfter: number | null;

  /** What has to be given before the same request is allowed, from X-Confirm-With. */
  readonly confirmWith: string | null;

  constructor(
    status: number,
    text: string,
    body: ErrorBody | null,
    {
      retryAfter = null,
      confirmWith = null,
    }: { retryAfter?: number | null; confirmWith?: string | null } = {},
  ) {
    super(`${status}: ${text}`);
    this.status = status;
    this.body = body;
    this.retryAfter = retryAfter;
    this.confirmWith = confirmWith;
  }
}

export type ApiInit = Omit<RequestInit, 'body' | 'credentials'> & {
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as it is: uploads. */
  body?: FormData | Blob;
  /** Asked for by a timer: does not count as a sign of life, so an open tab does not keep its session for ever. */
  background?: boolean;
};

/**
 * Calls our own API with the session cookie. When the session has ended or a password or code has to be given first,
 * whoever keeps the session (see `keepSession`) asks for it, and the call is made once more.
 * Throws ApiError for any non-2xx status; a broken connection throws what fetch throws.
 */
export async function request(path: string, init: ApiInit = {}): Promise<Response> {
  const { json, body, headers, background, ...rest } = init;
  const sent = new Headers(headers);
  if (!sent.has('accept')) sent.set('accept', 'application/json');
  if (json !== undefined) sent.set('content-type', 'application/json');
  if (background === true) sent.set('x-background', '1');
  const payload = json === undefined ? body : JSON.stringify(json);
  const send = () =>
    fetch(path, {
      ...rest,
      headers: sent,
      credentials: 'same-origin',
      ...(payload === undefined ? {} : { body: payload }),
    });
  let response = await send();
  const challenge = findAuthChallenge(path, response.status, response.headers.get('x-confirm-with'));
  if (challenge !== null && (await overcome(challenge, background))) response = await send();
  if (!response.ok) throw await readError(response);
  return response;
}

/**
 * `request` with its reply read as JSON; undefined for a reply without a body (204). T is the type of the schema that
 * the endpoint declares: the server parses what leaves through it (lib/http/route.ts), so the browser does not do it
 * again and needs no schemas. lib/http/replies.test.ts holds that each call names its endpoint's own schema.
 * Throws SyntaxError besides, for a reply that is not JSON.
 */
export async function api<T>(path: string, init: ApiInit = {}): Promise<T> {
  const response = await request(path, init);
  const reply = response.status === 204 ? undefined : await response.json();
  return reply;
}

/** What went wrong, in the server's own words where it gave any. */
export function messageOf(error: unknown, fallback: string): string {
  if (error instanceof ApiError && error.body !== null && error.body.message !== '')
    return error.body.message;
  return fallback;
}

/** What is known of a reply that was not a success, whoever received it (fetch, an upload's XMLHttpRequest). */
export type FailedReply = {
  status: number;
  statusText: string;
  text: string;
  retryAfter: string | null;
  confirmWith?: string | null;
};

/** The error of such a reply: "413: body text", with our own body parsed where it is one. */
export function replyError({ status, statusText, text, retryAfter, confirmWith }: FailedReply): ApiError {
  const seconds = retryAfter === null || retryAfter.trim() === '' ? Number.NaN : Number(retryAfter);
  return new ApiError(status, text === '' ? statusText : text, parseErrorBody(text), {
    retryAfter: Number.isFinite(seconds) ? seconds : null,
    confirmWith: confirmWith ?? null,
  });
}

async function readError(response: Response): Promise<ApiError> {
  const { status, statusText } = response;
  const text = await response.text().catch(() => '');
  const retryAfter = response.headers.get('retry-after');
  const confirmWith = response.headers.get('x-confirm-with');
  return replyError({ status, statusText, text, retryAfter, confirmWith });
}

/** An error can come from whatever stands between us and the server: only a body of ours is taken. */
function parseErrorBody(text: string): ErrorBody | null {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof body !== 'object' || body === null || !('message' in body) || !('requestId' in body))
    return null;
  const { message, requestId } = body;
  if (typeof message !== 'string' || typeof requestId !== 'string') return null;
  if (!('fields' in body) || body.fields === undefined) return { message, requestId };
  return isTexts(body.fields) ? { message, requestId, fields: body.fields } : null;
}

const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((text) => typeof text === 'string');
