import { AppError } from '@/lib/errors';
import { plural } from '@/lib/format/words';
import { db, type Transaction } from '@/lib/infra/db';
import { activePayment, netPaidCents } from './balance';
import { findPlan, type Plan, planForStates, plans } from './plans';
import { planNeedOf } from './queries';
import { toMoneyRow, withRefunds } from './rows';

/** The plan that the owner of a return has paid for, for the year of that return; null without one. */
async function readActivePlan(open: { id: string; ownerId: string }, tx: Transaction): Promise<Plan | null> {
  const { taxYear } = await tx.taxReturn.findUniqueOrThrow({
    where: { id: open.id },
    select: { taxYear: true },
  });
  const rows = await tx.payment.findMany({
    where: { userId: open.ownerId, taxYear, status: 'succeeded' },
    include: withRefunds,
  });
  const money = rows.map(toMoneyRow);
  const active = activePayment(money);
  // An upgrade whose first payment a bank took back is not the price of the plan.
  if (active === null || netPaidCents(money) < active.priceCents) return null;
  return findPlan(active.planType) ?? null;
}

/**
 * Lets a return be filed only when its owner's plan of that year covers it.
 * @throws AppError plan_required (402) naming the plan and why
 */
export async function requirePlanForFiling(
  open: { id: string; ownerId: string },
  tx: Transaction = db(),
): Promise<Plan> {
  const need = await planNeedOf(open.id, tx);
  const wanted = findPlan(need.plan) ?? plans[0];
  const active = await readActivePlan(open, tx);
  if (active === null) throw new AppError('plan_required', 'Choose a plan to file your return.');
  if (active.price < wanted.price) {
    const why = need.reasons.map(({ because }) => because).join(' ');
    throw new AppError('plan_required', `This return needs the ${wanted.name} plan. ${why}`);
  }
  return active;
}

const statesIn = ({ states }: Plan): number => (states === 'all' ? Infinity : states === 'one' ? 1 : 0);

/**
 * Lets so many state returns be filed with a return only when its owner's plan has them.
 * @param count state returns on their way or accepted, with the one that is asked about
 * @throws AppError plan_required (402) naming the plan that has them
 */
export async function requirePlanForStates(
  open: { id: string; ownerId: string },
  count: number,
  tx: Transaction = db(),
): Promise<Plan> {
  const active = await requirePlanForFiling(open, tx);
  if (statesIn(active) >= count) return active;
  const { name } = planForStates(count);
  throw new AppError(
    'plan_required',
    plural(
      count,
      `Filing a state return requires the ${name} plan.`,
      `Filing more than one state return requires the ${name} plan.`,
    ),
  );
}
