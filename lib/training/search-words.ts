import { synonyms } from './synonyms';
import { joinedWords, wordsLike } from './word-groups';

/** One thing that a question asks about: the word, and other words that say the same in tax texts. */
export interface SearchTerm {
  word: string;
  others: readonly string[];
}

/** More other words than this cost more time than they find. */
const mostOthers = 18;

/** Words by which nothing is found: they stand in any question. */
export const filler: ReadonlySet<string> = new Set(
  `a about above actually add after again ago all almost already also always am an and any anybody anyone anything anyway are aren't around as ask at away back basically be because been before being best better between big both bring but by bye call called came can can't cannot case cause change changed clear come comes company could couldn't count counts curious deal did didn't different do does doesn't doing don't done down during each either else end enough especially even ever every everyone everything exactly explain far few figure find fine first for form from fully general get gets getting give given go goes going gonna good got gotten great guess guy had hadn't happen happens has hasn't have haven't having he hello help her here hers hey hi him his hold honestly how however i i'd i'll i'm i've idea if in instead into is isn't it it's its itself just keep kind know last least less let let's like likely line little long look lot lots made make makes making many matter may maybe me mean means might mine moment more most mostly much must my myself need needed needs never new next no none nor normal normally not nothing now of off often oh ok okay on once one only onto or other others otherwise ought our out over own part particular pay paying people per perhaps person please point possible pretty probably put puts putting question quick quite rather real really reason receive regarding relevant right rule rules said same saw say says see seem seems several shall she should shouldn't show simple simply since situation so some somebody someone something sometimes somewhere soon sort still stuff such suppose supposed sure take taken takes taking talk tell than thank thanks that that's the their them then there there's these they they're thing things think this those though through to together told too took total towards treat treated tried true try trying turn turned two typical under understand until up upon us use used using usually various very want wanted wants was wasn't way we well went were weren't what what's whatever when where whether which while who whole whom whose why will with within without won't wonder wondering work works would wouldn't wrong year years yes yet you you'd you'll you're you've your yours 2024 2025`.split(
    /\s+/,
  ),
);

