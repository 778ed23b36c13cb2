import { type FilingView } from '@/lib/filing/schema';
import { formatDay } from '@/lib/format/day';

type Dated = Pick<FilingView, 'refundDates'>;

/** ", by March 22, 2025": the day by which most refunds are there; empty when none is expected. */
export const sayBy = ({ refundDates }: Dated): string =>
  refundDates === null ? '' : `, by ${formatDay(refundDates.by)}`;

/** What the law says about a refund with these credits; empty when nothing holds it. */
export const sayHeld = ({ refundDates }: Dated): string =>
  refundDates === null || refundDates.heldUntil === null
    ? ''
    : `By law, the IRS can’t send a refund that includes the earned income credit or additional child tax credit before ${formatDay(refundDates.heldUntil)}.`;
