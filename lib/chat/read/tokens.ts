/** Words and what they stand for: "plz please, u you". */
const readPairs = (list: string): ReadonlyMap<string, string> =>
  new Map(list.split(/,\s+/).map((pair) => [pair.replace(/ .*/, ''), pair.replace(/^\S+ /, '')]));

/** What people type on a phone. */
const short = readPairs(
  `plz please, pls please, ins insurance, insur insurance, macbook laptop, chromebook laptop, ur your, yo year old, yr year, yrs year, gotta have to, hafta have to, gonna going to, wanna want to, tryna want to, ded deduction, deds deduction, std standard, rx prescription, jan january, feb february, oct october, dec december, refi refinance, refied refinance, whatif what if, wat what, wut what, whut what, incom income, til until, till until, exs ex's, gf girlfriend, bf boyfriend, hubby husband, bc because, cuz because, bucks dollars, biz business, govt government, ppl people, grandkid grandchild, grandkids grandchild, grandbaby grandchild, grandbabies grandchild, memaw grandmother, mawmaw grandmother, abuela grandmother, granny grandmother, nana grandmother, papaw grandfather, pawpaw grandfather, abuelo grandfather, gramps grandfather, mama mom, momma mom, mommy mom, mum mom, kiddo kid, kiddos kid, taxman irs, socials ssn, yall you, tho though, b4 before, thru through, abt about, acct account, pymt payment, pmt payment, pymts payments, pmts payments, mos months, wk week, wks week, apt apartment, whats what's, wheres where's, hows how's, whos who's, whens when's, thats that's, theres there's, heres here's, hes he's, shes she's, isnt isn't, doesnt doesn't, didnt didn't, dont don't, wasnt wasn't, arent aren't, havent haven't, hasnt hasn't, cant can't, wont won't, wouldnt wouldn't, couldnt couldn't, shouldnt shouldn't, im i'm, ive i've, wud would, woud would`,
);

