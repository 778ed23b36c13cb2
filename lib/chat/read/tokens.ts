/** What people type on a phone, and the words it stands for. */
const shorthand: readonly (readonly [RegExp, string])[] = [
  [/[’‘`]/g, "'"],
  [/[“”]/g, '"'],
  [/[–—]/g, ' - '],
  [/\bw\/o\b/g, 'without'],
  [/\b(plz|pls)\b/g, 'please'],
  [/\bu\b(?![-.])/g, 'you'],
  [/\bur\b/g, 'your'],
  [/\by\/?o\b/g, 'year old'],
  [/\byrs?\b/g, 'year'],
  [/(?<!\b(?:code|box|12|part|line) )\bn\b(?!['/.&-])/g, 'and'],
  [/\b(gotta|hafta)\b/g, 'have to'],
  [/\bgonna\b/g, 'going to'],
  [/\b(\d+(?:\.\d+)?) ?(?:grand|thousand)\b/g, '$1k'],
  [/(?<!1099[- ]?)\bint\b/g, 'interest'],
  [/\bdeds?\b/g, 'deduction'],
  [/\bstd\b/g, 'standard'],
  [/\brx\b/g, 'prescription'],
  [/\bjan\b\.?/g, 'january'],
  [/\bfeb\b\.?/g, 'february'],
  [/\bapr\b\.?(?= ?\d)/g, 'april'],
  [/\boct\b\.?/g, 'october'],
  [/\bdec\b\.?/g, 'december'],
  [/\b(?:refi|refied|refi'd)\b/g, 'refinance'],
  [/\bmed\b(?= (?:bills?|expenses?|costs?))/g, 'medical'],
  [/\bchild credit\b/g, 'child tax credit'],
  [/\bwhatif\b/g, 'what if'],
  [/\b(wat|wut|whut)\b/g, 'what'],
  [/\bbox 12 ?[a-d]\b(?= code)/g, 'box 12'],
  [/\bincom\b/g, 'income'],
  [/\b(till?|'til)\b/g, 'until'],
  [/(?<!1040[- ]?)\bss\b/g, 'social security'],
  [/\bex[- ]?(?=(wife|husband|spouse|girlfriend|boyfriend)\b)/g, 'ex '],
  [/\bexs\b/g, "ex's"],
  [/\bgf\b/g, 'girlfriend'],
  [/\bbf\b/g, 'boyfriend'],
  [/\bhubby\b/g, 'husband'],
  [/\b(bc|cuz|b\/c)\b/g, 'because'],
  [/\bw\/ ?(?=[a-z])/g, 'with '],
  [/(?<=[a-z] )(?<!code )w (?=[a-z])/g, 'with '],
  [/\bbucks\b/g, 'dollars'],
  [/\bbiz\b/g, 'business'],
  [/\bgovt\b/g, 'government'],
  [/\bpassed (?:away|on)(?! (?:my|the|a|to)\b)/g, 'died'],
  [/\b(i|ee)-?bonds?\b/g, '$1 savings bond'],
  [/\bppl\b/g, 'people'],
  [/\bgrand(?:kids?|bab(?:y|ies))\b/g, 'grandchild'],
  [/\b(?:memaw|mawmaw|meemaw|abuela|granny|nana|gramma)\b/g, 'grandmother'],
  [/\b(?:papaw|pawpaw|peepaw|abuelo|gramps|grampa)\b/g, 'grandfather'],
  [/\b(?:mama|momma|mommy|mum)\b/g, 'mom'],
  [/\bbab(?:y|y's|ys) (?:daddy|dad|mom)\b/g, 'ex'],
  [/\bkiddos?\b/g, 'kid'],
  [/\b(?:uncle sam|the feds|tax ?man)\b/g, 'irs'],
  [/\bsocials\b/g, 'ssn'],
  [/\b(?:y'?all)\b/g, 'you'],
  [/\btho\b/g, 'though'],
  [/\b(?:wanna|tryna|trynna)\b/g, 'want to'],
  [/\bb4\b/g, 'before'],
  [/\bthru\b/g, 'through'],
  [/\babt\b/g, 'about'],
  [/\bacct\b/g, 'account'],
  [/\bp(?:ymt|mt)(s?)\b/g, 'payment$1'],
  [/\bmo(?:nth)?s\b/g, 'months'],
  [/\bwks?\b/g, 'week'],
  [/\bapt\b/g, 'apartment'],
  [/\bprop(?: tax)\b/g, 'property tax'],
  [/\bse tax\b/g, 'self employment tax'],
  [/\bwed (?=(?:given?|gave|put|paid|sold|bought|made|had|filed|donated)\b)/g, "we'd "],
  [/\b(mother|father|son|daughter|brother|sister)[- ]in[- ]law\b/g, '$1-in-law'],
  [/\bsoc\.? ?sec\b/g, 'social security'],
  [/\b(what|where|how|who|when|that|there|here|he|she)s\b/g, "$1's"],
  [/\b(isn|doesn|didn|don|wasn|aren|haven|hasn|can|won|wouldn|couldn|shouldn)t\b/g, "$1't"],
  [/\bim\b/g, "i'm"],
  [/\bwere (?=(only )?(getting|going|gonna|married|filing|owing)\b)/g, "we're "],
  [/\bive\b/g, "i've"],
  [/\bwere (?=(do|does|can|should|would) (i|we|you)\b)/g, 'where '],
  [/\b(wud|woud)\b/g, 'would'],
];

/** A question in comparable form: lower case, plain quotes, shorthand written out. */
export function normalize(text: string): string {
  let plain = text.normalize('NFKC').toLowerCase();
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
  [/\bused (?=(car|ev|electric|tesla|vehicle|clean|truck|hybrid)\b)/g, 'secondhand '],
  // What a make says is that it is a car.
  [/\b(honda|toyota|hyundai|nissan|chevy|chevrolet|subaru|mazda|volkswagen|jeep|bmw|lexus)\b/g, 'car'],
  [/\b(mother|father|son|daughter|brother|sister)-in-law\b/g, '$1_in_law in_law'],
  // Each word of it says nothing, both together do: "I put too much in my HSA".
  [/\btoo much\b/g, 'too_much'],
  [/\bover[- ]?(contribut|deposit|fund)/g, 'too_much $1'],
  [/\b(?:pay|pays|paid|paying|give|gives|gave|giving)(?: \w+){0,2} back\b/g, '$& repay'],
  [/\b(?:beach|lake|summer|weekend) (?:house|place|home)s?\b/g, 'second home vacation home'],
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
const irregular: Readonly<Record<string, string>> = {
  sold: 'sell',
  bought: 'buy',
  gave: 'giv',
  given: 'giv',
  give: 'giv',
  giving: 'giv',
  drove: 'driv',
  driven: 'driv',
  drive: 'driv',
  driving: 'driv',
  lost: 'loss',
  lose: 'loss',
  losing: 'loss',
  withdrew: 'withdraw',
  withdrawn: 'withdraw',
  spent: 'spend',
  wrote: 'writ',
  written: 'writ',
  taxed: 'taxabl',
  withheld: 'withhold',
  died: 'die',
  dead: 'die',
};

/** A word without its ending, for comparing: "deducting", "deducts" and "deducted" are one. */
export function stem(word: string): string {
  let root = word.replace(/'s?$/, '');
  const known = irregular[root];
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
