import { boundQuestion } from './bound-question';
import { readNamedLine, readPrintedBox, readPrintedLine } from './line-names';
import type { Lever } from './levers';
import { readPlainly } from './plain-words';
import { readPaperKind } from './papers/find-paper';
import type { PaperKind } from './papers/read-papers';
import type { Stage } from './find-between';
import { type ListName, readListed } from './read-listed';
import { readDeadline } from './read-deadline';
import { readTrial } from './read-trial';
import { readBase } from './read-why';
import type { Wish } from './read-wish';
import { type Refusal, refuse } from './refuse';

/** What somebody wants to know. */
export type Intent =
  | { kind: 'greeting' }
  | { kind: 'thanks' }
  | { kind: 'about-copilot' }
  | { kind: 'refuse'; why: Refusal }
  | { kind: 'person' }
  | { kind: 'refund' }
  | { kind: 'why-refund' }
  | { kind: 'rate'; which: 'marginal' | 'effective' | 'both' | 'gains' }
  | { kind: 'line'; form: string; line: string; isPrinted: boolean; own: boolean }
  | { kind: 'what-if'; lever: Lever; wish: Wish }
  | { kind: 'missing' }
  | { kind: 'issues' }
  | { kind: 'deductions' }
  | { kind: 'eligible' }
  | {
      kind: 'deadlines';
      about: 'file' | 'extension' | 'contributions' | 'sep' | 'estimated' | 'claim-refund' | 'all';
    }
  /** Penalties of this return, without a word on which. */
  | { kind: 'penalties' }
  | { kind: 'status' }
  | { kind: 'filing-status' }
  | { kind: 'dependents' }
  /** What was typed in or stands on a paper. */
  | { kind: 'paper'; of: PaperKind }
  /** What there is of one kind, line by line. */
  | { kind: 'list'; of: ListName }
  /** What lies between two figures of Form 1040. */
  | { kind: 'between'; from: Stage; to: Stage }
  | { kind: 'topic' }
  | { kind: 'outside' }
  /** Two readings, neither of them sure. */
  | { kind: 'choice'; readings: readonly Intent[] };

