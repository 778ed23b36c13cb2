'use client';

import { PageProblem } from '@/components/layout/page-problem';

type ErrorPageProps = { error: Error & { digest?: string }; reset: () => void };

/** Catches what a page throws; the frame around it stays. */
export default function ErrorPage({ error, reset }: ErrorPageProps) {
  return <PageProblem digest={error.digest} onRetry={reset} />;
}
