import { type Metadata } from 'next';
import { AnswersScreen } from '@/components/assignments/answers-screen';

export const metadata: Metadata = { title: 'Client answers' };

type AnswersPageProps = {
  params: Promise<{ clientId: string }>;
  searchParams: Promise<{ q?: string | string[] }>;
};

export default async function AnswersPage({ params, searchParams }: AnswersPageProps) {
  const [{ clientId }, { q }] = await Promise.all([params, searchParams]);
  return <AnswersScreen clientId={clientId} wanted={typeof q === 'string' ? q : null} />;
}
