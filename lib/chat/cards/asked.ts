/** Who and what the patterns below name in braces. */
const named: Readonly<Record<string, string>> = {
  child: '(?:step|god)?(?:son|daughter|kid|child|children|teenager|teen|boy|girl)s?',
  parent: '(?:mom|dad|mother|father|parent|mama|mum)s?',
  family:
    '(?:mom|dad|mother|father|parent|grand(?:ma|pa|mother|father|parent)|aunt|uncle|brother|sister|family|folk|relative|in-law|mother-in-law|father-in-law|friend|ex|son|daughter)s?',
  sibling: '(?:brother|sister|sibling)s?',
  partner: "(?:girlfriend|boyfriend|fiancee?|partner|roommate|bf|gf)(?:'?s)?",
  spouse: "(?:wife|husband|spouse)(?:'?s)?",
  gave: '(?:gave|gives?|giving|gifted|gifting|sent|sends|handed|helped)',
  took: '(?:took|take|takes|taken|taking|kept|keep|keeping|seized?|garnish\\w*|intercept\\w*|grab\\w*|withheld|offset)',
  get: '(?:get|getting|see|receive|expect|have)',
};

/** Patterns as regular expressions; gaps in them are bounded, so each takes linear time. */
const forms = (...patterns: string[]): RegExp[] =>
  patterns.map(
    (pattern) =>
      new RegExp(`\\b(?:${pattern.replaceAll(/\{(\w+)\}/g, (_, key: string) => named[key] ?? key)})\\b`),
  );

/**
 * Cards for questions whose single words point elsewhere: who gave what to whom, what is not the case, an age. Tried on a
 * question as `normalize` gives it; a card that is listed here comes first.
 */
