import { type Metadata } from 'next';
import { DocumentScreen } from '@/components/assignments/document-screen';

export const metadata: Metadata = { title: 'Client document' };

type DocumentPageProps = {
  params: Promise<{ clientId: string; documentId: string }>;
  searchParams: Promise<{ field?: string | string[] }>;
};

export default async function DocumentPage({ params, searchParams }: DocumentPageProps) {
  const [{ clientId, documentId }, { field }] = await Promise.all([params, searchParams]);
  return (
    <DocumentScreen
      clientId={clientId}
      documentId={documentId}
      wanted={typeof field === 'string' ? field : null}
    />
  );
}
