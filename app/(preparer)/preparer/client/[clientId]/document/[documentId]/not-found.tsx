import { CaseNotFound } from '@/components/assignments/case-not-found';

export default function ClientDocumentNotFound() {
  return <CaseNotFound what="document" />;
}
