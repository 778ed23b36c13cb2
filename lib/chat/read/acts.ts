/** What someone wants to know. */
export type Act = 'define' | 'may-i' | 'own' | 'why' | 'what-if' | 'when' | 'where' | 'document' | 'talk';

/**
 * How the acts are asked for, on a question as `normalize` gives it; the first that fits decides, and what fits none asks
 * what something is. Every pattern takes linear time: no repetition inside another, and gaps are bounded.
 */
const acts: readonly (readonly [Act, RegExp])[] = [
  [
    'talk',
    /^(hi|hello|hey|yo|hiya|howdy|good (morning|afternoon|evening)|greetings)( there| co-?pilot| everyone)?[\s!.,]*$/,
  ],
  [
    'talk',
    /^(?:(?:ok|okay|got it|great|cool|perfect|awesome|bye|goodbye|see you|nice|lol|haha|wow|yay|thanks?|thank you|thx|ty)(?:[!.,]? |[!.,]?$)){1,4}(?:so much|a lot|you)?[!., ]*(?:(?:that's|that is|that will be) (?:all|it|everything)|(?:that|this|it) (?:was|is|has been) (?:\w+ )?(?:helpful|great|useful|clear|perfect|awesome))?((you|you're|your|you are) (rock|great|awesome|the best|amazing|so helpful|very helpful|a lifesaver))?[!.]?$|^(you|you're|you are) (rock|great|awesome|the best|amazing|so helpful|very helpful)[\s!.,]*$/,
  ],
  [
    'talk',
    /\b(who|what) (are|r) you\b|\bwhat can (you|i) (do|ask)\b(?! (with|about|if|to)\b)|\bare you (a |an )?(robot|bot|human|person|ai|real|chatgpt|machine|cpa)\b|\bhow do you work\b|\b(real|live|actual) (person|human|cpa)\b|^help( me)?( please)?\W*$|^i have (a|some|another) (tax )?questions?( (about|on) my (tax|taxes|return))?\W*$/,
  ],
  [
    'talk',
    /\b(talk|speak|chat|write) (to|with) (a |an |my |the )?(real )?(person|human|preparer|cpa|accountant|someone|agent|advisor)\b/,
  ],

  [
    'what-if',
    /\bwhat (if|would|(does|will|do|did) (that|this|it|they) (save|cost|bring)|happens? (to my|if i (put|give|gave|contribute|sell|sold|file|add|earn|make|get|had|have another)|if we (put|give|gave|sell|sold|had|have another|have a)))\b/,
  ],
  [
    'what-if',
    /^(?!.{4,80}\b(?:do|must|can|should) (?:i|we)(?: have to| need to)?\W*$)(and |but |so |ok |okay )*(if|suppose|supposing|assume|assuming|imagine|say|let's say|pretend) (that )?(i|we|my|our|the|both|one of)\b/,
  ],
  [
    'what-if',
    /\bhow much (would|more|less|could|will) (would |will )?(i|we|my|it|that|this|putting|giving|contributing)\b.{0,40}\b(save|get back|owe|change|refund|lower|help|more|less)\b.{0,30}\b(if|by|with)\b|\bhow much (?:would|will|could|does) .{0,40}\d.{0,40}\b(?:save|cost|help|lower)\b/,
  ],
  [
    'what-if',
    /\b(would|will|could) .{1,60} (change|lower|raise|increase|reduce|affect|help|hurt|move) (my|our|the) (refund|tax|taxes|bill|balance|agi)\b/,
  ],
  [
    'what-if',
    /^(would|will|could) .{1,60}\b(change anything|make a difference|do anything|matter|help( me| us)?)\W*$|\b(would|will) (my|our|the) (refund|tax|taxes|bill|agi|balance) (be|change|go|look|drop|fall|rise|increase)\b/,
  ],
  [
    'what-if',
    /\b(would|will) (i|we) (get|owe|save|pay) .{0,40}\bif\b|\bhow much (would|will) (i|we) (get|owe|save|pay)\b(?!( back)?\W*$)/,
  ],
  [
    'what-if',
    /\b(better|cheaper|worse) (off )?(if|to file|filing)\b.{0,40}\b(separate|separately|joint|jointly|single|head)\b|\bshould we file (separate|joint)/,
  ],

  [
    'when',
    /(^|\b(and|so|or|but|ok|okay),? )when\b|\b(when('s| is| are| was| do| does| can| must| should| will| would)|by when|until when|what (day|date)|how (long|soon|late)|deadlines?|due (date|by|on)?|last day|too late|still time|in time|on time)\b(?!.{0,30}\b(i'm|am i) (married|single)\b)/,
  ],
  [
    'where',
    /\b(where|how) (do|can|should|would|could|must|to) ?(i|we)? ?(even |actually |go to )?(enter|put|add|find|see|upload|change|edit|fix|correct|report|tell you|type|file (?=my|our|the|this|an?\b|it|taxes|return)|sign|submit|efile|download|print|delete|remove|message|contact|update|start|set|reset|cancel|pay for|get to|record|attach|scan|send|check|look|turn|import|list)\b/,
  ],
  [
    'where',
    /^(please |can you |could you |go ahead and |just )*(change|set|update|edit|delete|remove|file|submit|efile|transfer|approve|switch|enter|correct) (my|the|our|it|this)\b/,
  ],
  [
    'where',
    /\bwhere (is|are|does|would|did)\b.{0,40}\b(go|stand|entered|screen|page|button|section|box|form|line)\b|\bwhat (page|screen|section|line) (do|does|is)\b/,
  ],
  ['document', /\b(box|boxes|code) (\d{1,2}|[a-z]{1,2})\b(?! percent)|\bbox \d/],
  ['document', /\bwhat('s| is| was| did| does| do)? .{0,30}\b(on|in) my (w-?2|1099|1098|k-?1|ssa)/],
  [
    'document',
    /\b(who|which|what) (is|are|was|were) (my|our) (employers?|banks?|payers?|lender|pension payer)\b|\bwho (paid|pays) (me|us)\b/,
  ],

  ['why', /^(so |and |but |ok )*(why|how come)\b(?! (can't|can not|cannot|don't) (i|we) (deduct|claim))/],

  [
    'own',
    /\b(?:how much|what) (?:\w+ ){0,3}(?:was|were|got|is|did|do) (?:(?:they|he|she|work|my \w+) )?(?:withheld|withhold|taken out|take out|hold back|held back)\b(?!.{0,20}\b(?:medicare|social|state|fica)\b)|\bhow (much|many) (do|did|am|are|was|were|will|have) (i|we)\b(?!.{0,20}\b(allowed|able|need|have to|contribute|deduct|claim)\b)|\bwhat (do|will|am|did) (i|we) (get|getting|owe|end up)\b|^(so )?how much (will|do|am|are) (i|we) (get|getting|owe)\W*$/,
  ],
  [
    'may-i',
    /\b(can|could|may|am i able to|are we able to|do|should|must|would|will) (i|we|that|this|it|these|those|he|she|they|my (wife|husband|spouse|parents|son|daughter|kid|mom|dad|ex)|you|someone|my \w+) .{0,20}\b(deduct|go on|claim|claimed|taken|give|donate|write|take|get|use|count|contribute|put|exclude|file|itemize|qualify|still|skip|combine|include|have to|need to|pay (?:\w+ ){0,2}tax|owe tax|report|be claimed|split|open|roll|convert|amend|expense)\b/,
  ],
  [
    'may-i',
    /\b(do|does|did|would|will|can|am|are|is|was|were|isn't|aren't|doesn't) .{1,80}\b(deductible|taxable|taxed|tax[- ]free|qualify|qualifies|eligible|count|counts|allowed|exempt|write[- ]?off|claimable|have to (pay|report|file)|need to (file|report|pay)|my dependent|a dependent)\b/,
  ],
  [
    'may-i',
    /\b(eligible|qualify|qualifies|entitled|allowed to|able to claim|better off)\b|\bstill (my |a )?(dependent|count|qualify)|\bis it (ok|okay|legal|possible|allowed)\b|\bwrite[- ]?off\b|\S \S.{0,80}(?<!what |much |why |or )\bdo (i|we) (owe|pay (twice|tax|anything))\b|\bdo (i|we) owe (\w+ )?(tax|taxes|anything) (on|for|if|when)\b/,
  ],
  ['may-i', /\b(deductible|taxable|deduct|claim)\b.{0,40}\?$|^(can|could|may) (my|our) \w+ (ever )?be\b/],

  [
    'why',
    /\b(why|how come|what made|reason|how (did|was|were|is|are|do) (my|our|you|it|the|that|this)|explain|walk (me|us) through|break(down| down| it down)|come from|comes from|came from|made (up )?of|worked out|calculated|figured out|show (me|us) the math)\b/,
  ],
  [
    'own',
    /\b((how (much|many|big|large|high)|what('s| is| are| was| were| did| do| does)?|show|tell|give|list|which|who) (me |us )?.{0,40}|(is|are|am|(?<!how )do|does|did|have|was|were) (all |any |most )?(of )?)\b(my|our|i|we|me|us|mine)\b(?! (need|have to|supposed|required))/,
  ],
  [
    'own',
    /\b(on|in|from) (my|our|this|the) (return|1040|tax return|calculation)\b|\bwhat (?:was|were) (?:the|that) [a-z' -]{2,40} again\b|^remind me what\b|\bmy (refund|agi|total|tax|taxes|income|return)\b|^((?:and |so |ok )?(?:my|our) [a-z' -]{2,40}|refund|agi|withholding|total tax|total income|taxable income|total payments)\W*$/,
  ],
];

/** What a question wants. */
export const readAct = (text: string): Act => acts.find(([, pattern]) => pattern.test(text))?.[0] ?? 'define';

/** How many patterns there are; a test holds it at 40. */
export const patternCount = acts.length;
