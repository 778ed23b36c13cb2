import { dollars } from '@/lib/tax/facts/cents';
import type { ReturnInput } from '@/lib/tax/facts/return-input';
import { ownerOf } from '../mef/copies';
import type { PrintedFacts } from './printed-return';

const wholeDollars = (value: Parameters<typeof dollars>[0]): string => dollars(value).toLocaleString('en-US');

/** Form 4137, line 1: tips reported to each employer. */
export const tipRows = (item: unknown, facts: ReturnInput): PrintedFacts[] =>
  facts.unreportedTips
    .filter(({ owner }) => ownerOf({ owner }, facts) === ownerOf(item, facts))
    .map((tips) => ({
      name: tips.employer,
      ein: tips.employerEin,
      received: wholeDollars(tips.received),
      reported: wholeDollars(tips.reportedToEmployer),
    }));

/** Form 8919, lines 1 to 5: a firm each. */
export const firmRows = (item: unknown, facts: ReturnInput): PrintedFacts[] =>
  facts.misclassifiedWages
    .filter(({ owner }) => ownerOf({ owner }, facts) === ownerOf(item, facts))
    .map((firm) => ({
      name: firm.firm,
      id: firm.firmId,
      reason: firm.reasonCode,
      date: firm.determinationDate ?? '',
      form1099: firm.form1099,
      wages: wholeDollars(firm.wages),
    }));
