import Link from 'next/link';
import { formatDay } from '@/components/documents/document-labels';
import { ExplainedAmount } from '@/components/returns/explanation-amount';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardFooter, CardHeader, CardTitle } from '@/components/ui/card';
import { LocalTime } from '@/components/ui/local-time';
import { type TaxReturn } from '@/lib/returns/schema';
import { filingAddress } from './case-address';
import { keyFigures } from './key-figures';
import { Outcome } from './outcome';
import { ReturnBadge } from './return-badge';
import { ReturnDecision } from './return-decision';
import { decisionsFor, figuresOfReturn, filingLinkOf } from './return-standing';

type ReturnSummaryProps = {
  clientId: string;
  taxReturn: TaxReturn | null;
  /** Whether the client lets the preparer change and calculate the return. */
  changesAllowed: boolean;
};

/** Status, result and key figures of a client's return, with what the preparer can decide. */
export function ReturnSummary({ clientId, taxReturn, changesAllowed }: ReturnSummaryProps) {
  return (
    <Card asChild>
      <section aria-labelledby="return-summary">
        <CardHeader className="flex-row flex-wrap items-center justify-between gap-3">
          <CardTitle id="return-summary" tabIndex={-1} className="outline-none">
            {taxReturn === null ? 'Tax return' : `${taxReturn.taxYear} tax return`}
          </CardTitle>
          <ReturnBadge taxReturn={taxReturn} />
        </CardHeader>
        <CardContent className="grid gap-4">
          {taxReturn === null ? (
            <p className="text-muted-foreground">This client hasn’t started a return.</p>
          ) : (
            <Figures taxReturn={taxReturn} changesAllowed={changesAllowed} />
          )}
        </CardContent>
        {taxReturn === null ? null : <Actions clientId={clientId} taxReturn={taxReturn} />}
      </section>
    </Card>
  );
}

function Actions({ clientId, taxReturn }: { clientId: string; taxReturn: TaxReturn }) {
  const decisions = decisionsFor(taxReturn);
  const filing = filingLinkOf(taxReturn);
  if (filing === null && !decisions.canApprove && !decisions.canReturn) return null;
  return (
    <CardFooter className="flex-wrap gap-3">
      {filing === null ? null : (
        <Button
          asChild
          variant={taxReturn.efile === null && taxReturn.status !== 'filed' ? 'primary' : 'outline'}
        >
          <Link href={filingAddress(clientId)}>{filing}</Link>
        </Button>
      )}
      <ReturnDecision clientId={clientId} taxReturn={taxReturn} {...decisions} />
    </CardFooter>
  );
}

function Figures({ taxReturn, changesAllowed }: { taxReturn: TaxReturn; changesAllowed: boolean }) {
  const results = taxReturn.calculationResults;
  const figures = figuresOfReturn(taxReturn);
  return (
    <>
      <Outcome figures={figures} className="text-xl" caveatClassName="-mt-3" />
      {results === null ? null : (
        <>
          {figures.caveat !== null ? (
            <p className="text-sm text-muted-foreground">
              {results.stale
                ? `An answer, a document, or our calculation method changed after this calculation. ${changesAllowed ? 'Calculate the return again.' : 'The client needs to recalculate.'}`
                : 'The return is a draft again. These figures are from the last calculation.'}
            </p>
          ) : null}
          <dl className="divide-y border-y text-sm">
            {keyFigures(results).map(({ label, amount, line }) => (
              <div key={label} className="flex items-baseline justify-between gap-4 py-2">
                <dt>
                  {label} <span className="text-muted-foreground">line {line}</span>
                </dt>
                <dd>
                  <ExplainedAmount label={label} value={amount} line={{ form: '1040', line, copy: 0 }} />
                </dd>
              </div>
            ))}
          </dl>
          <p className="text-sm text-muted-foreground">
            Calculated <LocalTime at={results.calculatedAt} format={formatDay} />
          </p>
        </>
      )}
    </>
  );
}
