import { type Answer, dontKnow, headOf, notCalculated, say, withoutStated } from './answers/answer';
import { answerBoxes } from './answers/boxes';
import { sayBeside, sayCard, sayNext } from './answers/card';
import { findDeadline, sayDeadlines } from './answers/deadlines';
import { answerLine } from './answers/line';
import { sayConditions, sayFinding } from './answers/may-i';
import { answerOwn, findPlace, type LinePlace, placesOf, sayOwnLine, toPlaceOfYear } from './answers/own';
import { answerDocuments, findNamedDocument } from './answers/documents';
import { sayPassage } from './answers/passages';
import { answerStates, findStates, sayStateLaw } from './answers/states';
import { nothingFits, otherYear, refusalOf, talkBack } from './answers/talk';
import { answerWhatIf } from './answers/what-if';
import { asksForm, sayForm, sayWhere } from './answers/where';
import type { Card } from './cards/card';
import { product } from './cards/product';
import { readPrintedLine } from './read/printed-line';
import { type Reading, readQuestion } from './read/read-question';
import type { OwnAnswer } from './read/entity';
import { findLaw, type Law } from './find-law';
import { refuse } from './read/refuse';
import type { ReturnView } from './return-view';
import { wholeName } from './search/find-cards';
import { citeCard } from './tools/search-cards';
import { Evidence } from './tools/tool';

/**
 * The default answer, without any model: the law from a card, what it means on this return, and what to do next.
 * @param earlier the questions before it, oldest first
 */
export async function answerQuestion(
  view: ReturnView,
  question: string,
  earlier: readonly string[] = [],
): Promise<{ answer: Answer; evidence: Evidence; reading: Reading }> {
  const evidence = new Evidence(view);
  const reading = readQuestion(question, earlier);
  const both = refuse(reading.text) === null ? await answerBoth(view, question, earlier) : null;
  if (both !== null) return { ...both, reading };
  return { answer: await answerReading(evidence, reading), evidence, reading };
}

/** Where a second question begins: "how much is it and when does it end", "is it taxable? do I get a form". */
const secondQuestion =
  /\?+\s+(?=\S+ \S+)|,? and (?:also )?(?=(?:how|what|when|where|which|do|does|can|could|should|is|are|will) (?:i|we|it|they|you|that|the|my|much|many|long|do|does|can|is|are|should)\b)/i;

/** Two questions in one, each answered by itself; null when it is one, or when one of them has no sure answer. */
async function answerBoth(
  view: ReturnView,
  question: string,
  earlier: readonly string[],
): Promise<{ answer: Answer; evidence: Evidence } | null> {
  const found = secondQuestion.exec(question);
  if (found === null) return null;
  const first = question.slice(0, found.index);
  const second = question.slice(found.index + found[0].length);
  const evidence = new Evidence(view);
  const readings = [readQuestion(first, earlier), readQuestion(second, [...earlier, first])];
  const isWhatIf = readings.some(({ act }) => act === 'what-if' || act === 'talk');
  if (isWhatIf) return null;
  const answers: Answer[] = [];
  for (const reading of readings) answers.push(await answerReading(evidence, reading));
  const [one, other] = answers;
  if (one === undefined || other === undefined) return null;
  const [kept, more] = [withoutStated(one.text, other.text), withoutStated(other.text, one.text)];
  // Both are answered by the same card: then it was one question.
  if (kept === '' || more === '' || headOf(one.text) === headOf(other.text)) return null;
  if (answers.some(({ answered, handOver }) => !answered || handOver)) return null;
  const citations = [...one.citations, ...other.citations.filter((more) => !one.citations.includes(more))];
  return { answer: { ...one, text: `${kept}\n\n${more}`, citations }, evidence };
}

