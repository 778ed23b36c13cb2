import { GitCompareArrows } from 'lucide-react';
import { type Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { EmptyState } from '@/components/layout/empty-state';
import { PageHeader } from '@/components/layout/page-header';
import { ComparisonView } from '@/components/returns/last-year/comparison-view';
import { Button } from '@/components/ui/button';
import { readPageCall } from '@/lib/auth/page-actor';
import { AppError } from '@/lib/errors';
import { readYearComparison } from '@/lib/returns/compare-years';
import { YearComparison } from '@/lib/returns/last-year-schema';
import { readLaterReturn } from '@/lib/returns/prefetch';

export const metadata: Metadata = { title: 'Compare two years' };

/** The comparison; a sentence while one of the returns isn't calculated. */
async function readOrReason(
  open: Parameters<typeof readYearComparison>[0],
): Promise<{ comparison: YearComparison } | { reason: string }> {
  try {
    return { comparison: YearComparison.parse(await readYearComparison(open)) };
  } catch (error) {
    if (error instanceof AppError && error.code === 'conflict') return { reason: error.message };
    throw error;
  }
}

export default async function CompareYearsPage() {
  const call = await readPageCall('/compare-years');
  const later = await readLaterReturn(call);
  if (later === null) notFound();
  const { taxYear } = later.taxReturn;
  const found = await readOrReason(later.open);
  return (
    <>
      <PageHeader
        title={`${taxYear - 1} and ${taxYear}, line by line`}
        subtitle="See which lines changed, and how much of each change comes from tax law and how much from your own figures."
        back={{ href: '/dashboard', label: 'Back to dashboard' }}
        actions={
          <Button asChild variant="outline">
            <Link href="/last-year">What we brought over</Link>
          </Button>
        }
      />
      {'reason' in found ? (
        <EmptyState
          icon={GitCompareArrows}
          title="Nothing to compare yet"
          action={
            <Button asChild>
              <Link href="/interview">Go to your {taxYear} interview</Link>
            </Button>
          }
        >
          {found.reason} Both years must be calculated before we can compare them.
        </EmptyState>
      ) : (
        <ComparisonView comparison={found.comparison} />
      )}
    </>
  );
}
