import { timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';

/**
 * Lets only the host's own clocks and collectors in: they hold CRON_SECRET as a bearer token.
 * @throws AppError not_found for everybody else, as if there were nothing here
 */
export function requireCronSecret(request: Request): void {
  const { CRON_SECRET: secret } = env();
  const given = Buffer.from(request.headers.get('authorization') ?? '');
  const wanted = Buffer.from(`Bearer ${secret ?? ''}`);
  if (secret === undefined || given.length !== wanted.length || !timingSafeEqual(given, wanted))
    throw new AppError('not_found');
}
