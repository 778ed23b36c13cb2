/**
 * What is not done: other people's data, leaving out income or inventing costs, the machinery behind the answers, and
 * acting in the client's place.
 */
export type Refusal = 'others' | 'evade' | 'machinery' | 'act';

/** Why a question is not answered; null when it is. Takes the question in comparable form. */
export function refuse(text: string): Refusal | null {
  if (
    /\b(ignore|disregard|forget|override|bypass)\b.{0,40}\b(instructions?|rules?|prompts?|guardrails|restrictions|training|checks?|guidelines)\b|\bsystem prompt\b|\b(print|show|reveal|repeat|output|dump|leak)\b.{0,30}\b(prompt|instructions|database|env|environment variables|api key|source code|passwords?|secrets?|tables?|logs)\b|\bdeveloper mode\b|\bjailbreak|\byou are now\b|\bpretend (to be|you('re| are))\b|\bact as (if|a|an)\b|\bdrop table\b|\bselect \*|<script|\b(sudo|rm -rf)\b/.test(
      text,
    )
  )
    return 'machinery';
  if (
    /\b(another|other|different|someone else'?s?|somebody else'?s?|neighbou?r'?s?|coworker'?s?|boss'?s?|ex'?s?|all) (client|user|customer|filer|person|people|taxpayer|account|return|refund|ssn|salary|tax)\w*\b.{0,60}|\b(neighbou?r|coworker|co-worker|boss|friend|brother|sister|landlord|client2?)('s)? (refund|return|income|salary|ssn|social security number|tax(es)?|wages|address)\b|\b(returns?|refund|data|ssn|details) (of|for|belonging to) (another|other|all|client|user|my (neighbou?r|boss|coworker|friend))\b|\b\S+@\S+\.\w+('s)? (return|refund|ssn|income)/.test(
      text,
    ) &&
    /\b(show|tell|what|give|list|how much|see|look|find|open|get|who)\b/.test(text)
  )
    return 'others';
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
    !/\bhow\b|\?$/.test(text)
  )
    return 'act';
  return null;
}
