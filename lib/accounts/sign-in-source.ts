import { readSessionToken } from '@/lib/auth/session';
import type { SignInSource } from './commands';

/** Where a sign-in comes from, as the request tells it. */
export function describeSignIn(call: { request: Request; requestId: string }): SignInSource {
  return {
    userAgent: call.request.headers.get('user-agent'),
    oldToken: readSessionToken(call.request.headers),
    requestId: call.requestId,
  };
}
