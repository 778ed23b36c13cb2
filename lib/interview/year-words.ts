import { firstTaxYear, type TaxYear } from '@/lib/tax/us/edition';
import { federalEdition } from '@/lib/tax/us/editions';
import { type Choice, type QuestionSpec } from './topics/topic';

/** The year whose words stand in the questions. */
export const firstYear = firstTaxYear;

/**
 * A sentence in the words of another year. It may hold amounts of a filer, so only years are moved; and names of documents and
 * questions, which stand in quotation marks and stay as they are.
 */
export const sayInYear = (text: string, year: TaxYear): string =>
  year === firstYear
    ? text
    : text
        .split(/(“[^”]*”)/)
        .map((part) => (part.startsWith('“') ? part : federalEdition(year).print.years(part)))
        .join('');

const isDay = /^(\d{4})(-\d{2}-\d{2})$/;

/** Bounds of dates move with the year of the return; old ones, such as a first day of birth, stay. */
function moveBound(bound: number | string | undefined, year: TaxYear): number | string | undefined {
  const parts = typeof bound === 'string' ? isDay.exec(bound) : null;
  if (parts === null) return bound;
  const from = Number(parts[1]);
  if (Math.abs(from - firstYear) > 1) return bound;
  return `${from + year - firstYear}${parts[2] ?? ''}`;
}

const known = new Map<TaxYear, WeakMap<QuestionSpec, QuestionSpec>>();

/** A question as it is asked in a year: words, amounts of the law and dates of that year. */
export function inYear(spec: QuestionSpec, year: TaxYear): QuestionSpec {
  if (year === firstYear || spec.namesYear === true) return spec;
  const ofYear = known.get(year) ?? new WeakMap<QuestionSpec, QuestionSpec>();
  known.set(year, ofYear);
  const found = ofYear.get(spec);
  if (found !== undefined) return found;
  const { print } = federalEdition(year);
  const say = (text: string) => print.words(text);
  const notice = (of: NonNullable<Choice['notice']>) => ({ ...of, message: say(of.message) });
  const { min, max, choices, notices, opens } = spec;
  const [first, last] = [moveBound(min, year), moveBound(max, year)];
  const asked: QuestionSpec = {
    ...spec,
    help: say(spec.help),
    why: say(spec.why),
    ...(first === undefined ? {} : { min: first }),
    ...(last === undefined ? {} : { max: last }),
    ...(choices
      ? {
          choices: choices.map((choice) => ({
            ...choice,
            ...(choice.ofYear?.(year) ?? { label: say(choice.label) }),
            ...(choice.notice ? { notice: notice(choice.notice) } : {}),
          })),
        }
      : {}),
    ...(opens
      ? { opens: opens.map((one) => (one.hint === undefined ? one : { ...one, hint: say(one.hint) })) }
      : {}),
    ...(notices
      ? {
          notices: {
            ...(notices.yes ? { yes: notice(notices.yes) } : {}),
            ...(notices.no ? { no: notice(notices.no) } : {}),
          },
        }
      : {}),
  };
  ofYear.set(spec, asked);
  return asked;
}
