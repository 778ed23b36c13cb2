import { ChevronRight } from 'lucide-react';
import { nameLine } from '@/components/returns/form-lines-names';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card';
import { formatDollars } from '@/lib/format/money';
import { type SettledDeduction } from '@/lib/returns/results-schema';

/** What the return has already, and what was looked at and ruled out, with why. */
export function SettledList({ settled }: { settled: readonly SettledDeduction[] }) {
  const claimed = settled.filter(({ kind }) => kind === 'claimed');
  const ruledOut = settled.filter(({ kind }) => kind === 'ruled-out');
  return (
    <Card asChild>
      <section aria-labelledby="settled-title">
        <CardHeader>
          <CardTitle id="settled-title">Other deductions we checked</CardTitle>
          <CardDescription>
            {claimed.length} already on your return, {ruledOut.length} ruled out.
          </CardDescription>
        </CardHeader>
        <CardContent className="grid gap-2">
          {claimed.length > 0 ? (
            <Group title={`Already on your return (${claimed.length})`} isOpen>
              {claimed.map(({ id, name, dollars, line }) => (
                <Row key={id} name={name} value={dollars === null ? null : formatDollars(dollars)}>
                  {line === null ? 'Already claimed.' : nameLine(line.form, line.line)}
                </Row>
              ))}
            </Group>
          ) : null}
          {ruledOut.length > 0 ? (
            <Group title={`Ruled out (${ruledOut.length})`}>
              {ruledOut.map(({ id, name, because }) => (
                <Row key={id} name={name} value={null}>
                  {because}
                </Row>
              ))}
            </Group>
          ) : null}
        </CardContent>
      </section>
    </Card>
  );
}

function Group({
  title,
  isOpen = false,
  children,
}: {
  title: string;
  isOpen?: boolean;
  children: React.ReactNode;
}) {
  return (
    <details className="group" open={isOpen}>
      <summary className="inline-flex min-h-9 items-center gap-1.5 rounded-xs text-sm font-medium pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden="true" className="size-4 transition-transform group-open:rotate-90" />
        {title}
      </summary>
      <dl className="grid divide-y pb-2 pl-5.5">{children}</dl>
    </details>
  );
}

function Row({ name, value, children }: { name: string; value: string | null; children: React.ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 py-2.5 text-sm">
      <dt className="min-w-0 flex-1 basis-56">{name}</dt>
      <dd className="min-w-0 flex-[2] basis-64 text-muted-foreground">
        {children}
        {value === null ? null : (
          <span className="pl-3 font-medium text-foreground tabular-nums">{value}</span>
        )}
      </dd>
    </div>
  );
}
