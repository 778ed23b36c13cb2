'use client';

import { Search } from 'lucide-react';
import { useState } from 'react';
import { useSettled } from '@/components/accounts/admin-settled';
import { personName } from '@/components/accounts/admin-choices';
import { formatDay } from '@/components/documents/document-labels';
import { ErrorState } from '@/components/layout/error-state';
import { PageHeader } from '@/components/layout/page-header';
import { Badge, type BadgeVariant } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '@/components/ui/table';
import { useAllPayments } from '@/lib/billing/admin-hooks';
import { type ListedPayment } from '@/lib/billing/schema';
import { formatDollars } from '@/lib/format/money';
import { ApiError } from '@/lib/http/client';
import { CancelPlan } from './cancel-plan';

/** Who paid what, what went back, and the way to end a plan. No tax data. */
export function AdminPayments() {
  const [typed, setTyped] = useState('');
  const payments = useAllPayments(useSettled(typed));
  return (
    <>
      <PageHeader
        title="Payments"
        subtitle="Plans that were bought, and what was sent back. The newest payment comes first."
        back={{ href: '/admin/users', label: 'Back to user management' }}
      />
      <Card>
        <div className="px-5 py-4 sm:px-6">
          <Field label="Search">
            <Input
              type="search"
              placeholder="E-mail of the payer"
              autoComplete="off"
              maxLength={100}
              leading={<Search aria-hidden="true" />}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </Field>
        </div>
        <div className="border-t px-5 py-2 sm:px-6" aria-busy={payments.isFetching}>
          <Found payments={payments} />
        </div>
      </Card>
    </>
  );
}

function Found({ payments }: { payments: ReturnType<typeof useAllPayments> }) {
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, refetch, fetchNextPage } = payments;
  if (data === undefined && error !== null) {
    return (
      <ErrorState
        title="The payments could not be loaded"
        onRetry={() => void refetch()}
        retrying={isFetching}
        requestId={error instanceof ApiError ? error.body?.requestId : undefined}
        className="my-3"
      />
    );
  }
  if (data === undefined) {
    return (
      <SkeletonGroup label="Loading the payments" className="grid gap-4 py-4">
        {[0, 1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-5 w-full" />
        ))}
      </SkeletonGroup>
    );
  }
  return (
    <>
      <p role="status" className={data.length === 0 ? 'py-4 text-muted-foreground' : 'sr-only'}>
        {data.length === 0 ? 'No payment was found.' : `${data.length}${hasNextPage ? ' or more' : ''} found`}
      </p>
      {data.length === 0 ? null : <PaymentTable payments={data} />}
      {hasNextPage ? (
        <div className="py-3">
          <Button
            variant="outline"
            size="sm"
            onClick={() => void fetchNextPage()}
            pending={isFetchingNextPage}
          >
            Load more<span className="sr-only"> payments</span>
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** What the state says, and its colour. A refund that failed at the provider needs somebody's hand. */
function stateOf({ status, refundState }: ListedPayment): { label: string; variant: BadgeVariant } {
  if (refundState === 'failed') return { label: 'Refund failed', variant: 'destructive' };
  if (refundState === 'pending') return { label: 'Refund on its way', variant: 'info' };
  if (status === 'succeeded') return { label: 'Paid', variant: 'success' };
  if (status === 'refunded') return { label: 'Refunded', variant: 'neutral' };
  if (status === 'failed') return { label: 'Not paid', variant: 'neutral' };
  return { label: 'Open', variant: 'info' };
}

/** The plan somebody has now is made by their newest successful payment: only that one can be canceled. */
function activePayments(payments: readonly ListedPayment[]): ReadonlySet<string> {
  const newest = new Map<string, ListedPayment>();
  for (const payment of payments) {
    if (payment.status !== 'succeeded') continue;
    const known = newest.get(payment.userId);
    if (known === undefined || (payment.succeededAt ?? '') > (known.succeededAt ?? '')) {
      newest.set(payment.userId, payment);
    }
  }
  return new Set([...newest.values()].map(({ id }) => id));
}

function PaymentTable({ payments }: { payments: readonly ListedPayment[] }) {
  const active = activePayments(payments);
  return (
    <Table label="Payments">
      <TableHead>
        <TableRow>
          <TableHeadCell>Payer</TableHeadCell>
          <TableHeadCell>Plan</TableHeadCell>
          <TableHeadCell className="text-right">Charged</TableHeadCell>
          <TableHeadCell className="text-right">Sent back</TableHeadCell>
          <TableHeadCell>State</TableHeadCell>
          <TableHeadCell>Date</TableHeadCell>
          <TableHeadCell>
            <span className="sr-only">Actions</span>
          </TableHeadCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {payments.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} isActive={active.has(payment.id)} />
        ))}
      </TableBody>
    </Table>
  );
}

function PaymentRow({ payment, isActive }: { payment: ListedPayment; isActive: boolean }) {
  const state = stateOf(payment);
  return (
    <TableRow>
      <TableCell>
        <span className="block font-medium">{personName(payment.user)}</span>
        <span className="block text-muted-foreground">{payment.user.email}</span>
      </TableCell>
      <TableCell className="whitespace-nowrap">
        {payment.planType}
        {payment.provider === 'test' ? <span className="text-muted-foreground"> (test mode)</span> : null}
      </TableCell>
      <TableCell className="text-right tabular-nums">
        {formatDollars(payment.charged, { cents: true })}
      </TableCell>
      <TableCell className="text-right tabular-nums">
        {formatDollars(payment.refunded, { cents: true })}
      </TableCell>
      <TableCell>
        <Badge variant={state.variant}>{state.label}</Badge>
      </TableCell>
      <TableCell className="whitespace-nowrap text-muted-foreground tabular-nums">
        {formatDay(payment.createdAt)}
      </TableCell>
      <TableCell className="text-right">{isActive ? <CancelPlan payment={payment} /> : null}</TableCell>
    </TableRow>
  );
}
