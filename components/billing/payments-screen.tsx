'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ErrorState } from '@/components/layout/error-state';
import { PageHeader } from '@/components/layout/page-header';
import { Badge } from '@/components/ui/badge';
import { Skeleton } from '@/components/ui/skeleton';
import { SpinnerScreen } from '@/components/ui/spinner';
import { toast } from '@/components/ui/toast-store';
import { useCurrentUser } from '@/lib/accounts/current-user';
import { type CurrentUser } from '@/lib/accounts/schema';
import { activeOf } from '@/lib/billing/active-plan';
import { planNeedQuery, useConfirmPayment, useOpenPayment, usePayments } from '@/lib/billing/hooks';
import { findPlan, type Plan } from '@/lib/billing/plans';
import { freshFor, messageOf } from '@/lib/http/client';
import { useMyReturns } from '@/lib/returns/hooks';
import { firstTaxYear } from '@/lib/tax/us/edition';
import { CheckoutView } from './checkout-view';
import { PaymentHistory } from './payment-history';
import { PlanCards } from './plan-cards';
import { PlanNeedNotice } from './plan-need-notice';
import { useCheckout } from './use-checkout';
import { WhatsIncluded } from './whats-included';

interface PaymentsScreenProps {
  /** A plan to go straight to checkout with. */
  wantedPlan: string | null;
  /** The payment that the card provider sent the browser back from. */
  returnedPayment: string | null;
}

/** /payments: three plans, or the checkout of one. */
export function PaymentsScreen(props: PaymentsScreenProps) {
  const { data: user } = useCurrentUser();
  return user === undefined || user === null ? <SpinnerScreen /> : <Payments user={user} {...props} />;
}

/** Says that a plan is paid for (spec section 8). */
export function announceSuccess(planName: string): void {
  toast({
    title: 'Payment successful!',
    description: `You've successfully subscribed to the ${planName} plan.`,
  });
}

function Payments({ user, wantedPlan, returnedPayment }: PaymentsScreenProps & { user: CurrentUser }) {
  const payments = usePayments(user.id);
  const returns = useMyReturns();
  const taxReturn = returns.data?.[0];
  const need = useQuery({
    ...planNeedQuery(taxReturn?.id ?? ''),
    enabled: taxReturn !== undefined,
    staleTime: freshFor,
  });
  const open = useOpenPayment(taxReturn?.id ?? null);
  const { checkout, start, leave } = useCheckout();
  useReturnFromProvider(returnedPayment);

  const choose = (plan: Plan) => {
    if (open.isPending) return;
    open.mutate(plan, {
      onSuccess: (intent) => start({ plan, intent }),
      onError: (error) =>
        toast({
          title: 'Error',
          description: messageOf(error, 'Failed to initialize payment. Please try again.'),
          variant: 'destructive',
        }),
    });
  };
  const wanted = useRef(findPlan(wantedPlan));
  useEffect(() => {
    const plan = wanted.current;
    if (plan === undefined || taxReturn === undefined || payments.data === undefined) return;
    wanted.current = undefined;
    if ((activeOf(payments.data, taxReturn.taxYear)?.amount ?? 0) < plan.price) choose(plan);
  });

  if (checkout !== null) {
    return (
      <CheckoutView
        plan={checkout.plan}
        intent={checkout.intent}
        onDone={() => {
          leave(checkout);
          announceSuccess(checkout.plan.name);
        }}
        onCancel={() => leave(checkout)}
      />
    );
  }
  if (payments.isError) {
    return (
      <ErrorState
        title="We couldn’t load your plan"
        retrying={payments.isFetching}
        onRetry={() => void payments.refetch()}
      >
        Nothing was charged.
      </ErrorState>
    );
  }
  if (payments.data === undefined) return <SpinnerScreen />;
  const year = taxReturn?.taxYear ?? firstTaxYear;
  const active = activeOf(payments.data, year);
  return (
    <>
      <PageHeader
        title="Choose Your Tax Preparation Plan"
        subtitle={
          year === firstTaxYear
            ? 'One price for the year. Enter everything first, and pay when you file.'
            : `One price for your ${year} return. Plans for other years don’t change.`
        }
        actions={active === null ? undefined : <Badge variant="soft">Current Plan: {active.planType}</Badge>}
      />
      <div className="grid gap-8">
        {need.isPending ? <Skeleton className="h-20" /> : null}
        {need.data === undefined ? null : (
          <PlanNeedNotice
            need={need.data}
            active={active}
            canFile={taxReturn?.status === 'in-review' || taxReturn?.status === 'approved'}
          />
        )}
        <PlanCards
          active={active}
          chosenAtSignup={user.planTier}
          needed={need.data?.certain === true ? need.data.plan : null}
          loading={open.isPending ? open.variables.slug : null}
          onChoose={choose}
        />
        <WhatsIncluded />
        <PaymentHistory payments={payments.data} />
      </div>
    </>
  );
}

/** Finishes a payment whose bank asked its question on a page of its own. */
function useReturnFromProvider(paymentId: string | null): void {
  const confirm = useConfirmPayment();
  const pending = useRef(paymentId);
  useEffect(() => {
    const id = pending.current;
    if (id === null) return;
    pending.current = null;
    window.history.replaceState(null, '', '/payments');
    confirm.mutate(id, {
      onSuccess: (payment) => announceSuccess(payment.planType),
      onError: (error) =>
        toast({
          title: 'Payment failed',
          description: messageOf(error, 'An error occurred while processing your payment.'),
          variant: 'destructive',
        }),
    });
  });
}
