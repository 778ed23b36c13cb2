import { easternDay, formatDay } from '@/lib/format/day';
import type { Reading } from '../read/read-question';
import type { ReturnView } from '../return-view';
import type { Evidence } from '../tools/tool';
import { compareMoveTool } from '../tools/compare-move';
import { whatIfTool, type WhatIfFinding } from '../tools/what-if';
import { panelUrl, planWhatIf, type WhatIfPlan } from '../what-if/plan-what-if';
import { splitJoint } from '../what-if/status-parts';
import { findStates } from './states';
import { type Answer, dollars, notCalculated, plain, say, staleNote } from './answer';

type Found = WhatIfFinding & { state: 'found' };

const bottom = (balance: number): string =>
  balance >= 0 ? `a refund of ${dollars(balance)}` : `${dollars(-balance)} owed`;

/**
 * The refund with something changed. Saves nothing; null when nothing that can be adjusted is named.
 * @param hasLaw a card answers then; otherwise what wasn't understood is asked back
 */
export async function answerWhatIf(
  evidence: Evidence,
  reading: Reading,
  hasLaw: boolean,
): Promise<Answer | null> {
  const { calculated } = evidence.view;
  if (calculated === null) return null;
  const [to] = findStates(reading.text).slice(-1);
  if (to !== undefined && isMove.test(reading.text)) {
    const isMore = reading.slots.amounts.length > 0 || reading.entities.some(isOtherInput);
    return isMore ? say(moveAlone) : answerMove(evidence, to);
  }
  const plan = planWhatIf(calculated, reading.text);
  const isEmpty = plan.parts.length === 0 && plan.asks.length === 0 && !plan.isSeparate;
  if (isEmpty && (hasLaw || plan.notUnderstood.length === 0)) return null;
  const panel = panelUrl(plan.panel);
  if (plan.asks.length > 0 || plan.notUnderstood.length > 0) return askBack(evidence, plan, panel);
  if (plan.isSeparate) return answerSeparate(evidence, plan);
  const lines = reading.entities
    .filter(({ input, id }) => input === null && id !== 'refund')
    .flatMap(({ lines: [first = ''] }) => {
      const [form = '', line = ''] = first.split(':');
      return line === '' ? [] : [{ form, line }];
    })
    .slice(0, 2);
  const changes = plan.parts.flatMap((part) => part.changes);
  const { data, citations } = await evidence.useWithCitations(whatIfTool, {
    changes,
    ...(lines.length > 0 ? { lines } : {}),
  });
  if (data.state === 'not-calculated') return say(notCalculated);
  const tried = plan.parts.map(({ says }) => says).join(', and ');
  note(evidence, plan);
  if (data.state === 'does-not-fit')
    return say(
      `I can’t calculate your return with ${tried}: ${plain(endSentence(data.why))} Try it in the [what-if panel](${panel}), or ask your preparer.`,
      [],
      true,
    );
  return say(
    [
      sayChange(data, tried),
      ...data.lines.map(
        ({ label, before, after }) =>
          `${plain(label)} would ${before === after ? `stay ${dollars(after)}` : `go from ${dollars(before)} to **${dollars(after)}**`}.`,
      ),
      ...plan.parts.flatMap((part) => (part.note === undefined ? [] : [part.note])),
      ...(data.change === 0 && changes.some(({ path }) => path.startsWith('itemized.'))
        ? ['Itemizing helps only if your itemized deductions are more than your standard deduction.']
        : []),
      ...sayDeadlines(evidence.view, plan),
      `Your return wasn’t changed. [Try more in the what-if panel](${panel}).${data.stale ? staleNote : ''}`,
    ].join(' '),
    citations,
  );
}

const endSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

function sayChange({ change, before, after, taxBefore, taxAfter }: Found, tried: string): string {
  const tax =
    taxBefore === taxAfter
      ? `Your total tax stays ${dollars(taxBefore)}.`
      : `Your total tax would go from ${dollars(taxBefore)} to ${dollars(taxAfter)}.`;
  return `With ${tried}, ${sayMove(before, after, change)} ${tax}`;
}

/** What happens to the bottom line. It says nothing of whether somebody is better off: less pay can mean more refund. */
function sayMove(before: number, after: number, change: number): string {
  const by = `**${dollars(Math.abs(change))}**`;
  if (change === 0) return `your bottom line doesn’t change. It stays ${bottom(before)}.`;
  if (before >= 0 && after >= 0)
    return `your refund would go ${change > 0 ? 'up' : 'down'} by ${by}: from ${dollars(before)} to **${dollars(after)}**.`;
  if (before <= 0 && after <= 0)
    return `you’d owe ${by} ${change > 0 ? 'less' : 'more'}: **${dollars(-after)}** instead of ${dollars(-before)}.`;
  return `you’d go from ${bottom(before)} to **${bottom(after)}**, a difference of ${by}.`;
}

