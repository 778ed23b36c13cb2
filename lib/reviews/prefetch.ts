import { z } from 'zod';
import type { OpenClient } from '@/lib/assignments/access';
import type { Actor } from '@/lib/auth/actor';
import { prefetch } from '@/lib/http/prefetch';
import { readCheckedChanges } from './change-checks';
import { readReminders } from './due-reminders';
import { reviewKeys } from './keys';
import { listNotes } from './notes';
import { listPreparerChanges } from './preparer-changes';
import { listOwnRequests, listRequests } from './requests';
import { Changes, InformationRequest, Note, PreparerChange, Reminders, Tick, WaitingItem } from './schema';
import { listTicks } from './ticks';
import { listWaiting } from './waiting';

/** What waits for the signed-in client. */
export const prefetchWaiting = ({ actor }: { actor: Actor }) =>
  prefetch(reviewKeys.waiting, z.array(WaitingItem), () => listWaiting(actor));

/** Whether the signed-in client gets reminders by email. */
export const prefetchReminders = ({ actor }: { actor: Actor }) =>
  prefetch(reviewKeys.reminders, Reminders, () => readReminders(actor));

/** What preparers asked the signed-in client. */
export const prefetchOwnRequests = ({ actor }: { actor: Actor }) =>
  prefetch(reviewKeys.requests, z.array(InformationRequest), () => listOwnRequests(actor));

/** What preparers changed for the signed-in client. */
export const prefetchPreparerChanges = ({ actor }: { actor: Actor }) =>
  prefetch(reviewKeys.preparerChanges, z.array(PreparerChange), () => listPreparerChanges(actor));

/** What preparers asked one client. */
export const prefetchRequests = (open: OpenClient) =>
  prefetch(reviewKeys.requestsTo(open.clientId), z.array(InformationRequest), () => listRequests(open));

/** The ticks at a client's values that hold. */
export const prefetchTicks = (open: OpenClient) =>
  prefetch(reviewKeys.ticks(open.clientId), z.array(Tick), () => listTicks(open));

/** What a preparer reads beside a client's return: what changed, what was asked, what was noted. */
export const prefetchReview = (open: OpenClient) => [
  prefetch(reviewKeys.changes(open.clientId), Changes, () => readCheckedChanges(open)),
  prefetchRequests(open),
  prefetchTicks(open),
  prefetch(reviewKeys.notes(open.clientId), z.array(Note), () => listNotes(open)),
];
