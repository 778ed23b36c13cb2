/**
 * What a return can't tell although a question has its words. It holds amounts and facts of one year, and nothing about
 * the employer, the bank or the fund behind them: what is left on a loan, when money comes, what things are worth or
 * will be, whether they are good. Each row is a way of asking for such a thing; `unless` is what the law or the return
 * is asked for in nearly the same words.
 */
interface Row {
  asks: RegExp;
  unless?: RegExp;
}

const join = (...parts: string[]): string => `(?:${parts.join('|')})`;
const from = (...parts: string[]): RegExp => new RegExp(parts.join('|'));

const own = String.raw`(?:(?:my|our|the|his|her|their|your|spouse's) )`;
/** Those who pay, keep or take money, as `readNames` calls them and as people do. */
const payer = join(
  'employers?|company|workplace|job|firm|bakery|clinic|library|hospital|restaurant|warehouse|school',
  'day ?care|child ?care(?: place)?|nursery|preschool|sitter',
  'bank|credit union|pension fund|pension|fund|mortgage lender|lender|loan servicer|broker|brokerage|insurer',
  'church|food bank|landlord|competitors?|health plan|medicare',
);
const account = join(
  'accounts?|savings|checking|iras?|roth|401\\(?k\\)?|403\\(?b\\)?|hsa|bank|wallet|portfolio|nest egg|retirement (?:account|savings)',
);
const abroad =
  'germany|canada|sweden|france|the uk|england|london|berlin|paris|lisbon|madrid|toronto|munich|dublin|spain|portugal|the netherlands|italy|australia|japan|switzerland|norway|denmark|mexico|ireland|austria|belgium|poland|india|china|brazil';
const debt = join('loans?|mortgage|debts?|principal|credit cards?|card');
const money = join(
  'pay|wages|salary|paychecks?|pay ?checks?|checks?|pension|social security|benefits?|dividends?|deposits?|bonus|raise|money',
);

/** A yield in percent, not one in dollars, and not the rate of the law that somebody calls so. */
const yieldAsRate = String.raw`\b(?<!(?:long|short)[- ]?term )yield\b(?!.*(?:\bdollars?\b(?! per)|\$|\b(?:irs|tax|long[- ]term|short[- ]term)\b))(?<!\b(?:dollars?|dollar amount)\b.*)`;

const days = String.raw`new year'?s?(?: eve| day)?|christmas(?: eve| day)?|thanksgiving|halloween|valentine'?s(?: day)?|mother'?s day|easter|black friday|super bowl(?: sunday)?|(?:labor|memorial) day|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|holidays?`;

/** Words of tax: with one of these a question asks for the law or for the return. */
const taxWords =
  /\b(tax(es|ed|able|ation)?|deduct\w*|irs|refunds?|returns?|credits?|withh\w*|w-?[24]s?|1099\S*|1098\S*|forms?|box|schedule|fil(e|es|ed|ing)|claim\w*|report(ed)?|dependents?|itemiz\w*|write off|owe|deadline|extension|estimated|quarterly|counts?|qualif\w*|exempt\w*|amend\w*|audit\w*)\b/;
const soft =
  /\b(tax(es|ed|able)?|deduct\w*|irs|refunds?|return|credits?|withh\w*|w-?[24]s?|1099\S*|1098\S*|fil(e|es|ed|ing)|itemiz\w*|write off|deadline|extension|estimated|quarter\w*|exempt\w*|amend\w*|audit\w*|penalt\w*)\b/;

const child = /\b(child(ren)?|kids?|sons?|daughters?|boys?|girls?|dependents?)\b/;

