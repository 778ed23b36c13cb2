import { CaseNotFound } from '@/components/assignments/case-not-found';

export default function ClientNotFound() {
  return <CaseNotFound />;
}
