'use client';

import { useQuery } from '@tanstack/react-query';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card';
import { useMyReturns } from '@/lib/returns/hooks';
import { lastYearQuery } from '@/lib/returns/result-hooks';
import { ExpectedList } from './expected-list';

/** The client's list of documents to expect, from last year's return and this year's answers; nothing without either. */
export function ExpectedDocuments() {
  const taxReturn = useMyReturns().data?.[0];
  if (taxReturn === undefined) return null;
  return <Expected returnId={taxReturn.id} taxYear={taxReturn.taxYear} />;
}

function Expected({ returnId, taxYear }: { returnId: string; taxYear: number }) {
  const { data } = useQuery(lastYearQuery(returnId));
  if (data === undefined || data.documents.length === 0) return null;
  const left = data.documents.filter(({ received }) => !received).length;
  return (
    <Card asChild>
      <section aria-labelledby="expected-documents">
        <CardHeader>
          <CardTitle id="expected-documents">Documents to expect for {taxYear}</CardTitle>
          <CardDescription>
            {left === 0
              ? 'We have everything on this list.'
              : 'This list comes from your answers and last year’s return. If a document doesn’t apply, you don’t need it.'}
          </CardDescription>
        </CardHeader>
        <CardContent>
          <ExpectedList year={data.year} documents={data.documents} />
        </CardContent>
      </section>
    </Card>
  );
}
