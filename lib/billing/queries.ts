import type { Actor } from '@/lib/auth/actor';
import { AppError } from '@/lib/errors';
import { findUserIds } from '@/lib/accounts/queries';
import { db, type Transaction } from '@/lib/infra/db';
import { newestFirst, olderThan, type Page, placeColumns, readListPage } from '@/lib/infra/list-pages';
import type { OpenReturn } from '@/lib/returns/access';
import { toTaxReturn } from '@/lib/returns/rows';
import { requiredPlan } from './required-plan';
import { refundedCents, toPayment, withRefunds } from './rows';
import type { ListedPayment, Payment, PaymentQuery, PlanNeed } from './schema';

/**
 * A person's payments: succeeded ones first, the newest first, so that the first succeeded one of a year is the active
 * plan of that year.
 * @throws AppError not_found for anybody else's
 */
export async function listPayments(
  actor: Actor,
  userId: string,
  page: Page,
): Promise<{ payments: Payment[]; next: string | null; unfinished: boolean }> {
  if (actor.id !== userId) throw new AppError('not_found');
  const rows = await db().payment.findMany({
    where: { userId },
    include: withRefunds,
    orderBy: [{ succeededAt: { sort: 'desc', nulls: 'last' } }, { createdAt: 'desc' }, { id: 'desc' }],
    take: page.limit + 1,
    // Prisma's cursor does for the few payments of one person; an order with nulls has no simpler condition.
    ...(page.cursor === undefined ? {} : { cursor: { id: page.cursor }, skip: 1 }),
  });
  const shown = rows.slice(0, page.limit);
  return {
    payments: shown.map(toPayment),
    next: rows.length > page.limit ? (shown.at(-1)?.id ?? null) : null,
    unfinished: shown.some(
      (row) => row.status === 'pending' || row.refunds.some((refund) => refund.status === 'pending'),
    ),
  };
}

/** The cheapest plan that covers a return, from the forms of its last calculation. */
export const readPlanNeed = (open: OpenReturn<'read'>): Promise<PlanNeed> => planNeedOf(open.id);

/** The same within a transaction, for a job that nobody asked for. */
export async function planNeedOf(returnId: string, tx: Transaction = db()): Promise<PlanNeed> {
  const row = await tx.taxReturn.findUnique({ where: { id: returnId } });
  if (row === null) throw new AppError('not_found');
  const { calculationResults } = toTaxReturn(row);
  if (calculationResults === null) return requiredPlan(null);
  const states = Object.values(calculationResults.states ?? {});
  return requiredPlan(
    calculationResults.forms.map(({ id }) => id),
    // Nobody pays for a state that isn't calculated.
    states.filter(({ totals }) => totals.refund !== null).map(({ name }) => name),
  );
}

/** One payment of its owner, for the receipt. */
export async function readOwnPayment(
  actor: Actor,
  id: string,
): Promise<{ payment: Payment; payer: { firstName: string; lastName: string; email: string } }> {
  const row = await db().payment.findUnique({
    where: { id },
    include: { ...withRefunds, user: { select: { firstName: true, lastName: true, email: true } } },
  });
  if (row === null || row.userId !== actor.id) throw new AppError('not_found');
  return { payment: toPayment(row), payer: row.user };
}

// Who searches a part that more people share types a little more.
const peopleFound = 1000;

/** All payments for administrators, newest first; `q` is a part of a name or address. Only their route handler calls this. */
export async function listAllPayments(
  query: PaymentQuery,
): Promise<{ payments: ListedPayment[]; next: string | null }> {
  const isSearch = query.q !== undefined && query.q !== '';
  const found = isSearch ? { userId: { in: await findUserIds(query.q ?? '', peopleFound) } } : {};
  const { shown, next } = await readListPage(
    query,
    (id) => db().payment.findUnique({ where: { id }, select: placeColumns }),
    (place, take) =>
      db().payment.findMany({
        where: { ...found, ...olderThan(place) },
        include: {
          ...withRefunds,
          user: { select: { email: true, firstName: true, lastName: true } },
          disputes: { orderBy: { openedAt: 'desc' }, take: 1 },
        },
        orderBy: newestFirst,
        take,
      }),
  );
  return {
    payments: shown.map((row) => ({
      ...toPayment(row),
      user: row.user,
      dispute: row.disputes.map(toDispute)[0] ?? null,
      refundState: refundStateOf(row.refunds, refundedCents(row)),
    })),
    next,
  };
}

const toDispute = ({ status, reason, openedAt }: { status: string; reason: string; openedAt: Date }) => ({
  status,
  reason,
  openedAt: openedAt.toISOString(),
});

function refundStateOf(refunds: { status: string }[], cents: number): ListedPayment['refundState'] {
  if (refunds.some(({ status }) => status === 'failed')) return 'failed';
  if (refunds.some(({ status }) => status === 'pending')) return 'pending';
  return cents > 0 ? 'succeeded' : 'none';
}
