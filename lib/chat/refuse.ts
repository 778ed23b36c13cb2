import { isKnownWord } from './plain-words';
import { findAskingAlone } from './read-sentences';
import { withoutAsides } from './untold';

/**
 * What is not done: other people's data, leaving out income or inventing costs, the machinery behind the answers, and
 * acting in the client's place.
 */
export type Refusal = 'others' | 'evade' | 'machinery' | 'act';

/** Whose figures stand on the own return, and words that only look like an owner. */
const ownPeople =
  /^(what|it|that|this|who|where|how|here|there|year|years|today|let|spouse|husband|wife|son|daughter|child|children|kid|kids|baby|business|state|company|employer|federal|irs|plainfile|taxpayer|client|month|week|dependent|parents|care|sitter|nanny|provider|bank|lender|fund|pension|employer|job|clinic|shop|taxpayer)'?s?$/;

/** What somebody else does with money: "how much did … pay", with a name. Not what is done for the person who asks. */
const doneBy =
  /\b(?:did|does|do|has|will) ((?:[\p{L}'-]+ ){1,4})(?:pay|make|earn|owe|get back|worth)\b(?! (?:me|us|for me|for us|my|our)\b)/u;

/** People who are on no return of the client's. */
const others = String.raw`(?:boss|manager|supervisor|co-?worker|colleague|neighbou?r|friend|buddy|brother|sister|cousin|uncle|aunt|nephew|niece|landlord|roommate|flatmate|tenant|ex(?:-\w+)?|(?:\w+-in-law)|(?:business )?partner|accountant|rival|competitor|(?:guy|girl|man|woman|couple|family|people|lady) (?:next|across|upstairs|downstairs|at work|in the))s?`;
const figureOf = new RegExp(
  String.raw`\b(?:what|which|how (?:much|many|big|large|high|low|often)|tell me|show me)\b.{0,50}\b(?:did|does|do|has|have|had|will|would|is|was|are|of|by) (?:my|our|the|her|his|spouse's) (?:\w+ )?${others}\b(?! (?:claim|count|qualif|owe me|pay me|make me|paid me))|\b(?:what|how (?:much|big|high))\b.{0,30}\b(?:my|our|the) ${others}'s? |\bhow (?:much|big)\b.{0,40} (?:my|our) ${others} (?:claimed|got|made|earned|paid|pays|earns|makes|gets|reported)\b`,
);
const sharedWithUs =
  /\b(i|we) (\w+ )?(pay|paid|give|gave|lend|lent|owe|send|sent|share|shared|support\w*|rent\w*)\b|\b(my|our) (kid|child|children|kids|son|daughter)\b|\bclaim (us|me|him|her|the (kid|child))\b|\b(deduct|taxable|for me|for us|pay (me|us))\b/;

/** "My brother Dan's withholding?" */
const theirs = new RegExp(
  String.raw`\b(?:my|our) ${others}(?: \w+)?'s? (?:\w+ )?(?:withholding|agi|wages|pay|paycheck|deductions?|credits?|bracket|bill|pension|benefits|profit|business|refund|income|taxes)\b`,
);

/** Whether a question asks for the figures of somebody whose name none of our texts has. */
const isAboutStranger = (text: string): boolean =>
  (doneBy.exec(text)?.[1] ?? '')
    .trim()
    .split(' ')
    .some((word) => word.length > 2 && !isKnownWord(word));

/** Who has to do something at all. */
const ofAnybody =
  /^(?!.*\b(?:how much|show|list|refunds?|returns?|salary|ssn)\b).*\b(?:who|which (?:people|folks|ones)|(?:some|most|all|many) (?:people|folks)|everybody|everyone|anybody|anyone|people)(?: (?:all|else|really|even))? (?:(?:has|have|needs?|is supposed|are supposed|got) to|must|gotta)\b/;

/** Whether a question asks for what somebody else earns or owes. What is told of others before it does not count. */
function isAboutOthers(text: string): boolean {
  // "My sister pays quarterly. Why do some people have to do that?" asks for the law.
  if (ofAnybody.test(text)) return false;
  if (
    /\b(another|other|different|someone else'?s?|somebody else'?s?|neighbou?r'?s?|coworker'?s?|boss'?s?|ex'?s?|all) (client|user|customer|filer|person|people|taxpayer|account|return|refund|ssn|salary|tax(?!es\b|able\b))\w*\b.{0,60}|\b(neighbou?r|coworker|co-worker|boss|friend|brother|sister|landlord|client2?)('s)? (refund|return|income|salary|ssn|social security number|tax(es)?|wages|address)\b|\b(returns?|refund|data|ssn|details) (of|for|belonging to) (another|other|all|client|user|my (neighbou?r|boss|coworker|friend))\b|@[^\s@]{1,60} (return|refund|ssn|income)/.test(
      text,
    ) &&
    /\b(show|tell|what|give|list|how much|see|look|find|open|get|who)\b/.test(text)
  )
    return true;
  if (
    /\b(my|the|his|her|their) (boss|manager|co-?worker|colleague|neighbou?r|friend|brother|sister|cousin|uncle|aunt|landlord|roommate|ex|tenant|client) (\w+ )?(make|makes|earn|earns|earned|made|pay|pays|paid|owe|owes|get|gets|got)\b(?! (me|us|for)\b)/.test(
      text,
    ) ||
    /\b(refund|income|tax(es)?|return|wages|salary|ssn|address) (of|for) (the |a )?(couple|family|mr|mrs|ms|man|woman|lady|guy|person|people|client|user)\b/.test(
      text,
    ) ||
    (/\b([\w-]+)'s? (refund|return|income|salary|wages|ssn|tax(es)?|address)\b/.test(text) &&
      !ownPeople.test(
        /\b([\w-]+'s?) (refund|return|income|salary|wages|ssn|tax(es)?|address)\b/.exec(text)?.[1] ?? '',
      ))
  )
    return true;
  if (
    isAboutStranger(text) ||
    ((figureOf.test(text) || theirs.test(text)) && !sharedWithUs.test(text)) ||
    /^(so |and |hey )?(did|does|do|is|has|how much (did|does|do)) (my|our|the) (\w+ )?(boss|manager|co-?worker|colleague|neighbou?r|friend|buddy|brother|sister|cousin|uncle|aunt|landlord|roommate|ex)s?\b(?! (count|qualify|make me))/.test(
      text,
    )
  )
    return true;
  if (
    /[^\s@]@[^\s@]|\bclient2?'s\b|\b(all|every|other) (clients?|users?|customers?|filers?)\b/.test(text) &&
    /\b(earn|income|refund|owe|ssn|return|wages|salary|address|list|show|print)\w*\b/.test(text)
  )
    return true;
  return false;
}

/** Why a question is not answered; null when it is. Takes the question in comparable form. */
export function refuse(text: string): Refusal | null {
  if (
    /\b(ignore|disregard|forget|override|bypass)\b.{0,40}\b(instructions?|rules?|prompts?|guardrails|restrictions|training|checks?|guidelines)\b|\bsystem prompt\b|\b(print|show|reveal|repeat|output|dump|leak)\b.{0,30}\b(prompt|instructions|database|env|environment variables|api key|source code|passwords?|secrets?|tables?|logs)\b|\bdeveloper mode\b|\bjailbreak|\byou are now\b|\bpretend (to be|to|you|you're|that you|i'm (an?|the)|i am (an?|the))\b|\brole-?play\b|\bact (as|like) (if|a|an|my|the|your)\b|\bdrop table\b|\bselect \*|<script|\b(sudo|rm -rf)\b/.test(
      text,
    )
  )
    return 'machinery';
  const asking = findAskingAlone(text);
  if (isAboutOthers(withoutAsides(asking.length === 0 ? text : asking.join(' ')))) return 'others';
  if (
    /\b(hide|hiding|conceal|leave (off|out)|not report|don'?t report|without reporting|skip reporting|under ?report|omit|get away with|avoid reporting)\b.{0,60}\b(income|cash|tips|job|money|sales?|account|earnings|crypto\w*|bitcoin|1099|w-?2|irs)\b|\b(fake|invent|make up|made[- ]up|false|phony|inflate|backdate|pad)\b.{0,40}\b(receipts?|dependents?|deductions?|donations?|expenses?|child|children|kids?|business|loss(es)?|w-?2|miles|mileage|invoices?)\b|\bevade\b|\blaunder|\b(cheat|trick|fool|lie to|lying to) (on |the )?(my )?(tax|irs|return)|\bclaim (a |my )?(dog|cat|pet|fake|imaginary|neighbou?r)\b.{0,30}\bdependent|\bsomeone else'?s (kid|child|ssn)\b/.test(
      text,
    )
  )
    return 'evade';
  if (
    /^(please |can you |could you |go ahead and |just )*(change|set|update|edit|delete|remove|file|submit|send|e-?file|transfer|pay|approve|switch|enter|add)\b.{0,60}\b(my|the|it|this|return|refund|bank|account|answers?|income|wages|status|ssn|address|routing)\b/.test(
      text,
    ) &&
    !/\bhow\b|\?$|\bwhat('s| is)?\b|\badd(ed)? (up|together)\b|^add (another |an extra |an additional )?\$?\d|\btotal\b|\b(result|difference|effect)( please)?$/.test(
      text,
    )
  )
    return 'act';
  return null;
}
