import { findMentions, type Mention, readWords } from '../read/lexicon';
import { readAmounts } from '../read/slots';
import { isFiller } from '../read/tokens';
import type { Statement } from './part';

/** A part of a what-if: what it adjusts and how much; or words that nothing was found in. */
export type Clause =
  | { kind: 'input'; input: string; statement: Statement }
  | { kind: 'not-understood'; text: string; statement: Statement };

const joints = /(?:,|;)? (?:and|plus|but|while|as well as|along with|then) |[,;] |\. |\? /;

/** Words of a what-if that change nothing: how it is asked, and what comes of it. */
const framing = new Set(
  `happen refund owe save get back bigger smaller better worse off money lower higher change affect differenc result amount bill balanc deduction credit federal return total next last time possible way extra more less instead rather another additional whol full maximum max most limit every each month week quarter paid pay payment file filing fil us both spouse wife husband actually suppos assum imagin pretend hypothetic scenario try test run calculat comput estimat figur number dollar buck today before april decide decid choos chos benefit help hurt worth did would impact grad graduat school colleg universit income agi bracket much deductibl deduct taxabl increas decreas reduc rais go went end come bring`.split(
    ' ',
  ),
);

/** What is asked about the result says nothing of the part that is tried: "how much less would I owe if I spent more". */
const asked = /\bhow much (less|more) (tax )?(would|will|do|could|can) (i|we) (owe|pay|get back|get|save)\b/;

/** Reads every part of a what-if. What names nothing and holds words of its own is said to be not understood. */
export function readParts(text: string): Clause[] {
  const found: Clause[] = [];
  for (const clause of text
    .replace(/[?.!]+$/, '')
    .replace(asked, '')
    .split(joints)) {
    const words = readWords(clause);
    const mentions = findMentions(words);
    const inputs = isSwap(clause, mentions) ? [] : pickInputs(mentions);
    const amounts = readAmounts(clause);
    const [first] = inputs;
    if (first === undefined) {
      const last = found.at(-1);
      const rest = words.filter(
        (word, at) => !isFiller(word) && !framing.has(word) && !isNamed(mentions, at),
      );
      const isAmountOnly =
        amounts.length > 0 && rest.every((word) => /\d/.test(word) || withheldWords.test(word));
      if (amounts.length > 0 && isAmountOnly && last?.kind === 'input' && withheldWords.test(clause))
        found[found.length - 1] = {
          ...last,
          statement: { ...last.statement, further: amounts.map(({ value }) => value) },
        };
      else if (amounts.length > 0 || rest.length > 0)
        found.push({
          kind: 'not-understood',
          text: clause.trim(),
          statement: toStatement(clause, amounts, 0, false),
        });
      continue;
    }
    for (const mention of inputs.slice(0, inputs.length > 1 && amounts.length > 1 ? inputs.length : 1))
      found.push({
        kind: 'input',
        input: mention.entity.input ?? '',
        statement: toStatement(
          clause,
          amounts,
          inputs.indexOf(mention),
          inputs.length > 1 && amounts.length > 1,
        ),
      });
  }
  // Words that only frame the question stand before the first part.
  return found.some(({ kind }) => kind === 'input')
    ? found.filter((one) => one.kind === 'input' || !isFrame(one.text))
    : found;
}

/** "On salary instead of freelance": one kind of income in the place of another is more than an amount. */
const isSwap = (clause: string, mentions: readonly Mention[]): boolean =>
  /\b(instead of|rather than)\b/.test(clause) &&
  new Set(mentions.flatMap(({ entity }) => (entity.input === null ? [] : [entity.input]))).size > 1;

const withheldWords = /\b(withh\w*|taken out|took out)\b/;
const isFrame = (text: string): boolean =>
  /^(hi|hello|hey|so|ok|okay|thanks|please|just curious|quick question)\b/.test(text) && text.length < 40;

