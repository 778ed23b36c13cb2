import Link from 'next/link';
import { PageHeader } from '@/components/layout/page-header';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card';
import { PlainForm } from '@/components/ui/plain-form';
import { type LastYear } from '@/lib/returns/last-year-schema';
import { firstTaxYear } from '@/lib/tax/us/edition';
import { CarriedValues } from './carried-values';
import { ExpectedList } from './expected-list';

type LastYearViewProps = {
  returnId: string;
  taxYear: number;
  data: LastYear;
  /** What was refused of bringing it over again. */
  problem: string | null;
};

/** What a return starts from. */
export function LastYearView({ returnId, taxYear, data, problem }: LastYearViewProps) {
  const { year, accepted, uploaded, carried, open, documents } = data;
  const back = { href: '/dashboard', label: 'Back to dashboard' };
  if (year === null)
    return (
      <>
        <PageHeader title={`From your ${taxYear - 1} return`} back={back} />
        <p className="reading-width">
          There’s no calculated {taxYear - 1} return in your account, so your {taxYear} return starts empty.{' '}
          {taxYear > firstTaxYear ? 'Once you calculate that return, you can bring it over here. ' : null}
          If you filed with another product,{' '}
          <Link href="/upload" className="font-medium text-primary underline underline-offset-4">
            upload your {taxYear - 1} Form 1040
          </Link>
          .
        </p>
      </>
    );
  return (
    <>
      <PageHeader
        title={`From your ${year} return`}
        subtitle={
          uploaded === null
            ? `Your ${taxYear} return starts with what ${
                accepted ? 'the IRS accepted' : 'you calculated'
              } for ${year}. Check each answer. You can change any of them.`
            : `Your ${taxYear} return starts with the ${year} return you uploaded, “${uploaded}.” Check each answer. You can change any of them.`
        }
        back={back}
        actions={
          uploaded === null ? (
            <Button asChild variant="outline">
              <Link href="/compare-years">
                Compare {year} and {taxYear}
              </Link>
            </Button>
          ) : undefined
        }
      />
      <div className="grid gap-6">
        {problem === null ? null : (
          <Alert variant="destructive" role="alert" title="We couldn’t bring over your return">
            {problem}
          </Alert>
        )}
        {open.length === 0 ? null : (
          <Card asChild>
            <section aria-labelledby="open-title">
              <CardHeader>
                <CardTitle id="open-title">Needs your decision</CardTitle>
                <CardDescription>Your {year} return alone can’t answer these.</CardDescription>
              </CardHeader>
              <CardContent>
                <dl className="grid gap-4">
                  {open.map(({ what, message }) => (
                    <div key={what}>
                      <dt className="font-medium">{what}</dt>
                      <dd className="reading-width text-muted-foreground">{message}</dd>
                    </div>
                  ))}
                </dl>
              </CardContent>
            </section>
          </Card>
        )}
        <Card asChild>
          <section aria-labelledby="carried-title">
            <CardHeader>
              <CardTitle id="carried-title">Brought over</CardTitle>
              <CardDescription>
                We never replace answers you gave this year. “Not asked yet” means we’ll ask the question once
                you tell us it applies.
              </CardDescription>
            </CardHeader>
            <CardContent className="grid grid-cols-[minmax(0,1fr)] gap-5">
              {carried.length === 0 ? <p>Nothing was brought over.</p> : <CarriedValues values={carried} />}
              {uploaded === null ? (
                <PlainForm action={`/api/tax-returns/${returnId}/last-year`}>
                  <Button type="submit" variant="outline">
                    Bring over {year} again
                  </Button>
                </PlainForm>
              ) : null}
            </CardContent>
          </section>
        </Card>
        {documents.length === 0 ? null : (
          <Card asChild>
            <section aria-labelledby="documents-title">
              <CardHeader>
                <CardTitle id="documents-title">Documents to expect for {taxYear}</CardTitle>
              </CardHeader>
              <CardContent className="grid gap-4">
                <ExpectedList year={year} documents={documents} />
                <p>
                  <Link href="/upload" className="font-medium text-primary underline underline-offset-4">
                    Upload documents
                  </Link>
                </p>
              </CardContent>
            </section>
          </Card>
        )}
      </div>
    </>
  );
}
