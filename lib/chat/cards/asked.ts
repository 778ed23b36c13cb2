/** Who and what the patterns below name in braces. */
const named: Readonly<Record<string, string>> = {
  child: '(?:step|god)?(?:son|daughter|kid|child|children|teenager|teen|boy|girl)s?',
  parent: '(?:mom|dad|mother|father|parent|mama|mum)s?',
  family:
    '(?:mom|dad|mother|father|parent|grand(?:ma|pa|mother|father|parent)|aunt|uncle|brother|sister|family|folk|relative|in-law|mother-in-law|father-in-law|friend|ex|son|daughter)s?',
  sibling: '(?:brother|sister|sibling)s?',
  partner: "(?:girlfriend|boyfriend|fiancee?|partner|bf|gf)(?:'?s)?",
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
  // Who gave what to whom.
  'gifts-received': forms(
    '{family} {gave} (?:me|us)(?! (?:stock|shares|a house|the house|her house|his house|a ride))',
    '(?:money|cash|check|\\d+k?|dollars|grand) (?:as a gift )?from (?:my|our) (?!{family} (?:in|who)){family}',
    'gift(?:ed)? (?:from|by) (?:my |our )?{family}',
  ),
  inheritance: forms(
    '(?<!(?:sold|sell|selling).{0,30}){family} left (?:me|us)(?!.{0,25}(?:ira|401k|house|home|stock|roth|annuity|insurance))',
  ),
  'fringe-benefits': forms(
    '(?:gift|gift card|present)s? (?:from|by) (?:my |our |the |his |her )?(?:boss|employer|company|work|job)',
    '(?:boss|employer|company|job) {gave} (?:me|us|everyone)(?!.{0,20}(?:stock|rsu|bonus|shares|w-?2|1099))',
    'gifts? .{0,60}from my boss',
  ),
  'refund-offset': forms(
    '{took} (?:all |part |half |some )?(?:of )?(?:my|our|the|me) (?:\\w+ )?(?:tax )?refunds?.{0,50}(?:loans?|support|debt|owe|owed|back taxes|unemployment|can they)',
    'refunds? .{0,25}(?:was|were|got|get|be|been) {took}(?!.{0,40}{spouse})',
    '{took} my refund(?!.{0,40}{spouse})',
  ),
  'nonresident-spouse': forms('{spouse} (?:lives|living|is) in .{0,30}(?:no (?:ssn|social)|how do we file)'),
  'injured-spouse': forms(
    'refund.{0,50}{spouse} (?:old |past |back |student |child )*(?:loans?|debts?|support|taxes)',
  ),
  'charity-not': forms(
    '(?:gofundme|go fund me).{0,15}(?:i|we) (?:gave|donated)',
    '(?:i|we) (?:gave|donated).{0,30}(?:gofundme|go fund me)',
  ),
  // Whom somebody may claim.
  'spouse-no-dependent': forms(
    '(?:claim|put|list|count|have) (?:my |your |a )?{spouse} as (?:a |my )?dependent',
    '{spouse} (?:a|be a|count as a|be my|my) dependent',
  ),
  'grandchild-sibling': forms(
    '{sibling}.{0,60}(?:her|his|their) (?:\\d )?{child}.{0,30}claim',
    'raising (?:my|our) (?:grand\\w+|nieces?|nephews?|{sibling})',
    '(?:grand(?:ma|pa|mother|father|parent)s?|we|i).{0,20}claim.{0,15}(?:grandchild\\w*|granddaughters?|grandsons?|nieces?|nephews?)',
  ),
  'divorced-parents': forms(
    '(?:my |his |her )?ex(?: {spouse})?(?: can| and i| both| to| also| wants? to| still| legally| be allowed to)* claims?(?! me)',
    'child support.{0,40}claim',
    'decree.{0,60}(?:claim|{child}|dependent)',
    'custody.{0,40}claim',
  ),
  'girlfriend-dependent': forms(
    'claim.{0,20}cousin',
    'cousin.{0,40}(?:dependent|claim)',
    "{child}(?:'?s)? {partner}.{0,40}(?:dependent|claim)",
  ),
  'parent-nursing-home': forms(
    '{parent}.{0,60}(?:can|could|may|should) (?:i|we|he|she) .{0,15}(?:claim|dependent)(?!.{0,30}{sibling})',
    'claim (?:my|our) (?:own )?{parent}(?!.{0,30}{sibling})',
  ),
  tiebreaker: forms(
    '{partner} and (?:i|me) .{0,30}(?:baby|{child})',
    '{partner}.{0,20}claim our',
    'claim our {child}.{0,40}{partner}',
    'our baby.{0,40}claim.{0,30}(?:not|never) married',
    "who (?:gets to |can |should |will |may )?claims? .{0,50}(?:not|aren't|never|un) ?married",
    'unmarried parents.{0,40}claim',
  ),
  'foster-child': forms(
    'foster {child}.{0,60}(?:claim|dependent|credit|count)',
    '(?:claim|credit|dependent).{0,30}foster {child}',
  ),
  'care-spouse-home': forms(
    "(?:care|daycare).{0,50}{spouse}.{0,25}(?:school|student|stays?|home|disabled|unemployed|not work|doesn't work)",
  ),
  'must-file-dependent': forms(
    '(?:{child}|1\\d year old).{0,60}(?:have to|has to|need to|needs to|required to|must|should) file',
    '(?:do|does) (?:my |our |a )?(?:\\d+ year old )?{child}.{0,30}(?:have|need) to file',
  ),
  'parent-two-children': forms(
    '{sibling}.{0,40}(?:claim|split|share|support|pay).{0,20}{parent}',
    '(?:both|each|all (?:three|four|of us)).{0,30}claim (?:my|our|her|him|the same) ?(?:{parent})?.{0,30}{parent}',
    '{parent}.{0,40}(?:with|and) my {sibling}.{0,30}claim',
  ),
  'partners-child': forms(
    '{partner} (?:\\d+ year old )?{child}(?!.{0,30}(?:and|or) my {partner})',
    '{child} of my {partner}',
    '{partner} has (?:a|\\d|two) {child}',
  ),
  'disabled-adult-child': forms(
    '{child}.{0,40}(?:disabled|autistic|autism|down syndrome|special needs)',
    '(?:disabled|autistic|special needs) (?:adult )?{child}',
  ),
  'adult-child-at-home': forms(
    '(?:full time|job|works|working).{0,40}(?:19|2\\d|3\\d) year',
    "(?:{child}|he|she|he's|she's).{0,30}(?:19|2\\d|3\\d|adult|grown).{0,50}(?:not (?:a student|in (?:school|college))|no (?:school|college)|out of (?:school|college)|dropped|graduated|works|working|unemployed|moved back)",
    "(?:19|2\\d|3\\d) year old.{0,50}(?:not (?:a student|in (?:school|college))|dropped|out of (?:school|college)|graduated|moved back|lives? at home|doesn't go)",
    '(?:dropped out|not in (?:school|college)|moved (?:back|home)).{0,60}(?:dependent|claim)',
  ),
  'child-with-income': forms(
    '(?:{child}|1\\d year old).{0,30}(?:works?|(?<!not )working|job|made|makes|earned|earns|paycheck).{0,60}(?:dependent|claim)',
    '(?:dependent|claim).{0,30}{child}.{0,40}(?:works|working|(?:has|have|got) a job|made|makes|earned|earns)',
  ),
  'ctc-17': forms(
    "(?:{child}|he|she|he's|she's|they).{0,25}(?:turn(?:s|ed|ing)?|is|was|be|now|just|at|hit) (?:now )?17",
    "(?:he's|she's|{child}) 17",
    '17 year old(?!.{0,30}(?:job|work|made|earned|income|wages|file))',
    'turn(?:s|ed|ing)? 17',
  ),
  'dependents-income': forms(
    '{child} (?:got|gets|has|received) (?:an? )?(?:w-?2|1099\\S*)',
    "(?:where|how) (?:do|does|should|can|to) .{0,30}(?:{child}|{parent})(?:'s)? (?:w-?2|1099\\S*|1099 ssa|ssa|wages|interest|dividends|income|social security|paycheck)(?!.{0,40}(?:claim|dependent test))",
  ),
  'qualifying-child': forms(
    'how (?:many (?:months|days|nights)|long) .{0,30}(?:{child}|he|she|they) .{0,15}(?:live|stay|be with|have to)',
  ),
  'standard-deduction-dependent': forms(
    '(?:claims?|claimed|claiming) me.{0,70}standard deduction',
    "standard deduction.{0,60}(?:claims? me|i'm a dependent|i'm claimed|as a dependent)",
  ),
  // Marriage and its end.
  'married-during-year': forms(
    '(?:got|get|getting|gotten|were|was|be) married.{0,50}single',
    'single.{0,50}(?:got|getting|were|was) married (?:in|on|this|last|during)',
  ),
  'divorced-during-year': forms(
    'divorced?.{0,40}(?:final|finalized|in (?:november|december|dec|nov|october)|this year).{0,50}(?:status|single|jointly|file|head)',
    '(?:status|single|jointly).{0,40}divorced? (?:was |is |got |in )*(?:final|finalized|this year|in)',
  ),
  'name-change': forms(
    '(?:chang\\w*|new|maiden|different|took) (?:my |our |her |his |a )?(?:{spouse} )?(?:last |sur|maiden |legal )*names?',
    '(?:last |maiden |sur|legal )names? (?:is |was |has |got )*(?:chang\\w*|different|wrong|old)',
    "name doesn't match",
  ),
  'considered-unmarried': forms(
    '(?:separated|still (?:legally )?married).{0,60}head of (?:the )?house',
    '{spouse} (?:has |just |had |is )?(?:left|moved out|walked out|abandoned|in (?:prison|jail)).{0,60}(?:head of (?:the )?house|hoh)',
  ),
  'joint-or-separate': forms(
    '(?:still|legally) (?:legally )?married.{0,60}without (?:my |him|her|{spouse})',
    'without (?:my |our )?(?:ex|{spouse}|him|her) signing',
  ),
  'surviving-spouse': forms(
    'widow(?:ed|er)?.{0,60}(?:file|filing|status)',
    '{spouse} (?:died|passed(?: away)?) (?:in |two years ago|last year)?(?:2022|2023)?.{0,40}(?:{child}|status|rates)',
  ),
  // The return itself, and what comes after it.
  'how-to-amend': forms(
    '(?:filed|sent|submitted|e-?filed).{0,40}(?:wrong|forgot|mistake|missed|missing|left (?:out|off))(?!.{0,30}reject)',
    '(?:wrong|mistake|forgot|missed(?! .{0,12}(?:rmd|payment|quarter|distribution))|left (?:out|off)).{0,40}(?:already filed|already sent|after filing|after i filed|last year)',
  ),
  'e-file-rejects': forms('rejected (?:my|our|the|it).{0,60}(?:says?|because|match|agi|code|pin)'),
  'unfiled-years': forms(
    "(?:never|didn't|did not|haven't|not) fil(?:ed|e) .{0,20}20[12]\\d",
    "(?:unfiled|years behind|haven't filed in|didn't file for (?:years|\\d))",
    "what happens if (?:i|you|we|someone) (?:don't|never|didn't|do not) file",
  ),
  'abroad-deadline': forms(
    '(?:overseas|abroad|outside the (?:us|country)|expat).{0,40}(?:extra|more time|extension|deadline|due|when)',
  ),
  'keep-records': forms(
    '(?:keep|save|hold on to|hang on to|throw away|shred).{0,30}(?:receipts?|records|papers|returns?|documents)',
  ),
  w4: forms('(?:fill|filling|put on|claim on|change|update|redo).{0,25}w-?4(?!.{0,40}jobs)'),
  'withhold-more': forms(
    'w-?4.{0,50}(?:two|2|second|multiple|both) jobs?',
    '(?:two|2|second|multiple) jobs?.{0,50}(?:w-?4|withh\\w*)',
  ),
  // Work and business.
  'contractors-paid': forms(
    '(?:paid|pay|paying|hired|hire) (?:my |a |an |some |this )?(?:buddy|friend|guy|helper|neighbor|cousin|contractor|subcontractor|freelancer|someone|sub) .{0,50}(?:1099|send (?:him|her|them)|help (?:me )?(?:on|with) (?:a |the |my )?(?:job|work|business))',
  ),
  'wrong-1099-nec': forms(
    '(?:1099|nec|contractor).{0,50}(?:really an?|was an?|should be an?|should have been an?|actually an?|like an) (?:employee|w-?2)',
    'misclassified',
  ),
  'actual-car-costs': forms(
    '(?:car|truck) (?:payments?|note|loan).{0,40}(?:uber|lyft|doordash|deliver\\w*|business|self employed)',
  ),
  'home-office': forms(
    '(?:out of|from|in) (?:my|our) (?:home|kitchen|garage|basement|house|apartment|living room).{0,50}(?:deduct|write|part of (?:the |my )?rent)',
  ),
  'interest-income': forms('schedule b(?! .{0,20}(?:nominee|foreign))'),
  // Costs with another purpose than the usual one.
  'medical-travel': forms(
    '(?:miles?|mileage|gas|drive|driving|drove|uber|parking|travel).{0,30}(?:doctor|hospital|therapy|chemo|dialysis|medical|appointments?|treatment|dentist)',
  ),
  'charity-volunteer': forms(
    '(?:miles?|mileage|gas|drive|driving).{0,30}(?:volunteer\\w*|church|charity|food bank|shelter)',
  ),
  'charity-goods': forms(
    '(?:donated?|donating|gave|goodwill|salvation army).{0,40}(?:clothes|clothing|furniture|bags|stuff|items|toys|appliances|couch|goods)',
  ),
  'employer-education': forms(
    '(?:employer|company|boss|job|work) (?:paid|pays|is paying|reimbursed?|reimburses|covers?|covered).{0,30}(?:college|tuition|class(?:es)?|school|degree|courses?|masters?|mba)',
  ),
  'lifetime-learning': forms(
    "(?:tuition|school|college|credit|deduct).{0,40}(?:master'?s?|mba|(?:grad|graduate)(?: school)?|phd|law school|certificate)",
    "(?:master'?s|mba|grad school|graduate school|phd).{0,40}(?:credit|deduct\\w*|tuition|write)",
  ),
  'foreign-wages': forms(
    '(?:remote\\w*|work\\w*|living|live|lived|job).{0,40}(?:from|in) (?:spain|portugal|germany|france|italy|the uk|england|canada|japan|thailand|abroad|overseas|europe|another country)',
  ),
  'child-tax-credit': forms(
    '(?:get|anything|money|credit|break) (?:back )?for (?:the|my|our|having) (?:\\d )?{child}',
  ),
  'december-31': forms(
    '(?:separated|apart).{0,30}(?:no|without|not|never) .{0,12}(?:divorced?|papers|decree)',
  ),
  'gambling-losses': forms(
    '(?:won|win|winnings?) .{0,40}(?:lost|lose|losses)',
    '(?:lost|losses) .{0,40}(?:won|winnings?)',
  ),
  'benefits-repaid': forms(
    '(?:bonus|unemployment|benefits|overpaid|overpayment|wages).{0,40}(?:repay|repaid|(?:pay|paid) (?:it |them |that )?back)',
  ),
  'state-payments': forms('alaska.{0,20}(?:pfd|dividend|fund)'),
  'charity-stock': forms(
    '(?:gave|give|donated?|gift\\w*).{0,20}(?:stocks?|shares).{0,40}(?:church|charity|nonprofit)',
  ),
  'what-does-not-count': forms(
    'hoa(?!.{0,40}(?:rental|rent|tenant|airbnb|business))',
    "(?:marriage|couple'?s?) (?:counseling|counselor|therapy)",
  ),
  'casualty-theft': forms(
    '(?<!identity )(?:got|was|were|been) stolen(?!.{0,30}insurance)',
    '(?<!identity )theft of',
    '(?:stole|robbed|burglar\\w*|broke into)(?!.{0,30}(?:insurance|identity|social))',
  ),
  'job-expenses': forms(
    '(?:nurses?|mechanics?|attendants?|cops?|waitress|server|cooks?|teachers?) (?:uniforms?|scrubs|tools|boots|shoes)',
    '(?:uniforms?|scrubs|tools|boots).{0,20}(?:for|at) (?:my )?(?:\\w+ )?(?:job|work)',
  ),
  'roth-withdrawal': forms(
    '(?:pulled|pull|took|take|withdrew|withdraw|taking).{0,20}roth(?! 401)',
    'roth.{0,30}(?:withdrawals?|took out|pulled out)',
  ),
  'hardship-withdrawal': forms('(?:401k|403b).{0,30}(?:medical|hospital|eviction|foreclosure|bills)'),
  'life-insurance-cashed': forms(
    '(?:cash|cashed|cashing|surrender\\w*).{0,25}life insurance',
    'life insurance.{0,25}(?:cash value|cashed|surrender\\w*)',
  ),
  'employer-moving': forms(
    '(?:employer|company|job|boss|work) (?:paid|pays|reimbursed?|covered).{0,25}(?:mov\\w*|relocation|truck)',
    'relocation (?:bonus|package|money|reimbursement)',
  ),
  'rental-income': forms('inherit\\w*.{0,40}(?:rented|renting|rent it)'),
  'care-by-relative': forms(
    '(?:{sibling}|{parent}|grandma|grandmother|aunt|cousin|in-law) .{0,30}(?:watch\\w*|babysits?|nanny|takes care of|cares for) ',
    '(?:nanny|babysitter|sitter|daycare).{0,20} my {family}',
  ),
  'form-1099-k': forms('1099-?k.{0,40}(?:only|less|more than|fees|but i)'),
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
  'missing-w2': forms(
    "(?:never|didn't|did not|haven't|hasn't|won't|not) (?:got|get|gotten|received?|have|sent?|come?|give) .{0,15}w-?2",
    '(?:lost|missing) (?:my |a )?w-?2',
    "w-?2 .{0,15}(?:missing|never came|lost|didn't come)",
  ),
  // Money with a usual name.
  'only-social-security': forms(
    '(?:only|all (?:i|we|she|he) (?:get|gets|have|has|live on)|just|nothing but).{0,25}social security.{0,50}(?:file|tax)',
    'file.{0,50}(?:only|all|just|nothing but).{0,25}social security',
  ),
  'inherited-ira': forms(
    "(?:got|inherited|received|left|from).{0,30}(?:his|her|their|{family}(?:'s)?) (?:ira|401k|403b)",
    'inherit\\w* (?:an |a |his |her |the )?(?:ira|401k|403b)',
  ),
  'inherited-property-sale': forms(
    "(?:sold|sell|selling|sale of).{0,30}{parent}(?:'s)? (?:house|home|property|condo|place)",
    '(?:sold|sell|selling).{0,25}inherited',
    'inherited.{0,40}(?:sold|sell|selling)',
  ),
  'home-sale-partial': forms(
    '(?:lived|owned|only|had).{0,25}(?:months|1 year|one year|a year|18 months).{0,40}(?:sold|sell|selling|move|moved)',
    '(?:sold|sell|selling).{0,40}(?:before|less than|under) (?:the )?(?:2|two) year',
  ),
  'foreign-property-tax': forms(
    '(?:property|real estate|land|house) tax\\w*.{0,50}(?:mexico|canada|abroad|overseas|foreign|another country|in (?:spain|italy|india|france|germany|japan|the philippines))',
    '(?:foreign|overseas) (?:property|real estate|home|house) tax\\w*',
  ),
  'insurance-for-property': forms(
    '(?:insurance|insurer|claim) .{0,30}(?:totaled|car|fire|flood|roof|house|home|water damage|hail|stolen|theft|wreck)',
    '(?:totaled|fire|flood|roof|hail|stolen|wreck\\w*).{0,40}insurance',
  ),
  'money-back': forms(
    '(?:gave|give|got|get|getting|paid) (?:me |us )?(?:back )?(?:my |our )?(?:security )?deposit(?: back)?(?!.{0,15}tenant)',
    '(?<!(?:job|boss|employer|company|work) )(?:paid|paying|pays) (?:me|us) back',
  ),
  'early-withdrawal': forms(
    '(?:cash|cashed|pulled|took|withdrew).{0,40}(?:401k|ira|403b|tsp).{0,15}at [2-5]\\d',
    "(?:i'm|i am|age|only) [2-4]\\d.{0,40}(?:pull|took|take|taking|withdrew|withdraw|cash).{0,40}(?:ira|401k|403b|tsp|retirement)",
  ),
  'capital-loss': forms(
    '(?:trad\\w*|stocks?|crypto|options?|bitcoin|shares|market).{0,40}(?:lost|losses|loss|down).{0,40}(?:all|how much|take|deduct|claim|write)',
    '(?:lost|loss of) \\d[\\d,.]*k? .{0,25}(?:trad\\w*|stocks?|crypto|options|bitcoin|shares|market)',
  ),
  'penalty-relief': forms(
    '(?:penalty|penalties).{0,50}(?:waive|remove|forgive|abate|get rid|get out of|dropped|taken off)',
    '(?:waive|remove|forgive|abate|get rid of|get out of).{0,30}(?:penalty|penalties)',
  ),
  'social-security-taxable': forms(
    '(?:is|are|will|would|how much of) (?:my|our|his|her|their)? ?social security(?: benefits| check| income)? (?:be |get )?tax',
  ),
  bonus: forms('bonus.{0,50}(?:took|half|withh\\w*|so much|taxed (?:more|higher|so|at)|tax rate)'),
  'rented-14-days': forms(
    'rent\\w* .{0,50}(?:for )?(?:\\d|1[0-4]|one|two|three|a few|couple of?) (?:days?|nights?|weekends?|weeks? only)',
  ),
  'refund-when': forms(
    'when (?:do|will|can|am|should|are|would) (?:i|we) (?:going to )?{get} (?:my|our|the) (?:money|refund|check|cash|deposit|taxes)',
    'how long (?:till|until|before|does it take to|for) .{0,20}(?:refund|my money)(?! (?:amended|if i amend))',
    "where(?:'s| is) my (?:refund|money)",
  ),
  'mailing-date': forms(
    '(?:mail|mailing|mailed|postmark\\w*).{0,40}(?:when|by|deadline|have to be|due|late|on time|in time)',
    '(?:when|deadline|due).{0,30}(?:mail|mailing|mailed|postmark\\w*)',
  ),
};
