import { readAmounts } from './find-by-amount';
import type { ReturnView } from './return-view';
import { isAboutOwn } from './understand';

/** The figures of Form 1040 through which a return goes, in its order. */
export const stages = ['1z', '9', '11', '15', '16', '24', '34'] as const;
/** The line of a stage; `34` stands for what comes back and for what is owed. */
export type Stage = (typeof stages)[number];

const names: readonly (readonly [Stage, RegExp])[] = [
  [
    '15',
    /\btaxable( income)?\b|\b(gets?|is|being|are|am) (actually )?taxed\b|\bincome (that is |i'm |we're )?taxed\b/,
  ],
  ['11', /\bagi\b|\badjusted gross( income)?\b/],
  ['9', /\b(total|gross|all (of )?(my|our)) income\b/],
  ['24', /\btotal tax\b|\btax bill\b|\bfinal tax\b/],
  ['16', /\bline 16\b|\bincome tax\b|\btax (from|in) the table\b/],
  ['34', /\brefund\b|\b(get|got|getting|comes?) back\b|\b(i|we) owe\b/],
  [
    '1z',
    /\b(wages|salary|paychecks?|my pay|our pay)\b|\bwhat (i|we|she|he) (actually )?(earned?|made?|make)\b/,
  ],
];

/** Says that one figure becomes the other, or asks for what lies between. */
const compares =
  /\bfrom\b.+\b(to|into|down|until)\b|\b(less|lower|smaller|more|higher|bigger|larger) than\b|\bdifference\b|\bbecomes?\b|\bbecame\b|\bturn(s|ed)? (in)?to\b|\bshr[aiu]nk\w*\b|\bdown to\b|\bbut (only|just)\b|\bwhere did\b.*\b(go|rest)\b|\bend(s|ed)? up\b|\bgap\b|\bbetween\b|\bwent missing\b|\bgot lost\b/;
const asks = /\b(how|why|where|what|explain|walk|show|which)\b/;

/** Two figures of Form 1040 between which a question wants to know the way; null when it names no two. */
export function findBetween({ calculated }: ReturnView, text: string): { from: Stage; to: Stage } | null {
  if (
    calculated === null ||
    !asks.test(text) ||
    !compares.test(text) ||
    /\bif\b|\bwould\b|\brate\b/.test(text)
  )
    return null;
  const amounts = readAmounts(text);
  // What a word means is asked without the return.
  if (!/\b(why|how)\b/.test(text) && !isAboutOwn(text) && amounts.length === 0) return null;
  const page = calculated.results.lines['1040'];
  const main = Array.isArray(page) ? page[0] : page;
  const said = new Set<Stage>();
  let rest = text;
  for (const [stage, pattern] of names) {
    if (pattern.test(rest)) said.add(stage);
    rest = rest.replaceAll(new RegExp(pattern, 'g'), ' ');
  }
  for (const stage of stages) {
    const value = stage === '34' ? Math.abs(calculated.results.estimatedRefund) : main?.[stage]?.value;
    // An amount counts for the first stage that has it, unless a word has named another one with it.
    const isNamed = [...said].some((one) => main?.[one]?.value === value);
    if (typeof value === 'number' && amounts.includes(value) && !isNamed) said.add(stage);
  }
  const inOrder = stages.filter((stage) => said.has(stage));
  const [from, to] = inOrder;
  return from === undefined || to === undefined || inOrder.length !== 2 ? null : { from, to };
}
