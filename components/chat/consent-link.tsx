'use client';

import { ShieldCheck } from 'lucide-react';
import Link from 'next/link';
import { Button } from '@/components/ui/button';
import { useConsents } from '@/lib/consents/hooks';

/** The way to the form that lets an outside model word the answers, or to where it is taken back. */
export function ConsentLink() {
  const { data } = useConsents();
  const isGranted = data?.some(({ use, granted }) => use === 'ai-assistant' && granted !== null) ?? false;
  return (
    <Button variant="ghost" className="max-sm:-ml-4" asChild>
      <Link href={isGranted ? '/settings' : '/settings/consents/ai-assistant?from=copilot'}>
        <ShieldCheck aria-hidden="true" />
        {isGranted ? 'AI model: on' : 'AI model: off'}
      </Link>
    </Button>
  );
}
