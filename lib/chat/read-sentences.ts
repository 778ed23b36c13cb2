import { onlyPoints, pointsBack } from './points-back';

/** Where a sentence ends; dashes and colons before a question count too. Not after an initial or inside an amount. */
const ends = /(?<=[?!;])\s+|(?<=[\p{L}\d)]{2}[.:])\s+|\s+[-–—]+\s+/u;

const asks =
  /\?$|^((so|ok|okay|and|but|or|please|kindly|hey|hi|well) )*(how|what|what's|why|when|where|which|who|whose|do|does|did|is|are|am|was|were|can|could|would|will|should|may|must|have|has|tell|show|give|explain|walk|need|list|at what|in what|for how|if|number|remind|check)\b|\b(how much|how many|how big|how come|tell me|give me|show me|walk me|what's (my|our|the)|let me know|wants? to know|wonder)\b/;

const fewestWords = 2;

/**
 * The sentences of a message that ask for something, where others only tell what is around it. Empty when the message is
 * one sentence, or all or none of its sentences ask.
 * @param text the question as `normalize` gives it
 */
export const findAsking = (text: string): string[] => findSentences(text, true);

/** The same, each sentence by itself: what was said before it about others or other years is not asked for. */
export const findAskingAlone = (text: string): string[] => findSentences(text, false);

function findSentences(text: string, mayLean: boolean): string[] {
  const wanted = leadsIn.exec(text);
  if (
    wanted !== null &&
    wanted.index >= farIn &&
    (wanted[1] ?? '').split(' ').length >= fewestWanted &&
    !onlyPoints(wanted[1] ?? '')
  )
    return [wanted[1] ?? ''];
  const sentences = toSentences(text);
  if (sentences.length < 2) return [];
  const asking = sentences.flatMap((one, at) => {
    if (!asks.test(one.trim())) return [];
    // "How come?" by itself leans on what was said before it, and so does "What do we get for it?".
    const leans = mayLean && (one.split(' ').length < leaning || pointsBack(one) || asksWhichOne.test(one));
    return [leans ? [sentences[at - 1], one].filter((part) => part !== undefined).join(' ') : one];
  });
  return asking.length === sentences.length ? [] : asking;
}
const leaning = 5;

const toSentences = (text: string): string[] =>
  text.split(ends).filter((one) => one.split(' ').length >= fewestWords);

/**
 * What was said before a question that names nothing itself: "i sent them money in june. is it in there?" asks for what
 * was sent. Null for a question that says by itself what it wants.
 */
export function findPointedAt(text: string): string | null {
  const sentences = toSentences(text);
  const asking = sentences.filter((one) => asks.test(one.trim()));
  const told = sentences.filter((one) => !asks.test(one.trim()));
  return asking.length === 0 || told.length === 0 || !asking.every(onlyPoints) ? null : told.join(' ');
}

/** "What number do I give her?": what it is stands in the sentence before. */
const asksWhichOne =
  /\b(what|which|whats) (number|figure|amount|one|sum)? ?(do|should|would|must|can) (i|we) (give|tell|put|write|use|enter|report|say|fill)\b/;

/** What comes before the question in a long sentence: "…, and so I would like to know what gain you came to". */
const leadsIn =
  /\b(?:like to know|want to know|need to know|wants to know|wonder(?:ing)?|curious|tell (?:me|us)|show(?:ed)? (?:me|us)|let me know|so what|so how|but how|and how|so would|so will|so do|so is)\b[, ]*([^, ].*)$/;
const farIn = 40;
const fewestWanted = 3;
