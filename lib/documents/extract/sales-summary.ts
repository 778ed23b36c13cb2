import { looksLikeMoney, parseMoney } from './formats';
import { type Page } from './page';
import { toLines } from './print-tokens';

/**
 * A broker's sums by the parts of Form 8949: "Short-term, basis reported to the IRS", then proceeds, basis, and gain. Such a
 * statement tells of sales, though it may name no Form 1099-B and list none of them. Lines of zeros tell of none.
 */
export function hasSalesSummary(pages: readonly Pick<Page, 'words'>[]): boolean {
  return pages.some(({ words }) =>
    toLines(words).some((line) => {
      const amounts = line.filter(({ text }) => looksLikeMoney(text) && Number(parseMoney(text)) !== 0);
      const print = line.map(({ text }) => text).join(' ');
      return amounts.length >= 2 && /\bbasis (?:is |was )?(?:not )?reported to (?:the )?IRS\b/iu.test(print);
    }),
  );
}
