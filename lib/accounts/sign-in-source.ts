import { readSessionToken } from '@/lib/auth/session';
import { readClientAddress } from '@/lib/http/client-address';

/** Where a sign-in comes from: the browser's name and network, the session it replaces, the request. */
export interface SignInSource {
  userAgent: string | null;
  network: string;
  oldToken: string | null;
  requestId: string;
}

/** Where a sign-in comes from, as the request tells it. */
export function describeSignIn(call: { request: Request; requestId: string }): SignInSource {
  const { headers } = call.request;
  return {
    userAgent: headers.get('user-agent'),
    network: readClientAddress(headers).network,
    oldToken: readSessionToken(headers),
    requestId: call.requestId,
  };
}
