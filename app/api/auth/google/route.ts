import { NextResponse } from 'next/server';
import { z } from 'zod';
import { hasGoogle, startGoogle } from '@/lib/auth/auth';
import { chosenPlan, planCookie } from '@/lib/auth/chosen-plan';
import { writeCookie } from '@/lib/auth/cookies';
import { endpoint, route } from '@/lib/http/route';
import { describeError, log } from '@/lib/infra/log';

/** `?plan=` is the plan that a new account starts with. */
export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: 'public',
    limit: 'sign-in',
    query: z.object({ plan: z.string().optional() }),
    handle: async ({ query, requestId }) => {
      const unavailable = '/login?error=google-unavailable';
      if (!hasGoogle()) return redirectTo(unavailable);
      const start = await startGoogle().catch((error: unknown) => {
        log.error({ requestId, error: describeError(error) }, 'the sign-in provider does not respond');
        return unavailable;
      });
      return redirectTo(start, writeCookie(planCookie, chosenPlan(query.plan), 15 * 60));
    },
  }),
});

function redirectTo(location: string, cookie?: string): NextResponse {
  const headers = new Headers({ Location: location, 'Cache-Control': 'no-store' });
  if (cookie !== undefined) headers.append('Set-Cookie', cookie);
  return new NextResponse(null, { status: 302, headers });
}
