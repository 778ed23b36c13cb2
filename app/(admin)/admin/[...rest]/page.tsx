import { notFound } from 'next/navigation';
import { readPageCall } from '@/lib/auth/page-actor';

/** Every address below /admin that is no page: not found, in the frame of the group. */
export default async function UnknownAdminPage() {
  await readPageCall('/admin');
  notFound();
}
