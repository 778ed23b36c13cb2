import { Badge } from '@/components/ui/badge';
import { type TaxReturn } from '@/lib/returns/schema';
import { filingBadges, returnVariant } from './return-standing';

/** Where a return stands; without one, that there is none. */
export function ReturnBadge({ taxReturn }: { taxReturn: Pick<TaxReturn, 'status' | 'efile'> | null }) {
  if (taxReturn === null) return <Badge variant="outline">no return yet</Badge>;
  const filing = taxReturn.efile === null ? null : filingBadges[taxReturn.efile.state];
  return (
    <span className="flex flex-wrap gap-2">
      <Badge variant={returnVariant(taxReturn.status)}>{taxReturn.status}</Badge>
      {filing === null ? null : <Badge variant={filing.variant}>{filing.text}</Badge>}
    </span>
  );
}
