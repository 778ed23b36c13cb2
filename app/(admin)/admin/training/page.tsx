import { type Metadata } from 'next';
import { TrainingScreen } from '@/components/training/training-screen';
import { Hydrate } from '@/components/layout/hydrate';
import { SpinnerScreen } from '@/components/ui/spinner';
import { readPageCall } from '@/lib/auth/page-actor';
import { prefetchMaterials } from '@/lib/training/prefetch';

export const metadata: Metadata = { title: 'Training Materials' };

export default async function TrainingPage() {
  const call = await readPageCall('/admin/training');
  return (
    <Hydrate call={call} reads={async () => [prefetchMaterials(call)]} fallback={<SpinnerScreen />}>
      <TrainingScreen />
    </Hydrate>
  );
}
