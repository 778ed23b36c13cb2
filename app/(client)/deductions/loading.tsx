import { DeductionsSkeleton } from '@/components/deductions/deductions-skeleton';
import { PageHeader } from '@/components/layout/page-header';

export default function DeductionsLoading() {
  return (
    <>
      <PageHeader title="Maximize Your Refund" subtitle="Looking for deductions you may have missed" />
      <DeductionsSkeleton />
    </>
  );
}