/** The same where the words beside it decide, or where it is more than a word. */
const shorthand: readonly (readonly [RegExp, string])[] = [
  [/[’‘`]/g, "'"],
  [/[“”]/g, '"'],
  [/[–—]/g, ' - '],
  [/\bw\/o\b/g, 'without'],
  [/\bw\/ ?(?=[a-z])|(?<=[a-z] )(?<!code )\bw (?=[a-z])/g, 'with '],
  [/\bb\/c\b/g, 'because'],
  [/\by\/o\b/g, 'year old'],
  [/\bu\b(?![-.])/g, 'you'],
  [/(?<!\b(?:code|box|12|part|line) )\bn\b(?!['/.&-])/g, 'and'],
  [/\b(\d+(?:\.\d+)?) ?(?:grand|thousand)\b/g, '$1k'],
  [/(?<!1099[- ]?)\bint\b/g, 'interest'],
  [/(?<!1040[- ]?)\bss\b/g, 'social security'],
  [/\bsoc\.? ?sec\b/g, 'social security'],
  [/\bapr\b\.?(?= ?\d)/g, 'april'],
  [/\bmed\b(?= (?:bills?|expenses?|costs?))/g, 'medical'],
  [/\bprop tax\b/g, 'property tax'],
  [/\b(?:hang|hold) on ?to\b/g, 'keep'],
  // Choices, not rights to buy shares.
  [/\b(?:what|which) (?:are|were) (?:my|our|the) options\b|\bwhat options do (?:i|we) have\b/g, 'what now'],
  [/\b(?:don't|do not) have (?:it|the (?:money|cash|funds)|that (?:much|kind of money))\b/g, "can't pay"],
  [/\byou (?:guys|folks|people)\b/g, 'you'],
  [/\bwhere (?=my|our\b)/g, "where's "],
  [/\bse tax\b/g, 'self employment tax'],
  // Beside what it is an amount of; alone it is the alternative minimum tax.
  [
    /(?<=\b(?:credit|refund|deduction|payment|total|right|dollar) )amt\b|\bamt\b(?= (?:of|withheld|owed|paid|due)\b)/g,
    'amount',
  ],
  [/\bchild credit\b/g, 'child tax credit'],
  [/\bbox 12 ?[a-d]\b(?= code)/g, 'box 12'],
  [/\bex[- ]?(?=(wife|husband|spouse|girlfriend|boyfriend)\b)/g, 'ex '],
  [/\bbab(?:y|y's|ys) (?:daddy|dad|mom)\b/g, 'ex'],
  [/\b(?:uncle sam|the feds|tax man)\b/g, 'irs'],
  [/\bpassed (?:away|on)(?! (?:my|the|a|to)\b)/g, 'died'],
  [/\b(i|ee)-?bonds?\b/g, '$1 savings bond'],
  [/\b(mother|father|son|daughter|brother|sister)[- ]in[- ]law\b/g, '$1-in-law'],
  [/\bwed (?=(?:given?|gave|put|paid|sold|bought|made|had|filed|donated)\b)/g, "we'd "],
  [/\bwere (?=(only )?(getting|going|married|filing|owing)\b)/g, "we're "],
  [/\bwere (?=(do|does|can|should|would) (i|we|you)\b)/g, 'where '],
];

/** A question in comparable form: lower case, plain quotes, shorthand written out. */
export function normalize(text: string): string {
  let plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\b[a-z\d]+\b/g, (word) => short.get(word) ?? word);
  for (const [pattern, words] of shorthand) plain = plain.replaceAll(pattern, words);
  return plain.replaceAll(/\s+/g, ' ').trim();
}

/** Names that are one word however they are written: "W-2", "401(k)", "1099 R", "box 12 code d", "Schedule C". */
const joined: readonly (readonly [RegExp, string])[] = [
  [/\b(\d{3})\s?\(?([bk])\)?(?=\W|$)/g, '$1$2'],
  [/\bw[- ]?(2g|2|3|4|7|9|10)\b/g, 'w$1'],
  [/\b(1099|1098|1095|5498)[- ]?(int|div|nec|misc|sa|oid|ltc|patr|cap|qa|[a-z])\b(?!')/g, '$1$2'],
  [/\b(1040|1042|1065|1120|8962)[- ]?(es|sr|nr|x|v|ss|s)\b/g, '$1$2'],
  [/\b(?:(ssa|rrb)[- ]?1099|1099[- ]?(ssa|rrb))\b/g, '$1$21099'],
  [/\bk[- ]1s?\b/g, 'k1'],
  // "Use" stands in any question; of a car it says what kind it is.
  [
    /\bused (?=(car|ev|electric|tesla|vehicle|clean|truck|hybrid)\b)|(?<=\b(car|ev|electric|tesla|vehicle|truck|hybrid) )used\b/g,
    'secondhand ',
  ],
  // What a make says is that it is a car.
  [/\b(honda|toyota|hyundai|nissan|chevy|chevrolet|subaru|mazda|volkswagen|jeep|bmw|lexus)\b/g, 'car'],
  [/\b(mother|father|son|daughter|brother|sister)-in-law\b/g, '$1_in_law in_law'],
  // Each word of it says nothing, both together do: "I put too much in my HSA".
  [/\btoo much\b/g, 'too_much'],
  [/\bback ?(pay|tax)(?:es)?\b/g, 'back_$1 $1'],
  [/\bover[- ]?(contribut|deposit|fund)/g, 'too_much $1'],
  [/\b(?:pay|pays|paid|paying|give|gives|gave|giving)(?: \w+){0,2} back\b/g, '$& repay'],
  [/\b(?:beach|lake|summer|weekend) (?:house|place|home)s?\b/g, 'second home vacation home'],
  // What an age says is that it is a child.
  [
    /\b(?:\d|1[0-7])[- ]years?[- ]old\b(?! (?:car|truck|house|home|roof|laptop|computer|debt|return|account|loan))/g,
    '$& child',
  ],
  [
    /\b(?:get|gets|getting|got|receive) (?:back )?for (?:the |my |our |each |having )?(?:\w+ )?(?:kids?|child|children)\b(?! care)/g,
    '$& child tax credit',
  ],
  // Shops are named after what they sell: nothing of a home.
  [/\b(?:home depot|lowe's|lowes|menards|ace hardware)\b/g, 'hardware store'],
  // "Keep" stands in any question; for how long, it asks about documents.
  [
    /\bhow (?:long|many years)\b.{0,40}\b(?:keep|save|store)\b(?=.{0,40}\b(?:paper\w*|records?|receipts?|returns?|taxes|documents?|forms?|stuff|these|this|it|them)\b|\W*$)/g,
    '$& keep_records',
  ],
  // "No" stands in any question; of children it says who somebody is.
  [/\b(?:no|without|zero|don't have|doesn't have) (?:a |any )?(?:kids?|child|children)\b/g, 'childless'],
  // So with "no tax on tips": the word itself says something else.
  [/\bno tax on\b/g, 'no_tax_on'],
  [
    /\b(code|codes|box|line|schedule|column|part|option|medicare part) ([a-z]{1,2}|\d{1,2}[a-z]?)\b/g,
    '$1 $1_$2',
  ],
  // Verbs of small words only, of which nothing would be left to search by.
  [
    /\b(put|puts|putting|pay|throw|go|goes)((?: [$\w,.]+){0,4}) (in|into|to|toward)(?= (?:my |a |an |the |our |his |her )?(?:trad|traditional|roth|ira|hsa|401k?|403b?|457b?|529|sep|fsa|simple)\b)/g,
    '$1$2 contribute $3',
  ],
  [
    /\b(take|takes|took|taken|taking|pull|pulls|pulled|pulling|cash|cashed|cashing)((?: [$\w,.]+){0,4}) (out|from)(?= (?:of )?(?:my |a |an |the |our |his |her )?(?:trad|traditional|roth|ira|hsa|401k?|403b?|457b?|529|sep|tsp|pension|retirement)\b)/g,
    '$1$2 withdraw $3',
  ],
  [
    /\b(?:federal |fed )?(?:tax(?:es)? )?(?:did |do )?they (?:take|took|taken) out(?= (?:of )?(?:my|our)| for tax|\W*$)/g,
    'withheld',
  ],
  [
    /\b(?:federal |fed )?tax(?:es)? (?:came|comes?|was|were|is|are|got|gets?) (?:taken )?out of (?:my|our)\b/g,
    'withheld',
  ],
  [/\b(?:letter|ltr|notice) (?=\d{2,4}[a-z]?\b)/g, 'irs letter notice '],
  // Work that people name by what they do.
  [
    /\b(?:cleans? (?:houses|homes|offices)|cleaning houses|mow(?:ing)? lawns|walk(?:ing)? dogs|cut(?:ting)? hair|do(?:ing)? (?:hair|nails|makeup|lashes)|detail(?:ing)? cars|odd jobs|(?:tutor|photograph|cater|landscap)(?:s|e|ing)?)\b/g,
    '$& gig',
  ],
  [/\b(?:buy|buys|bought|buying) (?:it|them|the same|some|more|stock|shares) back\b/g, 'buy_back'],
  [
    /\b(?:make|makes|made|making|earn|earns|earned) (?:about |around |over |under |only |like )?\$?\d[\d,.]*k?\b/g,
    '$& income',
  ],
  [
    /\b(?:dubai|uae|spain|france|germany|england|uk|london|ireland|italy|portugal|india|china|japan|korea|philippines|vietnam|brazil|colombia|argentina|nigeria|kenya|ghana|egypt|israel|turkey|poland|ukraine|russia|australia|singapore|hong kong|thailand|europe|switzerland|netherlands|saudi(?: arabia)?)\b/g,
    '$& abroad',
  ],
  [/\be[- ](file|filing|filed|sign)/g, 'e$1'],
  [/\b(self|tax|non|co|pre|re)-(?=[a-z])/g, '$1 '],
  [/(\d),(?=\d{3})/g, '$1'],
];

/** Words by which nothing is found: they stand in any question. */
const filler = new Set(
  `a an the my our your his her their its i me we us you he she they them it this that these those is are am was were be been being do does did done doing have has had having can could may might must shall should will would to of in on at by for from with as about into and or but so if then than what which who whom whose where when why how much many there here just really still also too please tell explain show know want wondering wonder question help need get got go going say said let ok okay hi hello hey thanks thank not no n't don't doesn't didn't isn't can't won't i'm i've i'll i'd it's what's that's there's he's she's we're they're you're any some all ever even only very well now again 2024 tax taxes year count counts work works mean means thing things something anything someone somebody people person because since while out up off over like back put use used using using make made keep take took btw`.split(
    ' ',
  ),
);

export const isFiller = (word: string): boolean => filler.has(word);

/** Forms that no ending tells. */
const irregular = readPairs(
  'sold sell, bought buy, gave giv, given giv, give giv, giving giv, drove driv, driven driv, drive driv, driving driv, lost loss, lose loss, losing loss, withdrew withdraw, withdrawn withdraw, spent spend, wrote writ, written writ, taxed taxabl, withheld withhold, died die, dead die',
);

/** A word without its ending, for comparing: "deducting", "deducts" and "deducted" are one. */
export function stem(word: string): string {
  let root = word.replace(/'s?$/, '');
  const known = irregular.get(root);
  if (known !== undefined) return known;
  if (/\d/.test(root) || root.length < 4) return root;
  if (root.endsWith('ies') && root.length > 4) root = `${root.slice(0, -3)}y`;
  else if (/(ss|sh|ch|x)es$/.test(root)) root = root.slice(0, -2);
  else if (root.endsWith('s') && !/(ss|us|is)$/.test(root)) root = root.slice(0, -1);
  if (root.length > 5 && root.endsWith('ing')) root = undouble(root.slice(0, -3));
  else if (root.length > 4 && root.endsWith('ed')) root = undouble(root.slice(0, -2));
  if (root.length > 4 && root.endsWith('e')) root = root.slice(0, -1);
  return root;
}

const undouble = (root: string): string => (/([bdgmnprt])\1$/.test(root) ? root.slice(0, -1) : root);

/** All words of a text in order, as they are written; names of several words are one. */
export function splitWords(text: string): string[] {
  let plain = normalize(text);
  for (const [pattern, words] of joined) plain = plain.replaceAll(pattern, words);
  return plain.match(/[\p{L}\d][\p{L}\d_&']*/gu) ?? [];
}

/** A word without its ending; filler stays. */
export const stemWord = (word: string): string =>
  filler.has(word) ? (word === 'taxes' ? 'tax' : word) : stem(word);

/** All words of a text in order, without their endings; filler stays. */
export const toWords = (text: string): string[] => splitWords(text).map(stemWord);

/** The words of a text that say what it is about. */
export const toTerms = (text: string): string[] => toWords(text).filter((word) => !filler.has(word));

/** Words by which a question is one about taxes, whatever else it names. */
export const isOfTax =
  /\b(tax|taxes|taxed|taxable|deduct\w*|claim\w*|credits?|report|refunds?|irs|income|write off|owe|file|filing|dependents?|returns?|penalty|forms?|w-?2s?|1099\S*|counts?|withh\w*)\b/;
