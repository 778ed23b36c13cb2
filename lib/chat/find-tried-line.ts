import { leverOf } from './lever-of-line';
import type { Lever } from './levers';
import { namedLines } from './line-names';

/** What comes of other lines: a trial can be about one of these rather than about the refund. */
const results = new Set(
  '1040:6b 1040:9 1040:11 1040:12 1040:13 1040:15 1040:16 1040:18 1040:19 1040:22 1040:27 1040:28 1040:29 1040:14 schedule-1:15 schedule-2:4 schedule-2:11 schedule-2:12 schedule-2:2 schedule-3:2 schedule-3:3 schedule-3:4 schedule-3:5a schedule-3:5b schedule-a:17 schedule-a:5e schedule-c:31 schedule-c:28'.split(
    ' ',
  ),
);

/** What the words for a thing ask of the line that it changes: of care its credit, of benefits the part that is taxed. */
const ofLever: readonly (readonly [Lever, RegExp, form: string, line: string])[] = [
  ['social-security', /\b(is|be|are|gets?|how much.*) tax(ed|able)\b|\btaxable\b/, '1040', '6b'],
  ['child-care', /\bcredit\b/, 'schedule-3', '2'],
  ['energy', /\bcredit\b/, 'schedule-3', '5b'],
  ['student-loan', /\bdeduct\w*/, 'schedule-1', '21'],
  ['ira', /\bdeduct\w*/, 'schedule-1', '20'],
  ['medical', /\bdeduct\w*|\bcount\b/, 'schedule-a', '4'],
];

/** The line that a trial is to be worked out for besides the refund; null when it names none. */
export function findTriedLine(lever: Lever, text: string): { form: string; line: string } | null {
  const own = ofLever.find(([of, pattern]) => of === lever && pattern.test(text));
  if (own !== undefined) return { form: own[2], line: own[3] };
  const named = namedLines.find(
    ({ form, line, pattern }) =>
      results.has(`${form}:${line}`) && pattern.test(text) && leverOf(`${form}:${line}`) !== lever,
  );
  return named === undefined ? null : { form: named.form, line: named.line };
}
