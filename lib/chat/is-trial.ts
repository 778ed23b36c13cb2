const ifWords =
  /\bwhat('s| is| does| would| will) (that|this|it) (gonna |going to )?do\b|\bsay (my|our|we|the)\b|\bif (our|the|it|she|he|they|you)\b|\bassum(e|ing)\b|\bwhat would\b|\bwould .{1,60}\bdo (to|for|with)\b|\bhypothetical|\btry\b|\bwhat (if|happens|would happen|changes|difference)\b|\bhow about if\b|\bhow (does|do|would|will) (it|this|that) change|\bhow it changes\b|\b(forgot|missed|left out) (\w+ ){0,2}\$?\d|\bwith (those|that|it|them) (included|added|in)\b|\bhow (it|this|that) (would )?(change|affect)s?\b|\b(forgot|forgotten) (to|about|it)\b.*\b(enter|add|report|tell|more|do to)\b|\bhow much (more|less) (would|will|do|could) (i|we)\b|\bif (i|we|my|only)\b|\b(suppose|supposing|pretend|let's say|had (i|we)|rather than|instead of)\b|\bsay i\b|\bimagine\b|\bwould (it|that|my|i|we|a|an|the|\$?\d\S*|\w+ing)\b|\bcould i (save|lower|reduce|get)\b|\bhow (much )?(would|does|will|do|could) .*\b(save|help|change|affect|lower|reduce|bring|cost|add|matter|raise|impact)\b|\b(does|will) (it|putting|adding|contributing|filing|giving) .*\b(save|help|change|affect|lower|reduce|bring)\b|\b(more|less) (refund|tax)? ?(would|will|could|do) (i|we) (get|pay|save|owe)|\b(worth it|pay off)\b/;

