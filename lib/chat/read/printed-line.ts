/** Forms by what is printed or said before a line; `$1` stands for the letter or number of the form. */
const formWords: readonly (readonly [RegExp, string])[] = [
  [/\bschedule[ _]8812\b/, '8812'],
  [/\bschedule[ _](se|eic|[a-hr]|[1-3])\b/, 'schedule-$1'],
  [/\bform (\d{4}(?:-[a-z]{1,2})?)\b/, '$1'],
  [/\b(2441|4562|5695|6251|8606|8812|8829|8863|8880|8889|8936|8949|8959|8960|8962|8995)\b/, '$1'],
];

/** A line as it is printed, "line 11" or "Schedule C, line 31"; Form 1040 where no form is named. */
export function readPrintedLine(text: string): { form: string; line: string } | null {
  const line = /\bline\s*(?:number\s*|no\.?\s*|#\s*)?(\d{1,2}[a-z]?)\b/.exec(text)?.[1];
  if (line === undefined) return null;
  for (const [pattern, form] of formWords) {
    const found = pattern.exec(text);
    if (found !== null) return { form: form.replace('$1', found[1] ?? ''), line };
  }
  return { form: '1040', line };
}
