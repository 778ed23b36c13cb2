const states =
  'alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois indiana iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada new-hampshire new-jersey new-mexico new-york north-carolina north-dakota ohio oklahoma oregon pennsylvania rhode-island south-carolina south-dakota tennessee texas utah vermont virginia washington west-virginia wisconsin wyoming chicago los-angeles boston seattle houston philadelphia detroit portland san-francisco';
/** Whether a question names one of the states. */
export const namesState = (text: string): boolean => statePattern.test(text);

const statePattern = new RegExp(`\\b(?:${states.replaceAll(' ', '|').replaceAll('-', ' ')})\\b`);

const countries =
  'argentina australia austria belgium brazil canada chile china colombia denmark egypt england finland france germany ghana greece hungary iceland india indonesia ireland israel italy japan kenya korea malta mexico netherlands nigeria norway pakistan peru philippines poland portugal romania russia scotland singapore spain sweden switzerland taiwan thailand turkey uk ukraine united-kingdom vietnam';
const countryPattern = new RegExp(`\\b(?:${countries.replaceAll(' ', '|').replaceAll('-', ' ')})\\b`);

/** Another year, the law of a state or a country, the future, advice on what to do with money or life, something else. */
export type Outside = 'year' | 'state' | 'country' | 'future' | 'advice' | 'specialist' | 'other';

const figureOfYear =
  /\b(what|how (much|big|high)) (was|were|did|is|are) (my|our|i|we)\b.*\b2023\b|^(please |and )?(my |our )?(\w+ ){1,3}(for|in|of) 2023\b/;

/**
 * Why a question is outside of what we know, however well its words fit: another year than the one of the return and
 * the one in which it is filed, the law of a state or city, or what the future brings.
 */
