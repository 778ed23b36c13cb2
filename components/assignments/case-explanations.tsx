'use client';

import { MessageCircleQuestionMark } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { type ExplanationReader, ExplanationReaderProvider } from '@/components/returns/explanation-context';
import { ExplanationProvider } from '@/components/returns/explanation-provider';
import { nameLine } from '@/components/returns/form-lines-names';
import { useAsk } from '@/components/reviews/ask-client';
import { Button } from '@/components/ui/button';
import { type Explanation, type TaxReturn } from '@/lib/returns/schema';
import { answersAddress, sameForPreparer } from './case-address';

type CaseExplanationsProps = {
  clientId: string;
  taxReturn: Pick<TaxReturn, 'id' | 'version'> | null;
  children: ReactNode;
};

/** The client's own explanations, for a preparer: they lead to the case's screens, and any line can be asked about. */
export function CaseExplanations({ clientId, taxReturn, children }: CaseExplanationsProps) {
  const reader = useMemo(
    (): ExplanationReader => ({
      addressOf: ({ href }) => sameForPreparer(clientId, href) ?? answersAddress(clientId),
      nameOf: (origin) =>
        'questionId' in origin ? 'See the client’s answer' : `See it on ${origin.documentName}`,
      actionsFor: (step) => <AskAboutLine step={step} />,
    }),
    [clientId],
  );
  if (taxReturn === null) return children;
  return (
    <ExplanationReaderProvider value={reader}>
      <ExplanationProvider returnId={taxReturn.id} version={taxReturn.version}>
        {children}
      </ExplanationProvider>
    </ExplanationReaderProvider>
  );
}

function AskAboutLine({ step: { form, line, copy = 0, label } }: { step: Explanation }) {
  const ask = useAsk();
  if (ask === null || form === undefined || line === undefined) return null;
  return (
    <Button
      variant="outline"
      size="sm"
      className="w-fit"
      onClick={() => ask({ label: `${nameLine(form, line)}: ${label}`, pin: { form, line, copy } })}
    >
      <MessageCircleQuestionMark aria-hidden="true" />
      Ask the client about this line
    </Button>
  );
}
