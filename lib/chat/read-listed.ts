import type { Intent } from './understand';

/** What is claimed on the return is listed by the line that adds it up; null when no list is asked for. */
export function readListed(text: string): Intent | null {
  const line = (number: string): Intent => ({
    kind: 'line',
    form: '1040',
    line: number,
    isPrinted: true,
    own: true,
  });
  if (
    /\bstandard deduction\b/.test(text) &&
    /\b(extra|additional|higher|more) .*\b(6\d|7\d|old(er)?|age|blind|senior)\b/.test(text)
  )
    return line('12');
  const isOnReturn =
    /\b(claimed|claiming|taken|used|applied|included|counted)\b|\b(on|in) (here|there|this return|(my|our|the) return|(my|our|the) 1040)\b|\bdid (i|we|you) (get|take|claim|use|give|put)\b|\bare (i|we) getting\b/.test(
      text,
    ) &&
    !/\b(missing|missed|miss|more|other|else|could|can|should|not|any|haven't|unclaimed|left)\b/.test(text);
  if (isOnReturn && /\b(which|what|list|name|show) (\w+ ){0,3}credits\b/.test(text)) return line('21');
  return isOnReturn && /\b(which|what|list|name|show) (\w+ ){0,3}deductions\b/.test(text) ? line('14') : null;
}
