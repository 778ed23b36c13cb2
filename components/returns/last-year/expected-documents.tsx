'use client';

import { useQuery } from '@tanstack/react-query';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card';
import { lastYearQuery, useMyReturns } from '@/lib/returns/hooks';
import { firstTaxYear } from '@/lib/tax/us/edition';
import { ExpectedList } from './expected-list';

/** What last year's return makes expect, beside the documents of this year; nothing for a first year. */
export function ExpectedDocuments() {
  const taxReturn = useMyReturns().data?.[0];
  if (taxReturn === undefined || taxReturn.taxYear === firstTaxYear) return null;
  return <Expected returnId={taxReturn.id} taxYear={taxReturn.taxYear} />;
}

function Expected({ returnId, taxYear }: { returnId: string; taxYear: number }) {
  const { data } = useQuery(lastYearQuery(returnId));
  if (data === undefined || data.year === null || data.documents.length === 0) return null;
  const left = data.documents.filter(({ received }) => !received).length;
  return (
    <Card asChild>
      <section aria-labelledby="expected-documents">
        <CardHeader>
          <CardTitle id="expected-documents">Documents to expect for {taxYear}</CardTitle>
          <CardDescription>
            {left === 0
              ? `Everything you had in ${data.year} is here.`
              : `You had these in ${data.year}. If one doesn’t apply anymore, you don’t need it.`}
          </CardDescription>
        </CardHeader>
        <CardContent>
          <ExpectedList year={data.year} documents={data.documents} />
        </CardContent>
      </section>
    </Card>
  );
}
