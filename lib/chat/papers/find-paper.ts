import type { ReturnInputJson } from '@/lib/tax/facts/return-input';
import { type Paper, type PaperKind, readPapers } from './read-papers';

/** What is asked of papers, by what people call them. The text has names on the return replaced by what they are. */
const asked: readonly (readonly [kind: PaperKind, asks: RegExp, not: RegExp])[] = [
  [
    'payers',
    /\b(everyone|everybody|anyone|anybody|all (the )?(people|companies|places|payers|ones)|each one)\b.{0,12}\b(paid|pays?|sent|gave)\b|\b(list|names?|who are|which|what)\b.{0,15}\bpayers?\b|\bwho (all )?(paid|pays|sent) (me|us)( (any )?(money|income|anything|something))?( last year| in 2024| on (here|the return))?[?.!]*$|\b(list|which|what|how many)\b.{0,12}\b(1099s|1099'?s|1099 forms)\b/,
    /\b(missing|upload|should|if|did i pay|i paid|will|refund|irs|haven't|late|deadline|need)\b/,
  ],
  [
    'person',
    /\b(birth ?(day|date|year|month)s?|(date|year|day|month)s? of birth|dob)\b|\b(when|what (year|day|date|month)) .*\b(born)\b|\bborn (in|on) \d|\bhow old (do|does|did) (you|it|the return)\b|\b(down|listed|entered|marked) as (65|over 65|blind|sixty[- ]five)\b|\bhow old (is|are|am) .*\b(on|in|according to) (the|this|my|our|here|it)\b|\b(age|ages) (do you have|is (listed|entered|on)|did (i|we) (put|enter|give))/,
    /\b(claim|credit|qualif\w*|deduct|count|how much|baby|newborn|if)\b|\b(party|present|gift)\b/,
  ],
  [
    'dependent',
    /\bmonths?\b.*\b(child|kids?|children|son|daughter|dependents?)\b.*\b(live[ds]?|lived|home|with (us|me)|stay\w*)\b|\b(child|kids?|children|son|daughter|dependents?)\b.*\b(live[ds]?|with (us|me)|home)\b.*\bmonths?\b|\b(list|show|what)\b.*\b(know|have|entered|details?)\b.{0,12}\b(about|for|on) (our|my|the) (children|kids|dependents?)\b|\brelationship\b.*\b(child|kids?|children|son|daughter|dependents?|listed|entered|down)\b/,
    /\b(qualif\w*|claim|must|need|required|if|rule|enough|how (much|many)(?! months)|credits?)\b/,
  ],
  [
    'number',
    /\b(ssn|social security number|social(?! security))s?\b.*\b(you have|entered|listed|down|on (here|file|the|this|my)|last (four|4)|right|correct|typed|did (i|we) (put|enter|give))\b|\blast (four|4)( digits)?\b.*\b(ssn|social)\b/,
    /\b(benefits?|tax|taxes|wages|why|need|apply|card|lost|stolen|get one|wrong person|income|payments?|how much|checks?)\b/,
  ],
  [
    'answers',
    /\b(crypto\w*|bitcoin|digital assets?|virtual currency)\b.*\b(question|box|answer(ed)?|checked|marked|say|said|yes|no)\b|\bpresidential\b|\bcampaign fund\b|\b(claims?|claimed|claimable)\b.*\bas (a |someone's |another's )?dependent\b.*\b(box|checked|marked|down|answer(ed)?)\b/,
    /\b(should|do i have to|must|need|tax(ed)?|sold|sell|gain|how much|can|report|if|what (is|counts))\b/,
  ],
  [
    'home',
    /\b(my|our|home|mailing|street|the) address\b|\baddress (do you|did (i|we)|is (on|listed|entered|right|correct)|on (here|the|this|my))|\bzip( code)?\b|\b(which|what) (city|town|street) (do you have|are (we|i)|is (on|listed|entered)|did (i|we))|\bdo you have (me|us) (in|living|at)\b|\bwhere (do|does) (you|it|the return) (have|say|think|show) (me|us|i|we)\b/,
    /\b(irs|mail|mailing (the|my|a|it)|send|change|update|new|moved?|moving|email|e-mail|ip)\b/,
  ],
  [
    'business',
    /\b(name of (my|the) business|business name|business called|principal (business )?(activity )?code|business code)\b|\b(cash|accrual)\b.{0,20}\b(or|vs\.?|versus)\b.{0,8}\b(cash|accrual)\b|\baccounting method\b|\b(cash|accrual)[- ](basis|method)\b.*\b(i|we|my|our|business|return|schedule|is|am)\b|\bmethod of accounting\b/,
    /\b(should|better|difference|differ|switch|change|mean|means|can|if|allowed|must)\b/,
  ],
  [
    'hsa',
    /\b(hsa|health (savings|account))\b.*\b(self[- ]only|family|coverage|individual|just me|single)\b|\b(self[- ]only|family|individual|single)\b.*\bcoverage\b.*\b(hsa|health savings|have|listed|entered|down|put|marked|return|on here)\b/,
    /\b(how much|limit|max\w*|most|can|could|if|would|allowed|switch)\b/,
  ],
  [
    'care',
    /\b(which|who|whose|names?|what(?:'s| is| was)?(?: the name of)?(?= (?:my |our |the )?(?:\w+ )?(?:day ?care|provider|nursery|sitter|nanny|preschool)))\b.{0,40}\b(day ?care|provider|nursery|sitter|babysitter|nanny|preschool|child ?care|care (center|place))\b(?! (credit|cost|expense|bill|fee|deduct))|\bwho (watche[ds]|looked after|cared for|took care of|minds?|minded)\b/,
    /\b(how much|credit|cost\w*|qualif\w*|counts?|should|best|good|near|recommend|tax number|what (is|counts as|does|if)|cheap\w*|open\w*|hours|deduct\w*|fees?|bills?|get)\b/,
  ],
  [
    'interest',
    /\b(which|what) banks?\b|\bnames? of (my|our|the) banks?\b|\b(who|whose|which|where)\b.{0,30}\b(paid|pays|pay|sent|gave|send|comes? from|came from|is)\b.{0,30}\b(interest|1099-?int)\b/,
    /\b(best|better|should|rates?|refund|deposit\w*|mortgage|lend\w*|how much|highest|recommend|student|loan|wants?|asks?|good|irs|can|open|to)\b/,
  ],
  [
    'dividends',
    /\b(which|what) (\w+ )?(funds?|compan(y|ies)|stocks?)\b.{0,20}\b(paid|pays?|gave|sent|is on|are on|did)\b.*|\b(who|whose|which|where)\b.{0,30}\b(paid|pays|pay|sent|gave|comes? from|came from|is)\b.{0,30}\b(dividends?|1099-?div)\b/,
    /\b(best|better|should|how much|recommend|will|going to|interest|sold|sell|bought|buy)\b/,
  ],
  [
    'pension',
    /\b(who|whose|which|what)\b.{0,30}\b(pays?|paid|paying|sends?|sent|issue[ds]?|payer)\b.{0,20}\b(pension|annuity|1099-?r)\b|\b(name|payer) (of|on|for) (my|the|our) (pension|1099-?r|annuity)\b|\b(distribution )?code\b.*\b(1099-?r|pension|box 7)\b|\bbox 7\b.*\b(1099-?r|pension)\b/,
    /\b(how much|what (do|did|does) (my|the) pension pay|mean|means|tax(ed|able)?|should|interest)\b/,
  ],
  [
    'mortgage',
    /\b(who|whose|which|what|names?)\b.{0,30}\b(mortgage lender|lender|mortgage (company|bank|holder)|holds? (my|our|the) mortgage|bank.{0,12}mortgage)\b|\b(mortgage|loan|1098)\b.{0,20}\bbalance\b.*\b(you|return|1098|entered|listed|down|here|there)\b|\bbalance\b.*\b(do you have|did (i|we) (give|enter|put)|you have|on (here|there|the return)|entered|listed)\b.*\bmortgage\b|\b(do you have|you have|did (i|we) (give|enter|put)|listed|entered)\b.*\b(mortgage|loan) balance\b|\b(when|what (year|date)) .*\b(mortgage|home loan)\b.*\b(start\w*|taken out|take out|took out|originat\w*|begin|began|from)\b|\b(when|what (year|date)) .*\b(start\w*|taken out|take out|took out|get|got)\b.{0,12}\bmortgage\b/,
    /\b(wants?|asks?|asking|asked|needs?|best|better|should|rate|how much (interest|did)|paid off|limit|years are left|if)\b/,
  ],
  [
    'sale',
    /\b(cost )?basis\b|\bproceeds\b/,
    /\b(cash|accrual|stepped|inherit\w*|if|what is (a )?(cost )?basis|ira|how (do|does) (i|one|you) (find|figure)|business|8606|what counts|mean|house|home)\b/,
  ],
  [
    'sale',
    /\b(what|how much)\b.*\b(shares?|stocks?|funds?|units)\b.*\b(sell|sold|go|went|going|gone|bring|brought|fetch\w*|get)\b.{0,12}(\bfor\b|\bin\b|[?.!]*$)|\b(what|how much) (did|do|have) (i|we|she|he|you) .*\b(sell|sold)\b.*\b(shares?|stocks?|funds?|them)\b.*\bfor\b|\b(what|how much)\b.*\b(paid|pay|cost|originally)\b.*\bfor (the|my|those|these|our|her|his|them)\b.*\b(shares?|stocks?|fund|units)\b|\b(shares?|stocks?|fund|units)\b.*\b(what|how much)\b.*\b(sold|sell|went) for\b|\b(what|how much)\b.*\b(shares?|stocks?|fund|units)\b.*\bcost\b|\bsale price\b|\bpurchase price\b|\b(what|how much)\b.*\b(get|got|received?|collect\w*|take|took) (in )?for (the|my|those|these|our|her) (\w+ )?(shares?|stocks?|fund|units)\b/,
    /\b(if|gain|profit|loss|tax(ed)?|dividends?|should|worth|will|today|now|pay out|paid out|payout|business|net|made)\b|\bsell for\b.*\b(now|today)\b/,
  ],
  [
    'sale',
    /\b(when|what (date|day|month|year)|which (date|day|month|year)|on what)\b.*\b(sell|sold|buy|bought|acquired?|purchased?|get)\b.*\b(shares?|stocks?|funds?|them|units)\b|\bhow long\b.*\b(own|owned|hold|held|had|have|keep|kept)\b.*\b(shares?|stocks?|funds?|them|units)\b|\b(shares?|stocks?|fund|units|sale|gain)\b.*\b(long|short)[- ]term\b|\b(long|short)[- ]term\b.*\b(shares?|stocks?|fund|units|sale|gain)\b.*\bor\b|\b(date|day) of (the|my|our) sale\b|\bhow many (shares|units)\b.*\b(sell|sold|sale)\b|\b(when|what (date|day|month|year))\b.*\b(shares?|stocks?|units)\b.*\b(sold|bought)\b/,
    /\b(if|should|must|need|best|can|rate|rates|tax|taxed|count as|what (is|makes)|difference|good time|will)\b/,
  ],
  [
    'estimated',
    /\b(when|what (date|day|month)|which (date|day|month)|on what)\b.*\b(did|have)\b.*\b(send|sent|make|made|pay|paid|mail|mailed)\b.*\b(estimated|quarterly)\b|\b(date|day) of (the|my|our) estimated\b/,
    /\bdue|next|should|must\b/,
  ],
  [
    'account',
    /\b(which|what|whose) (bank )?account\b.*\b(refund|deposit\w*|money|have|down|listed|entered|go|goes|going)\b|\b(account|routing) number\b.*\b(have|down|right|listed|entered|on (here|file|the|this))\b|\b(direct deposit or|paper check or|check or (direct )?deposit|deposit or (a )?(paper )?check)\b/,
    /\b(change|update|how do|should|better|faster|can|hsa|health|savings account pa\w+|interest)\b/,
  ],
  [
    'w2',
    /\b(which|what) (compan(y|ies)|jobs?)\b.{0,15}\b(on (here|the|my|this)|down|listed|w-?2|work(ed|ing)? for)\b|\b(which|what) (employers?|workplaces?|w-?2'?s?|w-?2 forms?)\b(?!.*\b(withh|took|take|taken|pay|paid|should|will|next|need)\b)|\b(is|was) (my|our|spouse's) employer( the| called| listed as| down as)? employer\b|\bwho (am|are|was|were) (i|we) working for\b|\b(who|whom)\b.{0,25}\b(work(ed|s)? for|signs? my (pay ?)?checks?)\b|\bhow many (of )?(my |our |the )?(employers|w-?2'?s?( forms)?|jobs)\b|\b(names?|list|ein|id|identification number|tax (id|number)) (\w+ ){0,2}(of |for |on |from |do |does )?(my |our |the |each |every |both |all |we have |i have |have )*(employers?|w-?2'?s?( forms?)?|jobs?)\b|\bemployer('s)? (name|ein|id|tax (id|number)|identification|number)\b|\bein\b|\b(list|show|name)( me)?( all| both)?( of)? (our|my|the) w-?2'?s?\b|\bwho (is|was|do you have|are|were|did (i|we|you)|'s).{0,30}\bemployers?\b/,
    /\b(missing|upload|how do i (get|find)|corrected|wrong|haven't|get an ein|need an ein|apply|lost|waiting|should|plan at|contribut\w*|match|insurance|if)\b/,
  ],
  [
    'w2',
    /\b(who|which( one)? of us)\b.{0,20}\b(made|earned?|makes?|earns?|has|have|had|got|brought)\b.{0,12}\b(more|most|higher|bigger|larger)\b|\bwhat (did )?(each|both|either) (of us )?\b.*\b(earn|make|made|earned|paid|bring|brought)\b|\b(each of us|apiece|separately|by (itself|himself|herself)|each job|both jobs)\b.*\b(earn\w*|made|make|wages|pay|salary|w-?2)\b|\b(earn\w*|made|make|wages|pay|salary|w-?2'?s?)\b.*\b(each of us|apiece|separately|by (itself|himself|herself)|each job|one by one|per job|per employer|each employer|by employer|by job)\b/,
    /\b(fil(e|ed|ing)|if|should|would|ira|se|self)\b/,
  ],
];

/** Which papers a question asks for by words that have one meaning; null when it asks for none. */
export const readPaperKind = (text: string): PaperKind | null =>
  asked.find(([, asks, not]) => asks.test(text) && !not.test(text))?.[0] ?? null;

/** What is shown together. */
const together: Partial<Record<PaperKind, readonly PaperKind[]>> = {
  person: ['dependent'],
  payers: ['w2', 'interest', 'dividends', 'pension'],
};

/** The papers of one kind, or of those among them that the question names. */
export const findPapers = (input: ReturnInputJson, kind: PaperKind, question: string): Paper[] =>
  pickNamed(
    readPapers(input).filter((one) => one.kind === kind || together[kind]?.includes(one.kind) === true),
    question,
  );

/** Wants to know whether an amount made it in. */
const asksWhether =
  /\b(in|on) (there|here|it|the return|my return|our return)\b|\b(picked up|makes? it|made it|included|counted|entered|listed|captured|taken over|shows? up|showing|g[eo]t in|went in|correct|right|agrees?|see it|have it|got it|missing)\b|^(please )?(check|confirm|verify)\b|\b(yeah|yes|no)\s*\?*$/;

/** The kind of the paper whose name and amount a question says to check that it is there; null when it says neither. */
export function findQuotedPaper(input: ReturnInputJson, text: string, question: string): PaperKind | null {
  if (!asksWhether.test(text) || /\b(how|what|why|which|credit|if|would)\b/.test(text)) return null;
  const said = wordsOf(question);
  const amounts = [...text.matchAll(/\$?(\d[\d,]*(?:\.\d+)?)( ?k\b| grand\b)?/g)].map(
    ([, digits = '', thousands]) => Number(digits.replaceAll(',', '')) * (thousands === undefined ? 1 : 1000),
  );
  return (
    readPapers(input).find(
      ({ name, rows }) =>
        rows.some(([, value]) => typeof value === 'number' && value > 0 && amounts.includes(value)) &&
        wordsOf(name).some((word) => word.length >= telling && said.includes(word)),
    )?.kind ?? null
  );
}
const telling = 4;

/** Of several papers those whose name or owner the question says; all when it says none. */
function pickNamed(papers: readonly Paper[], question: string): Paper[] {
  const said = wordsOf(question);
  if (comparesPeople.test(question.toLowerCase())) return [...papers];
  const named = papers.filter(({ name, owner }) =>
    wordsOf(`${name} ${owner}`).some((word) => said.includes(word)),
  );
  return named.length === 0 ? [...papers] : named;
}
/** Of both, although one is named: "who made more, me or Luis?" */
const comparesPeople = /\b(me|i|mine) (or|and)\b|\b(or|and|than) (me|mine|i)\b|\b(each|both)\b/;
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => word.length >= shortest);
const shortest = 3;
