import { type Metadata } from 'next';
import { Hydrate } from '@/components/layout/hydrate';
import { PageHeader } from '@/components/layout/page-header';
import { SummaryCharts } from '@/components/returns/summary-charts';
import { SummaryScreen } from '@/components/returns/summary-screen';
import { SummarySkeleton } from '@/components/returns/summary-skeleton';
import { readPageCall, type PageCall } from '@/lib/auth/page-actor';
import { prefetchValidation, readMyReturn } from '@/lib/returns/prefetch';

export const metadata: Metadata = { title: 'Tax Summary' };

async function listReads(call: PageCall) {
  const { mine, open } = await readMyReturn(call);
  return [mine, ...(open === null ? [] : [prefetchValidation(open)])];
}

export default async function SummaryPage() {
  const call = await readPageCall('/summary');
  const fallback = (
    <>
      <PageHeader title="Tax Summary" subtitle="Review your tax calculation" />
      <SummarySkeleton />
    </>
  );
  return (
    <Hydrate call={call} reads={() => listReads(call)} fallback={fallback}>
      <SummaryScreen charts={<SummaryCharts />} />
    </Hydrate>
  );
}
