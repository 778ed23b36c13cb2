import { type Metadata } from 'next';
import { Suspense } from 'react';
import { SummaryScreen } from '@/components/returns/summary-screen';

export const metadata: Metadata = { title: 'Tax Summary' };

export default function SummaryPage() {
  // The open explanation is part of the address, which is known in the browser.
  return (
    <Suspense>
      <SummaryScreen />
    </Suspense>
  );
}
