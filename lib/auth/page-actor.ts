import { headers } from 'next/headers';
import { cache } from 'react';
import type { Actor } from './actor';
import { readActor, readSessionToken } from './session';

/** Who looks at the page that is being rendered, or null. The layout and the page ask the database once between them. */
export const readPageActor = cache(async (): Promise<Actor | null> =>
  readActor(readSessionToken(await headers())),
);
