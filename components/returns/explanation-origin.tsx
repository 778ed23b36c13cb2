import { FileText, ListChecks } from 'lucide-react';
import Link from 'next/link';
import { Button } from '@/components/ui/button';
import { type FactSource } from '@/lib/returns/schema';
import { useExplanationReader } from './explanation-context';

/** A link to where a fact was entered: the question, or the document with the box. */
export function OriginLink({ origin, onLeave }: { origin: FactSource | undefined; onLeave: () => void }) {
  const { addressOf, nameOf } = useExplanationReader();
  if (origin === undefined) return null;
  return (
    <Button asChild variant="outline" size="sm" className="w-fit max-w-full">
      <Link href={addressOf(origin)} onClick={onLeave}>
        {'questionId' in origin ? <ListChecks aria-hidden="true" /> : <FileText aria-hidden="true" />}
        <span className="truncate">{nameOf(origin)}</span>
      </Link>
    </Button>
  );
}
