/** What can be tried on a return; `replaced`: an amount of it by another, both of them named. */
export type Lever =
  | 'replaced'
  | 'ira'
  | 'roth'
  | 'hsa'
  | '401k'
  | 'charity'
  | 'child'
  | 'more-pay'
  | 'other-job'
  | 'withholding'
  | 'mortgage'
  | 'property-tax'
  | 'student-loan'
  | 'medical'
  | 'educator'
  | 'business-cost'
  | 'business-income'
  | 'gain'
  | 'interest'
  | 'gambling'
  | 'unemployment'
  | 'withdrawal'
  | 'estimated'
  | 'energy'
  | 'state-tax'
  | 'goods'
  | 'dividends'
  | 'pension'
  | 'social-security'
  | 'child-care'
  /** Something is tried, but no word says what. */
  | 'unclear'
  | 'sep'
  | 'own-insurance'
  | 'business-miles'
  | 'charity-miles'
  | 'medical-miles'
  | 'home-office'
  | 'no-sale'
  | 'sale-price'
  | 'sale-basis'
  | 'sale-gain'
  | 'sales-tax'
  | 'jury'
  | 'tuition'
  | 'exempt-interest'
  | 'other-income'
  | 'blind'
  | 'age'
  | 'itemize'
  | 'standard'
  | 'no-dependent'
  | 'head-of-household'
  | 'joint'
  | 'separate'
  | 'single';