async function answerReading(evidence: Evidence, reading: Reading): Promise<Answer> {
  const refused = refuse(reading.text);
  if (refused !== null) return refusalOf(refused);
  if (reading.act === 'talk') return talkBack(reading.text);
  const law = findLaw(reading, evidence.view);
  const { act, slots } = reading;
  const { taxYear } = evidence.view;
  const isOther = slots.year !== null && slots.year !== taxYear && (act === 'own' || act === 'why');
  const isOfLaw = law.sure === 'sure' && reading.entities.length === 0;
  if (isOther && !isOfLaw && slots.year !== 2025 && !/\b(bought|since|born)\b/.test(reading.text))
    return otherYear(taxYear);
  const boxes = await answerBoxes(evidence, reading);
  if (boxes !== null) return boxes;
  const isWhole = law.sure === 'sure' && law.named >= wholeName;
  const ofStates =
    isWhole && findStates(reading.text).length === 0 ? null : await answerStates(evidence, reading);
  if (ofStates !== null) return ofStates;
  const own = await answerFromReturn(evidence, reading, law);
  return own ?? answerFromLaw(evidence, reading, law);
}

/** An answer that is about the return first; null when the question is about the law, or the return has nothing on it. */
async function answerFromReturn(evidence: Evidence, reading: Reading, law: Law): Promise<Answer | null> {
  const { act, entities, text } = reading;
  const [first] = entities;
  const { calculated } = evidence.view;
  const isSure = law.sure === 'sure';
  if (act === 'what-if') {
    const tried = await answerWhatIf(evidence, reading, isSure);
    if (tried !== null)
      return isSure && (law.isBeside || tried.isAskedBack) ? withLaw(evidence, reading, law, tried) : tried;
    if (calculated === null && entities.some(({ input }) => input !== null))
      return withLaw(evidence, reading, law, say(notCalculated));
  }
  // The card speaks of more than what is named on the return: then its verdict is said on every return.
  const isOfItsOwn = isSure && (law.isSpecial || law.isRich);
  const ofWhole = (own: Answer) =>
    isSure && (law.named >= wholeName || law.isBeside) ? withLaw(evidence, reading, law, own) : own;
  const special = entities.find(
    ({ own, lines }) => own !== null && lines.length === 0 && !(act === 'may-i' && ofPeople.has(own)),
  );
  const isLawOnly = isOfItsOwn || (isSure && act === 'may-i' && special?.own?.startsWith('list:') === true);
  if (special?.own && !isLawOnly) return ofWhole(await answerOwn(evidence, special.own, act === 'why'));

  const asksOwn = act === 'own' || act === 'why' || act === 'what-if';
  const named = findNamedDocument(evidence.view, reading);
  const kind =
    named !== null && (asksOwn || act === 'define' || act === 'document')
      ? named
      : isPersonal(reading) || (act === 'document' && /\b(my|our|me|us)\b/.test(text))
        ? (first?.document ?? null)
        : null;
  if (kind !== null) {
    const answer = await answerDocuments(evidence, kind, reading);
    if (answer !== null) return ofWhole(answer);
  }
  const isPrinted = act === 'define' && calculated !== null && readPrintedLine(text) !== null;
  if (!isPrinted && (!asksOwn || isLimit.test(text) || (act === 'own' && isCase.test(text) && isSure)))
    return null;
  // "Why didn't I get the senior deduction": about something more special than anything on the return.
  const asksResult = first?.own === 'refund' && (act === 'why' || (act === 'own' && !law.isSpecial));
  const asksSum = act === 'own' && law.named === 0 && !law.isSpecial;
  if (first?.isBroad === true && isOfItsOwn && !asksResult && !asksSum) return null;
  // Working or living in a state is asked of the law, though it says "do I owe".
  if (first?.own === 'refund' && findStates(text).length > 0) return null;
  if (first?.own) return ofWhole(await answerOwn(evidence, first.own, act === 'why'));
  if (calculated === null)
    return isSure
      ? lawOrNoFigure(evidence, law, reading)
      : (first?.lines.length ?? 0) > 0 && asksFigure.test(text)
        ? say(notCalculated)
        : null;
  const place = findPlace(evidence.view, reading, isSure ? law.card : null);
  // An amount to try is no amount of the return.
  if (place === null || act === 'what-if') return null;
  // "How come my RSUs are taxed twice": the card is named, and the line is another one.
  const pointsBack = reading.isFollowUp && act === 'why';
  // Nothing but the name of a line: a card that says the word is no better.
  const asksLine = law.isBare && !law.isSpecial && act === 'own';
  if (isSure && !pointsBack && !asksLine && !isAbout(law, evidence.view, place)) return null;
  const line = await answerLine(evidence, place.form, place.line, act === 'why');
  return isAbout(law, evidence.view, place) ? withLaw(evidence, reading, law, line) : line;
}

