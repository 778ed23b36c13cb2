import { type Metadata } from 'next';
import Link from 'next/link';
import { EmptyState } from '@/components/layout/empty-state';
import { PageHeader } from '@/components/layout/page-header';
import { HistoryList } from '@/components/reviews/history-list';
import { Button } from '@/components/ui/button';
import { readPageCall } from '@/lib/auth/page-actor';
import { readMyReturn } from '@/lib/returns/prefetch';
import { readHistory } from '@/lib/reviews/history';

export const metadata: Metadata = { title: 'What changed and when' };

export default async function HistoryPage({
  searchParams,
}: {
  searchParams: Promise<{ before?: string | string[] }>;
}) {
  const { taxReturn, open } = await readMyReturn(await readPageCall('/history'));
  const { before } = await searchParams;
  const { entries, next } =
    open === null
      ? { entries: [], next: null }
      : await readHistory(open, typeof before === 'string' ? before : null);
  return (
    <>
      <PageHeader
        title="What changed and when"
        subtitle={
          taxReturn === null
            ? 'Every change to your return.'
            : `Every change to your ${taxReturn.taxYear} return, newest first, and who made it.`
        }
        back={{ href: '/dashboard', label: 'Back to dashboard' }}
      />
      {entries.length === 0 ? (
        <EmptyState title="Nothing has changed yet." />
      ) : (
        <HistoryList entries={entries} />
      )}
      {next === null ? null : (
        <p className="mt-6">
          <Button asChild variant="outline">
            <Link href={`/history?before=${next}`}>Earlier changes</Link>
          </Button>
        </p>
      )}
    </>
  );
}
