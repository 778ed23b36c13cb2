import { type Metadata } from 'next';
import { ExtensionScreen } from '@/components/filing/extension/extension-screen';
import { Hydrate } from '@/components/layout/hydrate';
import { SpinnerScreen } from '@/components/ui/spinner';
import { readPageCall } from '@/lib/auth/page-actor';
import { prefetchExtension } from '@/lib/filing/prefetch';
import { readMyReturn } from '@/lib/returns/prefetch';

export const metadata: Metadata = { title: 'Request an extension' };

export default async function ExtensionPage() {
  const call = await readPageCall('/file');
  const reads = async () => {
    const { mine, open } = await readMyReturn(call);
    return [mine, ...(open === null ? [] : [prefetchExtension(open)])];
  };
  return (
    <Hydrate call={call} reads={reads} fallback={<SpinnerScreen />}>
      <ExtensionScreen />
    </Hydrate>
  );
}
