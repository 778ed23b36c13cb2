import { PageHeader } from '@/components/layout/page-header';
import { SummarySkeleton } from '@/components/returns/summary-skeleton';

export default function SummaryLoading() {
  return (
    <>
      <PageHeader title="Tax Summary" subtitle="Review your 2024 tax calculation" />
      <SummarySkeleton />
    </>
  );
}
