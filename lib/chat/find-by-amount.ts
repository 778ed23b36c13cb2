import { findAskingAlone } from './read-sentences';
import type { ReturnView } from './return-view';
import type { Intent } from './understand';
import { writeDigits } from './write-digits';

/** Less is no amount that somebody reads off a return. */
const least = 100;

/** Every amount in a text, in dollars. */
export const readAmounts = (text: string): number[] =>
  [...text.matchAll(/(?<![\d.,-])\$?(\d{1,3}(?:,\d{3})+|\d+)(?:\.00)?(?![\d%]|[.,-]\d|k\b)/g)].map(
    ([, digits = '']) => Number(digits.replaceAll(',', '')),
  );

/** Who says "12 grand" or "12,400" may mean what is near to it. */
const howFar = (amount: number): number => (amount % 1000 === 0 ? 550 : amount % 100 === 0 ? 60 : 0);

/** Forms whose lines people see first. */
const forms =
  '1040 schedule-1 schedule-2 schedule-3 schedule-a schedule-c schedule-se schedule-d 8889 2441 8995'.split(
    ' ',
  );

/**
 * What a question is about that quotes a figure of the return: "how did you get 35,400". Of several lines with that
 * figure the one whose name fits best, else the first. Round amounts count only when a name fits.
 * @param chanceOf how likely a question wants something, by its name
 */
export function findByAmount(
  { calculated }: ReturnView,
  text: string,
  chanceOf: (want: string) => number,
): Intent | null {
  if (calculated === null || /\bif\b(?! (you|i) (don't mind|may ask))|\binstead\b|\brather\b/.test(text))
    return null;
  const { estimatedRefund, lines } = calculated.results;
  const readings: Reading[] = [];
  const ofResult = chanceOf('refund') + chanceOf('why-refund');
  // Lines of one kind are taken for each other; the figure tells which one it is.
  const chanceOfKin = (want: string) =>
    Math.max(
      chanceOf(want),
      ...kin.filter((all) => all.includes(want)).flatMap((all) => all.map((one) => chanceOf(one) * asKin)),
    );
  const inDigits = readAmounts(text);
  const read = (from: string) => readAmounts(writeDigits(from));
  const asking = read(findAskingAlone(text).join(' '));
  for (const amount of asking.length > 0 ? asking : read(text)) {
    if (amount < least) continue;
    if (amount === Math.abs(estimatedRefund)) return { kind: 'why-refund' };
    const near = (off: number, chanceAt: typeof chanceOf) =>
      forms.flatMap((form) => {
        const page = lines[form];
        return Object.entries((Array.isArray(page) ? page[0] : page) ?? {}).flatMap(([line, { value }]) =>
          typeof value === 'number' && Math.abs(value - amount) <= off
            ? [{ form, line, at: Number.parseInt(line, 10), chance: chanceAt(`line:${form}:${line}`) }]
            : [],
        );
      });
    // Where no name tells, the first place is where the figure comes about.
    const [best] = near(0, chanceOf).sort(byFit);
    if (best !== undefined && inDigits.includes(amount) && (amount % 1000 !== 0 || best.chance >= named))
      readings.push(best);
    else {
      const [rounded] = near(howFar(amount), chanceOfKin).sort(byFit);
      if (rounded !== undefined && rounded.chance >= named && rounded.chance > ofResult)
        readings.push(rounded);
    }
  }
  const [first, second] = readings;
  if (first === undefined) return null;
  // Of two figures the one that is made of the other is asked for.
  const isLater = second !== undefined && second.form === first.form && second.at > first.at;
  const { form, line } = second !== undefined && (isLater || becomes.test(text)) ? second : first;
  const taxedLine = form === '1040' && taxed.test(text) ? taxedPart[line] : undefined;
  return { kind: 'line', form, line: taxedLine ?? line, isPrinted: false, own: true };
}

const byFit = (a: Reading, b: Reading): number =>
  Math.abs(a.chance - b.chance) >= sameChance
    ? b.chance - a.chance
    : a.form === b.form
      ? a.at - b.at
      : forms.indexOf(a.form) - forms.indexOf(b.form);

/** Whether a fact of the return has just this amount. */
export const isFact = ({ calculated }: ReturnView, amount: number): boolean =>
  calculated !== null && amount !== 0 && holds(calculated.input, amount);

/** Whether a fact of the return, or a line that people see first, has just this amount. */
export function isOnReturn({ calculated }: ReturnView, amount: number | null): boolean {
  if (calculated === null || amount === null || amount === 0) return false;
  const { lines } = calculated.results;
  return (
    holds(calculated.input, amount) ||
    forms.some((form) => {
      const page = lines[form];
      return Object.values((Array.isArray(page) ? page[0] : page) ?? {}).some(
        ({ value }) => value === amount,
      );
    })
  );
}

const holds = (value: unknown, amount: number): boolean =>
  value === amount ||
  (typeof value === 'object' && value !== null && Object.values(value).some((inner) => holds(inner, amount)));

/** A line that a quoted figure may be read off, and its number. */
interface Reading {
  form: string;
  line: string;
  at: number;
  chance: number;
}

/** Lines of Form 1040 that people call by one name. */
const kin = ['16 18 22 24', '9 11 15', '25a 25d 33', '12 14', '4a 4b', '5a 5b', '6a 6b', '3a 3b'].map(
  (group) => group.split(' ').map((line) => `line:1040:${line}`),
);
const asKin = 0.5;
const sameChance = 0.03;
const named = 0.1;
/** Of what was received a part is taxed, on the line beside it: who quotes the one and says "taxed" asks for the other. */
const taxedPart: Readonly<Record<string, string>> = { '4a': '4b', '5a': '5b', '6a': '6b' };
const taxed = /\btax(ed|able)\b/;
const becomes =
  /\b(turns?|turned|become|becomes|became|then|suddenly|drops?|dropped|goes|went|get(s|ting)? from|shrinks?|should (give|be|make|come to|leave)|ends up|down to|end up)\b/;