/** What is tried says its own amounts; they may be parts of sums in the changes. */
const note = ({ results }: Evidence, { parts, asks }: WhatIfPlan): void => {
  results.push({
    data: { tried: parts.map(({ says, note: more }) => `${says} ${more ?? ''}`), asks },
    citations: [],
  });
};

/** What could only be done by a day that has passed. */
function sayDeadlines({ today, taxYear }: ReturnView, { parts }: WhatIfPlan): string[] {
  const day = easternDay(today);
  const passed = parts.flatMap(({ doneBy }) => (doneBy !== undefined && doneBy < day ? [doneBy] : []));
  return [...new Set(passed)].map(
    (date) =>
      `This is only a comparison. The last day to do it for ${taxYear} was ${formatDay(date)}. If you did it by then, enter it. If not, it can’t change this return.`,
  );
}

function askBack(evidence: Evidence, plan: WhatIfPlan, panel: string): Answer {
  note(evidence, plan);
  const understood =
    plan.parts.length === 0 ? '' : `I understood: ${plan.parts.map(({ says }) => says).join(', and ')}. `;
  const missing =
    plan.notUnderstood.length === 0
      ? ''
      : `I didn’t understand this part, so I haven’t calculated anything: “${plain(plan.notUnderstood.join('; '))}”. Rephrase it, or set it in the `;
  evidence.results.push({ data: { quoted: plan.notUnderstood }, citations: [] });
  const link = `[what-if panel](${panel})`;
  const text =
    missing === ''
      ? `${understood}${plan.asks.join(' ')} You can also use the ${link}.`
      : `${understood}${missing}${link}. ${plan.asks.join(' ')}`.trim();
  return { ...say(text), isAskedBack: true };
}

const isOtherInput = ({ input }: Reading['entities'][number]): boolean => input !== null && input !== 'move';
const moveAlone =
  'I can only try a move by itself, so I haven’t calculated anything. Ask about the move first, then about the other change.';

const isMove = /\b(mov(e|ed|ing)|relocat(e|ed|ing)|live[ds]?|living)\b/;

/** A year's taxes as if it had been lived in another state. */
async function answerMove(evidence: Evidence, to: { code: string; name: string }): Promise<Answer> {
  const data = await evidence.use(compareMoveTool, { to: to.code });
  if (data.state === 'not-calculated') return say(notCalculated);
  if (data.state === 'does-not-fit')
    return say(`I can’t compare that with ${to.name}: ${plain(endSentence(data.why))}`, [], true);
  const { before, after, change } = data;
  const ofStates = ({ state, local }: typeof before) => dollars(state + local);
  evidence.results.push({
    data: { states: [before.state + before.local, after.state + after.local] },
    citations: [],
  });
  const sum =
    change === 0
      ? 'your taxes would be the same'
      : `you’d pay **${dollars(Math.abs(change))}** ${change < 0 ? 'less' : 'more'} tax`;
  return say(
    `If you had lived in ${to.name} all year, ${sum}. State and local tax would be ${ofStates(after)} instead of ${ofStates(before)}. Federal tax would ${before.federal === after.federal ? `stay ${dollars(after.federal)}` : `go from ${dollars(before.federal)} to ${dollars(after.federal)}`}. This assumes your job and home move with you. Your return wasn’t changed.${data.stale ? staleNote : ''}`,
  );
}

/** Both spouses' separate returns beside the joint one. */
async function answerSeparate(evidence: Evidence, plan: WhatIfPlan): Promise<Answer> {
  const { calculated } = evidence.view;
  const split = calculated === null ? null : splitJoint(calculated);
  if (split === null) return say(notCalculated);
  const more = plan.parts.flatMap(({ changes }) => changes);
  const own = await evidence.use(whatIfTool, { changes: [...more, ...split.own].slice(-mostChanges) });
  const spouse = await evidence.use(whatIfTool, { changes: [...more, ...split.spouse].slice(-mostChanges) });
  note(evidence, plan);
  if (own.state !== 'found' || spouse.state !== 'found') {
    const why = [own, spouse].find((one) => one.state === 'does-not-fit');
    return say(
      `I can’t split your joint return into two separate ones by myself${why?.state === 'does-not-fit' ? `: ${plain(why.why)}` : '.'} Your preparer can compare both ways with you.`,
      [],
      true,
    );
  }
  const together = own.after + spouse.after;
  const change = together - own.before;
  evidence.results.push({ data: { together, change, balance: together }, citations: [] });
  return say(
    [
      change === 0
        ? 'Filing separately would make no difference.'
        : `Filing separately would ${change > 0 ? 'save' : 'cost'} the two of you **${dollars(Math.abs(change))}**.`,
      `Your own return would show ${bottom(own.after)}, and your spouse’s would show ${bottom(spouse.after)}. Together, that’s ${bottom(together)} instead of ${bottom(own.before)} on the joint return.`,
      'This puts your dependents, itemized deductions, and payments on your own return. You can divide them differently, and if one of you itemizes, the other must too. Several credits and the student loan interest deduction aren’t available on separate returns.',
      'Your return wasn’t changed.',
    ].join(' '),
  );
}
const mostChanges = 30;