const rows: Record<string, Row> = {
  reach: {
    asks: from(
      String.raw`\b(phone|telephone|fax|cell|member|policy|customer|contact|account) (number|no)\b|\bnumber (do|can|should) (i|we) (call|dial)`,
      String.raw`\b(phone|e-?mail|website|web site|url|fax|hotline|address|headquarters|log-?in|ticker)( symbol| address| number)? (of|for|at|to) ${own}?(\w+ ){0,2}?${payer}`,
      String.raw`\b(what|which|tell me|give me|know)\b.{0,20}\bticker\b|\b(website|web site|url|log-?in|hotline|(opening|business|office|closing) hours|headquarters|contact person|my contact)\b`,
    ),
    unless: /\b(irs|direct deposit|refund|ssn|preparer|plainfile|return|form|w-?2|provider'?s?)\b/,
  },
  who: {
    asks: from(
      String.raw`\bwho('s| is| are| was| were)? ${own}?(owns?|owned|owner|runs?|ran|running|found(ed)?|manages?|managed|manager|ceo|head of|boss|invented|bought|sold|advised|recommended|valued|assessed|appraised|services|servicer|servicing|holds|insures|teaches|hired|fired|director|principal|competitors?|competition|(best|biggest|top|worst|favorite) \w+|teacher|owes)\b`,
      String.raw`\bnames? of ${own}?(\w+ )?(owner|teacher|boss|manager|director|principal|agent|doctor|ceo|landlord)\b|\b(owner|ceo|teacher|director|principal)('s name|s? (called|named)| (of|at) )`,
      String.raw`\bwho (got|gets|received|took|stole) (my|our|the) |\bwho (do|should|can|could) (i|we) (talk|speak|turn|complain|call|ask)\b`,
      String.raw`\bwho (paid|pays) (me )?(late|the most|the least|most|least|first|best)\b`,
    ),
    unless: soft,
  },
  quarrel: {
    asks: /\b(who|which of us) (\w+ )?(wins?|won|prevails?|loses?)\b/,
    unless: from(soft.source, child.source),
  },
  where: {
    asks: from(
      String.raw`\bwhere('s| is| are)? ${own}?((nearest|closest|next) )?(\w+ )?(branch|office of|${payer})\b`,
      String.raw`\b(where|(at|in|from) (which|what) (store|shop|place|website)) (did|do|can|could|should) (i|we) (buy|get|shop|advertise|bank|eat|live|park|rent|find|order|store|sell|run)\b|\bhow far (is|are|away)\b`,
    ),
    unless: from(soft.source, String.raw`\b(enter|put|upload|see|find (it|that|my w-?2))\b|\blines?\b`),
  },
  which: {
    asks: /\b(which|what)( one)?( of (my|our|the))? (\w+ )?(clients?|customers?|charit(y|ies)|stores?|shops?|broker|senators?|weekday|wednesday|monday|tuesday|thursday|friday|saturday|sunday|brands?|doctor|dentist|grade|companies|lawyer|color|logo|neighbou?rs?|ads|ad)\b(?! (fees?|costs?|bills?|expenses?|gifts?|income|spending))|\b(which|what) (company|bank|lender|firm|place) (services|holds|owns|manages|would|could|should|offers|gives|is (best|better|cheaper))\b|\b(which|what) (\w+ )?month (was|did|were)\b|\bwhich (of (my|our) )?(gifts?|donations?) .*\b(most|biggest|largest)\b/,
    unless:
      /\b(deduct\w*|qualif\w*|eligible|counts?|claim|due|file|deadline|form|taxable|irs|tax|credits?|married|need)\b/,
  },
  onlySome: {
    asks: /\b(top|best|biggest|largest|smallest|worst|average|main|slowest|busiest|repeat|regular) (paying )?(clients?|customers?|invoices?|orders?|months?|weeks?|days?|gigs?|buyers?)\b|\b(first|second|third|fourth|last|this) quarter\b|\bone (client|customer)\b|\bnext (\w+ ){0,2}(payment|pay ?check|check|bill|statement|deposit)\b/,
    unless: /\b(estimated|quarterly|tax(es|ed)?|irs|due|installments?|pay the|file|deduct\w*)\b/,
  },
  whenMoney: {
    asks: from(
      String.raw`\b(which|what) (day|date|weekday|wednesday|monday|friday|time|week)s?\b(?!.*\bby\b).{0,40}\b(${money}|paid|pays?|open|opens|close|closes|come|comes|arrives?|land|hits?|work|call in)\b`,
      String.raw`\bwhen('s| is| are) (the |my |our )?(next )?pay ?day\b|\bpay ?day (is|on|this)\b|\b(weekly or|every two weeks or|monthly or)\b|\bhow often (do|does|am|are|is|will) `,
      String.raw`\bwhen('s| is| are| does| do| will| did| would| should| can) ${own}?(next )?(\w+ )?(${payer}|${debt}|${money}|school|rates?|shift|vacation|day off)\b`,
      String.raw`\bwhen (do|will|am|can|did|are) (i|we) (going to |start to |finally )?(get|see|have|receive) (my|our|the|a) (next |first |new )?(raise|paycheck|check|bonus|pension|social security|promotion|pay)\b`,
      String.raw`\bwhen (do|will|am|can|did|are) (i|we) (get|see|have|receive) (my|our|the|a|another) (next |first )?(dividends?|payment|installment|pay|statement)\b|\b(which|what) days (is|are|do|does|did|am)\b`,
    ),
    unless:
      /\b(due|fil(e|ed|ing)|deadline|extension|refund|irs|estimated|quarter\w*|tax(es|ed|able)?|return|owe|bill|penalt\w*|deduct\w*|w-?2|1099|1098|counts?|contribut\w*|withdraw\w*|withh\w*|government|treasury|deductible|forgiven|itemizing|split)\b/,
  },
  balance: {
    asks: from(
      String.raw`\b(balance|remaining|outstanding|left|remains|owing|pay ?off amount)\b.{0,35}\b(${debt}|${account})\b|\b(${account}|${debt}) balance\b`,
      String.raw`\b(${debt}|house|home|car)\b.{0,25}\b(paid off|left|pay ?off)\b|\bprincipal\b|\bstill (owe|have to (pay|repay)|owing)\b.{0,25}\b(loans?|mortgage|house|car|card)\b`,
      String.raw`\b(owe|owing|due) on (my|our|the|her|his) (\w+ )?(loans?|mortgage|house|car|card)\b`,
      String.raw`\bhow (much|big|large)( money| cash)?('s| is| are| was| do (i|we) have| have (i|we))?( left| sitting| saved( up)?| still| stashed| put away| got| there| now)* (in|on|at) ${own}?(\w+ ){0,2}?${account}\b`,
      String.raw`\bhow (big|large|much) (is|are) ${own}?(\w+ )?(savings( account)?|nest egg|portfolio)\b|\bhow much (did|have) (i|we) (manage to )?(saved?|put aside)\b|\bnet worth\b|\bequity\b|\bleft on (my|our|the) (\w+ )?(lease|contract)\b|\b(until|till) (i|we) own (the|my|our)\b|\b(house|home|car) is (mine|ours)\b`,
    ),
    unless:
      /\b(enter|entered|tax(es|ed)?|irs|deduct\w*|contribut\w*|withdr\w*|interest|dividends?|put (in|into)|went|my return|our return|the return|line|balance due|refund|earn\w*|gain|home office|you have)\b/,
  },
  payments: {
    asks: /\b(monthly|weekly|each month|per month|a month)\b.{0,20}\b(loan|mortgage|house|car|rent)\b|\b(loan|mortgage|house|car) payments? (a|per|each|every) month\b|\bmonthly (student loan |loan |mortgage |house |car )(payments?|rent|bill|installments?)\b|\bhow (much|many) (\w+ )?payments? (are|is|do|have|does) (left|we|i|still|there|it)\b|\bpayments (left|till|until|to go)\b|\bmore years? (of|to|do|till|until)\b|\byears (are )?left\b|\bhow (much|many) (longer|more (years|months|payments))\b/,
    unless: /\b(irs|tax(es)?|installment (plan|agreement)|payment plan|estimated|refund|depreciat\w*)\b/,
  },
  terms: {
    asks: from(
      String.raw`\b(interest rate|apr|apy|expense ratio)\b(?!.*\b(irs|late|penalt\w*|underpa\w*|tax)\b)|${yieldAsRate}`,
      String.raw`\b(rate|fees?)\b.{0,12}\b(on|at|of|for|does|from|with|do i have) ${own}?(\w+ )?(${debt}|${account}|${payer})\b|\b(${debt}|savings) rates?\b|\bbetter rate\b|\bcharge (me |us )?a fee\b`,
      String.raw`\b(fixed or|adjustable|federal or private|variable)\b|\bwhat deductible\b|\bcopay\b`,
      String.raw`\b(what|which) rate (is|does|do|has|are) (my|our|the) (\w+ )?(mortgage|loans?|savings|card)\b|\brefinanc\w*`,
    ),
    unless:
      /\b(tax(es|ed)?( rate)?|irs|(capital )?gains?|deductible (is|are) |effective|marginal|bracket|deducted)\b/,
  },
  count: {
    asks: /\bhow many (\w+ )?(hours|shifts|clients|customers|employees|coworkers|patients|shares|square feet|logos|invoices|bedrooms|vacation days|sick days|points|followers|friends|orders|votes|branches|locations|weeks|gigs|credit points)\b|\bhow many (\w+ )?(days|years|months) (did|have|do|has|am|are|were|till|until|left|more|will|does) (i|we|he|she|it|spouse|my|our|the|left)\b|\bhow many (people|kids|children|students|toddlers)\b.{0,25}\b(work|employ|saw|see|visit|attend|go to|in a group|at (my|our|the) )|\bhow (long|tall|old|heavy) (has|have|is|are|will|did|does|would) (my|our|the|he|she|i|we|spouse|child|employer|it|day care|fund|pension)\b|\b(vacation|sick|holiday) (days?|pay|time|leave)\b|\bpto\b|\bhow (long|many years) .*\b(worked|employed|been (at|with)|teach)\b/,
    unless: from(
      soft.source,
      String.raw`\b(due|keep|hold|held|carry|records?|receipts?|sold|owe|must|long-term|dependents?|file|lives?|lived|live with|months? (in|at) (my|our|the)|business miles|plan|until it|own(ed)?|send|review|take to|process)\b`,
    ),
  },
  period: {
    asks: new RegExp(
      String.raw`\b((?<!to )pay|wages|paychecks?|earn\w*|made|make|deposit\w*|invoice[ds]?|revenue|sales|receipts|profit|spen[dt]|interest)\b.{0,30}\b(in|for|during|of|on|over|at) (january|february|march|april|may|june|july|august|september|october|november|december|(the )?(${days}))( \d\w*)?\s*[?.!]*$|\b(last|this|that) (quarter|month|week)\b|\b(first|last) (paycheck|salary)\b|\bever (earn\w*|made)\b`,
    ),
    unless:
      /\b(estimated|quarterly payment|prepa\w*|irs|refund|tax(es|ed)?|return|due|file|sold|sale|bought|ira|hsa|married|withh\w*)\b/,
  },
  perUnit: {
    asks: /\b(hourly|per hour|an hour|day) (wage|rate|pay|charge)s?\b|\b(charges?|get|earn|makes?|pays?|cost) (\w+ )?(per|an|a) (hour|gig|logo|page|day)\b|\bper hour\b|\bpercent(age)? raise\b|\bjob title\b|\b(paycheck|pay ?stub|invoiced?|deposit) (on|of|from|in) (january|february|march|april|may|june|july|august|september|october|november|december)\b|\b(overtime|bonus|tips)\b.{0,20}\b(in|part of|of) (my|our|the|those|these) (pay|wages|salary)\b/,
    unless: /\b(mileage|irs|estimated|refund|deduct\w*|tax(es|ed)?|withh\w*|counted|included|included\?)\b/,
  },
  worth: {
    asks: /\bworth\b(?! (it|the|to|of|\w+ing|on here|anything|as a)\b)|\btrading (at|for)\b|\b(share|stock|market|house|home|resale|fund) (price|value)\b|\bprice of\b|\b(would|could|will|can|might|should) (i |we |\w+ ){0,4}(sell|go|rent|be sold) for\b|\b(could|would) (i|we) (sell|get for|ask for)\b|\b(bigger|smaller|new|another|cheaper|better) (studio|house|apartment|flat|office|car|place|roof)\b.*\bcost\b|\bcost\b.*\b(bigger|smaller|cheaper|better) (studio|house|apartment|flat|office|place)\b|\bnet worth\b|\b(could|can) (i|we) rent (out )?.* for \$?\d|\bhow (much )?(did|has|have|is) (the |my |our )?(index )?(fund|market|shares?|stocks?|portfolio) (return\w*|perform\w*|do|done|doing|grow\w*|lost|lose)\b|\b(is|are) .{2,40} going for\b|\b(odds|chances) of\b|\blottery numbers\b/,
    unless:
      /\b(tax(es|ed|able)?|deduct\w*|itemiz\w*|irs|report|basis|donat\w*|credit|fair market value|depreciat\w*)\b/,
  },
  future: {
    asks: from(
      String.raw`\b(will|won't|would|going to|gonna)\b.{0,45}\b(go up|go down|rise|grow|increase|decrease|fall|drop|come down|shrink|crash|be (higher|lower|bigger|smaller|better|worse|cut|raised|forgiven)|get (better|worse|promoted|a raise)|run out|succeed|survive|take off|raise (my|our|the|its|their)|cut (my|our|the)|forgive)\b`,
      String.raw`\bnext (paycheck|raise|spring|fall|winter|summer|season|christmas|election)\b|\bin the future\b|\bin (ten|twenty|\d\d?) years\b|\bby christmas\b|\bwhen (i|we|he|she) (am|are|is|retire|turn|grow)\b.{0,6}(\d\d|$)|\b(till|until|before|when) (i|we) (can )?retire\b|\bwhen they grow up\b|\b(charge|cost|pay) (us|me)?( \w+)? (per month )?(from|starting|beginning) `,
      String.raw`\b(will|going to) (my|our|the) (business|company|studio|shop|employer|job|fund|pension|bank|house|shares?|stocks?|dividends?|savings)\b(?! (have to|need to|owe|be (taxed|taxable|counted|deductible|due|on)))`,
      String.raw`\bhow much (will|am|are) (i|we|he|she|spouse|my business) (going to )?(earn|make|get paid|spend|save)\b`,
    ),
    unless:
      /\bif\b|\b(my|our|the|a) (tax )?(refund|tax|taxes|bill|return)\b|\b(estimated|quarter\w*|withh\w*|irs|deduct\w*|taxed|taxable|file|filing|owe|bracket|penalt\w*|ira|count)\b(?!.*\b(up|raise|election)\b)/,
  },
  advice: {
    asks: from(
      String.raw`\bshould (i|we|he|she|spouse|my \w+) (just |really |rather |also |now )?(buy|spend|invest|move|quit|leave|hire|fire|refinance|switch|rent|lease|marry|divorce|retire|go back|save up|wear|trust|sue|drop|live|travel|learn|ask for|ask my boss|have (a|another)|lower my prices|raise my prices|sell|stop|reinvest|pay off|delay|consolidate|get (a|another|out|rid|new)|charge|start a)\b`,
      String.raw`\bshould (i|we) put (the|my|our) (refund|money|house|savings)\b`,
      String.raw`\b(is|was|would) it (be )?(smart|wise|a good (idea|time)|a bad idea|better|cheaper|safer|smarter|stupid|silly) to\b|\bwhat (should|can|could) (i|we) do with (the|my|our|this|that|\$?\d)|\b(where|what) (would|should) (you|i|we) (invest|buy|spend)\b`,
      String.raw`\bwould you (rather|buy|invest|sell|do if|choose|recommend)\b|\bif you were me\b|\bcan (i|we) afford\b|\b(rent|house|mortgage) (can|could) (i|we) (afford|get)\b|\b(do|will) (i|we) have enough\b|\bhow much (should|do|must) (i|we) (need to )?(save|tip|give)\b|\bhow much \w+ insurance\b|\bdown payment\b`,
    ),
    unless:
      /\b(tax(es)?|itemiz\w*|deduct\w*|irs|file|filing|jointly|separate\w*|standard|claim|estimated|withh\w*|w-?4|credit|roth|ira|401k|hsa)\b/,
  },
  opinion: {
    asks: from(
      String.raw`\b(is|are|was|were) ${own}?(\w+ ){0,3}(any good|a good|a bad|decent|good for|safe|reliable|risky|riskier|safer|underpaid|overpaid|licensed|insured|nonprofit|a nonprofit|fair|cheaper|cheap|too expensive|better than|growing|good (pay|income|salary|wage|rate|deal|result)|going bankrupt|hiring|happy|enough|worth it|below average|above average|trustworthy|honest|adjusted for inflation|going downhill|bankrupt|at risk|secure|stable|a lot)\b`,
      String.raw`\b(is|are) \$?\d[\d,.]*k? .{0,12}(good|decent|fair|a lot|normal|enough)\b(?! to (itemize|file))`,
      String.raw`\bcompar\w* (with|to) (others|other|the average|what|last year|before|the year)|\b(than|as) (other|most) (people|families|bakers|teachers|designers|nurses)\b|\b(do|are|what do|how much do) other (people|bakers|designers|families|teachers|nurses|freelancers|studios)\b|\b(median|average) (wage|income|salary|refund|pay|rent)\b|\bprofit margin\b|\b(best|good|cheapest|better) (tax )?(software|program|app|accountant|bank|fund|plan|school|doctor|lawyer)\b|\bwhat do they (charge|teach|sell|serve|offer)\b|\bgrades\b|\bpay (off|well|me enough|us enough)\b.{0,8}$`,
      String.raw`\bhow (good|safe|reliable|honest|risky|rich|popular|nice|bad|healthy|secure) (is|are|was|were) (?!it\b)|\bdid (my|our|the) (\w+ ){1,4}(work|work out|pay off|bring anything)\s*[?.!]*$`,
    ),
    unless:
      /\b(taxable|deductible|tax(ed|es)?|irs|return|numbers?|figures?|documents?|records?|receipts?|withh\w*|paid in|estimated|claim|fil(e|ing)|standard|itemiz\w*|penalty|refund|why|idea to (file|claim))\b/,
  },
  howTo: {
    asks: from(
      String.raw`\bhow (do|can|could|would|should) (i|we|you) (\w+ )?(get|find|win|keep|gain) (\w+ ){0,3}(customers?|clients?|followers|raise|promot\w+|job|better (pay|wages|job)|paid on time|accountant|nanny|apartment|loan|partner|pay on time)\b`,
      String.raw`\bhow (do|can|could|would|should) (i|we) (\w+ )?(talk|convince|persuade|negotiate|price|ask|raise|advertise|market|design|write|fire|hire|grow|quit|apply|invest|cook|furnish|evict|sue)\b`,
      String.raw`\bclients? to pay\b|\bmake (my|a) clients? pay\b|\b(can|could|may) (i|we|they|the \w+|my \w+) (\w+ )?(sue|evict|foreclose|throw|fire|garnish|kick)\b|\bgarnish\w*\b|\b(permit|business licen[sc]e|liability insurance)\b|\bcover (a|my|an|the|hearing|lasik|braces|dental) ?(root|knee|hearing|hip|teeth|canal|aids?|glasses|therapy|ibuprofen)?\b.*$`,
      String.raw`\b(medicare|insurance|health plan|plan) (pays?|covers?) (for )?(my|glasses|dental|hearing|a|the|teeth|braces)\b`,
    ),
    unless: from(soft.source, String.raw`\b(write off|write down|apply it|report)\b`),
  },
  place: {
    asks: from(
      String.raw`^(so |and |hey |ok )?(does|do|did|is|are|can|could|has|have|will|would|was|why (does|did|is|do|are|was|will)) (the |my |our )?(employer|company|day care|child ?care|nursery|preschool|bank|fund|pension fund|pension|mortgage lender|lender|church|food bank|mortgage|boss|bakery|clinic|library|hospital|restaurant|warehouse)\b(?! (interest|income|payments?|expenses?|costs?|credit|distribution|on (my|our|the)))`,
      String.raw`\b(at|with|from) (another|a different|some other) (bank|employer|company|job|lender|fund)\b`,
    ),
    unless: from(
      taxWords.source,
      String.raw`\b(held|hold|took|take out|taken|keep|kept|send|sent|paid (me|us)|pay (me|us)|have to|need|include[ds]?|in (the|my|our) (wages|income|total)|right|correct|enough|too (much|little)|on (this|my|our|here)|there|in there|part of|legal name|ein|camp)\b`,
    ),
  },
  spending: {
    asks: /\bhow much did (i|we) (pay|spend) (for|on) (my|our|the|this|that) (house|home|car|apartment|boat|furniture|tv|dog|phone)\b(?! (tax|insurance|interest|loan|office|care))|\bwhat (did|do) (i|we) (spend|use) .{3,40} (on|for)\s*[?.!]*$|\b(pay|paid) too (much|little) (for|at) (my|our|the|day care|rent|supplies|ads)\b|\bhow much (?!tax|money|time|refund|cash|more|is|are|do)\w+ (do (i|we) have|is|are) (still )?left\b|\b(did (i|we) get|was there|how (much|big) was|what was) (a|my|our|the) bonus\b|\b(goes|go|went) (to|for|into|on) (the |my |our )?(rent|dental|dentist|food|groceries|health insurance|car|fishing|gas|insurance|housing|savings)\b|\b(spend|spent|spends|lost|lose|loses) (\w+ )?(on|at|for) (?!.*\b(supplies|ads?|advertis\w*|day care|care|child ?care|medical|doctors?|tuition|college|school|education|interest|business|insurance|travel|office|meals?|tools|materials?|classroom|home|solar|energy|prescriptions?|health|it|tax(es)?|hearing aids?|glasses|dental|dentist|charity|gifts|donations?|rent|software|phone|gas|car|mileage|repairs|costs|expenses|operations?|them|everything|the sale|stocks?|shares?|gambling)\b)/,
    unless: /\b(deduct\w*|taxes|tax|write off|credit|claim|return)\b/,
  },
  theirs: {
    asks: /\b(how much|what) (did|does|do|has|will) (the |my |our )?(church|charity|red cross|food bank|city|town|county|school|government|company|bank|fund)( \w+)? (collect|raise|spend|lose|make|earn|do with|use)\b|\b(how much|what) (was|is|were) (my|our|the|her|his) (\w+ )?(dentist|doctor|vet|electric|phone|water|heating|grocery|hotel)('s)? bills?\b|\b(taken|comes?|came|deducted|goes) (out )?(of|from) (my |our )?(social security|pension|checks?) for (medicare|health|dental|insurance)\b/,
    unless: /\b(deduct(ible|ion)|write off|irs|tax(es)?|return)\b/,
  },
  politics: {
    asks: /\b(senators?|congress\w*|elections?(?! to| of| under| for)|commissioner|voted|republicans?|democrats?|politicians?|which party|what party|lawmakers|government shut|shutdown|president)\b/,
    unless: /\b(leave .{0,15}aside|election campaign|donat\w*|gave|deduct\w*|aside)\b/,
  },
  abroad: {
    asks: from(
      String.raw`\b(german|french|canadian|british|swedish|portuguese|spanish|dutch|italian|mexican|australian|japanese|swiss|irish|council) (tax|social|pension|income|child)\b`,
      String.raw`\b(would|could|will|do|does|get|gets|is|what's)\b.{0,45}\b(in|from) (${abroad})\b|\bin (euros?|pounds|pesos|yen|canadian dollars|swiss francs)\b`,
    ),
    unless:
      /\b(foreign|treaty|fbar|not the (\w+) one|live[ds]?|work(ed)?|accounts?|income|claim\w*|dependents?|report\w*|mom|mother|father|parents|property|rental|deduct\w*)\b(?! (in|there) (\w+ )?with)(?!.*\bwould\b)/,
  },
  others: {
    asks: /\b(earns?|makes?|gets?|pays?|got|made|earned) (\w+ )?more (\w+ ){0,2}than (i|we|me|us)\b|\b(friends|neighbou?rs|families|people|others)\b.*\bhow (much|many) (do|did|does) they (get|make|pay|earn)\b|\b(boss|manager|supervisor)('s)? (name|called|named|making|salary|email|cell|wife|like)\b|\b(employer|bank|day care|fund|lender)'s (revenue|profit|owner|ceo|manager|boss|name for|hours|phone|address)\b(?!.*\b(return|w-?2|form)\b)|\bhow much (\w+ )?(did|does|do|will|has) (the |my |our )?(employer|bank|company|clinic|boss) (make|earn|own|contribute|match|donate|sell|take in|put in)\b/,
    unless: /\b(box|w-?2|irs|return|deduct\w*|code|count)\b/,
  },
};

/**
 * Who, when, where, how many, how long and whether one should: a return and the law tell few of these, and all of them in
 * such words. Of "how much" and "what" they tell too many to name.
 */
const start = String.raw`(?:^|[,;:.!?-] |\b(?:and|but|so|ok|okay|hey|hi|know|me|us|wonder|wondering|curious|please|well|now) )`;
const gates: readonly (readonly [asks: RegExp, tells: RegExp])[] = [
  [
    new RegExp(String.raw`${start}(?:who|whose|whom|who's)\b(?! (?:cares|knows))`),
    /\b(pa(y|ys|id|ying|yer)|withh\w*|held|took|sent|sends?|issue[ds]?|gave|provid\w+|lender|employer|work(ed)? for|day ?care|child ?care|dependents?|child(ren)?|kids?|spouse|preparer|prepare[ds]?|see|read|access|look at|are you|is this|talking|made you|built you|claim\w*|qualif\w*|fil(e|es|ed|er|ers|ing)|need\w*|must|ha(s|ve) to|can|could|may|gets?|counts?|watch\w*|care|listed|entered|return|sign(s|ed)? (it|this|my|the|our)? ?(return|pay|form|tax)?|mortgage (is )?with|bank.*mortgage|mortgage.*(bank|from|with)|tax\w*|irs|deduct\w*|owes? (who|whom|the|what)|head of|beneficiary|survivor|minister|considered|is (a|an) )\b/,
  ],
  [
    new RegExp(String.raw`${start}how many\b`),
    /\b(dependents?|kids|children|w-?2'?s?|1099\S*|1098\S*|forms?|schedules?|jobs?|employers|months?|miles|dollars|bucks|grand|credits?|deductions?|exemptions?|allowances|persons?|people|household|family|returns?|tax\w*|irs|file|filing|deadline|due|left (until|till|to|before)|percent|brackets?|lines?|documents?|questions?|pages?|estimated|installments|quarters?|audit\w*|keep|records?|receipts?|claim\w*|deduct\w*|amend\w*|carry|depreciat\w*|own\w*|held|hold|live[ds]?|qualif\w*|rule|ira|withdraw\w*|rollovers?|work for the|businesses|incomes?|refunds?|sold|banks|funds?|providers?|count|must|need|allowed|status\w*|mistakes?|errors?|things|items?|payments (did|have)|times)\b/,
  ],
  [
    new RegExp(
      String.raw`${start}when('s|s)?\b(?! (i|we|you|he|she|they|it|my \w+ (was|died|left|got)|all|said|added|the (kids|smoke|dust)) ?\b(?!.*\?$))`,
    ),
    /\b(due|fil(e|es|ed|ing)|deadlines?|refunds?|extension|estimated|quarter\w*|tax(es|ed|able)?|irs|return|pay|paid|owe|bill|sold|sell|bought|buy|born|birth\w*|mortgage|loan.*(start|taken)|contribut\w*|put money|withdraw\w*|take (money|out|it)|distribut\w*|deduct\w*|claim\w*|w-?2|1099\S*|1098|form|count\w*|start (taking|social)|take social|required|rmd|rollover|must|need|have to|should|supposed|money|back|send|sent|submit\w*|mail\w*|it|this|these|get|got|hear|april|uncle sam|treasury|government|amend\w*|statute|audit\w*|expire\w*|itemiz\w*|married|death|died|begin)\b/,
  ],
  [
    new RegExp(String.raw`${start}(?:where|where's)\b`),
    /\b(refunds?|return|money|number|figure|amount|come from|came from|from|get (that|this|it|the|my w)|enter\w*|put|file|mail|send|sign|upload|see|find|look|show\w*|line|lines|form|box|schedule|page|report\w*|tax\w*|irs|deduct\w*|claim\w*|live|address|stand|we at|i at|is it|is (my|the|our)|deposit\w*|change|edit|correct|check|pay|w-?2|1099\S*|go|goes|went|land|lands|leaves?|balance|end up|is (it|that|this)|\d+)\b/,
  ],
  [
    new RegExp(String.raw`${start}(?:for )?how long\b`),
    /\b(refunds?|return|irs|fil(e|ed|ing)|keep|records?|receipts?|extension|live[ds]?|months?|own\w*|hold|held|had|due|take|takes|long-term|carry|deduct\w*|depreciat\w*|tax\w*|amend\w*|audit\w*|pay|left|have i|do (i|we) have|until|wait\w*|can (i|we|it|this)|drag|ira|hsa|plan|claim\w*|last|it|this|status|process\w*|for)\b/,
  ],
  [
    /\bshould (i|we|he|she|they|my \w+|our \w+|spouse|one|a \w+)\b/,
    /\b(itemiz\w*|fil(e|ed|ing)|claim\w*|deduct\w*|report\w*|amend\w*|withh\w*|w-?4|w-?2|1099\S*|estimated|expect|owe|refund|pay|get|getting|send|set aside|enter\w*|put|ira|roth|hsa|401k|sep|contribut\w*|standard|joint\w*|separate\w*|worr\w*|next|do|keep|records|return|tax\w*|irs|form(?! an?\b)|line|number|amount|figure|be|have|know|use|write|see|extension|convert|election|depreciat\w*|look|check|receive|credit\w*|sign|mail|upload|come|budget|bring|income|count|add|ask you|plan|say|give (the|her|him|them|my)|tell|quote|list)\b/,
  ],
];

/** A part of a sentence that says what is not asked for. */
const asides =
  /\((?![a-z0-9]\))[^)]*\)|\b(never mind|no matter|regardless of|forget|i forget|i don't (care|need|want|mind)|i('m| am) not asking|i (will|do) not ask|who knows|you need not|leave|leaving|setting|apart from|aside from)\b[^,.;:?]*[,.;:]|,? (as|like) (my|the|his|her) \w+( \w+)? (claims?|says?|thinks?|swears?|told me|insists?)\b/g;

/** A question without what it says that it doesn't ask for; as it is when nothing else is left. */
export function withoutAsides(text: string): string {
  const rest = text.replaceAll(asides, ' ').replaceAll(/\s+/g, ' ').trim();
  return rest.split(' ').length >= fewest ? rest : text;
}
const fewest = 2;

/** The way in which a question asks for what no return tells; null for one that does not. */
export function findUntold(text: string): string | null {
  const found = Object.entries(rows).find(
    ([, { asks, unless }]) => asks.test(text) && unless?.test(text) !== true,
  );
  return found?.[0] ?? null;
}

/**
 * Whether a question asks who, when, where, how many, how long or whether one should, with no word of what is told.
 * @param text the sentences that ask
 * @param message all of the message: what is told may be said before it
 */
export const asksBeyond = (text: string, message = text): boolean =>
  gates.some(([asks, tells]) => asks.test(text) && !tells.test(message));

/** Whether a message is about money that a shop gives back. */
export const isOfShop = (message: string): boolean =>
  shop.test(message) && !/\b(irs|tax|1040|federal|spend|buy|trip)\b/.test(message);
const goods = String.raw`\b(?:package|order|tickets?|airline|concert|shoes|amazon|ebay|seller|hotel|flight|jacket)\b`;
const shop = new RegExp(String.raw`${goods}.*\brefund|\brefund.*${goods}`);
