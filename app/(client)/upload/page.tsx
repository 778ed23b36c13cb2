import { type Metadata } from 'next';
import { UploadScreen } from '@/components/documents/upload-screen';
import { Hydrate } from '@/components/layout/hydrate';
import { SpinnerScreen } from '@/components/ui/spinner';
import { readPageCall } from '@/lib/auth/page-actor';
import { prefetchDocuments } from '@/lib/documents/prefetch';
import { prefetchLastYear, readMyReturn } from '@/lib/returns/prefetch';

export const metadata: Metadata = { title: 'Upload Documents' };

export default async function UploadPage() {
  const call = await readPageCall('/upload');
  const reads = async () => {
    const { mine, open } = await readMyReturn(call);
    const expected = open === null ? [] : [prefetchLastYear(open)];
    return [mine, prefetchDocuments(call, call.actor.id), ...expected];
  };
  return (
    <Hydrate call={call} reads={reads} fallback={<SpinnerScreen />}>
      <UploadScreen />
    </Hydrate>
  );
}
