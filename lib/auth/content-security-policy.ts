import { env } from '@/lib/env';

/**
 * The policy of a page: only our own scripts that carry this request's nonce run; nothing may frame us.
 * The card provider's hosts are allowed on /payments only.
 */
export function contentSecurityPolicy(nonce: string, path: string): string {
  const payments = path === '/payments' || path.startsWith('/payments/');
  const card = payments ? ' https://js.stripe.com' : '';
  // Large files go from the browser to the host's storage; the address of its API, not the whole host.
  const blob = env().BLOB_READ_WRITE_TOKEN === undefined ? '' : ' https://vercel.com/api/blob/';
  // Next's development tools evaluate code and add styles of their own; the built product never does.
  const development = env().NODE_ENV === 'development';
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${card}${development ? " 'unsafe-eval'" : ''}`,
    development ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${blob}${payments ? ' https://api.stripe.com' : ''}`,
    `frame-src ${payments ? 'https://js.stripe.com https://hooks.stripe.com' : "'self'"}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
