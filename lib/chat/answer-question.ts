import { type Answer, askWhich, dontKnow, say } from './answers/answer';
import { answerBetween } from './answers/between';
import { answerDeadlines } from './answers/deadlines';
import { answerDeductions, answerEligible } from './answers/deductions';
import { answerDependents, answerFilingStatus } from './answers/facts';
import { answerIssues, answerMissing } from './answers/issues';
import { answerLine } from './answers/line';
import { answerList } from './answers/lists';
import { answerPapers, papersBeside } from './answers/papers';
import { answerPenalties } from './answers/penalties';
import { answerPlace, describeForm, isPrivacy, privacy } from './answers/product';
import { answerRate, answerRefund, answerWhyRefund } from './answers/refund';
import {
  aboutCopilot,
  askPerson,
  describeStatus,
  greeting,
  outsideOf,
  refusalOf,
  thanks,
} from './answers/talk';
import { answerTopic, nothingFits } from './answers/topic';
import { answerUntold } from './answers/untold';
import { answerWhatIf } from './answers/what-if';
import { Evidence } from './tools/tool';
import type { ReturnView } from './return-view';
import { boundQuestion } from './bound-question';
import { askFor } from './canonical-question';
import { findSeveral } from './find-several';
import { findAsking } from './read-sentences';
import { readNames } from './names-on-return';
import { refuse } from './refuse';
import { findOutside } from './scope';
import { asksHow } from './asks';
import { alwaysAnswered, decide, decideOpen, isPlain } from './decide-intent';
import { readWhy } from './read-why';
import { isBlank, isLaw } from './understand-open';
import { type Intent, normalize, understand, understandWithoutTrial } from './understand';
import { readTrial } from './read-trial';
import { withoutAsides } from './untold';
import { toWant } from './wants';
import { findNearLine, findSubject, guess, isUntold, isWithin } from './weigh-question';

/** The default answer: an intent matcher over the tools, without any model. */
export async function answerQuestion(
  view: ReturnView,
  question: string,
): Promise<{ answer: Answer; evidence: Evidence }> {
  const evidence = new Evidence(view);
  return { answer: await answerWith(evidence, question), evidence };
}

/** Kinds that patterns find by more than one word. */
const saidPlainly: readonly Intent['kind'][] = [
  'what-if',
  'eligible',
  'deadlines',
  'issues',
  'missing',
  'status',
];

async function answerWith(evidence: Evidence, whatWasTyped: string): Promise<Answer> {
  const question = boundQuestion(whatWasTyped);
  const whole = readNames(evidence.view, normalize(question));
  const refused = refuse(whole);
  // What somebody says that they don't ask for is not asked; but orders are looked for in all of it.
  const text = (refused === null || refused === 'others') && !leavesOut(whole) ? withoutAsides(whole) : whole;
  const understood = understand(text);
  const outside = alwaysAnswered.includes(understood.kind) ? null : findOutside(text);
  // What stands on a paper may be of any year and of any state; a list is of this year.
  const isNamed = understood.kind === 'paper' || (understood.kind === 'list' && outside !== 'year');
  if (outside !== null && !isNamed && !isWithin(evidence.view, text, outside)) return outsideOf(outside);
  if (
    !alwaysAnswered.includes(understood.kind) &&
    !isResultTried(understood) &&
    isUntold(
      evidence.view,
      question,
      text,
      isPlain(understood) || saidPlainly.includes(understood.kind) || readWhy(text) !== null,
    )
  )
    return answerUntold(evidence.view, text);
  const product =
    understood.kind === 'refuse'
      ? null
      : isPrivacy(text)
        ? privacy
        : (describeForm(evidence, text) ?? answerPlace(text));
  if (product !== null) return product;
  const intent = decide(evidence, understood, question, text);
  const several = readWhy(text) === null ? findSeveral(evidence.view, intent, text) : [];
  if (several.length < 2) return answerIntent(evidence, intent, question, text);
  return answerAll(evidence, several, question, text);
}

/** Several answers one after the other. */
async function answerAll(
  evidence: Evidence,
  intents: readonly Intent[],
  question: string,
  text: string,
  head = '',
): Promise<Answer> {
  const answers: Answer[] = [];
  for (const one of intents) answers.push(await answerIntent(evidence, one, question, text));
  return say(
    `${head}${answers.map((one) => one.text).join('\n\n')}`,
    answers.flatMap(({ citations }) => citations),
    answers.some(({ handOver }) => handOver),
  );
}

/** "Forget the bank interest: what is the refund?" tries to do without it. */
function leavesOut(text: string): boolean {
  const trial = readTrial(text);
  return trial?.wish.isNone === true;
}

/** A trial with an amount that asks for what comes of it is no question for what a return doesn't tell. */
const isResultTried = (intent: Intent): boolean =>
  intent.kind === 'what-if' &&
  (intent.wish.amount !== null || intent.wish.factor !== null) &&
  saysResult.test(intent.wish.text);
const saysResult =
  /\b(refund|owe|owed|bill|balance|money back|get back|come back|tax(es)?|credit|deductions?)\b|\bhelp (us|me|any|at all)\b|\bdoes (that|it) help\b/;

