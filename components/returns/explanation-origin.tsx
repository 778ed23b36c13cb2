import { FileText, ListChecks } from 'lucide-react';
import Link from 'next/link';
import { Button } from '@/components/ui/button';
import { type FactSource } from '@/lib/returns/schema';
import { useOriginAddress } from './explanation-context';

/** The way to where a fact was told: the question, or the document with the box. */
export function OriginLink({ origin, onLeave }: { origin: FactSource | undefined; onLeave: () => void }) {
  const addressOf = useOriginAddress();
  if (origin === undefined) return null;
  const isAnswer = 'questionId' in origin;
  return (
    <Button asChild variant="outline" size="sm" className="w-fit max-w-full">
      <Link href={addressOf(origin)} onClick={onLeave}>
        {isAnswer ? <ListChecks aria-hidden="true" /> : <FileText aria-hidden="true" />}
        <span className="truncate">{isAnswer ? 'See your answer' : `See it on ${origin.documentName}`}</span>
      </Link>
    </Button>
  );
}
