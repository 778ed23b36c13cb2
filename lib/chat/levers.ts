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
  | 'head-of-household'
  | 'joint'
  | 'separate'
  | 'single';

const ifWords =
  /\bwhat('s| is| does| would| will) (that|this|it) (gonna |going to )?do\b|\bsay (my|our|we|the)\b|\bif (our|the|it|she|he|they|you)\b|\bassum(e|ing)\b|\bwhat would\b|\bwould .{1,60}\bdo (to|for|with)\b|\bhypothetical|\btry\b|\bwhat (if|happens|would happen|changes|difference)\b|\bhow about if\b|\bhow (does|do|would|will) (it|this|that) change|\bhow it changes\b|\b(forgot|missed|left out) (\w+ ){0,2}\$?\d|\bwith (those|that|it|them) (included|added|in)\b|\bhow (it|this|that) (would )?(change|affect)s?\b|\b(forgot|forgotten) (to|about|it)\b.*\b(enter|add|report|tell|more|do to)\b|\bhow much (more|less) (would|will|do|could) (i|we)\b|\bif (i|we|my|only)\b|\b(suppose|supposing|pretend|let's say|had (i|we)|rather than|instead of)\b|\bsay i\b|\bimagine\b|\bwould (it|that|my|i|we|a|an|the|\$?\d\S*|\w+ing)\b|\bcould i (save|lower|reduce|get)\b|\bhow (much )?(would|does|will|do|could) .*\b(save|help|change|affect|lower|reduce|bring|cost|add|matter|raise|impact)\b|\b(does|will) (it|putting|adding|contributing|filing|giving) .*\b(save|help|change|affect|lower|reduce|bring)\b|\b(more|less) (refund|tax)? ?(would|will|could|do) (i|we) (get|pay|save|owe)|\b(worth it|pay off)\b/;

/** An amount that is added to, or taken from, what there is: with it a question tries something. */
const changed =
  /\b(another|additional|an extra|extra) \$?\d|\d[\d,]*k?( dollars| bucks)? (more|extra|less|higher|lower)\b/;

/** Said short: "trial: 2,400 of side income. effect?", "no student loan interest at all, what's the refund then". */
const short =
  /^trial\b|\d.*(→|->|\b(result|effect|impact|difference)\?+$)|\b(no|nothing|zero|without)\b.*\b(refund|tax|bill|owe|result) then\b|\bhad (they|he|she|it) (\w+ ){1,3}\$?\d|\bwould(n't|'ve| have)\b.*\d/;

/** Whether a question asks what would be. */
export const isHypothetical = (text: string): boolean =>
  ifWords.test(text) || changed.test(text) || short.test(text);

/** Less of what is tried, not of what comes out: "500 less withheld", "a lower salary". */
export const isLess = (text: string) =>
  /\d[\d,.]*k?( dollars| bucks)? (less|fewer|lower|smaller|down)\b|\b(drop(s|ped)?|fell|falls|fallen|decreas\w+|shr[aiu]nk\w*|reduced?|lowered|cut) (\w+ )?by \$?\d|\b(less|lower|smaller|reduced) (\w+ )?(withholding|withheld|pay|wages|salary|income|gifts?|costs?|expenses?)\b|\b(withheld|earned|made|gave|spent|cost) (\S+ )?less\b/.test(
    text,
  );

/** The amount is all of it, not what is added: "if my wages were 60,000", "53,500 instead". */
export const isWhole = (text: string): boolean =>
  (/\b(wages|salary|pay|income|withholding|interest|charity|donations|gifts) (were|was|had been|is|are|of|to) (only |just |really |actually )?\$?\d/.test(
    text,
  ) ||
    /\d[\d,.]*k? (for|as) (wages|pay|salary)\b|\d[\d,.]*k?( dollars| bucks)? (instead|rather than|altogether|all together|in all|in total|total)\b|\b(really|actually) (was |were |made |earned |been )?\$?\d|\b(twice|double|three times)\b/.test(
      text,
    )) &&
  !/\d[\d,.]*k?( dollars| bucks)? (more|less|higher|lower|extra)\b/.test(text);

