import { ZodError } from 'zod';
import { AppError } from '@/lib/errors';
import { describeError, log } from '@/lib/infra/log';
import { collectCodes, findOutage } from '@/lib/infra/outages';

/** True when the error is the database's answer to a broken unique constraint. */
export function isUniqueViolation(error: unknown): boolean {
  return collectCodes(error).some(
    (code) => code === 'P2002' || code === '23505' || code === 'UniqueConstraintViolation',
  );
}

function fieldsOf(error: ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  // What was sent is not sent back at length: a message may name every unknown key.
  for (const issue of error.issues.slice(0, 100))
    fields[issue.path.join('.').slice(0, 200) || 'body'] ??= issue.message.slice(0, 200);
  return fields;
}

/** Any thrown value as a refusal that is safe to show; null when it is a fault of ours. */
export function toAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (error instanceof ZodError) return new AppError('invalid', undefined, { fields: fieldsOf(error) });
  const codes = collectCodes(error);
  if (findOutage(error) !== null) return new AppError('unavailable', undefined, { retryAfter: 5 });
  if (
    codes.some((code) =>
      ['P2002', '23505', 'UniqueConstraintViolation', 'P2003', '23503', 'P2034', '40001', '40P01'].includes(
        code,
      ),
    )
  ) {
    return new AppError('conflict');
  }
  if (codes.includes('P2025')) return new AppError('not_found');
  return null;
}

/** The reply for a thrown value: `{message, requestId}` and `fields` where known; nothing internal ever. */
export function toErrorResponse(error: unknown, requestId: string): Response {
  const known = toAppError(error);
  if (known === null) log.error({ requestId, error: describeError(error) }, 'unexpected error');
  const missing = error instanceof AppError ? null : findOutage(error);
  if (missing !== null) log.error({ requestId, error: describeError(error) }, `${missing} not available`);
  const status = known?.status ?? 500;
  const body = {
    message: known?.message ?? 'Something went wrong on our end. Your data is safe. Please try again.',
    requestId,
    ...(known?.fields === undefined ? {} : { fields: known.fields }),
  };
  const headers = new Headers({
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'X-Request-Id': requestId,
  });
  if (status === 429 || status === 503) headers.set('Retry-After', String(known?.retryAfter ?? 5));
  if (known?.confirmWith !== undefined) headers.set('X-Confirm-With', known.confirmWith);
  return Response.json(body, { status, headers });
}