/** From the narrow to the wide: the first that fits is what is tried. */
const levers: readonly (readonly [RegExp, Lever])[] = [
  [
    /\bmil(es?|eage)\b.*\b(volunteer\w*|charit\w+|church|shelter|food bank)\b|\b(volunteer\w*|charit\w+|church|food bank)\b.*\bmil(es?|eage)\b/,
    'charity-miles',
  ],
  [
    /\bmil(es?|eage)\b.*\b(doctors?|hospital|medical|clinic|dentist|pharmacy|treatments?|therap\w+|chemo\w*|appointments?)\b|\b(doctors?|hospital|medical)\b.*\bmil(es?|eage)\b/,
    'medical-miles',
  ],
  [
    /\bmileage\b|\b(business|work|client) miles?\b|\bmiles\b.*\b(clients?|business|work|studio|shop|customers?|meetings?|gigs?|jobs?)\b|\b(drove|driven|drive|driving) (\w+ ){0,3}\d[\d,]* miles\b|\d[\d,]* miles\b/,
    'business-miles',
  ],
  [
    /\bhome[- ]?office\b|\bsq(uare|\.)? ?(feet|foot|ft)\b|\bsqft\b|\broom (in|of) (the|my|our) (house|home|apartment)\b.*\b(business|work|studio)\b/,
    'home-office',
  ],
  [
    /\b(itemiz\w+|schedule a) (instead|anyway)|\bif (i|we|she|he|they) (had )?itemized?\b|\bforced? (to itemize|itemizing)\b|\bitemizing (instead|anyway|rather)\b/,
    'itemize',
  ],
  [
    /\b(took|take|taken|taking|use|used|claim|claimed|go with|gone with|with|switch to|picked?|chose) (just )?(the |a )?standard (deduction\b|(instead|rather)\b)/,
    'standard',
  ],
  [
    /\bonly (had|have|claim(ed)?|got|counted?) (one|child)\b|\b(not|no longer|never|weren't|wasn't|isn't|couldn't|can't|without|didn't|lost|lose|hadn't|one fewer|one less|no)\b.{0,25}\b(dependents?|claim(ed|ing)? (child|the kids?|our kids?|my kids?)|claim(ed)? (\w+ )?(kid|child|son|daughter)|(kids?|children|child|son|daughter)(?! ?care|[' ]?s? (day|camp)))\b(?!.*\b(student|day care|child care)\b)|\bchild (were|was|is|had been) (not|no longer)\b/,
    'no-dependent',
  ],
  [/\bblind\b/, 'blind'],
  [
    /\b(was|were|am|turned|turn|had been|been|be|already) (already )?(over )?(65|66|67|68|69|70)\b|\b(65|over 65) (already|years old|or older|by)\b|\bage (of )?65\b|\bborn in 19[345]\d\b/,
    'age',
  ],
  [/\bjury\b/, 'jury'],
  [/\btuition\b|\blifetime learning\b/, 'tuition'],
  [
    /\btax[- ]exempt interest\b|\b(tax[- ]exempt|muni\w*)( \w+)? (bond|interest)|\bmuni\w*\b/,
    'exempt-interest',
  ],
  [
    /\b(withdr[ae]w\w*|(?<!\b(they|employer|he|she|irs|it|was|were|been) )t(ake|ook|aking|aken) .{0,30}(out of|from)|cash(ed|ing)? out|pull(ed|ing)? .{0,30}(from|out of))\b.*\b(ira|401|403|retirement|pension)|\b(ira|401k?|retirement) (withdrawal|distribution)/,
    'withdrawal',
  ],
  [
    /\best(imated|\.)? (tax(es)? )?payments?\b|\bestimated tax(es)?\b|\bestimates?\b(?= (to|for|of)\b|.*\birs\b)|\bquarterly (tax )?payments?\b|\bquarterl(y|ies)\b/,
    'estimated',
  ],
  [/\broth\b/, 'roth'],
  [/\bsep\b(?! \d{1,2}\b(?!,))|\bsep-ira\b|\bsolo 401|\bself[- ]employed (retirement|pension)/, 'sep'],
  [/\bhsa\b|\bhealth savings\b/, 'hsa'],
  [
    /\b(health|medical) (insurance|plan|coverage|premiums?)\b|\bpremiums? for (my )?(own )?(health|coverage)|\binsurance premiums?\b|\bhealth cover\b/,
    'own-insurance',
  ],
  [
    /\b401 ?\(?k\)?(?=\W|$)|\b403 ?\(?b\)?(?=\W|$)|\btsp\b|\bthrift savings\b|\b(retirement )?(plan|savings) (at|through|from|with) (work|my job|the job|my employer|the employer|employer|the office)\b|\b(work|workplace|employer's|company) (retirement|plan|savings)\b/,
    '401k',
  ],
  [/\bira\b|\bretirement (account|savings|fund)\b|\bfor retirement\b/, 'ira'],
  [
    /\b(clothes|clothing|furniture|household (goods|items)|used (goods|items|stuff))\b.*\b(donat\w+|g[ai]ve\w*|charity|goodwill|thrift|salvation army)\b|\b(donat\w+|gave)\b.*\b(clothes|clothing|furniture|household (goods|items)|goods)\b/,
    'goods',
  ],
  [
    /\bcharit\w*|\bdonat\w+|\bchurch\b|\bgood ?will\b|\btith(e|ing)|\bfundraiser\b|\bfood (bank|pantry)\b|\bred cross\b|\bsalvation army\b|\bnon-?profits?\b|\bsynagogue\b|\bmosque\b|\btemple\b|\bparish\b|\bshelter\b|\b(cash )?gifts?\b(?! card)|\bgiv(e|en|ing) (half|twice|double|nothing|less|more)\b|\bgave (half|twice|double|nothing|less|more)\b|\b(gave|given|give|giving) (away |another |an extra |an additional |\d+ more )?(\$?\d|(one|two|three|four|five|six|seven|eight|nine|ten|a) (hundred|thousand|grand))/,
    'charity',
  ],
  [/\bhead of (the )?household\b|\bhoh\b/, 'head-of-household'],
  [
    /\bfil(e|ed|ing) (our taxes |taxes |my taxes )?(jointly|together|a joint)|\bjoint(ly)? (return|filing)\b|\bmarried filing jointly\b/,
    'joint',
  ],
  [/\bfil(e|ed|ing) (our taxes |taxes )?separate(ly)?\b|\bmarried filing separate/, 'separate'],
  [
    /\bfil(e|ed|ing) (as )?single\b|\b(were|was) (still )?single\b|\bhad (never|not) (been |gotten |got )?married\b/,
    'single',
  ],
  [
    /\b(another|one more|a|had|have|having|new|third|fourth|second|first|extra|more) (baby|son|daughter|little one|child(?![- ]?care)|kid|newborn|dependent)\b|\bbaby\b(?!-?sit)|\b(twins|triplets)\b/,
    'child',
  ],
  [
    /\b(?<!\b(my|the|his|her|our|spouse's) )(second|another|side|extra|part[- ]?time|other|weekend|evening|additional) (job|gig|w-?2|employer)\b(?!.*\b(box|w-?2) (should|says?)\b)|\bmoonlight/,
    'other-job',
  ],
  [
    /\bwithh(eld|olding|olds?)\b|\bw-?4\b|\b(taken|took|(?<!^)take|held|hold|kept|keep) ([^,.?]{0,30} )?(out|back)\b|\b(more|less) (federal |income )*tax (taken|withheld|held)/,
    'withholding',
  ],
  [
    /\bsolar\b|\bheat pumps?\b|\binsulation\b|\b(new|efficient) (\S+ )?(windows?|doors?)\b|\bwindows for (the|my|our) (house|home)\b|\bhome batter(y|ies)\b/,
    'energy',
  ],
  [/\bmortgage\b/, 'mortgage'],
  [
    /\b(property|real estate|house|home) tax(es)?\b|\btax(es)? (on|for) (the|my|our) (house|home|property)\b/,
    'property-tax',
  ],
  [/\bsales tax\b/, 'sales-tax'],
  [/\bstate (income )?(tax|withholding)/, 'state-tax'],
  [
    /\bday ?care\b|\bchild ?care\b|\b(babysitter|sitter)\b|\bcare (costs?|expenses|bills?|provider)\b|\bcare of the (kids|children)\b|\bsomebody (to )?(watch|mind)\w* the (kids|children)\b|\bnanny\b|\bpreschool\b|\b(summer|day) camp\b|\bafter[- ]school\b/,
    'child-care',
  ],
  [/\bstudent(-| )?loans?|\b(college|school|education) loans?\b|\bloan interest\b/, 'student-loan'],
  [
    /\bmedical\b|\bhospitals?\b|\bdoctors?\b|\bdentists?\b|\bdental\b|\bhearing aids?\b|\b(eye)?glasses\b|\bprescriptions?\b|\bsurger(y|ies)\b|\bbraces\b|\bphysical therap\w+|\bpharmacy\b|\bmedicines?\b|\b(hip|knee) (replacement|operation)|\boperation\b|\bwheelchair\b|\bnursing home\b|\btherapist\b/,
    'medical',
  ],
  [/\bclassroom\b|\bteach(er|es|ing)\b|\beducators?\b|\bschool supplies\b/, 'educator'],
  [
    /\b(casino|gambl\w+|lottery|lotto|jackpot|bet(s|ting)?|poker|bingo|slots?|slot machines?|race ?track|scratch(er|ers|[- ]?offs?| tickets?)|blackjack|sportsbook|horses)\b|\bwon [^\s\d]*\d(?!.*\b(prize|raffle|contest)\b)/,
    'gambling',
  ],
  [/\bunemployment\b/, 'unemployment'],
  [
    /\b(cost )?basis\b|\b(shares?|stocks?|fund|it|they) (had )?(really |actually |only )?cost (me|us|her|him|only|more|less|\$?\d)(?!.*\b(sold|got|sell)\b)/,
    'sale-basis',
  ],
  [
    /\b(not|never|n't|without|instead of|rather than)\b.{0,20}\b(sold|sell|selling)\b|\b(sold|selling|sell) (nothing|none|no (stocks?|shares|funds?))\b|\b(held|hold|hung|hang|hanging|holding) (on )?(to|onto|on to) (my|the|our|her|his|those|them|it|all)\b|\b(kept|keep|keeping) (all )?(of )?(my|the|our|her|his|those) (\w+ )?(shares?|stocks?|fund|funds)\b|\b(no|without (the|that|any)) (share |stock |fund )?(sales?)( of (the |my )?(shares|stocks?|fund))?\b(?! tax)|\bno (capital |long-term |stock )?gains?\b|\bwithout (the|that|any|my|a|her|his) (capital |stock |long-term )?gain/,
    'no-sale',
  ],
  [
    /\b(shares?|stocks?|crypto\w*|bitcoin|eth|ethereum|coins?|funds?|etfs?|investments?|securities|mutual)\b.*\b(profit|gains?|loss(es)?|lost|made|up|won|flip\w*|cash(ed)? in|cash(ed)? out)\b|\b(profit|gains?|loss(es)?|lost|made|flipp?\w*|cashed in|cashed out|unload\w*|dump\w*)\b.*\b(shares?|stocks?|crypto\w*|bitcoin|ethereum|coins?|funds?|etfs?|investments?)\b|\b(sold|sell|selling|sale of)\b.{0,60}\b(stocks?|shares|crypto\w*|bitcoin|funds?|coins|etf|gain|profit)\b|\b(shares?|stocks?|fund)\b.*\b(sold|fetch\w*|went|gone|brought) (for|in|only|\d)|\b(shares?|stocks?|crypto\w*|bitcoin|coins|fund|etfs?)\b.*\b(fetched|proceeds|sold|sell|selling)\b|\bproceeds\b|\b(capital|stock|(long|short)[- ]term) (gains?|loss(es)?|profits?)\b|\b(gain|loss) (of|on)\b|\b(the|my|her|our|his) (gains?|loss)\b|\bat a loss\b/,
    'gain',
  ],
  [/\bdividends?\b/, 'dividends'],
  [/\b(social security|soc sec|ssa)\b(?! (number|tax|wages|withh))/, 'social-security'],
  [/\bpensions?\b|\bannuit|\b1099-?r\b/, 'pension'],
  [
    /\b(of|in|more|earned?|bank|bank's|savings|account|taxable|the|my|our|no|any|all|extra|additional|less|paid|cd) interest\b|\binterest (income|from|at|on (the|my|our) (savings|bank|account|cd))\b|^(and |so )?interest\b|\b1099-?int\b|\d interest\b|\b(savings|money market) accounts?\b|\bcredit union\b|\bcds?\b(?=.*\b(paid|earned|interest)\b)/,
    'interest',
  ],
  [/\b(prize|raffle|sweepstakes|contest|award|hobby)\b/, 'other-income'],
  [/\b(box|line) 1\b(?!\d|[a-z])(?!.*\b1099)/, 'more-pay'],
  [/\bbox 2\b(?!.*\b1099)/, 'withholding'],
  [
    /\b(hir(e|ed|ing)|subcontract\w*|(paid|paying|pay|payments? to) (a |an |another |my |the )?(\w+ )?(\$?\d[\d,]* )?(as |to )?(a |an )?(contractors?|freelancers?|assistant|helper|illustrator|photographer|editor|developer|virtual assistant|va)\b)|\bcontractors?\b(?=.*\b(paid|pay|cost)\b)/,
    'business-cost',
  ],
  [
    /\b(spent|spend|spending|paid|pay|bought|buy|cost)\b.*\b(for|on|in) (the|my|our) (business|studio|shop|company|firm|side business)\b/,
    'business-cost',
  ],
  [
    /\b(suppl(y|ies)|advertis\w+|marketing|contract labor|business (travel|meals|insurance|rent|repairs)|software|subscriptions?|laptop|computer|camera|printer|accountant|cpa charged|business cards?|web ?site|domain|hosting|google ads|flyers|bookkeep\w+|co-?working|plane tickets?|airfare|flights?|hotels?|client (dinners?|lunch(es)?|meals?)|trade show|materials|work phone|(business|work|studio|office) (phone|internet|rent|insurance|computer)|(phone|internet|rent|insurance|utilities|legal|tools?|licen[sc]e)(?=.*\b(business|studio|shop|all business|for work)\b)|postage|shipping|utilities|legal fees|lawyer|attorney|receipts(?! (were|was|of|at|came|total)\b))\b|\b(ads|fabric|tools)\b/,
    'business-cost',
  ],
  [
    /\b(business|schedule c|office|studio) (costs?|expenses?|equipment)\b|\bexpenses? (for|in) (my|the) business\b/,
    'business-cost',
  ],
  [
    /\b(projects?|clients?|customers?|contract|commissions?|freelanc(e|ing)|consulting|gigs?|business (income|profit|sales)|1099-?(necs?|k)|revenue|sales|bill(ed|ing)|invoic\w+|gross receipts|receipts|turnover|self[- ]?employ(ed|ment) (income|profit|earnings|work|money)|self[- ]?employed(?=.*\d)|babysitting|side (hustle|income|business|work)|odd jobs|tutoring|on the side|business (had been|was|were|is|does|did|went|goes|had)|doordash|uber|lyft|etsy|ebay|instacart|deliveries|income from (the|my) (studio|business|shop)|takings|(studio|shop|business) (had )?(brought|takes?|took|made|makes|earned|grossed|billed|did|income)|brought in)\b(?!.*\b(second|side|other|another) job\b)/,
    'business-income',
  ],
  [
    /\braise\b|\b(earned?|made?|making|earning) \$?\d[\d,]*k?( dollars| bucks)? (instead|rather|altogether|in all|in total|total|a year)|\b(wages|salary|pay) (were|was|had been) (only |just )?\$?\d|\b(earn|earned|make|made) (another|an extra|an additional)\b|\bbonus\b|\b(salary|wages?|income|pay|paycheck|earnings) (was|were|is|are|goes|went|go|had been|would be|rose|fell) .{0,20}\b(higher|more|up|lower|less|down|bigger|smaller)\b|\b(higher|bigger|lower|smaller) (salary|income|pay|wages)\b|\b(earn|earned|make|made|paid|get|got) (me )?(\S+ )?less\b|\b(earn|earned|earning|make|made|making) .{1,20}\b(more|extra)\b|\b(earn|earned|make|made) (more|extra)|\b(more|less|fewer) (in )?(income|pay|salary|wages)\b|\d[\d,]*k? (for|in|as) (wages|pay|salary)\b|\bpaid more\b|\bextra (income|pay|wages)\b|\bovertime\b|\bsalary (went up|was higher|increase)/,
    'more-pay',
  ],
];

/** What is pay by itself only beside an amount. */
const widePay =
  /\b(wages?|salary|(my|our|her|his|the|[a-z]+'s|of|in|more|same) pay|pay(?= (\$?\d|cut|was|were|is|had|goes|went|up|down|doubled|of|at))|paychecks?|paid (me|us|her|him|spouse|out)|promised me|boss|been paid|w-?2s?|earn(s|ed|ing|ings)?|tips|income|brought home|takes? home|took home|gross(ed)?|(i|i'd|we|we'd|she|he|spouse|they) (had )?(only |just |really |actually )?(made|makes?)|(had|hadn't|have|not|never|didn't) (\w+ ){0,2}work(ed)?|work(ed|s)? (less|more|half|part[- ]time)|employer|job)\b/;

/**
 * What a question wants to change; null when it names nothing that can be tried.
 * @param text what `readWish` keeps of the question
 * @param hasAmount whether it says how much
 */
export function readLever(text: string, hasAmount: boolean): Lever | null {
  return (
    levers.find(([pattern]) => pattern.test(text))?.[1] ??
    (hasAmount && widePay.test(text) ? 'more-pay' : null) ??
    (/\d.*( (instead of|rather than|and not|versus|vs\.?)|,? not) .*\d/.test(text) ? 'replaced' : null)
  );
}

/** What is tried without an amount, or with one that the law gives, or asked for. */
export const triedAsIs: ReadonlySet<Lever> = new Set<Lever>([
  'ira',
  'roth',
  'hsa',
  '401k',
  'charity',
  'more-pay',
  'other-job',
  'child',
  'no-dependent',
  'no-sale',
  'itemize',
  'standard',
  'blind',
  'age',
  'head-of-household',
  'joint',
  'separate',
  'single',
  'replaced',
]);
