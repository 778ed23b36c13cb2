import { formatDollars } from '@/lib/format/money';
import { plural } from '@/lib/format/words';
import type { AmendedLine } from '@/lib/tax/amended-return';
import type { ChangedFact } from '@/lib/tax/changed-facts';

/** Facts beyond these are counted: Part II has to be readable. */
const namedAtMost = 12;

function sayFact({ label, kind, amounts }: ChangedFact): string {
  if (amounts !== null)
    return `${label}: ${formatDollars(amounts.before)} corrected to ${formatDollars(amounts.after)}.`;
  const verbs = {
    added: 'was left out and is added',
    removed: 'doesn’t belong on the return and is removed',
    changed: 'is corrected',
  };
  return `${label} ${verbs[kind]}.`;
}

/** Lines whose change is worth a sentence: the others follow from them. */
const namedLines: ReadonlySet<string> = new Set([
  '1',
  '2',
  '4a',
  '4b',
  '7',
  '10',
  '11',
  '12',
  '13',
  '14',
  '15',
  '25',
  '27',
]);

function sayLine({ line, label, change }: AmendedLine): string | null {
  if (change === null || change === 0 || !namedLines.has(line)) return null;
  const by = line === '25' || line === '27' ? String(Math.abs(change)) : formatDollars(Math.abs(change));
  return `Line ${line} (${label.charAt(0).toLowerCase()}${label.slice(1)}) ${change > 0 ? 'increases' : 'decreases'} by ${by}.`;
}

/**
 * A first wording of Part II of Form 1040-X: what changed, and what that does line by line. Empty when nothing changed.
 * The filer adds why.
 */
export function proposeExplanation(facts: readonly ChangedFact[], lines: readonly AmendedLine[]): string {
  const rest = facts.length - namedAtMost;
  const what = [
    ...facts.slice(0, namedAtMost).map(sayFact),
    ...(rest > 0 ? [`${rest} other ${plural(rest, 'item is', 'items are')} corrected.`] : []),
  ];
  const effect = lines.map(sayLine).filter((text) => text !== null);
  return [what.join(' '), effect.join(' ')].filter((text) => text !== '').join('\n');
}
