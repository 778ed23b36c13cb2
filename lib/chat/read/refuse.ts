/** What is not done: other people's data, leaving out income or inventing costs, the machinery behind the answers. */
export type Refusal = 'others' | 'evade' | 'machinery';

const person =
  '(?:boss|manager|supervisor|co-?worker|colleague|neighbor|neighbour|friend|buddy|brother|sister|cousin|uncle|aunt|landlord|roommate|tenant|ex(?:[- ]?(?:wife|husband|spouse|partner))?|accountant)s?';
const figure =
  '(?:refund|income|salary|wages|pay|agi|ssn|social security number|tax return|tax bill|address|earnings)';

const refusals: readonly (readonly [Refusal, RegExp])[] = [
  [
    'machinery',
    /\b(ignore|disregard|forget|override|bypass)\b.{0,40}\b(instructions?|rules|prompts?|guardrails|restrictions|guidelines)\b/,
  ],
  [
    'machinery',
    /\bsystem prompt\b|\bdeveloper mode\b|\bjailbreak|\byou are now\b|\bdrop table\b|\bselect \*|<script|\bsudo\b|\brm -rf\b/,
  ],
  [
    'machinery',
    /\b(print|show|reveal|repeat|output|dump|leak)\b.{0,30}\b(prompt|your instructions|database|environment variables|api keys?|source code|passwords|secrets|logs)\b/,
  ],
  ['machinery', /\bpretend (to be|you are|you're)\b|\brole-?play\b|\bact as (a|an|if|my)\b/],
  ['others', new RegExp(`\\b(?:my|our|the|his|her|their) (?:\\w+ )?${person}(?:'s|s')? ${figure}\\b`)],
  [
    'others',
    new RegExp(
      `\\b(?:what|how much) (?:(?:did|does|do|is|was|will) )?(?:my|our|the) (?:\\w+ )?${person} (?:\\w+ )?(?:makes?|made|earns?|earned|gets?|got|owes?|owed|pays? in taxes|paid in taxes|getting|puts?|reported|entered|wrote|deducted)\\b(?! me| us)`,
    ),
  ],
  [
    'others',
    new RegExp(
      `\\b(?:look up|look at|show me|see|open|pull up|check) (?:my|our|the|his|her|their) (?:\\w+ )?${person}(?:'s|s')? (?:tax )?(?:return|taxes)\\b`,
    ),
  ],
  [
    'others',
    /\b(another|other|different|someone else's|somebody else's|all|every) (clients?|users?|customers?|filers?|taxpayers?|accounts?|person's|people's)\b.{0,40}\b(return|refund|income|data|ssn|tax|salary|name|chat|document)/,
  ],
  [
    'others',
    /\b(return|refund|data|income|ssn|documents?)s? (of|for|belonging to) (another|other|all|client2?|user|my (neighbor|boss|coworker|friend|ex))\b|\bclient2?'s (return|refund|income)\b/,
  ],
  [
    'others',
    /\b(return|refund|income|ssn|show|see|open|look up)\b.{0,40}[^\s@]{1,60}@[^\s@]{1,60}|[^\s@]{1,60}@[^\s@]{1,60}.{0,20}\b(return|refund|income|ssn)\b/,
  ],
  [
    'evade',
    /\b(hide|hiding|conceal|under ?report|avoid reporting|without reporting|not (have to )?(report|declare) (my|the|any|all)|skip reporting|leave (off|out)|omit|get away with)\b.{0,60}\b(income|cash|tips|job|money|sales|account|earnings|crypto|bitcoin|1099|w-?2|irs)\b/,
  ],
  [
    'evade',
    /\b(can|could|what if|should) (i|we) (just )?(not|leave off|skip) (put(ting)?( down)?|report(ing)?|declar(e|ing)|list(ing)?|claim(ing)?|mention(ing)?|tell(ing)?) .{0,40}\b(cash|jobs?|tips|income|money|side|earnings|irs|winnings)\b/,
  ],
  [
    'evade',
    /\b(fake|invent|make up|made[- ]up|false|phony|inflate|backdate|pad)\b.{0,40}\b(receipts?|dependents?|deductions?|donations?|expenses?|child|children|kids?|business|loss|losses|w-?2|miles|mileage|invoices?)\b/,
  ],
  [
    'evade',
    /\b(evade|launder)|\b(keep|get|put|leave) .{1,40} off the books\b|\b(cheat|trick|fool|lie to|lying to) (on )?(the |my )?(tax|taxes|irs|return)\b|\bclaim (a |my )?(fake|imaginary)\b/,
  ],
  [
    'evade',
    /\bclaim (a )?(kid|child|dependent)s? (that|who|which) (isn't|is not|aren't|are not) mine\b|\bsomeone else's (kid|child|ssn)\b/,
  ],
];

/** Asks how the law treats it, or says that it came from an honest question. */
const asksLaw =
  /\b(do i (have|need) to (report|declare)|is it (legal|illegal)|penalty for|what happens if (i|someone))\b/;

/** Why a question is not answered; null when it is. Takes the question as `normalize` gives it. */
export function refuse(text: string): Refusal | null {
  const found = refusals.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
  return found === 'evade' && asksLaw.test(text) ? null : found;
}
