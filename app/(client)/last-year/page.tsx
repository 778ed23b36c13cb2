import { type Metadata } from 'next';
import { notFound } from 'next/navigation';
import { LastYearView } from '@/components/returns/last-year/last-year-view';
import { readPageCall } from '@/lib/auth/page-actor';
import { readFormReturn } from '@/lib/http/form-return';
import { readLastYear } from '@/lib/returns/last-year';
import { LastYear } from '@/lib/returns/last-year-schema';
import { readStartedReturn } from '@/lib/returns/prefetch';

export const metadata: Metadata = { title: 'From last year' };

type Props = { searchParams: Promise<{ year?: string | string[] }> };

export default async function LastYearPage({ searchParams }: Props) {
  const call = await readPageCall('/last-year');
  const { year } = await searchParams;
  const [later, returned] = await Promise.all([readStartedReturn(call, year), readFormReturn('/last-year')]);
  if (later === null) notFound();
  const { open, taxReturn } = later;
  return (
    <LastYearView
      returnId={taxReturn.id}
      taxYear={taxReturn.taxYear}
      // What the HTML holds is what the endpoint would send.
      data={LastYear.parse(await readLastYear(open))}
      problem={returned?.message ?? null}
    />
  );
}
