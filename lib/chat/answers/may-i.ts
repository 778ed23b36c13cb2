import { formatDay } from '@/lib/format/day';
import type { Card } from '../cards/card';
import type { Entity } from '../read/entity';
import { checkEligibilityTool } from '../tools/check-eligibility';
import { type DeductionFinding, listDeductionsTool } from '../tools/list-deductions';
import type { Evidence } from '../tools/tool';
import { dollars, plain } from './answer';
import { dayOf } from './card';
import { placesOf, toPlaceOfYear } from './own';

/** Which conditions the return meets and fails, and which nobody has stated yet, each with its question. */
export async function sayConditions(evidence: Evidence, card: Card): Promise<string[]> {
  if ((card.conditions ?? []).length === 0) return [];
  const data = await evidence.use(checkEligibilityTool, { card: card.id });
  if (data === null || !data.isCalculated) return [];
  const of = (result: 'met' | 'failed' | 'unknown') => data.conditions.filter((one) => one.result === result);
  const part = (head: string, rows: string[]) => (rows.length === 0 ? [] : [`${head} ${rows.join('; ')}.`]);
  return [
    ...part(
      'Your return meets this:',
      of('met').map(({ label }) => plain(label)),
    ),
    ...part(
      '**Your return doesn’t meet this:**',
      of('failed').map(({ label, href }) => `[${plain(label)}](${href})`),
    ),
    ...part(
      'You haven’t told us yet:',
      of('unknown').map(({ label, href }) => `[${plain(label)}](${href})`),
    ),
  ];
}

const isAbout = (id: string, wanted: readonly string[]): boolean =>
  wanted.some((one) => id === one || id.startsWith(`${one}-`));

/** Whether a card and what is named are about the same line of the return. */
const sharesLine = (card: Card, { lines }: Entity, { taxYear }: Evidence['view']): boolean =>
  lines
    .map((line) => toPlaceOfYear(line, taxYear))
    .some((of) => placesOf(card, taxYear).some(({ form, line }) => form === of.form && line === of.line));

/** What Maximize Refund says of it: the same finding, the same dollars. Null where it has nothing, or the card is about something else. */
export async function sayFinding(evidence: Evidence, card: Card, entity: Entity): Promise<string | null> {
  const { view } = evidence;
  if (entity.deductions.length === 0 || view.calculated === null) return null;
  const isOfLine = sharesLine(card, entity, view);
  if (!isOfLine && !entity.facts.some((fact) => card.facts?.includes(fact))) return null;
  const data = await evidence.use(listDeductionsTool, {});
  return data.ready ? describe(evidence, data, entity.deductions, isOfLine) : null;
}

function describe(
  evidence: Evidence,
  data: DeductionFinding,
  wanted: readonly string[],
  isOfLine: boolean,
): string | null {
  const claimed = data.settled.find(({ id, kind }) => kind === 'claimed' && isAbout(id, wanted));
  const open = data.suggestions.find(({ id }) => isAbout(id, wanted));
  const ruledOut = data.settled.find(({ id, kind }) => kind === 'ruled-out' && isAbout(id, wanted));
  const isLate = open?.doneBy !== null && open?.doneBy !== undefined && open.doneBy < dayOf(evidence);
  const more =
    open === undefined
      ? ''
      : isLate
        ? ` The last day to do more for ${evidence.view.taxYear} was ${formatDay(open.doneBy ?? '')}.`
        : ` ${open.amount === null ? 'It' : `${dollars(open.amount.dollars)}${claimed === undefined ? '' : ' more'} of it`} could save you up to **${dollars(open.savings)}**. [Tell us about it](${open.href}).`;
  if (claimed !== undefined)
    return `${plain(claimed.name)}: it’s already on your return${claimed.dollars === null ? '' : `, **${dollars(claimed.dollars)}**`}.${more}`;
  if (open !== undefined) return `${plain(open.name)}: it isn’t on your return yet.${more}`;
  return ruledOut === undefined || ruledOut.because === '' || !isOfLine
    ? null
    : `${plain(ruledOut.name)}, on your return: ${plain(ruledOut.because)}`;
}
