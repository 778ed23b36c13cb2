import { reviewAddress } from '@/components/documents/document-labels';
import { formatDay } from '@/lib/format/day';
import { countOf } from '@/lib/format/words';
import { type WaitingItem } from '@/lib/reviews/schema';

/** One entry of the client's "Waiting for you". */
export type WaitingLine = {
  key: string;
  kind: WaitingItem['kind'];
  title: string;
  /** What the preparer wrote; empty when nothing. */
  words: string;
  action: string;
  href: string;
};

/** What waits, in words, with the way to where it is done. */
export function describeWaiting(item: WaitingItem): WaitingLine {
  const { kind } = item;
  switch (kind) {
    case 'request': {
      const { id, preparerName, question, pin, dueOn } = item.request;
      const about = pin === null ? '' : ` about ${pin.label}`;
      return {
        key: id,
        kind,
        title: `${preparerName} has a question${about}`,
        words: dueOn === null ? question : `Due ${formatDay(dueOn)}\n${question}`,
        action: 'Answer',
        href: `/requests#${id}`,
      };
    }
    case 'document':
      return {
        key: item.documentId,
        kind,
        title: `${item.preparerName} needs a clearer copy of ${item.name}`,
        words: [item.notes, item.recommendations].filter(Boolean).join('\n'),
        action: 'View document',
        href: reviewAddress(item.documentId),
      };
    case 'engagement':
      return {
        key: item.letterId,
        kind,
        title: `${item.preparerName} sent you an engagement letter for ${item.taxYear}`,
        words: '',
        action: 'Read and sign',
        href: `/requests#${item.letterId}`,
      };
    case 'returned':
      return {
        key: item.returnId,
        kind,
        title: `${item.preparerName} sent your tax return back for changes`,
        words: item.message,
        action: 'Change answers',
        href: '/interview',
      };
    case 'changed':
      return {
        key: kind,
        kind,
        title: `${item.preparerName} changed your return`,
        words: `${countOf(item.count, 'change', 'changes')}. Review before you sign.`,
        action: 'See changes',
        href: '/requests#preparer-changes',
      };
    case 'approved':
      return {
        key: item.returnId,
        kind,
        title: `${item.preparerName} approved your return`,
        words: item.message,
        action: 'Go to Tax Summary',
        href: '/summary',
      };
  }
}
