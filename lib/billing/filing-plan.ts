import { AppError } from '@/lib/errors';
import { db } from '@/lib/infra/db';
import type { OpenReturn } from '@/lib/returns/access';
import { activePayment } from './balance';
import { findPlan, type Plan, plans } from './plans';
import { readPlanNeed } from './queries';
import { toMoneyRow, withRefunds } from './rows';

/** The plan somebody has paid for; null without one. */
async function readActivePlan(userId: string): Promise<Plan | null> {
  const rows = await db().payment.findMany({
    where: { userId, status: 'succeeded' },
    include: withRefunds,
  });
  const active = activePayment(rows.map(toMoneyRow));
  return active === null ? null : (findPlan(active.planType) ?? null);
}

/**
 * Lets a return be filed only when its owner's plan covers it.
 * @throws AppError plan_required (402) naming the plan and why
 */
export async function requirePlanForFiling(open: OpenReturn<'read'>): Promise<Plan> {
  const need = await readPlanNeed(open);
  const wanted = findPlan(need.plan) ?? plans[0];
  const active = await readActivePlan(open.ownerId);
  if (active === null) throw new AppError('plan_required', 'Choose a plan to file your return.');
  if (active.price < wanted.price) {
    const why = need.reasons.map(({ because }) => because).join(' ');
    throw new AppError('plan_required', `This return needs the ${wanted.name} plan. ${why}`);
  }
  return active;
}
