'use client';

import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '@/lib/accounts/current-user';
import { api } from '@/lib/http/client';
import { readAllPages } from '@/lib/http/pages';
import { returnKeys } from '@/lib/returns/keys';
import { billingKeys } from './keys';
import type { Plan } from './plans';
import { type IntentReply, type Payment, type PlanNeed, type TestCardReply } from './schema';

/** A person's payments; the first succeeded one of a year is the active plan of that year. */
export const paymentsQuery = (userId: string) =>
  queryOptions({
    queryKey: billingKeys.ofUser(userId),
    queryFn: ({ signal }) => readAllPages<Payment>(`/api/payments/user/${userId}`, signal),
  });

export function usePayments(userId: string) {
  return useQuery(paymentsQuery(userId));
}

/** The cheapest plan that covers a return. */
export const planNeedQuery = (returnId: string) =>
  queryOptions({
    queryKey: billingKeys.planNeed(returnId),
    queryFn: ({ signal }) => api<PlanNeed>(`/api/tax-returns/${returnId}/plan`, { signal }),
  });

/** Badge, card and list follow at once, wherever they are on screen; so does what a return needs before it is filed. */
async function refreshPlan(client: QueryClient): Promise<void> {
  // The page for filing comes next: it must not ask for the plan once more while it hears of the payment.
  client.removeQueries({ queryKey: returnKeys.all, type: 'inactive' });
  await Promise.all([
    client.invalidateQueries({ queryKey: billingKeys.payments }),
    client.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
    client.invalidateQueries({ queryKey: returnKeys.all }),
  ]);
}

/** Opens a payment for a plan. Our own price goes along, so that the server can refuse an outdated screen. */
export function useOpenPayment(taxReturnId: string | null) {
  return useMutation({
    mutationFn: (plan: Plan) =>
      api<IntentReply>('/api/create-payment-intent', {
        method: 'POST',
        json: { amount: plan.price, planType: plan.name, taxReturnId },
      }),
  });
}

/** Asks the server to ask the provider. */
export function useConfirmPayment() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (paymentId: string) => api<Payment>(`/api/payments/${paymentId}/confirm`, { method: 'POST' }),
    onSettled: () => refreshPlan(client),
  });
}

interface TestCard {
  clientSecret: string;
  number: string;
  expiry: string;
  cvc: string;
}

/** The built-in stand-in for the provider's own calls from the browser. */
export const testCardApi = {
  pay: (paymentId: string, card: TestCard) =>
    api<TestCardReply>(`/api/payments/${paymentId}/test-card`, { method: 'POST', json: card }),
  authenticate: (paymentId: string, clientSecret: string, approve: boolean) =>
    api<TestCardReply>(`/api/payments/${paymentId}/test-card/authenticate`, {
      method: 'POST',
      json: { clientSecret, approve },
    }),
};

/** Switches to a smaller plan; the difference goes back to the card. */
export function useSwitchPlan(taxYear: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (plan: Plan) =>
      api<Payment>('/api/payments/change-plan', { method: 'POST', json: { planType: plan.name, taxYear } }),
    onSettled: () => refreshPlan(client),
  });
}
