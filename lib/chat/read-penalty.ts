import { isAboutOwn, type Intent } from './understand';

const penalty = /\bpenal(ty|ties|i[sz]ed?|i[sz]ing)\b|\b(a|any|the|that) fine\b|\bfines\b|\bfined\b/;
const underpaid = /\bunder-?pa(y|ys|id|ying|yment|yments)\b|\bpa(y|id|ying) (in )?(too|so) little\b/;
const general =
  /\b(avoid|safe harbou?r|stay clear|how (do|does|is|are|can)|what (is|are|does|happens)|why|if)\b/;

/** Penalties with a name of their own: those are topics or lines that other patterns and the training material know. */
const named =
  /\binsur|\buninsured\b|\bcoverage\b|\blate\b|\bfil(e|ed|ing)\b|\bearly\b|\bwithdr[ae]w|\bdistribution|\bcash(ed|ing)? out\b|\bira\b|\broth\b|\b401|\b403|\bhsa\b|\bretire|\brmd\b|\bcds?\b|\bsavings\b|\bbank\b|\bmarr|\bdivorc|\bexcess\b|\bcontribut|\bform\b|\bline\b|\bschedule\b|\bstate\b|\bextension\b|\bdeadline\b|\bmiss(ed|ing)?\b|\bparking\b|\btraffic\b|\bdeduct/;

/**
 * Whether there is a penalty on this return, without a word on which: the one for paying too little during the year is
 * meant, with the others named after it. A penalty for sending the return late is a topic. Null for all others.
 */
export function readPenalty(text: string): Intent | null {
  if (!penalty.test(text)) return null;
  if (/\blate\b|\bnot filing\b|\bfail(ing|ed|ure)? to file\b/.test(text))
    return /\bquarter|\bestimat|\blater\b/.test(text) ? null : { kind: 'topic' };
  if (named.test(text) || general.test(text)) return null;
  return underpaid.test(text) || isAboutOwn(text) || /\b(is|are) there\b/.test(text)
    ? { kind: 'penalties' }
    : null;
}
