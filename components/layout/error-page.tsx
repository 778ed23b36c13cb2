'use client';

import { PageProblem } from '@/components/layout/page-problem';

type ErrorPageProps = { error: Error & { digest?: string }; reset: () => void };

/** What stands in the place of a page that threw. */
export function ErrorPage({ error, reset }: ErrorPageProps) {
  return <PageProblem digest={error.digest} onRetry={reset} />;
}
