import { NextResponse } from 'next/server';
import { z } from 'zod';
import { hasGoogle, startGoogle } from '@/lib/auth/auth';
import { chosenPlan, chosenYear, planCookie, signUpYearCookie } from '@/lib/auth/chosen-plan';
import { writeCookie } from '@/lib/auth/cookies';
import { endpoint, route } from '@/lib/http/route';
import { describeError, log } from '@/lib/infra/log';

/** `?plan=` is the plan that a new account starts with, `?year=` the tax year of its first return. */
export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: 'public',
    limit: 'sign-in',
    query: z.object({ plan: z.string().optional(), year: z.string().optional() }),
    handle: async ({ query, requestId }) => {
      const unavailable = '/login?error=google-unavailable';
      if (!hasGoogle()) return redirectTo(unavailable);
      const start = await startGoogle().catch((error: unknown) => {
        log.error({ requestId, error: describeError(error) }, 'the sign-in provider isn’t responding');
        return unavailable;
      });
      const year = chosenYear(query.year);
      return redirectTo(start, [
        writeCookie(planCookie, chosenPlan(query.plan), 15 * 60),
        // A year left over from an earlier try goes.
        writeCookie(signUpYearCookie, year === null ? null : String(year), 15 * 60),
      ]);
    },
  }),
});

function redirectTo(location: string, setCookies: readonly string[] = []): NextResponse {
  const headers = new Headers({ Location: location, 'Cache-Control': 'no-store' });
  for (const cookie of setCookies) headers.append('Set-Cookie', cookie);
  return new NextResponse(null, { status: 302, headers });
}
