import { type Metadata } from 'next';
import { PaymentsScreen } from '@/components/billing/payments-screen';

export const metadata: Metadata = { title: 'Payments' };

interface Search {
  plan?: string | string[];
  success?: string | string[];
  payment?: string | string[];
}

const single = (value: string | string[] | undefined) => (typeof value === 'string' ? value : null);

export default async function PaymentsPage({ searchParams }: { searchParams: Promise<Search> }) {
  const { plan, success, payment } = await searchParams;
  return (
    <PaymentsScreen
      wantedPlan={single(plan)}
      returnedPayment={single(success) === 'true' ? single(payment) : null}
    />
  );
}
