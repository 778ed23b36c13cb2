import { type Metadata } from 'next';
import { PaymentsScreen } from '@/components/billing/payments-screen';
import { Hydrate } from '@/components/layout/hydrate';
import { SpinnerScreen } from '@/components/ui/spinner';
import { readPageCall } from '@/lib/auth/page-actor';
import { prefetchPayments, prefetchPlanNeed } from '@/lib/billing/prefetch';
import { readMyReturn } from '@/lib/returns/prefetch';

export const metadata: Metadata = { title: 'Payments' };

interface Search {
  plan?: string | string[];
  success?: string | string[];
  payment?: string | string[];
}

const single = (value: string | string[] | undefined) => (typeof value === 'string' ? value : null);

export default async function PaymentsPage({ searchParams }: { searchParams: Promise<Search> }) {
  const [call, { plan, success, payment }] = await Promise.all([readPageCall('/payments'), searchParams]);
  const reads = async () => {
    const { mine, open } = await readMyReturn(call);
    return [mine, prefetchPayments(call), ...(open === null ? [] : [prefetchPlanNeed(open)])];
  };
  return (
    <Hydrate call={call} reads={reads} fallback={<SpinnerScreen />}>
      <PaymentsScreen
        wantedPlan={single(plan)}
        returnedPayment={single(success) === 'true' ? single(payment) : null}
      />
    </Hydrate>
  );
}