const isNamed = (mentions: readonly Mention[], at: number): boolean =>
  mentions.some(({ from, to }) => at >= from && at < to);

/** What a clause adjusts: the special before the broad; "withheld" beside a new job is part of the job. */
function pickInputs(mentions: readonly Mention[]): Mention[] {
  const all = mentions.filter(({ entity }) => entity.input !== null);
  const special = all.filter(({ entity }) => !entity.isBroad);
  const kept = special.length > 0 ? special : all;
  const isJob = kept.some(({ entity }) => entity.input === 'job');
  const inputs = new Set<string | null>();
  return kept.filter(({ entity: { input } }) => {
    if (inputs.has(input) || (isJob && (input === 'withholding' || input === 'pay'))) return false;
    inputs.add(input);
    return true;
  });
}

const factors: readonly (readonly [RegExp, number])[] = [
  [/\b(twice|doubled?|doubles|double)\b/, 2],
  [/\b(tripled?|three times)\b/, 3],
  [/\b(half|halved?)\b/, 0.5],
];
const more =
  /\b(more|extra|another|additional|raise of|bonus of|on top|higher by|up by|(?:went|goes?|gone) up(?! to)|increase[sd]? (it )?by|add(ed)?)\b/;
const less =
  /\b(less|lower by|(?:went|goes?|gone) down(?! to)|fewer|down by|cut of|reduce[sd]? by|decrease[sd]? by)\b/;
const set = /\b(instead of|rather than|to \$?\d|was|were|had been|total of|of \$?\d.* in all|only)\b/;
const none =
  /\b(no|without|didn't|did not|don't|doesn't|never|hadn't|haven't|not|wasn't|stop(ped|s)?|drop(ped)?|remove[ds]?|zero|none|nothing|paid off|lose|lost|without)\b/;
const quarterly = 4;
const counts: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4 };

function toStatement(
  text: string,
  all: ReturnType<typeof readAmounts>,
  at: number,
  isShared: boolean,
): Statement {
  const money = all.filter(({ isPercent }) => !isPercent);
  const percent = all.find(({ isPercent }) => isPercent)?.value ?? null;
  // "5,000 instead of 3,000", "from 3,000 to 5,000": the new one counts.
  const isFromTo = /\bfrom \$?\d[\d,]* to \$?\d/.test(text);
  const ordered = isFromTo ? [...money].reverse() : money;
  const one = isShared ? ordered[at] : ordered[0];
  const amount = one === undefined ? null : Math.round(one.value * one.times);
  const isReplaced = isFromTo || /\b(instead of|rather than)\b/.test(text);
  const factor =
    percent !== null && amount === null
      ? less.test(text)
        ? 1 - percent / 100
        : more.test(text) || /\b(raise|bonus)\b/.test(text)
          ? 1 + percent / 100
          : null
      : amount === null
        ? (factors.find(([pattern]) => pattern.test(text))?.[1] ?? null)
        : null;
  const payments = /\b(two|three|four|[2-4]) (\w+ ){0,2}(payments?|installments)\b/.exec(text)?.[1];
  const many =
    payments === undefined
      ? one?.times === quarterly
        ? quarterly
        : 1
      : (counts[payments] ?? Number(payments));
  return {
    text,
    amount,
    further: isShared || isReplaced ? [] : ordered.slice(1).map(({ value }) => Math.round(value)),
    factor,
    percent,
    direction:
      amount === null && factor === null && none.test(text)
        ? 'none'
        : amount === 0
          ? 'none'
          : isReplaced
            ? 'set'
            : less.test(text)
              ? 'less'
              : more.test(text)
                ? 'more'
                : set.test(text)
                  ? 'set'
                  : 'open',
    isMost: /\b(max|maximum|maxed|maxing|most|limit|full|as much as)\b/.test(text),
    payments: many,
    eachPayment: many > 1 && one !== undefined ? one.value : null,
  };
}
