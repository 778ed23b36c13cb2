import { NextResponse, type NextRequest } from 'next/server';
import { auth } from '@/lib/auth/auth';
import { contentSecurityPolicy } from '@/lib/auth/content-security-policy';
import { findWantedPage, forgetPage, rememberPage } from '@/lib/auth/deep-link';
import { decidePage } from '@/lib/auth/page-access';
import { describeError, log } from '@/lib/infra/log';
import { findOutage } from '@/lib/infra/outages';

/**
 * Sends signed-out people to /login and the wrong roles to their own home, as the table of pages says
 * (lib/auth/page-table.ts), and puts a fresh nonce into every page's Content-Security-Policy. A convenience, never the lock: every query checks again.
 *
 * Addresses that take uploads (/api, /objects) stay out of the matcher: Next cuts bodies over 10 MB that pass here.
 */
export const config = {
  runtime: 'nodejs',
  matcher: ['/((?!api/|objects/|_next/|icon\\.svg|favicon\\.ico|robots\\.txt).*)'],
};

export async function middleware(request: NextRequest): Promise<NextResponse> {
  // Pages are read. There are no server actions, and no form posts to a page.
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new NextResponse(null, {
      status: 405,
      headers: { Allow: 'GET, HEAD', 'Cache-Control': 'no-store' },
    });
  }
  let decision;
  let wanted: string | null = null;
  try {
    const actor = await auth();
    decision = decidePage(request.nextUrl.pathname, actor?.role ?? null, actor?.mustEnrol);
    if (actor !== null && decision.to === null) wanted = findWantedPage(request, actor.role, actor.mustEnrol);
  } catch (error) {
    const requestId = request.headers.get('x-request-id');
    log.error(
      { requestId, error: describeError(error), missing: findOutage(error) },
      'a page could not be opened',
    );
    return new NextResponse(
      'Plainfile is not available right now. Your data is safe. Please try again in a moment.',
      {
        status: 503,
        headers: {
          'Content-Type': 'text/plain; charset=utf-8',
          'Retry-After': '5',
          'Cache-Control': 'no-store',
        },
      },
    );
  }
  const to = decision.to ?? wanted;
  if (to !== null) {
    const response = NextResponse.redirect(new URL(to, request.url));
    response.headers.set('Cache-Control', 'no-store');
    if (to === '/login') rememberPage(request, response);
    return response;
  }
  const nonce = btoa(crypto.randomUUID());
  const policy = contentSecurityPolicy(nonce, request.nextUrl.pathname);
  const headers = new Headers(request.headers);
  headers.set('x-nonce', nonce);
  headers.set('content-security-policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('Content-Security-Policy', policy);
  response.headers.set('Cache-Control', 'private, no-store');
  forgetPage(request, response);
  return response;
}
