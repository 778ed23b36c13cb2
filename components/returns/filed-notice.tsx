'use client';

import Link from 'next/link';
import { Alert } from '@/components/ui/alert';
import { useMyReturns } from '@/lib/returns/hooks';

const link = 'font-medium underline underline-offset-4';

/** On screens that change the return: once it is filed they can't, and this says so before anything is typed. */
export function FiledNotice({ className }: { className?: string }) {
  const { data } = useMyReturns();
  if (data?.[0]?.status !== 'filed') return null;
  return (
    <Alert variant="info" title={`Your ${data[0].taxYear} return has been filed`} className={className}>
      <p>
        {data[0].efile?.simulated === true ? 'Simulated: nothing was sent to the IRS. ' : null}
        You can’t change it here anymore. To correct it, open an amended return (Form 1040-X).{' '}
        <Link href="/file#amend" className={link}>
          See your filing
        </Link>
      </p>
    </Alert>
  );
}
