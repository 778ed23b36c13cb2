import type { Intent } from './understand';

/** By when something has to be done; null when no date is asked for. */
export function readDeadline(text: string): Intent | null {
  const asks =
    /\bdeadlines?\b|\bdates?\b|\bdue( date| dates)?\b|\b(last|final) (day|date|chance)\b|\bby when\b|\bhow late\b|\btoo late\b|\bwhen (do|does|must|should|is|are|can|will|would|did|to)\b|\bhow (long|much time) (do|have) i\b.{0,20}\b(have|left|got|to)\b|\bhow many days\b|\bcut ?off\b|\buntil when\b|\bwhat (day|date)\b|\bmore time\b|\bextension\b/.test(
      text,
    );
  if (
    !asks ||
    /\b(amount|total|balance|tax|much|money) (is |that is )?due\b(?!.*\b(when|date|by)\b)|\bhow long (do|should|must) (i|we) (keep|hold|store|save)\b|\brefund (come|arrive|get|be|take)|\bmy refund\b.{0,20}\b(come|arrive|deposit)|\b(money|cash|check|deposit) (\w+ ){0,2}(come|arrive|land|get here|hit|show up)\b|\bget my (refund|money)\b|\bdeductible\b|\b(balance|amount|total) due\b|\bwhy\b/.test(
      text,
    )
  )
    return null;
  if (/\bpenalt\w*|\bwhat happens\b|\bfil(e|ed|ing) late\b/.test(text)) return null;
  if (/\bextension\b|\bmore time\b|\bextend\b/.test(text)) return { kind: 'deadlines', about: 'extension' };
  if (/\bestimated\b|\bquarter\w*\b/.test(text)) return { kind: 'deadlines', about: 'estimated' };
  if (/\bsep\b/.test(text)) return { kind: 'deadlines', about: 'sep' };
  if (/\bira\b|\broth\b|\bhsa\b|\bhealth savings\b|\bcontribut\w*/.test(text))
    return { kind: 'deadlines', about: 'contributions' };
  if (/\bclaim .*refund|\bold refund|\blose my refund|\bpast refund/.test(text))
    return { kind: 'deadlines', about: 'claim-refund' };
  if (
    /\b(file|filed|filing|return|taxes|tax|pay|april|owe|submit|send|turn (it|this) in|mail|mailed|postmarked|lodged)\b/.test(
      text,
    ) &&
    !/\bw-?2\b|\b1099\b|\bstart (taking|withdraw)|\brmd\b|\bitemize\b|\bmarried\b|\bmoved?\b|\bgift\b|\bsell\b|\btaxed\b/.test(
      text,
    )
  )
    return { kind: 'deadlines', about: 'file' };
  return /\bdeadlines\b|\bdates\b/.test(text) ? { kind: 'deadlines', about: 'all' } : null;
}
