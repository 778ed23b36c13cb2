import { type Metadata } from 'next';
import { NoticeScreen } from '@/components/filing/notice-screen';
import { readPageCall } from '@/lib/auth/page-actor';
import { cards } from '@/lib/chat/cards/all';
import { toCardText } from '@/lib/chat/tools/search-cards';
import { readNoticeCheck } from '@/lib/filing/notice-check';
import { readMyReturn } from '@/lib/returns/prefetch';
import { firstTaxYear } from '@/lib/tax/us/edition';

export const metadata: Metadata = { title: 'Letters from the IRS' };

/** Cards of the letters, in the order of the screen. */
const letters = ['cp2000', 'cp12', 'identity-letter', 'letter-12c', 'transcript'];

export default async function NoticePage() {
  const call = await readPageCall('/file');
  const { taxReturn, open } = await readMyReturn(call);
  const check = open === null ? null : await readNoticeCheck(open);
  const view = {
    taxYear: taxReturn?.taxYear === 2025 ? (2025 as const) : firstTaxYear,
    today: new Date(),
  };
  const shown = letters.flatMap((id) => cards.filter((card) => card.id === id));
  return <NoticeScreen check={check} letters={shown.map((card) => toCardText(card, view))} />;
}
