'use client';

import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { Button, type ButtonProps } from '@/components/ui/button';

/** Has the server read and draw the page once more. */
export function RetryPage({ size }: Pick<ButtonProps, 'size'>) {
  const router = useRouter();
  const [isRunning, start] = useTransition();
  return (
    <Button variant="outline" size={size} pending={isRunning} onClick={() => start(() => router.refresh())}>
      Retry
    </Button>
  );
}
