import { listRefusals } from '@/lib/tax/us/coverage';
import { notOffered, type NotOffered, type PublishedCount } from '@/lib/tax/us/not-offered';
import { notCovered } from '@/lib/tax/us/not-covered';
import { allReturnsFiled, isLimit, percentOf, refusalSource, shareFor } from '@/lib/tax/us/refusal-shares';

const places = 3;
const written = (percent: number) => `${percent.toFixed(places)} %`;

const percentCounted = ({ returns, of }: PublishedCount): number => (returns * 100) / of;

function describeCount(count: PublishedCount | null): string {
  if (count === null) return 'no published count that we could read';
  const { returns, of, item, source, isBound } = count;
  const those = `${returns.toLocaleString('en-US')} of ${of.toLocaleString('en-US')} returns with ${item}`;
  return `${isBound ? 'at most ' : ''}${written(percentCounted(count))} (${those}; ${source})`;
}

/** Situations with a count of their own in the second list: their estimate in the first one isn't added. */
const countedBelow = new Set(
  notOffered.flatMap(({ sameAs, count }) => (sameAs && count?.isBound === false ? [sameAs] : [])),
);
/** Situations whose published count is only a bound: the first list estimates them. */
const isEstimatedAbove = ({ sameAs }: NotOffered): boolean =>
  sameAs !== undefined && !countedBelow.has(sameAs);

function compareWithOnePercent(percent: number): string {
  return percent < 1 ? 'That is below 1 %, without those that are only bounded.' : 'That is not below 1 %.';
}

/** What is refused, each with its share of all returns, the largest first, and the sum. */
export function renderRefusals(plain: (text: string) => string): string[] {
  const refused = [
    ...Object.entries(notCovered).map(([path, message]) => ({ path, message })),
    ...listRefusals().map(({ path, message }) => ({ path, message })),
  ];
  const limits = refused.filter(({ message }) => isLimit(message));
  const groups = new Map<string, { percent: number; basis: string; messages: Set<string> }>();
  const unstated: string[] = [];
  for (const { path, message } of limits) {
    const found = shareFor(path);
    // A test names what is missing here; until then it stands without a share.
    if (found === null) {
      unstated.push(`- \`${path}\`, share not stated yet: ${plain(message)}`);
      continue;
    }
    const { returns, item, part } = found.share;
    const count = returns.toLocaleString('en-US');
    const all = returns === allReturnsFiled ? 'all returns' : `${count} returns with ${item}`;
    const basis = `no published count; we estimate ${part * 100} % of ${all}`;
    const group = groups.get(found.path) ?? { percent: percentOf(found.share), basis, messages: new Set() };
    group.messages.add(message);
    groups.set(found.path, group);
  }
  const sorted = [...groups].sort(([, a], [, b]) => b.percent - a.percent);
  const total = sorted.reduce((sum, [path, { percent }]) => sum + (countedBelow.has(path) ? 0 : percent), 0);
  const percentOfAll = (isBound: boolean) =>
    notOffered
      .filter((situation) => !isEstimatedAbove(situation))
      .reduce((sum, { count }) => sum + (count?.isBound === isBound ? percentCounted(count) : 0), 0);
  const counted = percentOfAll(false);
  const bounds = percentOfAll(true);
  const uncounted = notOffered.filter(({ count }) => count === null).length;
  return [
    '## What is refused',
    '',
    `No published count says how many returns have one of these cases: the IRS's statistics count returns with an item. Beside each entry stand the published count of returns with its item, which no case can go beyond, and our own estimate of the part of them that has the case, on the high side. Shares are of all ${allReturnsFiled.toLocaleString('en-US')} individual returns. Counts: ${refusalSource}. A return with two cases counts twice. A situation that stands in the next section as well is counted in one of the two, and each says in which.`,
    '',
    `Sum of our estimates: ${written(total)} of all returns. Nobody has measured it.`,
    '',
    ...sorted.flatMap(([path, { percent, basis, messages }]) => [
      `- \`${path}\`, ${basis} (${written(percent)} of all returns${countedBelow.has(path) ? '; counted in the next section, not here' : ''}):`,
      ...[...messages].map((message) => `  - ${plain(message)}`),
    ]),
    ...unstated,
    '',
    '## What no question leads to',
    '',
    `No question leads to these, so they are named on the page with the prices. Where the government publishes a count, it stands beside it with its source and year: of returns with the item (Publication 1304), of forms in reports of TIGTA and the GAO, of expected respondents in notices under the Paperwork Reduction Act. "At most" is a count that takes in other cases or other taxpayers as well. A count of another year stands beside the returns of 2021, which were more than in any of these years, so the true share of its own year was larger. The others have no published count that we could read: the IRS counts forms in Individual Income Tax Returns, Line Item Estimates (Publication 4801), “Totals for Forms and Schedules”, whose figures we don’t have, and no item of Publication 1304 bounds them below all returns.`,
    '',
    `Those with a count of their own come to ${written(counted)} of all returns. With the sum of our estimates above, ${written(total + counted)} of returns meet one of our limits. Those that are only bounded add ${written(bounds)} at most. ${uncounted} have neither. ${compareWithOnePercent(total + counted)}`,
    '',
    ...notOffered.map(
      (situation) =>
        `- ${plain(situation.what)}${situation.forms.length > 0 ? ` (${situation.forms.join(', ')})` : ''}: ${describeCount(situation.count)}${isEstimatedAbove(situation) ? `; the same situations as \`${situation.sameAs}\` above, counted there with our estimate, not here` : ''}`,
    ),
    '',
    '## What must be answered or corrected first',
    '',
    'With these answers the return is computed; no kind of return is refused for them.',
    '',
    ...refused
      .filter(({ message }) => !isLimit(message))
      .map(({ path, message }) => `- \`${path}\`: ${plain(message)}`),
  ];
}