/** What stays as it is is not what is tried: "… and they did not take out any extra tax". */
const aside =
  /,? ?\b(and|but|with|while|without) (\w+ ){0,3}(no|not|any|didn't|did not|don't|doesn't|same) [^,.;?]*?\b(withh\w+|taken out|took out|take out|taking out|extra tax|more tax)\b( (any )?(extra|more) tax)?/;

const levers: readonly (readonly [RegExp, Lever])[] = [
  [
    /\b(withdr[ae]w\w*|t(ake|ook|aking) .{0,30}out of|cash(ed|ing)? out|pull(ed|ing)? .{0,30}(from|out of))\b.*\b(ira|401|403|retirement|pension)|\b(ira|401k?|retirement) (withdrawal|distribution)/,
    'withdrawal',
  ],
  [/\bestimated (tax )?payments?\b|\bquarterly payments?\b/, 'estimated'],
  [/\broth\b/, 'roth'],
  [/\bsep\b|\bsolo 401/, 'sep'],
  [/\bhsa\b|\bhealth savings\b/, 'hsa'],
  [/\b401 ?\(?k\)?\b|\b403b\b|\bretirement plan at work\b/, '401k'],
  [/\bira\b|\bretirement (account|savings|fund)\b|\bfor retirement\b/, 'ira'],
  [
    /\b(clothes|clothing|furniture|household (goods|items)|used (goods|items|stuff))\b.*\b(donat\w+|g[ai]ve\w*|charity|goodwill)\b|\b(donat\w+|gave)\b.*\b(clothes|clothing|furniture|household (goods|items)|goods)\b/,
    'goods',
  ],
  [
    /\bcharit\w*|\bdonat\w+|\bchurch\b|\bgood ?will\b|\btithe|\bfundraiser\b|\b(gave|given|give|giving) (away |another |an extra |an additional |\d+ more )?(\$?\d|(one|two|three|four|five|six|seven|eight|nine|ten|a) (hundred|thousand|grand))/,
    'charity',
  ],
  [/\bhead of (the )?household\b|\bhoh\b/, 'head-of-household'],
  [
    /\bfil(e|ed|ing) (our taxes |taxes |my taxes )?(jointly|together|a joint)|\bjoint(ly)? (return|filing)\b|\bmarried filing jointly\b/,
    'joint',
  ],
  [/\bfil(e|ed|ing) (our taxes |taxes )?separate(ly)?\b|\bmarried filing separate/, 'separate'],
  [/\bfil(e|ed|ing) (as )?single\b|\b(were|was) single\b/, 'single'],
  [
    /\b(another|one more|a|had|have|having|new) (baby|child(?![- ]?care)|kid|newborn|dependent)\b|\bbaby\b/,
    'child',
  ],
  [
    /\bwithh(eld|olding|old)\b|\bw-?4\b|\b(taken|took|take|held|hold|kept|keep) ([^,.?]{0,30} )?(out|back)\b|\b(more|less) (federal |income )*tax (taken|withheld|held)/,
    'withholding',
  ],
  [
    /\bsolar\b|\bheat pumps?\b|\binsulation\b|\b(new|efficient) (\S+ )?(windows?|doors?)\b|\bwindows for (the|my|our) (house|home)\b|\bhome batter(y|ies)\b/,
    'energy',
  ],
  [/\bmortgage\b/, 'mortgage'],
  [/\b(property|real estate) tax/, 'property-tax'],
  [/\bstate (income )?tax/, 'state-tax'],
  [
    /\bday ?care\b|\bchild ?care\b|\bnanny\b|\bpreschool\b|\b(summer|day) camp\b|\bafter[- ]school\b/,
    'child-care',
  ],
  [/\bstudent loan/, 'student-loan'],
  [/\bmedical\b|\bhospital\b|\bdoctor/, 'medical'],
  [/\bclassroom\b|\bteacher\b|\beducator\b|\bschool supplies\b/, 'educator'],
  [/\b(casino|gambling|lottery|jackpot|betting|poker)\b|\bwon \S*\d/, 'gambling'],
  [/\bunemployment\b/, 'unemployment'],
  [
    /\b(sold|sell|selling)\b.{0,40}\b(stocks?|shares|crypto\w*|bitcoin|funds?|gain|profit)\b|\b(capital|stock|(long|short)[- ]term) (gains?|loss(es)?)\b|\b(gain|loss) (of|on)\b|\bat a loss\b/,
    'gain',
  ],
  [/\bdividends?\b/, 'dividends'],
  [/\bsocial security (benefits?|checks?|income)\b|\bmore social security\b/, 'social-security'],
  [/\bpensions?\b|\bannuit/, 'pension'],
  [/\b(of|in|more|earned?|bank|savings) interest\b|\binterest (income|from)\b/, 'interest'],
  [
    /\b(spent|spend|paid|pay|bought|buy)\b.*\b(for|on|in) (the|my|our) (business|studio|shop|company|firm|side business)\b/,
    'business-cost',
  ],
  [
    /\b(suppl(y|ies)|advertis\w+|marketing|contract labor|business (travel|meals|insurance|rent|repairs))\b/,
    'business-cost',
  ],
  [
    /\b(business|schedule c|office|studio) (costs?|expenses?|equipment)\b|\bexpenses? (for|in) (my|the) business\b/,
    'business-cost',
  ],
  [
    /\b(project|client|customer|contract|commission|freelance|freelancing|consulting|gigs?|business income|1099-?necs?|revenue|sales)\b(?!.*\bjob\b)/,
    'business-income',
  ],
  [/\b(second|another|side|extra|part[- ]?time|other) (job|gig)\b|\bmoonlight/, 'other-job'],
  [
    /\braise\b|\b(earned?|made?|making|earning) \$?\d[\d,]*k?( dollars| bucks)? (instead|rather|altogether|in all|in total|total|a year)|\b(wages|salary|pay) (were|was|had been) (only |just )?\$?\d|\b(earn|earned|make|made) (another|an extra|an additional)\b|\bbonus\b|\b(salary|wages?|income|pay|paycheck|earnings) (was|were|is|are|goes|went|go|had been|would be|rose|fell) .{0,20}\b(higher|more|up|lower|less|down|bigger|smaller)\b|\b(higher|bigger|lower|smaller) (salary|income|pay|wages)\b|\b(earn|earned|make|made|paid|get|got) (me )?(\S+ )?less\b|\b(earn|earned|earning|make|made|making) .{1,20}\b(more|extra)\b|\b(earn|earned|make|made) (more|extra)|\b(more|less|fewer) (in )?(income|pay|salary|wages)\b|\d[\d,]*k? (for|in|as) (wages|pay|salary)\b|\bpaid more\b|\bextra (income|pay|wages)\b|\bovertime\b|\bsalary (went up|was higher|increase)/,
    'more-pay',
  ],
];

/** What a question wants to change; null when it names nothing that can be tried. */
export function readLever(text: string): Lever | null {
  const tried = text.replace(aside, '');
  return (
    levers.find(([pattern]) => pattern.test(tried))?.[1] ??
    (/\d.* (instead of|rather than|and not) .*\d/.test(tried) ? 'replaced' : null)
  );
}

/** What is tried when the words are nearest to this line. */
const leverOfLine: Readonly<Record<string, Lever>> = {
  '1040:1a': 'more-pay',
  '1040:2b': 'interest',
  '1040:3a': 'dividends',
  '1040:3b': 'dividends',
  '1040:4b': 'withdrawal',
  '1040:5b': 'pension',
  '1040:6a': 'social-security',
  '1040:6b': 'social-security',
  '1040:7': 'gain',
  '1040:25a': 'withholding',
  '1040:25b': 'withholding',
  '1040:25d': 'withholding',
  '1040:26': 'estimated',
  'schedule-1:7': 'unemployment',
  'schedule-1:8b': 'gambling',
  'schedule-1:11': 'educator',
  'schedule-1:13': 'hsa',
  'schedule-1:16': 'sep',
  'schedule-1:17': 'own-insurance',
  'schedule-1:20': 'ira',
  'schedule-1:21': 'student-loan',
  'schedule-3:2': 'child-care',
  '2441:3': 'child-care',
  'schedule-3:5a': 'energy',
  'schedule-3:5b': 'energy',
  'schedule-a:4': 'medical',
  'schedule-a:5a': 'state-tax',
  'schedule-a:5b': 'property-tax',
  'schedule-a:8a': 'mortgage',
  'schedule-a:8e': 'mortgage',
  'schedule-a:11': 'charity',
  'schedule-a:12': 'goods',
  'schedule-a:14': 'charity',
  'schedule-c:1': 'business-income',
  'schedule-c:8': 'business-cost',
  'schedule-c:22': 'business-cost',
  'schedule-c:24b': 'business-cost',
  'schedule-c:28': 'business-cost',
  'schedule-c:31': 'business-income',
};

/** What can be tried on a line, `form:line`; null when nothing can. */
export const leverOf = (place: string): Lever | null => leverOfLine[place] ?? null;
