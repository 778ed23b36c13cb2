import { PageNotFound } from '@/components/layout/page-not-found';

export default function PreparerPageNotFound() {
  return <PageNotFound home={{ href: '/preparer/dashboard', label: 'Go to My Clients' }} />;
}