/** A line, with the papers that say more about it; why it is blank, or the law for somebody who has no such line. */
async function answerFigure(
  evidence: Evidence,
  intent: Intent & { kind: 'line' },
  question: string,
  text: string,
  topic: () => Promise<Answer>,
): Promise<Answer> {
  if (isBlank(evidence.view, intent) && asksWhyNot.test(text)) {
    const why = await answerEligible(evidence, findAsking(text)[0] ?? text);
    if (why !== null) return why;
  }
  if (isLaw(evidence, intent, question)) return topic();
  const { form, line } = intent;
  const answer = await answerLine(evidence, form, line, asksHow.test(text) || asksWhich.test(text));
  return { ...answer, text: `${answer.text}${papersBeside(evidence, `${form}:${line}`, question)}` };
}
/** Why something isn't there. */
const asksWhyNot = /\b(why|how come)\b.*(n't|nt|\bnot?|\bzero|\bnothing|\bblank|\bnever)\b/;

/** Asks what a sum is made of. */
const asksWhich =
  /\b(which|what|list|name|show) (\w+ ){0,3}(credits|deductions|taxes)\b|\bwhich (ones|of them|kinds)\b/;

async function answerIntent(
  evidence: Evidence,
  intent: Intent,
  question: string,
  text: string,
): Promise<Answer> {
  const topic = () =>
    answerTopic(
      evidence,
      question,
      text,
      findSubject(evidence.view, text),
      findNearLine(evidence.view, text),
    );
  const open = () => {
    const other = decideOpen(evidence, question, text);
    return other.kind === intent.kind ? topic() : answerIntent(evidence, other, question, text);
  };
  // What looks like a trial and can't be tried asks for something else.
  const untried = () => {
    const other = decide(evidence, understandWithoutTrial(text), question, text);
    return other.kind === 'what-if' ? open() : answerIntent(evidence, other, question, text);
  };
  switch (intent.kind) {
    case 'greeting':
      return greeting;
    case 'thanks':
      return thanks;
    case 'about-copilot':
      return aboutCopilot;
    case 'person':
      return askPerson;
    case 'refuse':
      return refusalOf(intent.why);
    case 'refund':
      return answerRefund(evidence);
    case 'why-refund':
      return answerWhyRefund(evidence);
    case 'rate':
      return answerRate(evidence, intent.which);
    case 'line':
      return answerFigure(evidence, intent, question, text, topic);
    case 'what-if':
      return (await answerWhatIf(evidence, intent.lever, intent.wish, normalize(question))) ?? untried();
    case 'missing':
      return answerMissing(evidence);
    case 'issues':
      return answerIssues(evidence);
    case 'deductions':
      return answerDeductions(evidence);
    case 'eligible':
      return (await answerEligible(evidence, findAsking(text)[0] ?? text)) ?? open();
    case 'deadlines':
      return answerDeadlines(evidence, intent.about);
    case 'penalties':
      return answerPenalties(evidence);
    case 'status':
      return describeStatus(evidence.view.status);
    case 'filing-status':
      return answerFilingStatus(evidence);
    case 'dependents':
      return answerDependents(evidence);
    case 'between':
      return answerBetween(evidence, intent.from, intent.to);
    case 'list':
      return answerList(evidence, intent.of);
    case 'paper':
      return (await answerPapers(evidence, intent.of, question)) ?? open();
    case 'choice':
      return answerLikely(evidence, intent.readings, question, text);
    case 'outside':
      return dontKnow(nothingFits);
    case 'topic':
      return topic();
  }
}

/** Of two readings that are near one may be what most people ask for: that is answered, with the others below it. */
async function answerLikely(
  evidence: Evidence,
  readings: readonly Intent[],
  question: string,
  text: string,
): Promise<Answer> {
  const { chanceOf } = guess(text, evidence.view);
  const [first, second] = readings;
  const chanceOfOne = (one: Intent | undefined) => (one === undefined ? 0 : chanceOf(toWant(one)));
  const isFirst = first?.kind === 'line' && chanceOfOne(first) >= chanceOfOne(second) * clearlyMore;
  const likely = readings.find(
    (reading) =>
      (isUsual(reading) || (isFirst && reading === first && !isBlank(evidence.view, first))) &&
      chanceOfOne(reading) >= likelyFrom,
  );
  if (likely === undefined || chanceOf('outside') >= maybeOutside) {
    const lines = readings.filter(
      (one) => one.kind === 'line' && evidence.view.calculated !== null && !isBlank(evidence.view, one),
    );
    const together = lines.reduce((sum, one) => sum + chanceOf(toWant(one)), 0);
    // One of two lines it is: both are said rather than none.
    if (lines.length >= 2 && together >= nearlySure && chanceOf('outside') < maybeOutside)
      return answerAll(evidence, lines, question, text, 'You may mean one of these.\n\n');
    return askWhich(readings.map(askFor).filter((one) => one !== null));
  }
  const answer = await answerIntent(evidence, likely, question, text);
  return {
    ...answer,
    choices: readings
      .filter((reading) => reading !== likely)
      .map(askFor)
      .filter((one) => one !== null),
  };
}

const likelyFrom = 0.25;
const clearlyMore = 1.3;
const nearlySure = 0.6;
const maybeOutside = 0.1;

/** What is asked far more often than the rest: results, and the lines that everybody knows. */
const isUsual = (intent: Intent): boolean =>
  ['refund', 'why-refund', 'missing', 'issues', 'deductions', 'status'].includes(intent.kind) ||
  (intent.kind === 'line' && usualLines.has(`${intent.form}:${intent.line}`));
const usualLines = new Set(
  '1040:1a 1040:6b 1040:9 1040:11 1040:12 1040:15 1040:16 1040:19 1040:24 1040:25d 1040:26 schedule-a:17 schedule-a:14 schedule-c:1 schedule-c:28 schedule-c:31 schedule-2:4'.split(
    ' ',
  ),
);
