import { z } from 'zod';
import { findObstacle, overcome } from './obstacles';

/** The body of every error reply (contract section 1). */
export const ErrorBody = z.object({
  message: z.string(),
  requestId: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

/** Schema for replies without a body (204). */
export const noContent = z.undefined();

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
  const obstacle = findObstacle(path, response.status, response.headers.get('x-confirm-with'));
  if (obstacle !== null && (await overcome(obstacle))) response = await send();
  if (!response.ok) throw await readError(response);
  return response;
}

/** `request` with its reply parsed. Throws ZodError besides, for a reply of another shape. */
export async function api<T>(path: string, schema: z.ZodType<T>, init: ApiInit = {}): Promise<T> {
  const response = await request(path, init);
  return schema.parse(response.status === 204 ? undefined : await response.json());
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

function parseErrorBody(text: string): ErrorBody | null {
  try {
    return ErrorBody.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
