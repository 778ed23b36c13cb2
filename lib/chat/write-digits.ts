const small =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const values = new Map([
  ...small.map((word, at) => [word, at + 1] as const),
  ...tens.map((word, at) => [word, (at + 2) * 10] as const),
  ['a', 1] as const,
  ['fourty', 40] as const,
]);
const one = small.slice(0, 9).join('|');
const below100 = `(?:${[...tens, 'fourty'].join('|')})(?:[- ](?:${one}))?|${[...small].reverse().join('|')}`;
const scales: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1000,
  grand: 1000,
  k: 1000,
  million: 1_000_000,
  m: 1_000_000,
};

/** "forty-six thousand five hundred", "twelve hundred", "a grand", "a hundred and twenty thousand". */
const spelled = new RegExp(
  `\\b((?:${below100}|a)(?:[- ]hundred(?:(?: and)?[- ](?:${below100}))?)?)([- ](?:grand|thousand|k)\\b(?!-))(?:(?:,| and)?[- ]((?:${below100})[- ]hundred|\\d{3})(?:(?: and)? (${below100}))?)?|\\b(${below100}|a)[- ]hundred\\b(?:(?: and)? (${below100})\\b)?`,
  'g',
);
/** "5k", "5.5 grand", "11 thousand", "$2 million"; not a plan or form: "401k", "1099-k". */
const scaled = /(?<![\d,.-])(\$?)(\d[\d,]*(?:\.\d+)?) ?(k|grand|thousand|hundred|million)\b/g;
/** Number words by themselves count where an amount or a share must stand. */
const alone = new RegExp(
  `\\b(${below100})\\b(?= ?(?:percent|per cent|%|dollars?\\b|bucks\\b|miles?\\b|sq))|(?<=\\b(?:instead of|rather than|and not|, not|not|versus|vs|from) (?:the |just |only )?)(${below100})\\b(?! (?:of|more|job|child|kid))`,
  'g',
);

const read = (words: string | undefined): number =>
  (words ?? '')
    .split(/[- ]+/)
    .reduce((sum, word) => (word === 'hundred' ? Math.max(sum, 1) * 100 : sum + (values.get(word) ?? 0)), 0);

/**
 * A text with its numbers in digits: "forty-six thousand" and "46k" are 46000, "half a grand" 500, "ten percent" 10
 * percent. What is no number stays.
 * @param text the question as `normalize` gives it
 */
export function writeDigits(text: string): string {
  return text
    .replaceAll(
      new RegExp(`\\b(${below100}|a|\\d+) and a half (grand|thousand|million)\\b`, 'g'),
      (_, many: string, unit: string) => String(((Number(many) || read(many)) + 0.5) * (scales[unit] ?? 0)),
    )
    .replaceAll(/\b(?:a )?half (?:a |of a )?(grand|thousand|million)\b/g, (_, unit: string) =>
      String((scales[unit] ?? 0) / 2),
    )
    .replaceAll(/\b(another|extra|additional|one more|full) (grand|thousand|hundred)\b/g, '$1 1 $2')
    .replaceAll(/\b(?:a )?(?:couple|pair) (?:of )?(grand|thousand|hundred)\b/g, '2 $1')
    .replaceAll(
      spelled,
      (_, many?: string, unit?: string, hundreds?: string, rest?: string, few?: string, more?: string) => {
        if (few !== undefined) return String(read(few) * 100 + read(more));
        const extra = Number(hundreds ?? Number.NaN) || read(hundreds);
        return String(read(many) * (unit === undefined ? 1 : 1000) + extra + read(rest));
      },
    )
    .replaceAll(scaled, (whole, sign: string, digits: string, unit: string) => {
      const value = Number(digits.replaceAll(',', ''));
      if (unit === 'k' && (value === 401 || value === 1099)) return whole;
      return `${sign}${Math.round(value * (scales[unit] ?? 1))}`;
    })
    .replaceAll(alone, (words) => String(read(words)));
}
