import { type Metadata } from 'next';
import { InterviewScreen } from '@/components/interview/interview-screen';
import { InterviewSkeleton } from '@/components/interview/interview-skeleton';
import { Hydrate } from '@/components/layout/hydrate';
import { readPageCall } from '@/lib/auth/page-actor';
import { readFormReturn } from '@/lib/http/form-return';
import { prefetchInterview } from '@/lib/returns/interview-prefetch';
import { readMyReturn } from '@/lib/returns/prefetch';
import { prefetchPreparerChanges } from '@/lib/reviews/prefetch';

export const metadata: Metadata = { title: 'Tax Interview' };

type InterviewPageProps = { searchParams: Promise<{ q?: string | string[] }> };

export default async function InterviewPage({ searchParams }: InterviewPageProps) {
  const [call, { q }, returned] = await Promise.all([
    readPageCall('/interview'),
    searchParams,
    readFormReturn('/interview'),
  ]);
  const refused =
    returned === null || typeof q !== 'string'
      ? null
      : { questionId: q, message: returned.fields['answer'] ?? returned.message };
  const reads = async () => {
    const { mine, open } = await readMyReturn(call);
    return [mine, prefetchPreparerChanges(call), ...(open === null ? [] : prefetchInterview(open))];
  };
  return (
    <Hydrate call={call} reads={reads} fallback={<InterviewSkeleton />}>
      <InterviewScreen refused={refused} />
    </Hydrate>
  );
}
