import { ZodError } from 'zod';
import { AppError } from '@/lib/errors';
import { describeError, log } from '@/lib/infra/log';

/** Codes of the database driver and of Prisma that mean: not reachable right now. */
const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'P1001',
  'P1002',
  'P1008',
  'P1017',
  'P2024',
  'P2028',
  '57P01',
  '57P03',
  '53300',
  // A statement or a lock that waited too long: nothing was written, a retry is safe.
  '57014',
  '55P03',
  'DatabaseNotReachable',
  'SocketTimeout',
  'ConnectionClosed',
  'TooManyConnections',
  // The disk of the files is full, read-only, broken or not there.
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EIO',
  'ENOTDIR',
  'EACCES',
  'EMFILE',
  'ENFILE',
  // The disk or the memory of the database is full, or it takes no writes right now.
  '53100',
  '53200',
  '58030',
  '25006',
  '57P02',
  '08000',
  '08001',
  '08003',
  '08006',
]);

function collectCodes(error: unknown, depth = 0): string[] {
  if (depth > 4 || typeof error !== 'object' || error === null) return [];
  const own = [
    'code' in error && typeof error.code === 'string' ? error.code : '',
    'kind' in error && typeof error.kind === 'string' ? error.kind : '',
    'originalCode' in error && typeof error.originalCode === 'string' ? error.originalCode : '',
  ].filter((code) => code !== '');
  const cause = 'cause' in error ? collectCodes(error.cause, depth + 1) : [];
  const meta = 'meta' in error ? collectCodes(error.meta, depth + 1) : [];
  const adapter = 'driverAdapterError' in error ? collectCodes(error.driverAdapterError, depth + 1) : [];
  return [...own, ...cause, ...meta, ...adapter];
}

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
  const timedOut =
    error instanceof Error &&
    /timeout exceeded when trying to connect|Connection terminated|Query read timeout/.test(error.message);
  if (timedOut || codes.some((code) => unreachable.has(code))) {
    return new AppError('unavailable', undefined, { retryAfter: 5 });
  }
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
