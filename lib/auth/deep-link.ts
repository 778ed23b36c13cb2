import type { NextRequest, NextResponse } from 'next/server';
import type { Role } from './actor';
import { findCookie, writeCookie } from './cookies';
import { decidePage } from './page-access';
import { homeOf } from './page-table';

/** Holds the address that a signed-out visitor asked for, until they have signed in. */
const cookieBase = 'plainfile.wanted';

/** Long enough to find a password, short enough that a later sign-in starts at home; seconds. */
const keptFor = 600;

/** Longer ones are none of ours. */
const longest = 500;

const isHome = (path: string): boolean => Object.values(homeOf).some((home) => home === path);

/** Pages that Next fetches ahead of a click look like any other fetch here: only a document was asked for by a person. */
const isVisit = (headers: Headers): boolean => headers.get('sec-fetch-dest') === 'document';

/** Remembers the page that sent its visitor to the sign-in; a home needs no remembering. */
export function rememberPage(request: NextRequest, response: NextResponse): void {
  const { pathname, search } = request.nextUrl;
  const address = pathname + search;
  if (!isVisit(request.headers) || isHome(pathname) || address.length > longest) return;
  response.headers.append('Set-Cookie', writeCookie(cookieBase, encodeURIComponent(address), keptFor));
}

const readKept = (request: NextRequest): string | null =>
  findCookie(request.headers.get('cookie') ?? '', cookieBase);

/**
 * Where somebody who has signed in wanted to go, once they come to their home; null when they wanted nothing else, or
 * when it isn’t a page for them. Also for what Next fetches ahead: the visit itself may ask for nothing more.
 * @param role of the person who is signed in now
 */
export function findWantedPage(request: NextRequest, role: Role, mustEnrol: boolean): string | null {
  const kept = isHome(request.nextUrl.pathname) ? readKept(request) : null;
  return kept === null ? null : readWanted(kept, role, mustEnrol);
}

/** The address in a cookie’s value: a page of this site that the role may see. */
export function readWanted(kept: string, role: Role, mustEnrol: boolean): string | null {
  const origin = 'http://here.invalid';
  let url: URL;
  try {
    url = new URL(decodeURIComponent(kept), origin);
  } catch {
    return null;
  }
  if (url.origin !== origin || isHome(url.pathname)) return null;
  return decidePage(url.pathname, role, mustEnrol).to === null ? url.pathname + url.search : null;
}

/** Whether a cookie’s value is the address of this page, with or without parameters. */
export function isPage(kept: string, pathname: string): boolean {
  const [path = ''] = kept.split('%3F');
  return path === encodeURIComponent(pathname);
}

/** Forgets the page once it is opened. */
export function forgetPage(request: NextRequest, response: NextResponse): void {
  const kept = readKept(request);
  if (kept !== null && isPage(kept, request.nextUrl.pathname))
    response.headers.append('Set-Cookie', writeCookie(cookieBase, null, 0));
}
