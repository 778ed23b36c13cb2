import { Download } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { formatDay } from '@/components/documents/document-labels';
import { Button } from '@/components/ui/button';
import { LocalTime } from '@/components/ui/local-time';
import { type Payment } from '@/lib/billing/schema';
import { formatDollars } from '@/lib/format/money';
import { firstTaxYear } from '@/lib/tax/us/edition';

const states = {
  succeeded: { label: 'Paid', variant: 'success' },
  refunded: { label: 'Refunded', variant: 'neutral' },
  disputed: { label: 'Disputed with your bank', variant: 'warning' },
} as const;

/** What was paid and what came back, each with its receipt. Nothing while there is nothing. */
export function PaymentHistory({ payments }: { payments: readonly Payment[] }) {
  const settled = payments.filter(({ status }) => status in states);
  if (settled.length === 0) return null;
  return (
    <section aria-labelledby="payment-history" className="rounded-lg border bg-card">
      <h2 id="payment-history" className="px-6 pt-6 pb-2 text-lg font-semibold tracking-tight">
        Payments and receipts
      </h2>
      <ul className="divide-y px-6">
        {settled.map((payment) => (
          <HistoryRow key={payment.id} payment={payment} />
        ))}
      </ul>
    </section>
  );
}

function HistoryRow({ payment }: { payment: Payment }) {
  const state =
    payment.status === 'refunded' || payment.status === 'disputed'
      ? states[payment.status]
      : states.succeeded;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4 text-sm">
      <div className="grid min-w-40 flex-1 gap-0.5">
        <span className="font-medium">
          {payment.planType} plan{payment.taxYear === firstTaxYear ? '' : `, ${payment.taxYear}`}
        </span>
        <span className="text-muted-foreground">
          <LocalTime at={payment.succeededAt ?? payment.createdAt} format={formatDay} />
          {payment.provider === 'test' ? ' · test mode' : ''}
        </span>
      </div>
      <div className="grid text-right tabular-nums">
        <span>{formatDollars(payment.charged, { cents: true })} charged</span>
        {payment.refunded > 0 ? (
          <span className="text-muted-foreground">
            {formatDollars(payment.refunded, { cents: true })} refunded
          </span>
        ) : null}
      </div>
      <Badge variant={state.variant}>{state.label}</Badge>
      <Button asChild variant="outline" size="sm">
        <a href={`/api/payments/${payment.id}/receipt`} download>
          <Download aria-hidden="true" />
          Receipt<span className="sr-only"> for the {payment.planType} plan</span>
        </a>
      </Button>
    </li>
  );
}
