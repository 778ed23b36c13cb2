'use client';

import { ArrowRight } from 'lucide-react';
import { useQueryClient } from '@tanstack/react-query';
import Link from 'next/link';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { clientQuery } from '@/lib/assignments/hooks';
import { caseAddress } from './case-address';
import { nextInOrder } from './queue-order';

/**
 * The way to the case below this one in the queue. It is fetched ahead when the link is pointed at or focused, no sooner:
 * what is fetched stands in that client's access log.
 */
export function NextClient({ clientId }: { clientId: string }) {
  const client = useQueryClient();
  const isHydrated = useHydrated();
  const next = isHydrated ? nextInOrder(clientId) : null;
  if (next === null) return null;
  const fetchAhead = () => void client.prefetchQuery(clientQuery(next));
  return (
    <Button asChild variant="outline">
      <Link href={caseAddress(next)} onPointerEnter={fetchAhead} onFocus={fetchAhead}>
        Next client
        <ArrowRight aria-hidden="true" />
      </Link>
    </Button>
  );
}