/** An amount or a share that is added to, or taken from, what there is, or stands for it. */
const changed =
  /\bwould (be|look|come|go|rise|fall|drop|change)\b|\bif \w|\b(another|additional|an extra|extra) \$?\d|\d[\d,]*( dollars| bucks)? (more|extra|less|higher|lower|instead)\b|\b(up|down) (to|by|from) \$?\d|\b(goes|go|went|going|gone|moves?|rises?|rose|falls?|fell|drops?|dropped|cut|climbs?|jumps?) (up |down |back )?(to|by|from) (\$?\d|zero|nothing)|\bshould('ve| have)? (really |actually |probably |rather )?(be|been|say|said|read|show|shown|come to)\b.*\d|\bought to (be|say|read|show)\b.*\d|\d,? (and )?not \$?\d|\d.* (versus|vs\.?) \$?\d|\b(raise|bonus|pay cut) (of|to) \$?\d|\d[\d,]*( dollars)? (raise|bonus|pay cut)\b|\bdown to (zero|nothing|0)\b|\b(twice|double|half) (as much|as high|as big|(the|that)(?! (week|day|time|year|month|night|morning|house|room|garage|summer|kids|people)))\b|\b(doubled|halved|tripled)\b|\d ?(%|percent) (more|less|higher|lower|raise|pay cut|up|down|bigger|smaller)\b/;

/** Asks for what comes of it, at the end of a few words: "result?", "what do i owe then", "any help?". */
const comesOf =
  /\bany better\b|\bhow much tax (is|would be|do i|will i|on)\b|\b(effect|impact|difference|change) (on|in|to|for) (the|my|our|her|his|what)? ?(refund|bill|tax|result|balance|amount|i|we|me|us)\b|\b(does|would|will|do|did|could) [^?.]{0,40}\b(change|changes|move|moves|go (up|down)|drop|rise|improve|lower|raise|reduce|cut|hurt|shrink|grow|get (bigger|smaller))\b|\bhow much (smaller|bigger|lower|higher|larger|more|less|extra)\b|\bwould (i|we) (still )?(get|owe|pay|have)\b|\b(result|effect|impact|difference|damage|hit|upshot|outcome|consequences?|change|savings?|refund|bill|tax|balance|net effect)s?\s*(?:(then|now|wise|please)\s*)?\?+\s*$|(→|->)|=\s*\?|\b(any|does (it|that|this)|do (they|those)|would (it|that|this)|will (it|that|this)) (\w+ )?(help|difference|good|effect|use|count|matter|benefit)\w*\b|\bhelp (us|me|at all|any|anything|much)\b|\bmove the needle\b|\b(what|how) (then|now)\s*\?*$|\bwhat('s| is| are| would| do| does| will| am)? .*\b(then|now)\s*\?*$|\b(what|how much) (does|would|will|do|did) (it|that|this|they|those|adding|one more|another|\w+) (\w+ )?(do|save|cost|add|change|shave|knock|take off|mean|leave|bring|make|give|have)\b|\bwhat (changes|happens|difference|effect)\b|\bwhere (does|do|would|will) (that|it|this|i|we) (leave|put|land|stand|end)\b|\bhow (does|do|would|will) (it|that|this|the refund|my refund|our refund|the bill|my bill|things|i|we) (\w+ )?(change|come out|look|move|shift|end up|stand|turn out|fare)\b|\bhow (much )?(\w+ )?(would|does|will|do|is|are|am) (that|it|this|i|we) (\w+ )?(save|owe|get|cost|pay|shave|knock)\b|\bwhat (do|would|will|am) (i|we) (then |now )?(owe|owing|get|pay|have to pay|left)\b|\bwhat('s| is) (left|the (refund|bill|result|effect|damage|tax|balance)|my (refund|bill|tax|balance)|our (refund|bill|tax))\b|\b(new|then the|so the) (refund|balance|bill|result|tax)\b|\bshave off\b|\bknock(ed)? off\b|\bbring(s)? (it|that|the bill) down\b|\bhow much (better|worse|less|more)\b|\b(better|worse) off\b/;

/** What is told beside an amount and isn't on the return yet. */
const untold =
  /\b(never (entered|counted|reported|told|added|put|included|listed)|not (been )?(entered|counted|reported|included|added|listed|on (here|there|it)|in (here|there|it)|yet)|(didn't|haven't|did not|have not|forgot to|forgot) (put|tell|told|report|reported|enter|entered|count|counted|mention|mentioned|add|added|list|listed|include|included)|forgot|forgotten|left (it |them |that )?(off|out)|missed)\b/;

/** Said short: "trial: 2,400 of side income", "same return, but 5,000 into the plan". */
const short =
  /^(and |but |so )?as (a |an )?(head|single|married)|^(trial|test|scenario|case|experiment|what about|how about|same return|same thing|same,|now with|next:?|and with|with)\b|\b(no|nothing|zero|without)\b.*\b(refund|tax|bill|owe|result|get|outcome|come out)\b.*\b(then|now)\b|^(and |but |so )*had (my |the |our )?(i|we|they|he|she|it|employer|spouse|\w+) \w+|\bhad (they|he|she|it) (\w+ ){1,3}\$?\d|\bwould(n't|'ve|ve| have)\b.*\d|\bwould\b\D*\d.*\b(made|make|matter|help|change|difference)\b|\b(just to see|for argument's sake|for the sake of|run (it|this|her|him|me|us|the return|that) (again )?(as|with|at))\b/;

/** Not in the words of a question: "wages 37000, rest the same", "drop the student loan interest". */
const asksSomething =
  /^(so |and |but |hey |ok |hi |well )*(what|what's|how|why|when|where|which|who|whose|is|are|am|was|were|do|does|did|can|could|should|may|must|has|have|will|tell|show|explain|give|list|need)\b|\b(deductible|deduct|allowed|taxable|qualify|eligible|limit|rules?|mean|legal|claim|deadline|due date|worth)\b/;
const longFragment = 12;

/** A few words that name a thing and how much of it, and ask nothing. */
export const isFragment = (text: string): boolean =>
  text.split(' ').length <= longFragment && !asksSomething.test(text);

/** Whether a question says in so many words that it asks for what would be. */
export const isConditional = (text: string): boolean => ifWords.test(text);

/** Whether a question says a change, and not only asks for what comes of something. */
export const saysChange = (text: string): boolean =>
  changed.test(text) || untold.test(text) || short.test(text);

/** Whether a question says a change, or asks for what comes of one. */
export const asksOutcome = (text: string): boolean => saysChange(text) || comesOf.test(text);

/**
 * Whether a question asks what would be, in so many words or in short: an amount that changes, is new, or whose effect is
 * asked for.
 * @param text the question in comparable form, its numbers in digits
 * @param hasAmount whether it says how much, or none
 */
export const isHypothetical = (text: string, hasAmount = false): boolean =>
  ifWords.test(text) ||
  short.test(text) ||
  (/\d/.test(text) && changed.test(text)) ||
  (hasAmount && (asksOutcome(text) || isFragment(text)));
