import { easternDay } from '@/lib/format/day';
import { type DeductionSuggestion } from '@/lib/returns/results-schema';

/** Whether the last day to act on a suggestion is over. It may have been acted on in time, without our knowing. */
export const hasPassed = ({ doneBy }: Pick<DeductionSuggestion, 'doneBy'>): boolean =>
  doneBy !== null && easternDay(new Date()) > doneBy;