export function findOutside(text: string): Outside | null {
  const years = [...text.matchAll(/(?<![\d$,.])\b(19[5-9]\d|20[0-9]\d)\b(?![\d,])/g)].map(([year]) =>
    Number(year),
  );
  // "2000" is an amount rather than a year.
  const isOther = years.some((year) => year !== 2000 && (year < 2023 || year > 2025));
  if (isOther && !/\bborn\b|\bbought\b|\bsince\b/.test(text)) return 'year';
  if (
    /\bnext year'?s? (refund|tax|return)|\b(refund|tax|return)s? (for )?next year\b|\blast year'?s? (refund|return|agi|tax(es)?|income)\b|\b(my|our) (\w+ )?(refund|return|agi|tax(es)?|income) (\w+ )?(for |in |of |from )?(last|next) year\b|\b(earn|make|pay|owe|get)(ed)? (back )?last year\b/.test(
      text,
    )
  )
    return 'year';
  if (
    /\b(two|three|four|five|six|ten|\d+) years (ago|back)\b|\b(in|for|of|from)? ?the (year before(?! (tax|deduct|credit|any|it|with|i|we))|previous year|prior year)\b|\bthe year \w+ (was|were) born\b/.test(
      text,
    ) &&
    /\b(refund|return|tax\w*|agi|income|owe|pay|earn|get|got|make|made|wages|deduct\w*|credit)\b/.test(
      text,
    ) &&
    !/\b(bought|buy|moved?|married|died|built|overpa\w*|carr\w*|appl\w*|amend\w*|loss\w*)\b/.test(text)
  )
    return 'year';
  if (
    /\b(in (college|high school|grad school|my (teens|twenties|thirties|forties|fifties)|the (fifties|sixties|seventies|eighties|nineties))|as a (student|kid|teenager)|when (i|we|he|she) (first )?(started|began|joined)( there| working| out| at \w+)?\??$|when (i|we|he|she) (was|were) (young|single|little|a (kid|student|child)))\b/.test(
      text,
    ) &&
    /\b(how (much|big)|what (was|were|did)|my|our)\b/.test(text) &&
    !/\b(deduct|credit|claim|tuition|taxed|taxable|qualif|son|daughter|kid|kids|child|loan|if)\w*\b/.test(
      text,
    )
  )
    return 'year';
  if (
    /\b(earn|earned|earning|make|making|made|income|pay|paid|salary)\b.*\b(before|until|when) (he|she|they|i|we) (\w+ )?(retired|quit|left|died|passed|moved|married)\b/.test(
      text,
    )
  )
    return 'year';
  // The year before or after by itself, for a figure: the return is for 2024.
  if (
    years.some((year) => year === 2023) &&
    !years.includes(2024) &&
    figureOfYear.test(text) &&
    !/\b(bought|sold|overpa\w*|appl\w*|carr\w*|amend\w*|loss\w*|paid|state|divorc\w*|married|died|moved|since|started|opened)\b/.test(
      text,
    )
  )
    return 'year';
  const isTax = /\btax|\bdeduct|\bcredit|\brate\b|\bexempt|\brefund|\bowe|\bvat\b|\bgst\b/.test(text);
  const isFederalUse = /\bdeduct|\bitemiz|\bsalt\b|\bfederal|\birs\b|\bwrite off|\btaxable\b|\blimit\b/.test(
    text,
  );
  if (
    isTax &&
    statePattern.test(text) &&
    !(
      isFederalUse &&
      /\b(my|i|we|our)\b/.test(text) &&
      !/\b(does|do|will|in) \w+ (tax|let|allow|charge)/.test(text)
    )
  )
    return 'state';
  if (
    !isFederalUse &&
    !/\bdid (i|we) (pay|put|list)\b.{0,20}\b(in |for )?state (income )?tax(es)?\b|\bstate (income )?tax(es)? (i|we) paid\b/.test(
      text,
    ) &&
    /\b(state|city|county|local)('s)? (income )?(tax(es)?|return|refund|rate|form)s?\b/.test(text) &&
    /\b(file|filing|due|how much|what|when|do i|did i|owe|pay|rate|prepare|calculate|where|get)\b/.test(text)
  )
    return 'state';
  if (
    /\b(moved?|moving|lived?|live|work(ed)?) .{0,30}\b(another|different|two|new|other|out of) states?\b|\bfrom the state of\b/.test(
      text,
    )
  )
    return 'state';
  if (/\bsales tax rate\b|\bunincorporated business tax\b|\bfranchise tax\b/.test(text)) return 'state';
  if (/\bvat\b|\bgst\b|\bvalue[- ]added tax/.test(text)) return 'country';
  if (isTax && countryPattern.test(text) && !/\bforeign tax credit\b|\bpaid tax\b/.test(text))
    return 'country';
  if (
    /\b(will|going to) (\w+ )?(go up|go down|rise|fall|crash|win|be worth)\b|\b(lottery|powerball|mega ?millions|winning) numbers?\b|\bcongress\b|\btax (law|code) (will )?(change|next)|\bhow much will (my|our|the) (?!refund|tax|credit|deduction|irs|government|treasury|feds|bill|balance)/.test(
      text,
    )
  )
    return 'future';
  if (
    /\b(grantor|living|irrevocable|revocable|foreign|family|generation-skipping) trusts?\b|(?<!\breal )\bestate (tax|planning)\b|\b[sc][- ]corp\w*|\bcorporate (tax|income tax|return)\b|\b(form )?(1041|1065|1120-?s?|706|709|941|940|5471|8865|8938)\b|\btransfer pricing\b|\bcarried interests?\b|\bopportunity (zone|fund)s?\b|\b83\(?b\)?\b|\bintangible drilling\b|\boil (well|and gas)\b|\bexcise tax|\btariffs?\b/.test(
      text,
    )
  )
    return 'specialist';
  if (
    /\b(what|which) (stock|coin|fund)s? (should|to)\b|\bshould (i|we) (buy|sell|invest|hire|refinance|sue|marry|divorce|trust|move)\b|\bwhich (stocks?|coins?|crypto\w*|funds?|banks?|broker|lawyer|law firm|company|car)\b.{0,30}\b(should|best|better|buy|hire|pick|go up)\b|\bprenup/.test(
      text,
    )
  )
    return 'advice';
  if (
    /\b(which|what) (brand|model|make|kind|type)s? of\b.*\b(best|better|reliable|good|recommend\w*|should|cheapest|safest|nicest)\b/.test(
      text,
    )
  )
    return 'advice';
  if (!/\p{L}{2}/u.test(text)) return 'other';
  if (
    /\b(will|gonna|going to)\b.*\b(next year|in \d+ years|last|run out)\b|\bhow long (will|do|does|is) (my|our|the) (\w+ )?(pension|savings|money|fund)\b|\bwhat will (my|our|the) (?!(\w+ )?(refund|tax|bill|balance|result|bracket|rate|deadline|credit|deduction))/.test(
      text,
    ) &&
    !/\bestimate|\bquarter|\bwithh|\bw-?4\b|\bowe\b|\blast (day|year|time|date)\b/.test(text)
  )
    return 'future';
  if (
    /^(is|are) .{2,40}\b(any good|a good|a bad|the best|reliable|trustworthy|nice)\b(?! (idea|time|deal))|\bwhat('s| is| are) (a |the |some )?(good|best) (?!.*\b(status|deduct\w*|way|time|refund|tax|credit)\b)|\b(left|remain\w*|still owe|owing) (on|of) (my|our|the) (\w+ )?(loans?|mortgage|car)\b|\bbalance (of|on) (my|our|the) (\w+ ){0,2}(loans?|mortgage|card)\b|\b(can|could|will|would) you (get|pay|book|call|order|buy|lend|find) .*\b(for (me|us)|loan|deposit)\b/.test(
      text,
    )
  )
    return 'other';
  if (
    /\bworth (today|now|right now|at the moment)\b|\b(today's|current|present) (market |resale )?(price|value|worth)\b|\b(what|which) day (of the (month|week) )?(do|does|will|is) (my|our|the) (?!refund)(\w+ ){0,2}(checks?|payments?|pension|benefits?|deposits?|pay) (come|arrive|land|hit|due)\b|\b(will|would|do|can) (i|we|my \w+|she|he) (still )?(get|qualify for) (a |any |the )?(pell|financial aid|food stamps|snap|medicaid|section 8)\b/.test(
      text,
    )
  )
    return 'other';
  if (/\bstate of \w+/.test(text) && statePattern.test(text)) return 'state';
  if (
    /\b(in )?(what|which) year (will|do|can)\b|\bwhen will (my|our|the) (mortgage|house|loan|loans|car)\b.{0,20}\b(paid|over|done)\b/.test(
      text,
    )
  )
    return 'future';
  if (
    /\b(will|would|can|do|could|did) you (marry|love|like|hate|sing|dance|date|feel|sleep|eat|dream|play|cook|believe|vote|have (a|any) (kids?|family|wife|husband|feelings))\b/.test(
      text,
    ) ||
    /\b(near|close to) (me|us|here|my house)\b|\bnearby\b|\bnearest\b/.test(text) ||
    (/^(so )?who('s| is| was| were| are) (the|a) /.test(text) &&
      !/\b(dependent|filer|head|taxpayer|spouse|parent|custodial|required|provider|eligible|qualif\w+)\b/.test(
        text,
      ))
  )
    return 'other';
  return null;
}
