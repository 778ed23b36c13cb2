import { type Metadata } from 'next';
import { PreparerFilingScreen } from '@/components/filing/preparer-filing-screen';
import { Hydrate } from '@/components/layout/hydrate';
import { SpinnerScreen } from '@/components/ui/spinner';
import { readCase } from '@/lib/assignments/prefetch';
import { readPageCall } from '@/lib/auth/page-actor';
import { prefetchFiling } from '@/lib/filing/prefetch';
import { openReturn } from '@/lib/returns/access';

export const metadata: Metadata = { title: 'Sign and file' };

export default async function PreparerFilePage({ params }: { params: Promise<{ clientId: string }> }) {
  const [call, { clientId }] = await Promise.all([readPageCall('/preparer'), params]);
  const reads = async () => {
    const { detail, shown } = await readCase(call, clientId);
    const { taxReturn } = detail;
    return taxReturn === null
      ? [shown]
      : [shown, prefetchFiling(await openReturn(call, taxReturn.id, 'read'))];
  };
  return (
    <Hydrate call={call} reads={reads} fallback={<SpinnerScreen />}>
      <PreparerFilingScreen clientId={clientId} />
    </Hydrate>
  );
}
