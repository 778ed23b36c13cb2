import { PageNotFound } from '@/components/layout/page-not-found';

export default function AdminPageNotFound() {
  return <PageNotFound home={{ href: '/admin/users', label: 'Go to user management' }} />;
}
