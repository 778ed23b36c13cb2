import { z } from 'zod';
import type { Actor } from '@/lib/auth/actor';
import { prefetch } from '@/lib/http/prefetch';
import { reviewKeys } from './keys';
import { listOwnRequests } from './requests';
import { InformationRequest, WaitingItem } from './schema';
import { listWaiting } from './waiting';

/** What waits for the signed-in client. */
export const prefetchWaiting = ({ actor }: { actor: Actor }) =>
  prefetch(reviewKeys.waiting, z.array(WaitingItem), () => listWaiting(actor));

/** What preparers asked the signed-in client. */
export const prefetchOwnRequests = ({ actor }: { actor: Actor }) =>
  prefetch(reviewKeys.requests, z.array(InformationRequest), () => listOwnRequests(actor));
