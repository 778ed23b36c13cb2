import { type Metadata } from 'next';
import { ReviewScreen } from '@/components/documents/review-screen';

export const metadata: Metadata = { title: 'Check what we read' };

type ReviewPageProps = {
  params: Promise<{ documentId: string }>;
  searchParams: Promise<{ field?: string | string[] }>;
};

export default async function ReviewPage({ params, searchParams }: ReviewPageProps) {
  const [{ documentId }, { field }] = await Promise.all([params, searchParams]);
  return <ReviewScreen documentId={documentId} wanted={typeof field === 'string' ? field : null} />;
}