export const asked: Readonly<Record<string, readonly RegExp[]>> = {
  'gifts-received': forms(
    '{family} {gave} (?:me|us)(?! (?:stock|shares|a house|the house|her house|his house|a ride))',
  ),
  'refund-offset': forms(
    '{took} (?:all |part |half |some )?(?:of )?(?:my|our|the|me) (?:\\w+ )?(?:tax )?refunds?.{0,50}(?:loans?|support|debt|owe|owed|back taxes|unemployment|can they)',
  ),
  'nonresident-spouse': forms(
    '{spouse} (?:lives|living|is) (?:in|from) .{0,30}(?:no (?:ssn|social)|how do we file)',
  ),
  'injured-spouse': forms(
    'refund.{0,50}{spouse} (?:old |past |back |student |child )*(?:loans?|debts?|support|taxes)',
  ),
  'divorced-parents': forms(
    '(?:my |his |her )?ex(?: {spouse})?(?: can| and i| both| to| also| wants? to| still| legally| be allowed to)* claims?(?! me)',
  ),
  tiebreaker: forms('{partner} and (?:i|me) .{0,30}(?:baby|{child})'),
  'foster-child': forms('(?:claim|credit|dependent).{0,30}foster {child}'),
  'care-spouse-home': forms(
    "(?:care|daycare).{0,50}{spouse}.{0,25}(?:school|student|stays?|home|disabled|unemployed|not work|doesn't work)",
  ),
  'partners-child': forms('{partner} (?:\\d+ year old )?{child}(?!.{0,30}(?:and|or) my {partner})'),
  'disabled-adult-child': forms('{child}.{0,40}(?:disabled|autistic|autism|down syndrome|special needs)'),
  'adult-child-at-home': forms(
    '(?:dropped out|not in (?:school|college)|moved (?:back|home)).{0,60}(?:dependent|claim)',
  ),
  'dependents-income': forms(
    "(?:where|how) (?:do|does|should|can|to) .{0,30}(?:{child}|{parent})(?:'s)? (?:w-?2|1099\\S*|1099 ssa|ssa|wages|interest|dividends|income|social security|paycheck)(?!.{0,40}(?:claim|dependent test))",
  ),
  'standard-deduction-dependent': forms('(?:claims?|claimed|claiming) me.{0,70}standard deduction'),
  'married-during-year': forms('(?:got|get|getting|gotten|were|was|be) married.{0,50}single'),
  'divorced-during-year': forms(
    'divorced?.{0,40}(?:final|finalized|in (?:november|december|dec|nov|october)|this year).{0,50}(?:status|single|jointly|file|head)',
  ),
  'considered-unmarried': forms(
    '{spouse} (?:has |just |had |is |has been |been )?(?:gone since|left|moved out|walked out|abandoned|in (?:prison|jail)).{0,60}(?:head of (?:the )?house|hoh)',
  ),
  'surviving-spouse': forms(
    '{spouse} (?:died|passed(?: away)?) (?:in |two years ago|last year)?(?:2022|2023)?.{0,40}(?:{child}|status|rates)',
  ),
  'how-to-amend': forms(
    '(?:filed|sent|submitted|e-?filed).{0,40}(?:wrong|forgot|mistake|missed|missing|left (?:out|off))(?!.{0,30}reject)',
  ),
  'e-file-rejects': forms('rejected (?:my|our|the|it).{0,60}(?:says?|because|match|agi|code|pin)'),
  'unfiled-years': forms("(?:unfiled|years behind|haven't filed in|didn't file for (?:years|\\d))"),
  'actual-car-costs': forms(
    '(?:car|truck) (?:payments?|note|loan).{0,40}(?:uber|lyft|doordash|deliver\\w*|business|self employed)',
  ),
  'employer-education': forms(
    '(?:employer|company|boss|job|work) (?:paid|pays|is paying|reimbursed?|reimburses|covers?|covered).{0,30}(?:college|tuition|class(?:es)?|school|degree|courses?|masters?|mba)',
  ),
  'foreign-wages': forms(
    '(?:remote\\w*|work\\w*|living|live|lived|job).{0,40}(?:from|in) (?:spain|portugal|germany|france|italy|the uk|england|canada|japan|thailand|abroad|overseas|europe|another country)',
  ),
  'gambling-losses': forms('(?:won|win|winnings?) .{0,40}(?:lost|lose|losses)'),
  'what-does-not-count': forms('hoa(?!.{0,40}(?:rental|rent|tenant|airbnb|business))'),
  'care-by-relative': forms(
    '(?:{sibling}|{parent}|grandma|grandmother|aunt|cousin|in-law) .{0,30}(?:watch\\w*|babysits?|nanny|takes care of|cares for) ',
    '(?:nanny|babysitter|sitter|daycare).{0,20} my {family}',
  ),
  'educator-expenses': forms(
    '(?:teacher|teach|school counselor|principal) .{0,40}(?:bought|spent|supplies|stuff|classroom)',
  ),
  'gig-work': forms(
    '(?:mow|mowing|babysit|babysitting|clean houses|cleaning houses|dog walking|handyman|odd jobs|side jobs) .{0,40}(?:cash|made|make|earned|paid)',
  ),
  'family-employees': forms(
    '(?:pay|paid|paying|hire|hired) my (?:{spouse}|{child}|{parent}|{sibling}) .{0,30}(?:work|help|books|business|shop|store)',
  ),
  'required-distributions': forms(
    '(?:have to|must|need to|required to) (?:start |begin )?(?:take|taking|withdraw|withdrawing) .{0,15}(?:out of|from) .{0,6}(?:ira|401k)',
  ),
  'inherited-ira': forms(
    "(?:got|inherited|received|left|from).{0,30}(?:his|her|their|{family}(?:'s)?) (?:ira|401k|403b)",
  ),
  'foreign-property-tax': forms(
    '(?:property|real estate|land|house) tax\\w*.{0,50}(?:mexico|canada|abroad|overseas|foreign|another country|in (?:spain|italy|india|france|germany|japan|the philippines))',
  ),
  'capital-loss': forms(
    '(?:trad\\w*|stocks?|crypto|options?|bitcoin|shares|market).{0,40}(?:lost|losses|loss|down).{0,40}(?:all|how much|take|deduct|claim|write)',
    '(?:lost|loss of) \\d[\\d,.]*k? .{0,25}(?:trad\\w*|stocks?|crypto|options|bitcoin|shares|market)',
  ),
  bonus: forms('bonus.{0,50}(?:took|half|withh\\w*|so much|taxed (?:more|higher|so|at)|tax rate)'),
  'refund-when': forms(
    'when (?:do|will|can|am|should|are|would) (?:i|we) (?:going to )?{get} (?:my|our|the) (?:money|refund|check|cash|deposit|taxes)',
    "where(?:'s| is) my (?:refund|money)",
  ),
  'mailing-date': forms(
    '(?:mail|mailing|mailed|postmark\\w*).{0,40}(?:when|by|deadline|have to be|due|late|on time|in time)',
  ),
};
