import { z } from 'zod';
import type { Actor } from '@/lib/auth/actor';
import { prefetch } from '@/lib/http/prefetch';
import { consentsKey } from './keys';
import { listConsents } from './queries';
import { Consent } from './schema';

/** Every consent form and where the signed-in client stands with it. */
export const prefetchConsents = ({ actor }: { actor: Actor }) =>
  prefetch(consentsKey, z.array(Consent), () => listConsents(actor));
