import { Badge } from '@/components/ui/badge';
import { type TaxReturn } from '@/lib/returns/schema';
import { returnVariant } from './return-standing';

/** Where a return stands; without one, that there is none. */
export function ReturnBadge({ taxReturn }: { taxReturn: Pick<TaxReturn, 'status'> | null }) {
  if (taxReturn === null) return <Badge variant="outline">no return yet</Badge>;
  return <Badge variant={returnVariant(taxReturn.status)}>{taxReturn.status}</Badge>;
}
