import { type Metadata } from 'next';
import { AnswersScreen } from '@/components/assignments/answers-screen';
import { Hydrate } from '@/components/layout/hydrate';
import { SpinnerScreen } from '@/components/ui/spinner';
import { readCase } from '@/lib/assignments/prefetch';
import { readPageCall } from '@/lib/auth/page-actor';
import { openReturn } from '@/lib/returns/access';
import { prefetchAnswers } from '@/lib/returns/interview-prefetch';

export const metadata: Metadata = { title: 'Client answers' };

type AnswersPageProps = {
  params: Promise<{ clientId: string }>;
  searchParams: Promise<{ q?: string | string[] }>;
};

export default async function AnswersPage({ params, searchParams }: AnswersPageProps) {
  const [call, { clientId }, { q }] = await Promise.all([readPageCall('/preparer'), params, searchParams]);
  const reads = async () => {
    const { detail, shown } = await readCase(call, clientId);
    const { taxReturn } = detail;
    return taxReturn === null
      ? [shown]
      : [shown, ...prefetchAnswers(await openReturn(call, taxReturn.id, 'read'))];
  };
  return (
    <Hydrate call={call} reads={reads} fallback={<SpinnerScreen />}>
      <AnswersScreen clientId={clientId} wanted={typeof q === 'string' ? q : null} />
    </Hydrate>
  );
}
