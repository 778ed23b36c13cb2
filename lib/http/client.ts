import { z } from 'zod';

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

  constructor(status: number, text: string, body: ErrorBody | null, retryAfter: number | null = null) {
    super(`${status}: ${text}`);
    this.status = status;
    this.body = body;
    this.retryAfter = retryAfter;
  }
}

export type ApiInit = Omit<RequestInit, 'body' | 'credentials'> & {
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as it is: uploads. */
  body?: FormData | Blob;
};

/**
 * Calls our own API with the session cookie and parses the reply.
 * Throws ApiError for any non-2xx status and ZodError for a reply of another shape; a broken connection
 * throws what fetch throws.
 */
export async function api<T>(path: string, schema: z.ZodType<T>, init: ApiInit = {}): Promise<T> {
  const { json, body, headers, ...rest } = init;
  const sent = new Headers(headers);
  if (!sent.has('accept')) sent.set('accept', 'application/json');
  if (json !== undefined) sent.set('content-type', 'application/json');
  const payload = json === undefined ? body : JSON.stringify(json);
  const response = await fetch(path, {
    ...rest,
    headers: sent,
    credentials: 'same-origin',
    ...(payload === undefined ? {} : { body: payload }),
  });
  if (!response.ok) throw await readError(response);
  return schema.parse(response.status === 204 ? undefined : await response.json());
}

/** What went wrong, in the server's own words where it gave any. */
export function messageOf(error: unknown, fallback: string): string {
  if (error instanceof ApiError && error.body !== null && error.body.message !== '')
    return error.body.message;
  return fallback;
}

/** What is known of a reply that was not a success, whoever received it (fetch, an upload's XMLHttpRequest). */
export type FailedReply = { status: number; statusText: string; text: string; retryAfter: string | null };

/** The error of such a reply: "413: body text", with our own body parsed where it is one. */
export function replyError({ status, statusText, text, retryAfter }: FailedReply): ApiError {
  const seconds = retryAfter === null || retryAfter.trim() === '' ? Number.NaN : Number(retryAfter);
  return new ApiError(
    status,
    text === '' ? statusText : text,
    parseErrorBody(text),
    Number.isFinite(seconds) ? seconds : null,
  );
}

async function readError(response: Response): Promise<ApiError> {
  const { status, statusText } = response;
  const text = await response.text().catch(() => '');
  return replyError({ status, statusText, text, retryAfter: response.headers.get('retry-after') });
}

function parseErrorBody(text: string): ErrorBody | null {
  try {
    return ErrorBody.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
