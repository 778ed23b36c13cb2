import { type Metadata } from 'next';
import { InterviewScreen } from '@/components/interview/interview-screen';
import { InterviewSkeleton } from '@/components/interview/interview-skeleton';
import { Hydrate } from '@/components/layout/hydrate';
import { readPageCall } from '@/lib/auth/page-actor';
import { prefetchInterview } from '@/lib/returns/interview-prefetch';
import { readMyReturn } from '@/lib/returns/prefetch';

export const metadata: Metadata = { title: 'Tax Interview' };

export default async function InterviewPage() {
  const call = await readPageCall('/interview');
  const reads = async () => {
    const { mine, open } = await readMyReturn(call);
    return [mine, ...(open === null ? [] : prefetchInterview(open))];
  };
  return (
    <Hydrate call={call} reads={reads} fallback={<InterviewSkeleton />}>
      <InterviewScreen />
    </Hydrate>
  );
}
