import { type Metadata } from 'next';
import { DeductionsScreen } from '@/components/deductions/deductions-screen';
import { DeductionsSkeleton } from '@/components/deductions/deductions-skeleton';
import { Hydrate } from '@/components/layout/hydrate';
import { PageHeader } from '@/components/layout/page-header';
import { readPageCall } from '@/lib/auth/page-actor';
import { prefetchDeductions, readMyReturn } from '@/lib/returns/prefetch';

export const metadata: Metadata = { title: 'Maximize Your Refund' };

export default async function DeductionsPage() {
  const call = await readPageCall('/deductions');
  const reads = async () => {
    const { mine, open } = await readMyReturn(call);
    return [mine, ...(open === null ? [] : [prefetchDeductions(open)])];
  };
  const fallback = (
    <>
      <PageHeader title="Maximize Your Refund" subtitle="Looking for deductions you may have missed" />
      <DeductionsSkeleton />
    </>
  );
  return (
    <Hydrate call={call} reads={reads} fallback={fallback}>
      <DeductionsScreen />
    </Hydrate>
  );
}