/** The question in comparable form: signs, capitals and spelling do not count. */
export const normalize = (question: string): string =>
  readPlainly(
    boundQuestion(question)
      .normalize('NFKC')
      .toLowerCase()
      // "heyyy", "sooo much"; numerals such as "iii" stay.
      .replaceAll(/([a-hj-uwyz])\1{2,}/g, '$1')
      .replaceAll(/[‘’`´]/g, "'")
      .replaceAll(/[“”]/g, '"')
      .replaceAll(/[\u200B-\u200F\u2060-\u2064\uFEFF]/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );

const own =
  /\b(my|i|i'm|i've|i'd|me|mine|am i|we|our|ours|(to|for|pay|pays|paid|give|gives|gave|send|sends|owe|owes|cost|costs) (out to )?us)\b|\byou (calculat|figur|comput|arriv|came|come|put|report|enter|took|take|use|show|count)/;
const refundWords =
  /\b(they|irs|government|treasury) (\w+ )?(pay|paying|owe|owing|paid) (me|us)\b.{0,12}\bor\b|\b(count on|hope for) from (the )?(irs|government|treasury|uncle sam)\b|\b(get|receive|collect|see|expect) .{0,20}\bfrom (the )?(irs|government|treasury|uncle sam)\b|\b(irs|government|treasury|uncle sam) .{0,25}\b(pay|paid|send|sent|give|owe|return|refund)\w* (out |back |over )?(to )?(me|us)\b|\brefund\b|\b(get|getting|got|come|coming|comes|money|have|give|gave|giving|send|sending|sends|sent|pay|pays|paying) (\w+ ){0,3}back\b|\brefund or\b|\bsend(ing)? (me|us) money\b|\bget(ting)? (anything|something|money) (back|from the (irs|government))|\bowed?\b|\bowing\b|\bpay in\b|\b(balance|amount|total) due\b|\bin the (red|black)\b|\bhow much (money )?(do|will|am|is) (i|the irs|it) (have to pay|send)|\birs (going to )?(send|pay|give|cut)s? me\b|\b(money|sum|amount|tax|something|anything) .{0,25}\b(returned|refunded|repaid|sent back|handed back) to (me|us)\b|\b(they|you|it|state) (will |would |is going to |are going to |gonna )?(return|refund|hand back|send back) (to )?(me|us)\b/;
/** Whether a question is about the person or the return in front of them. */
export const isAboutOwn = (text: string): boolean => own.test(text) || /\breturn\b/.test(text);

/** Finds out what a question asks for. Pure words; a question that fits nothing is a topic to be searched for. */
export function understand(question: string): Intent {
  const text = normalize(question);
  const refused = refuse(text);
  if (refused !== null) return { kind: 'refuse', why: refused };
  if (
    /^(hi+(ya)?|he+y+a?|hell+o+|good (morning|afternoon|evening|day)|morning|evening|greetings|howdy|yo+|sup|hola)\b[^a-z]*(?:(there|plainfile|copilot|again|all|everyone|friend|buddy)[^a-z]*)?$|^(hi|hey|hello|yo)?[ ,]*(are )?(you|anyone|anybody|somebody) (up|awake|there|around|online|home|alive|listening)\b( lol)?[^a-z]*$/.test(
      text,
    )
  )
    return { kind: 'greeting' };
  if (
    /^(thanks?|thank you|thx|ty|great|perfect|ok(ay)?|got it|cool)\b(?!.*\b(how|what|when|why|who|where|which|owe|refund|tax|hit me|give me|tell me|damage|number|truth|verdict|news)\b)[^?]{0,30}$|\b(good ?bye|bye|good night|see (you|ya)( later)?)[.! ]*$/.test(
      text,
    )
  )
    return { kind: 'thanks' };
  if (kindWords.test(text)) return { kind: 'thanks' };
  if (saysHello.test(text) || isPleasantry(text)) return { kind: 'greeting' };
  if (
    /\b(who|what) are you\b|\bare you (a|an|human|real|chatgpt)\b|\bwhat can you (do|help|answer)|\bhow do you work\b|\bwhat (can|should) i ask\b/.test(
      text,
    )
  )
    return { kind: 'about-copilot' };
  if (
    /\b(talk|speak|chat|connect me|get me|reach) (to|with)? ?(a |an |my |the )?(human|person|preparer|cpa|accountant|agent|someone|somebody|real)\b|\bask my preparer\b/.test(
      text,
    )
  )
    return { kind: 'person' };
  const paper = triesSomething.test(text) ? null : readPaperKind(text);
  if (paper !== null) return { kind: 'paper', of: paper };
  return (addsUp.test(text) ? null : readTrial(text)) ?? understandWithoutTrial(text);
}

/** What a question asks for when it tries nothing. */
export function understandWithoutTrial(text: string): Intent {
  // What is left between tax and payments.
  if (/\bline 24\b.*\bline 33\b|\bline 33\b.*\bline 24\b/.test(text)) return { kind: 'refund' };
  const printed = readBase(text) ?? readPrintedLine(text) ?? readPrintedBox(text);
  if (printed !== null) return { kind: 'line', ...printed, isPrinted: true, own: true };
  return understandReturn(text) ?? { kind: 'topic' };
}

/** Praise, and who somebody is, without a question. */
const kindWords =
  /^(well |oh |wow |aw )*(you are|you're|youre|that was|this was|that is|that's) (very |so |really |such |a |quite |too )*(patient|kind|helpful|great|nice|sweet|lifesaver|awesome|good at this|wonderful|lovely)\b[^?]*$/;
const saysHello =
  /^(hi|hey|hello|good (morning|afternoon|evening))\b[^?\d]*\b(this is|i'm|i am|it's)\b(?!.*\b(how|what|when|why|which|want|need|refund|tax|owe|looking)\b)[^?\d]*$/;

/** "Mornin, hope you got coffee too": a greeting and a kind word, and nothing that is asked of a return. */
const isPleasantry = (text: string): boolean =>
  text.split(' ').length <= 14 && greets.test(text) && kindly.test(text) && !wantsSomething.test(text);
const greets =
  /^(well |oh |ok |ah )*(hi+(ya)?|he+y+|hell+o+|yo+|howdy|hola|greetings|gm|(good |gd )?(mornin|evenin|afternoon|day)g?'?|g'?day|what'?s up|sup|happy \w+day)(?![\w-])/;
const kindly =
  /\b(hope|happy|coffee|tea|weather|mate|to you|you too|sleep|slept|how('s| is| are|s)? (you|ya|u|it|things|life|everything|your)|nice to (meet|see)|((long|rough|nice|lovely|beautiful|cold|hot|busy|good|great|rainy|sunny|fine|happy|quiet|crazy) )+(day|week|morning|weekend|evening|one|out))\b|^(gm|what'?s up|sup|mornin'?|evenin'?)\W*$|\bwhat'?s (up|good)\W*$|\bclocked (out|in|off)\b|\bon (my|a) break\b/;
const wantsSomething =
  /\d|\b(refunds?|tax\w*|ow(e|es|ed|ing)|lines?|returns?|deduct\w*|credits?|forms?|numbers?|figures?|irs|income|wages?|pay|paid|w-?2|why|when|which|where|who|what (is|are|was|did|do|does|if)|what's (?!up)|how (much|many|big|do|did|does|can|come)|(can|do|did|should|am|are) (i|we)|is (my|it|there|the)|need|want|help|tell|show|give|claim|file|filing|back|money|bill|bank|loan|mortgage|ira|business|dividends?|interest|pension|weekday)\b/;

/** How a sum is made, and nothing that is added. */
const addsUp = /\bhow (do|does|did) .*\badds? up\b/;

/** Clearer signs of a trial than most: what stands on a paper is asked for in many words. */
const triesSomething =
  /\b(if|suppose|would|instead|rather than|pretend|imagine|(?<!\b(?:when|long|what|that|which) )had (i|we|they))\b/;

/** What the checks found, in the words of those who prepare returns. */
const flagged =
  /\bdiagnostics?\b|\b(any|which|what|open|unresolved|list|show|clear(ed)?|outstanding|the) (\w+ ){0,3}(warnings?|red flags?|alerts?|flags|rejects|validation (errors?|messages?)|error (report|list|messages?)|review notes?)\b|\b(anything|something|what|what's) (is |was |has |gets? |got |been )*flagged\b|\b(error|sanity|e-?file) checks?\b/;

function understandReturn(text: string): Intent | null {
  const isOwn = own.test(text);
  const listed = readListed(text);
  if (listed !== null) return { kind: 'list', of: listed };
  if (
    /\bestimated (tax|payment)|\bquarterl(y|ies)\b/.test(text) &&
    /\b(should|need|have to|must|set up|how much (will|is|are) (my|our|the) next)\b/.test(text) &&
    isOwn &&
    !/\b(made|paid|did|sent|mailed|credited|counted)\b/.test(text)
  )
    return { kind: 'deadlines', about: 'estimated' };
  if (
    /\b(pay|paid|pays) (me|us)\b/.test(text) &&
    !/\b(irs|government|treasury|feds|sam|refund|back)\b/.test(text) &&
    !/\bthey\b|\bcash\b|\b(gotta|have to|need to|must|should)\b/.test(text)
  )
    return { kind: 'line', form: '1040', line: '1a', isPrinted: false, own: true };
  if (
    /\bwhen (does|do|must|should) (this|it|that|everything|all (of )?this) (have|need) to be (in|done|sent|filed|mailed|there)\b/.test(
      text,
    )
  )
    return { kind: 'deadlines', about: 'file' };
  const deadline = readDeadline(text);
  if (deadline !== null) return deadline;
  if (flagged.test(text) && !/\b(bank|fraud|scam|identity|price|text|audits?|trigger\w*)\b/.test(text))
    return { kind: 'issues' };
  if (isMissing(text)) return { kind: 'missing' };
  if (
    /\b(errors?|mistakes?|problems?|issues?|wrong|red flags?|warnings?|mess(ed)? (something )?up|double[- ]check|look(s)? (right|ok|okay|good|fine)|correct|reject(ed)?|audit(ed)?)\b/.test(
      text,
    ) &&
    /\b(my|this|the) (tax )?(return|numbers?|figures?|answers?|information|taxes|data|filing)\b|\bdid i\b|\bi (did|got|made|have)\b|\b(anything|something) wrong\b|\bwhat('s| is) wrong\b|\bany (errors|mistakes|problems|issues|warnings|red flags)\b/.test(
      text,
    ) &&
    !/\b(after|already) (i )?(have )?fil(ed|ing)\b|\bsubmitted\b|\bamend|\bwhy\b.*\brefund\b/.test(text)
  )
    return { kind: 'issues' };
  if (
    /\b(has|have|is|was|did|are) (my|the|you|i|it|we)\b.{0,30}\b(send my|file my|submit my|filed|submitted|approved|accepted|reviewed|sent|transmitted)\b|\bstatus of my (tax )?(return|filing)\b|\bwhere('s| is) my return\b|\bwhat (stage|step|status)\b/.test(
      text,
    ) &&
    !/\brefund\b/.test(text)
  )
    return { kind: 'status' };
  if (
    /\b(tax )?(rate|bracket)s?\b/.test(text) &&
    isOwn &&
    !/\bmileage|\bmiles?\b|\b(hourly|daily|day|interest|exchange) rates?\b|\b(charge|quote)\b/.test(text)
  )
    return {
      kind: 'rate',
      which: /\b(gains?|shares?|stocks?|dividends?)\b/.test(text)
        ? 'gains'
        : /\beffective|\baverage|\boverall/.test(text)
          ? /\bmarginal|\bbracket/.test(text)
            ? 'both'
            : 'effective'
          : /\bmarginal|\bbracket|\bnext dollar|\bextra dollar/.test(text)
            ? 'marginal'
            : 'both',
    };
  if (/\bpercent(age)? of (my|our) income\b|\bshare of my income\b/.test(text))
    return { kind: 'rate', which: 'effective' };
  if (
    /\bhow long\b|\bwhen (will|do|does|should|can|is|am) .*(refund|money)|\bwhere'?s? (is )?my (refund|money)|\btrack .*refund|\brefund .*(arrive|take|status|deposit)/.test(
      text,
    )
  )
    return null;
  const line = readNamedLine(text);
  const asksForMore = /\b(missing|missed|other|more|else|any|overlook\w*|bigger|lower|reduce|save)\b/.test(
    text,
  );
  if (isGeneralDeductions(text) && (line === null || line.line === '24' || asksForMore))
    return { kind: 'deductions' };
  if (line !== null && isOwn && /\bhow (much|big|large|high)\b/.test(text) && !isPlainRefund(text))
    return { kind: 'line', form: line.form, line: line.line, isPrinted: false, own: true };
  if (
    /\b(do|am|can|could|would|are|should|may) (i|we)\b.{0,40}\b(qualif\w*|eligible|entitled|claim|get|deduct|take|write|itemize|use|file as|count|do|open|contribute)\b|\bi (qualify|am eligible|can claim|can deduct)\b|\b(does|do) .* (count|qualify)\b|\b(am|are) (i|we) (getting|missing)\b/.test(
      text,
    ) &&
    isOwn &&
    !isPlainRefund(text)
  )
    return { kind: 'eligible' };
  if (
    /\bwhy\b|\bhow come\b|\bwhat (made|makes|moved|drove|reduced|lowered|raised|caused|changed|happened|affects?|affected|determines)\b|\bhow did (you|it|we|plainfile) (get|come|arrive|calculate|figure|work)\b|\bwhere does .* come from\b|\bbreak ?down\b|\bexplain\b/.test(
      text,
    ) &&
    (refundWords.test(text) || /\b(result|bottom line|number|outcome)\b/.test(text))
  )
    return { kind: 'why-refund' };
  const aboutNumber =
    /\bhow (much|many|big|large|high)\b|\bwhat('s| is| was| are| were| did)?\b|\bwhy\b|\bhow (did|is|was|do|does|come)\b|\bexplain\b|\bshow\b|\btell me\b|\bwhere\b|\bamount\b|\btotal\b|\bdo i (have|get)\b|\bdid i\b|\bwalk me\b/.test(
      text,
    );
  if (
    isPlainRefund(text) &&
    (line === null || line.line === '24' || line.line === '25d'
      ? !/\bwithh|\btotal tax\b|\btax bill\b/.test(text)
      : false)
  )
    return { kind: 'refund' };
  if (line !== null && isOwn && (aboutNumber || text.length < 40))
    return { kind: 'line', form: line.form, line: line.line, isPrinted: false, own: true };
  if (isPlainRefund(text)) return { kind: 'refund' };
  if (
    line !== null &&
    /^(my |the |what('s| is) (the |my )?)?[\w\s'-]{3,30}\??$/.test(text) &&
    /\b(on|in) (this|the|my) return\b/.test(text)
  )
    return { kind: 'line', form: line.form, line: line.line, isPrinted: false, own: true };
  return null;
}

/** What is left between the person and the government: "net position with the IRS, credit or debit?" */
const government = '(?:the )?(?:irs|government|treasury|feds|uncle sam)';
const eitherWay =
  '(?:credit or (?:a )?debit|debit or (?:a )?credit|plus or minus|minus or plus|positive or negative|negative or positive|up or down|ahead or behind|in the (?:red|black|hole))';
const settles = new RegExp(
  String.raw`^(?!.*\b(?:how (?:do|can)|can (?:i|we)|monthly|over time|letter|notice)\b).*(?:\b(?:net|final|overall|my|our) (?:\w+ )?(?:position|settlement|balance|standing|score) with ${government}\b|\b${eitherWay}\b.*\b${government}\b|\b${government}\b.*\b${eitherWay}\b)`,
);

const isPlainRefund = (text: string) =>
  (settles.test(text) || (refundWords.test(text) && (isAboutOwn(text) || /\brefund or\b/.test(text)))) &&
  !/\bhow (do|can|should|would|could) (i|we) pay\b|\bstate (tax )?refund\b|\blast year'?s?\b|\bnext year\b|\b2023\b|\b2025\b|\b2026\b|\bsomeone|\bdirect deposit|\bsplit\b|\bloan\b|\binstall?ments?\b|\bpayment plan\b|\bcan(no|')?t (afford|pay)\b|\b(sold|sell(ing)?|bought|buy|shares?|stocks?) .*\bin the (red|black)\b/.test(
    text,
  );

const isMissing = (text: string) =>
  (/\b(return|interview|everything|it) (all )?(complete|finished|filled (in|out)|done)\b|\b(anything|something|what|stuff|things?) (is |are |else )?(still |else )?(missing|incomplete|unfinished|unanswered)\b/.test(
    text,
  ) ||
    /\bwhat('s| is| else| more)? ?(is |am i |are we )?(still )?(missing|left|open|outstanding|needed|required|incomplete|unfinished)\b|\bwhat (else|more) (do|should|must|does|is|are|can)\b.{0,20}\b(you|i|we|to|needed|plainfile)\b.{0,20}\b(need|do|enter|fill|answer|provide|give|upload|left|missing|finish|complete|missing)?|\b(am i|are we|i'm|we're) (all )?(done|finished|complete|ready|good to (go|file))\b|\bdo you need (anything|something|more)\b|\b(anything|something) (else )?(missing|left|incomplete|unanswered|you (still )?need|i (still )?(need|have) to|still open)\b|\bdid i (forget|miss|leave) (anything|something|out)\b|\b(what|which|any|how many) (documents?|forms?|questions?|answers?|papers?|info\w*)\b.{0,30}\b(missing|left|need|still|open|remain\w*|unanswered|blank)\b|\bstill (need|have) to (do|answer|enter|upload|fill)\b|\bcan'?t (i |you )?(calculate|file|finish)\b|\bready to file\b|\bnext steps?\b|\bwhat (do|should) i do next\b/.test(
      text,
    )) &&
  !/\bdeduction|\bcredit|\bwrite off|\bmoney\b/.test(text);

const isGeneralDeductions = (text: string) =>
  (/\b(what|which|any|other|more|all|list|find|show|are there|missing|missed|overlook\w*|leaving|forgetting|suggest\w*)\b.{0,50}\b(deductions?|credits?|write[- ]?offs?|tax breaks?|money on the table)\b/.test(
    text,
  ) &&
    own.test(text) &&
    !/\bhow (do|does)\b|\bmedical|\bstudent|\bchild|\bcare\b|\benergy|\bsolar|\bstandard|\btotal|\beducation|\bbusiness\b|\bhome office/.test(
      text,
    )) ||
  (/\b(how|what|where|any ?(thing|way)|ways?|ideas?|tips?)\b.{0,40}\b(save|lower|reduce|cut|shrink|increase|boost|maximi[sz]e|raise|bigger|larger|pay less|owe less)\b.{0,30}\b(tax(es)?|refund|bill|i owe|owed?|more|money|irs)\b|\bpay less\b|\b(get|have) a (bigger|larger|better) refund\b|\bmoney on the table\b|\bmissing out\b/.test(
    text,
  ) &&
    !/\bnext year\b/.test(text));
