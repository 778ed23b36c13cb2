import { cookies } from 'next/headers';
import { cookieName } from '@/lib/auth/cookies';
import type { FormReturn } from './client';
import { returnCookie, Returned } from './plain-form';

/**
 * What the form on this page was refused for, when the browser sent it by itself a moment ago; null otherwise.
 * @param path the page's path, without a query
 */
export async function readFormReturn(path: string): Promise<FormReturn | null> {
  const value = (await cookies()).get(cookieName(returnCookie))?.value;
  if (value === undefined) return null;
  let given: unknown;
  try {
    given = JSON.parse(Buffer.from(value, 'base64url').toString());
  } catch {
    return null;
  }
  const { success, data } = Returned.safeParse(given);
  if (!success || data.page.split('?', 1)[0] !== path) return null;
  const { page: at, message, fields, kept } = data;
  return { at, message, fields, kept };
}
