import { AppError } from '@/lib/errors';
import { db } from './db';
import { describeError, log } from './log';
import { findOutage } from './outages';
import { storage } from './storage';

/**
 * Checks what every request depends on: the database answers and storage can be written.
 * @throws AppError unavailable, naming neither
 */
export async function checkReadiness(): Promise<void> {
  try {
    await db().$queryRaw`SELECT 1`;
    await storage().check();
  } catch (error) {
    log.error({ error: describeError(error), missing: findOutage(error) }, 'not ready');
    throw new AppError('unavailable', undefined, { retryAfter: 5 });
  }
}
