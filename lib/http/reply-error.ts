import { ApiError, ErrorBody } from '@/lib/http/client';

/** What is known of a reply that was not a success, whoever received it. */
export type FailedReply = { status: number; statusText: string; text: string; retryAfter: string | null };

/** The error of such a reply: "413: body text", with our own body parsed where it is one. */
export function replyError({ status, statusText, text, retryAfter }: FailedReply): ApiError {
  const seconds = retryAfter === null || retryAfter.trim() === '' ? Number.NaN : Number(retryAfter);
  return new ApiError(
    status,
    text === '' ? statusText : text,
    parseBody(text),
    Number.isFinite(seconds) ? seconds : null,
  );
}

function parseBody(text: string): ErrorBody | null {
  try {
    return ErrorBody.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
