import { notFound } from 'next/navigation';
import { readPageCall } from '@/lib/auth/page-actor';

/** Every address below /preparer that is no page: not found, in the frame of the group. */
export default async function UnknownPreparerPage() {
  await readPageCall('/preparer');
  notFound();
}
