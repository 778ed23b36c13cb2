import { UserX } from 'lucide-react';
import Link from 'next/link';
import { EmptyState } from '@/components/layout/empty-state';
import { PageHeader } from '@/components/layout/page-header';
import { Button } from '@/components/ui/button';

/** What was looked for. */
export type CasePart = 'client' | 'document';

export const backToClients = { href: '/preparer/dashboard', label: 'Back to My Clients' };

const words = {
  client: { name: 'Client', unknown: 'This client doesn’t exist or isn’t assigned to you.' },
  document: {
    name: 'Document',
    unknown: 'This document doesn’t exist, or the client isn’t assigned to you.',
  },
} as const;

/** There is no such client or document, or it is none of this preparer's business: the same words for both. */
export function CaseNotFound({ what = 'client' }: { what?: CasePart }) {
  const { name, unknown } = words[what];
  return (
    <>
      <PageHeader title={name} back={backToClients} />
      <EmptyState
        icon={UserX}
        title={`${name} not found`}
        action={
          <Button asChild>
            <Link href={backToClients.href}>Go to My Clients</Link>
          </Button>
        }
      >
        {unknown}
      </EmptyState>
    </>
  );
}
