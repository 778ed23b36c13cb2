import { PageNotFound } from '@/components/layout/page-not-found';

export default function ClientPageNotFound() {
  return <PageNotFound home={{ href: '/dashboard', label: 'Go to my return' }} />;
}
