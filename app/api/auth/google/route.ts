import { NextResponse } from 'next/server';
import { hasGoogle, signIn } from '@/lib/auth/auth';
import { endpoint, route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: 'public',
    handle: async () => {
      if (!hasGoogle()) return redirectTo('/login?error=google-unavailable');
      return redirectTo(await signIn('google', { redirectTo: '/dashboard', redirect: false }));
    },
  }),
});

function redirectTo(location: string): NextResponse {
  return new NextResponse(null, {
    status: 302,
    headers: { Location: location, 'Cache-Control': 'no-store' },
  });
}
