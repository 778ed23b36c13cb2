import { type Metadata } from 'next';
import { FilingScreen } from '@/components/filing/filing-screen';
import { Hydrate } from '@/components/layout/hydrate';
import { SpinnerScreen } from '@/components/ui/spinner';
import { readPageCall } from '@/lib/auth/page-actor';
import { prefetchFiling } from '@/lib/filing/prefetch';
import { readMyReturn } from '@/lib/returns/prefetch';

export const metadata: Metadata = { title: 'File your return' };

export default async function FilePage() {
  const call = await readPageCall('/file');
  const reads = async () => {
    const { mine, open } = await readMyReturn(call);
    return [mine, ...(open === null ? [] : [prefetchFiling(open)])];
  };
  return (
    <Hydrate call={call} reads={reads} fallback={<SpinnerScreen />}>
      <FilingScreen />
    </Hydrate>
  );
}