/** "Can he be my dependent" asks for the law, though the return has dependents. */
const ofPeople: ReadonlySet<OwnAnswer> = new Set(['dependents', 'filing-status']);

/** Without a calculation: the law, and that there is no figure yet where the card is about one. */
const lawOrNoFigure = (evidence: Evidence, law: Law, reading: Reading): Promise<Answer> | null =>
  placesOf(law.card, evidence.view.taxYear).length === 0 || !asksFigure.test(reading.text)
    ? null
    : withLaw(evidence, reading, law, say(notCalculated));
const asksFigure = /\b(how much|how many|what('s| is| are| was)? (my|our)|amount)\b/;

/** Facts of the person, which only documents hold. */
const isPersonal = ({ entities: [first], act, text }: Reading): boolean =>
  first !== undefined &&
  first.lines.length === 0 &&
  first.document !== null &&
  act !== 'where' &&
  act !== 'may-i' &&
  (act !== 'define' || /\b(my|our)\b/.test(text));

/** "Do I owe if I only hold bitcoin" asks for the law of a case. */
const isCase = /\bif (i|we|you|my|it|they)\b/;

/** "How much can I contribute?" asks for the law's limit. */
const isLimit =
  /\b(how much|what|most|maximum|max|limit).{0,20}\b(can|may|could|allowed|maximum|max|limit)\b|\bhow (much|many|long|old)\b.{0,40}\b(have to|need to|must|required|(is|are|can be) deductible)\b/;

/** Whether the card is about a line. */
const isAbout = ({ card }: Law, { taxYear }: ReturnView, { form, line }: LinePlace): boolean =>
  placesOf(card, taxYear).some((one) => one.form === form && one.line === line);

/** The law, or the nearest to it: the same on every return. Then which of its conditions this one meets. */
async function sayLaw(
  evidence: Evidence,
  { text, wholeText, act }: Reading,
  { sure, terms, also }: Law,
  card: Card,
): Promise<string[]> {
  const isSure = sure === 'sure';
  return [
    ...(isSure ? [] : [nearest]),
    sayCard(evidence, card, terms, asksWhat.test(text)),
    ...(isSure && asksForm.test(wholeText) ? sayForm(evidence, card) : []),
    ...also.map((one) => sayBeside(evidence, one, terms)),
    ...(isSure && act !== 'when' && act !== 'where' ? await sayConditions(evidence, card) : []),
  ];
}

/** What the return says, and the law where a card surely answers: that first where the return says nothing, and for "may I". */
async function withLaw(evidence: Evidence, reading: Reading, law: Law, own: Answer): Promise<Answer> {
  const { card, sure, also } = law;
  if (card === null || sure !== 'sure') return own;
  const words = await sayLaw(evidence, reading, law, card);
  const isLawFirst = reading.act === 'may-i' || evidence.view.calculated === null;
  const text = isLawFirst ? [...words, own.text] : [own.text, ...words];
  return { ...own, text: text.join('\n\n'), citations: [...own.citations, ...[card, ...also].map(citeCard)] };
}

/** The law first: verdict and conditions, then what it means on the return, then the next step. */
async function answerFromLaw(evidence: Evidence, reading: Reading, law: Law): Promise<Answer> {
  const { act, entities, text } = reading;
  const { card, sure, also } = law;
  const [first] = entities;
  const isSure = sure === 'sure';
  const passage = await sayPassage(evidence, reading, sure === 'other');
  const isOfState = findStates(text).length > 0;
  // Dates of the return say nothing of earlier years: "how long do I have to amend 2022".
  const { year } = reading.slots;
  const isOfReturn = year === null || year >= evidence.view.taxYear;
  const deadline = act === 'when' && !isOfState && isOfReturn ? findDeadline(reading) : null;
  // A card about Plainfile says where things are done: "how do I upload my W-2".
  const isOfProduct = law.named > 0 && product.some(({ id }) => id === card?.id);
  const where = act === 'where' && !isOfProduct ? await sayWhere(evidence, reading, card) : null;
  const found = [
    act === 'when' ? null : sayStateLaw(evidence, reading),
    where,
    deadline === null ? null : await sayDeadlines(evidence, deadline),
  ].filter((part) => part !== null);
  const quoted = passage === null ? [] : [passage.text];
  const cited = passage?.citations ?? [];
  if (!isSure && quoted.length + found.length > 0) return say([...quoted, ...found].join('\n\n'), cited);
  if (card === null || (sure === 'other' && entities.length === 0 && !isOfMoney.test(text)))
    return nothingFits;
  const words = await sayLaw(evidence, reading, law, card);
  // What is only the nearest says nothing of the return.
  const finding =
    isSure && act === 'may-i' && first !== undefined ? await sayFinding(evidence, card, first) : null;
  const own =
    isSure && finding === null
      ? await sayOwnLine(evidence, findPlaceOfLaw(evidence.view, entities, card))
      : null;
  const parts = [
    ...quoted,
    // "May I" is answered by the verdict first.
    ...(isSure && act === 'may-i' ? [...words, ...found] : [...found, ...words]),
    finding ?? own?.text ?? '',
    where === null && isSure ? await sayNext(evidence, card) : '',
  ];
  const answer = parts.filter((part) => part !== '').join('\n\n');
  const citations = [...cited, ...[card, ...also].map(citeCard), ...(own?.answer ?? [])];
  return isSure ? say(answer, citations) : { ...dontKnow(answer, citations), answered: true };
}

/** What happens to people and costs money: the nearest card is worth saying, though no word of tax stands there. */
const isOfMoney =
  /\b(sold|sell(?:ing|s)?|paid|pay(?:ing|s)?|bought|buy(?:ing)?|gave|gifted|donat\w*|rent\w*|inherit\w*|stole\w*|damag\w*|destroy\w*|flood\w*|hurricane|tornado|wildfire|storm|fire|earn\w*|spent|cost\w*|jobs?|salary|hired|lawyer|loans?|cash\w*|insurance|business|tuition|income|money|divorce\w*)\b/;
const asksWhat = /^(?:so )?what(?:'s| is| are) (?:a|an|the)\b/;
const nearest =
  'I don’t have an exact answer to that. This is the closest I have. Your preparer can tell you whether it applies to you.';

/** The line that a question of law is about, where the return has an amount on it. */
function findPlaceOfLaw(
  { taxYear }: ReturnView,
  entities: Reading['entities'],
  card: Card,
): LinePlace | null {
  const [ofCard] = placesOf(card, taxYear);
  // A card about something else says nothing of the line: "interest the IRS charges" is not interest you were paid.
  const entity = entities.find(
    ({ isBroad, facts }) => !isBroad && facts.some((fact) => card.facts?.includes(fact)),
  );
  const [line = ''] = entity?.lines ?? [];
  return ofCard ?? (line === '' ? null : toPlaceOfYear(line, taxYear));
}
