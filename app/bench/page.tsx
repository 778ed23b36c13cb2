import { notFound } from 'next/navigation';
import { isBench } from '@/lib/http/baseline';

/** The emptiest page behind a session: what a page costs before it shows anything. Bench mode only. */
export default function EmptyPage() {
  if (!isBench()) notFound();
  return <p>Nothing.</p>;
}
