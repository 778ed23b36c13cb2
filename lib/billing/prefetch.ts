import { after } from 'next/server';
import { z } from 'zod';
import type { Actor } from '@/lib/auth/actor';
import { prefetch, prefetchPages, readEveryPage } from '@/lib/http/prefetch';
import type { OpenReturn } from '@/lib/returns/access';
import { billingKeys } from './keys';
import { listAllPayments, listPayments, readPlanNeed } from './queries';
import { ListedPayment, Payment, PlanNeed } from './schema';
import { settleDuePayments } from './work';

/** All payments of the signed-in person; open ones are asked about. */
export const prefetchPayments = ({ actor }: { actor: Actor }) =>
  prefetch(billingKeys.ofUser(actor.id), z.array(Payment), () =>
    readEveryPage(async (page) => {
      const { payments, next, unfinished } = await listPayments(actor, actor.id, page);
      if (unfinished) after(settleDuePayments);
      return { entries: payments, next };
    }),
  );

/** The cheapest plan that covers a return. */
export const prefetchPlanNeed = (open: OpenReturn<'read'>) =>
  prefetch(billingKeys.planNeed(open.id), PlanNeed, () => readPlanNeed(open));

/** The newest payments of everybody, for administrators' pages. */
export const prefetchAllPayments = () =>
  prefetchPages(billingKeys.found(''), ListedPayment, async () => {
    const { payments, next } = await listAllPayments({ limit: 100 });
    return { entries: payments, next };
  });
