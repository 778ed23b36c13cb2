import { type Metadata } from 'next';
import { Suspense } from 'react';
import { InterviewScreen } from '@/components/interview/interview-screen';

export const metadata: Metadata = { title: 'Tax Interview' };

export default function InterviewPage() {
  // The open question is part of the address, which is known in the browser.
  return (
    <Suspense>
      <InterviewScreen />
    </Suspense>
  );
}
