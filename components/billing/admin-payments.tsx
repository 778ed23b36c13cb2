'use client';

import { Search } from 'lucide-react';
import { useState } from 'react';
import { useSettled } from '@/components/accounts/admin-settled';
import { personName } from '@/components/accounts/admin-choices';
import { formatDay } from '@/components/documents/document-labels';
import { PageHeader } from '@/components/layout/page-header';
import { PagedList } from '@/components/layout/paged-list';
import { Badge, type BadgeVariant } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { LocalTime } from '@/components/ui/local-time';
import { useAllPayments } from '@/lib/billing/admin-hooks';
import { type ListedPayment } from '@/lib/billing/schema';
import { formatDollars } from '@/lib/format/money';
import { firstTaxYear } from '@/lib/tax/us/edition';
import { CancelPlan } from './cancel-plan';

/** Who paid what, what went back, and the way to end a plan. No tax data. */
export function AdminPayments() {
  const [typed, setTyped] = useState('');
  const payments = useAllPayments(useSettled(typed));
  return (
    <>
      <PageHeader
        title="Payments"
        subtitle="Purchases and refunds, newest first."
        back={{ href: '/admin/users', label: 'Back to user management' }}
      />
      <Card>
        <div className="px-5 py-4 sm:px-6">
          <Field label="Search">
            <Input
              type="search"
              placeholder="Name or email"
              autoComplete="off"
              maxLength={100}
              leading={<Search aria-hidden="true" />}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </Field>
        </div>
        <PagedList pages={payments} noun="payments" empty="No payments found." counted>
          {(found) => <PaymentList payments={found} />}
        </PagedList>
      </Card>
    </>
  );
}

/** What the state says, and its color. A refund that failed at the provider needs somebody's hand. */
function stateOf({ status, refundState, dispute }: ListedPayment): { label: string; variant: BadgeVariant } {
  if (dispute?.status === 'lost') return { label: 'Dispute lost', variant: 'destructive' };
  if (status === 'disputed') return { label: 'Disputed', variant: 'destructive' };
  if (refundState === 'failed') return { label: 'Refund failed', variant: 'destructive' };
  if (refundState === 'pending') return { label: 'Refund pending', variant: 'info' };
  if (status === 'succeeded' && refundState === 'succeeded')
    return { label: 'Partially refunded', variant: 'neutral' };
  if (status === 'succeeded') return { label: 'Paid', variant: 'success' };
  if (status === 'refunded') return { label: 'Refunded', variant: 'neutral' };
  if (status === 'failed') return { label: 'Unpaid', variant: 'neutral' };
  return { label: 'Open', variant: 'info' };
}

/** The plan somebody has for a year is made by their newest successful payment: only that one can be canceled. */
function activePayments(payments: readonly ListedPayment[]): ReadonlySet<string> {
  const newest = new Map<string, ListedPayment>();
  for (const payment of payments) {
    if (payment.status !== 'succeeded') continue;
    const plan = `${payment.userId} ${payment.taxYear}`;
    const known = newest.get(plan);
    if (known === undefined || (payment.succeededAt ?? '') > (known.succeededAt ?? '')) {
      newest.set(plan, payment);
    }
  }
  return new Set([...newest.values()].map(({ id }) => id));
}

function PaymentList({ payments }: { payments: readonly ListedPayment[] }) {
  const active = activePayments(payments);
  return (
    <ul aria-label="Payments" className="divide-y">
      {payments.map((payment) => (
        <PaymentRow key={payment.id} payment={payment} isActive={active.has(payment.id)} />
      ))}
    </ul>
  );
}

const chargeWords: Record<ListedPayment['status'], string> = {
  succeeded: 'charged',
  refunded: 'charged',
  disputed: 'charged',
  pending: 'to pay',
  failed: 'not charged',
};

/** On a phone the parts wrap below each other, so that nothing needs sideways scrolling. */
function PaymentRow({ payment, isActive }: { payment: ListedPayment; isActive: boolean }) {
  const state = stateOf(payment);
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 py-4 text-sm">
      <div className="grid min-w-56 flex-1 gap-0.5">
        <span className="font-medium">{personName(payment.user)}</span>
        <span className="break-all text-muted-foreground">{payment.user.email}</span>
      </div>
      <div className="grid w-36 gap-0.5">
        <span>
          {payment.planType} plan{payment.taxYear === firstTaxYear ? '' : `, ${payment.taxYear}`}
        </span>
        <span className="text-muted-foreground">
          <LocalTime at={payment.createdAt} format={formatDay} />
          {payment.provider === 'test' ? ' · test' : ''}
        </span>
      </div>
      <div className="grid w-36 gap-0.5 text-right tabular-nums">
        <span>
          {formatDollars(payment.charged, { cents: true })} {chargeWords[payment.status]}
        </span>
        {payment.refunded > 0 ? (
          <span className="text-muted-foreground">
            {formatDollars(payment.refunded, { cents: true })} refunded
          </span>
        ) : null}
      </div>
      <div className="flex w-full flex-wrap items-center justify-between gap-3 sm:w-72">
        <Badge variant={state.variant}>{state.label}</Badge>
        {isActive ? <CancelPlan payment={payment} /> : null}
      </div>
    </li>
  );
}
