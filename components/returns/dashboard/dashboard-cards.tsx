import { amountType, TaxAmountCard } from '@/components/returns/refund-card';
import { Badge } from '@/components/ui/badge';
import { type DashboardFigures } from './figures';

const refundWords = {
  refund: 'You’ll get this back',
  owed: 'You owe this amount',
  neutral: 'No refund, nothing owed',
};

/** Estimated Refund, Total Income and Deductions; a dash, never a zero, before the first calculation. */
export function DashboardCards({ figures }: { figures: DashboardFigures }) {
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
        description={say(isStale ? `${refundWords[type]}, as of the last calculation` : refundWords[type])}
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
        description={say('Income you don’t pay tax on')}
        badge={badge}
      />
    </div>
  );
}