// What people type, and the words of the texts. Applied to the whole question first.
const phrases: readonly (readonly [RegExp, string])[] = [
  [
    /\bday\s?care\b|\bnanny\b|\bbabysitt\w+|\bafter[- ]school\b|\b(summer|day) camps?\b|\bchild\s?care\b|\bpreschool\b/g,
    ' daycare ',
  ],
  [
    /\bwrit(e|es|ing|ten) (it |them |that |this |my \w+ )?off\b|\bwrite[- ]?offs?\b|\bdeductible\b|\bexpens(e|ing) it\b/g,
    ' deduct ',
  ],
  [
    /\bside (hustle|gig|job|business|work)s?\b|\bgig (work|economy|job)\w*|\bfreelanc\w+|\buber\b|\blyft\b|\bdoordash\b|\binstacart\b|\betsy\b|\bself[- ]employ\w*|\bindependent contractor\w*|\b1099 (work|job|contractor)\w*|\bwork(ing)? for (myself|yourself)\b|\bmy own business\b|\bsole proprietor\w*/g,
    ' selfemployed ',
  ],
  [
    /\bhome[- ]?office\b|\bwork(ing)? (from|at) home\b|\bwfh\b|\bspare (room|bedroom)\b.*\boffice\b/g,
    ' homeoffice ',
  ],
  [
    /\bevery (3|three|few) months\b|\b(4|four) times (a|each|per|every) year\b|\bevery quarter\b/g,
    ' quarterly ',
  ],
  [/\bhead of (the )?household\b|\bhoh\b/g, ' headofhousehold '],
  [/\bearned income (tax )?credit\b|\beitc?\b/g, ' earnedincomecredit '],
  [/\bchild tax credits?\b|\bctc\b/g, ' childtaxcredit '],
  [/\bcapital (gain|loss)(es|s)?\b/g, ' capitalgain '],
  [/\b(bitcoin|crypto\w*|ethereum|nfts?)\b/g, ' cryptocurrency '],
  [/\bhsas?\b/g, ' health savings account '],
  [/\bira's\b|\biras?\b/g, ' ira '],
  [/\b401\s?\(?k\)?s?\b/g, ' 401 '],
  [/\bsnap\b|\bfood stamps\b/g, ' foodstamps '],
  [/\b(solar|photovoltaic)\b/g, ' solar '],
  [/\b(evs?|tesla|electric (car|vehicle|suv|truck)s?|plug-?in (hybrid|car)s?)\b/g, ' electric vehicle '],
  [/\bstandard deduction\b/g, ' standarddeduction '],
  [/\bstate and local tax\w*|\bsalt\b/g, ' salt '],
  [
    /\bgo(ing|es)? (back )?to (college|school|university)\b|\bgrad(uate)? school\b|\bcollege\b|\buniversity\b|\btuition\b/g,
    ' college ',
  ],
  [/\bpre-?k\b/g, ' kindergarten '],
  [/\bsaver'?s\b/g, ' saver '],
  [/\b(need|have|required|got) to file\b|\bmust (i|we) file\b/g, ' file gross income single '],
  [/\bleft (me|us)\b|\binherit\w*/g, ' inheritance '],
  [
    /\bhow long\b.*\brefund\b|\bwhen\b.*\brefund\b|\brefund\b.*\b(arrive|show up|shows up|take|come)\b/g,
    ' refund refunds takes days ',
  ],
  [
    /\bmedical\b|\bdoctors?\b|\bdentist\w*\b|\bhospital\w*|\bsurger\w+|\bglasses\b|\bprescriptions?\b|\bbraces\b/g,
    ' medical ',
  ],
  [/\bsocial security (benefits?|checks?|income|payments?)\b|\bss benefits\b/g, ' socialsecuritybenefits '],
  [
    /\bsplit(ting)? (with|from)\b|\bdivorc\w+|\bseparated\b|\bex[- ](wife|husband|spouse)\b|\bmy ex\b/g,
    ' divorced ',
  ],
  [/\bget(ting)? married\b|\bgot married\b|\bwedding\b|\bmarried\b/g, ' married '],
  [/\bfiling status\b/g, ' filingstatus '],
  [/\bpassed away\b|\bdied\b|\bdeceased\b|\bdeath\b|\bwidow\w*/g, ' died '],
  [/\bmess(ed)? up\b|\bmistakes?\b|\bfix(ing)? (a|my) (filed )?return\b|\bamend\w*|\b1040-?x\b/g, ' amend '],
  [
    /\binstall?ments?\b|\bpayment plan\b|\bcan(no|')?t (afford|pay)\b|\bunable to pay\b|\bpay (it )?over time\b/g,
    ' installments ',
  ],
];

const joined: Record<string, readonly string[]> = {
  daycare: ['care', 'child'],
  selfemployed: ['self-employment'],
  homeoffice: ['office', 'home'],
  headofhousehold: ['household', 'head'],
  earnedincomecredit: ['earned', 'income', 'credit'],
  childtaxcredit: ['child', 'credit'],
  capitalgain: ['gain'],
  standarddeduction: ['standard', 'deduction'],
  socialsecuritybenefits: ['security', 'benefits'],
  filingstatus: ['filing', 'status'],
};

/** Words that one says in place of another word, without the word itself. */
function otherWords(word: string, one: string): string[] {
  // The lines of words alike are wide: they speak where nothing nearer is known.
  const known = synonyms[word] ?? synonyms[one] ?? [...wordsLike(word), ...wordsLike(one)];
  return [...new Set(known)].filter((other) => other !== one).slice(0, mostOthers);
}

/** What a question is about, without the words that any question has. At most twelve terms. */
export function toSearchTerms(question: string): SearchTerm[] {
  let text = question
    .toLowerCase()
    .replaceAll(/\$?\d{1,3}(,\d{3})+|\$\d+/g, ' ')
    .replaceAll(/\b(\d{3,4}k?)s\b/g, '$1')
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/[“”"]/g, ' ');
  for (const [pattern, words] of phrases) text = text.replaceAll(pattern, words);
  for (const words of joinedWords) text = text.replaceAll(words, words.replaceAll(' ', '_'));
  const words = text.match(/[\p{L}\d][\p{L}\d'.&_-]*/gu) ?? [];
  const terms = new Map<string, SearchTerm>();
  for (const raw of words) {
    const word = raw
      .replace(/'s$/, '')
      .replace(/^'+|['.&_-]+$/g, '')
      .replaceAll('_', ' ');
    // An amount or a year says nothing about the topic.
    if (word.length < 2 || filler.has(word) || /^\d{4,}$|^\d+(k|000)$/.test(word)) continue;
    for (const one of joined[word] ?? [word])
      if (!terms.has(one))
        terms.set(one, {
          word: one,
          others: otherWords(word, one),
        });
  }
  return [...terms.values()].slice(0, 12);
}
