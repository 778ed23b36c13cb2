import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { findCookie, sessionBase } from '@/lib/auth/cookies';

/**
 * How many requests this process works on at once. What comes on top is answered at once with 503 and Retry-After:
 * a queue without an end would make everybody wait, and the ones who wait longest have given up.
 */
const mostAtOnce = 120;
/** Bodies and streams that may take minutes have places of their own, so that slow lines block nobody. */
const mostSlowAtOnce = 60;
/** The share of the places that one signed-in person may hold: a script that runs wild is not everybody's trouble. */
const shareOfOne = 1 / 2;
/** From this part of the places on they are shared out evenly: several scripts that run wild are not, either. */
const crowded = 3 / 4;
/** What one browser asks for at once when it opens a page: less than that is nobody's fair share. */
const leastShare = 6;

export const overloadPath = '/api/overloaded';
/** Never refused: whoever watches over the product has to get through, and files of the build cost nothing. */
const alwaysIn = /^\/(_next\/static\/|api\/(health|ready|metrics|overloaded)\b|icon\.svg)/;
const slow = /^\/(objects\/|api\/(documents\/upload|admin\/training\/upload|chat\b))/;

/**
 * A place is for work. Who lets us wait this long, in milliseconds, and moves fewer bytes a second than this loses it
 * to the next one: two hundred connections that say nothing would otherwise close the door for everybody.
 */
const patience = 3000;
const leastBytesPerSecond = 10_000;

interface Place {
  request: IncomingMessage;
  response: ServerResponse;
  /** The session that asks, null for a stranger. */
  session: string | null;
  since: number;
  /** What the connection had moved before. */
  moved: number;
}

const taken = { quick: new Set<Place>(), slow: new Set<Place>() };

/** Counts every request of this process from its first byte to its last, and leads what is too much elsewhere. */
export function limitLoad(): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const url = request.url ?? '/';
    if (alwaysIn.test(url)) return;
    const kind = slow.test(url) ? 'slow' : 'quick';
    const places = taken[kind];
    const most = kind === 'slow' ? mostSlowAtOnce : mostAtOnce;
    const session = sessionOf(request);
    if (hasItsShare(session, places, most) || (places.size >= most && !freePlace(places))) {
      request.url = overloadPath;
      // Nobody is asked who this is: the answer is the same for everybody.
      delete request.headers.cookie;
      return;
    }
    const place = { request, response, session, since: performance.now(), moved: movedBy(request) };
    places.add(place);
    response.once('close', () => places.delete(place));
  });
}

const sessionOf = ({ headers }: IncomingMessage): string | null =>
  findCookie(headers.cookie ?? '', sessionBase);

function hasItsShare(session: string | null, places: Set<Place>, most: number): boolean {
  if (session === null) return false;
  const held = [...places].filter((place) => place.session === session).length;
  if (held >= most * shareOfOne) return true;
  if (places.size < most * crowded || held < leastShare) return false;
  // One share stays for whoever comes next.
  const callers = new Set(Array.from(places, (place) => place.session)).size;
  return held >= most / (callers + 1);
}

/** Ends the oldest connection that only lets us wait. @returns false when there is none */
function freePlace(places: Set<Place>): boolean {
  const now = performance.now();
  for (const place of places) {
    if (!isDawdling(place, now)) continue;
    places.delete(place);
    place.request.socket.destroy();
    return true;
  }
  return false;
}

function isDawdling({ request, response, since, moved }: Place, now: number): boolean {
  const age = now - since;
  if (age < patience) return false;
  // What has come and was not read yet waits for us, not we for it.
  const owesBody = !request.complete && request.readableLength === 0;
  const takesNothing = response.writableLength > 0;
  if (!owesBody && !takesNothing) return false;
  return movedBy(request) - moved < (age / 1000) * leastBytesPerSecond;
}

/** Bytes that the connection of a request brought and took so far. */
const movedBy = ({ socket }: IncomingMessage): number =>
  socket.bytesRead + socket.bytesWritten - socket.writableLength;

/** Requests that are worked on right now. */
export const readBusy = (): number => taken.quick.size + taken.slow.size;
