import Link from 'next/link';
import { amountType, TaxAmountCard } from '@/components/returns/refund-card';
import { Badge } from '@/components/ui/badge';
import { countOf } from '@/lib/format/words';
import { type DashboardFigures, type listWaiting } from './figures';

const refundWords = {
  refund: 'You’ll get this back',
  owed: 'You owe this amount',
  neutral: 'No refund, nothing owed',
};

type DashboardCardsProps = { figures: DashboardFigures; waiting: ReturnType<typeof listWaiting> };

/** Estimated Refund, Total Income and Deductions; a dash, never a zero, before the first calculation. */
export function DashboardCards({ figures, waiting }: DashboardCardsProps) {
  const { refund, income, deductions, isStale } = figures;
  const say = (words: string) => (refund === null ? 'Not calculated yet' : words);
  const badge = isStale ? <Badge variant="warning">Out of date</Badge> : null;
  const type = amountType(refund);
  return (
    <div className="grid grid-cols-2 gap-4 lg:grid-cols-[1.5fr_1fr_1fr] lg:gap-6">
      <TaxAmountCard
        title="Estimated Refund"
        amount={refund}
        type={type}
        description={
          <>
            {say(isStale ? `${refundWords[type]}, as of the last calculation` : refundWords[type])}
            {waiting === null ? null : (
              <>
                {' · '}
                <Link
                  href={waiting.href}
                  className="font-medium text-foreground underline underline-offset-4"
                >
                  {countOf(waiting.count, 'document', 'documents')} not included yet
                </Link>
              </>
            )}
          </>
        }
        badge={badge}
        isMain
        className="col-span-2 lg:col-span-1"
      />
      <TaxAmountCard
        title="Total Income"
        amount={income}
        description={say('All income before deductions')}
        badge={badge}
      />
      <TaxAmountCard
        title="Deductions"
        amount={deductions}
        description={say('What lowers your taxable income')}
        badge={badge}
      />
    </div>
  );
}
