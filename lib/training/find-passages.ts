import { db } from '@/lib/infra/db';
import type { FoundPassage } from './passage';
import { compareVectors } from './embeddings';
import { type SearchTerm, toSearchTerms } from './search-words';

interface Weighed {
  lexemes: { lexeme: string; isOther: boolean; found: number }[];
  weight: number;
}

const candidates = 48;
/** A word in more passages than this finds nothing by itself: ranking all of those would cost more than it tells. */
const commonFrom = 600;
/** Passages that are ranked at once, at most: ranking reads each of them. */
const rankedAtMost = 1500;
/** What another word for the same thing is worth, and a word in heading or title. */
const otherWord = 0.8;
const inHeading = 0.6;
const inTitle = 0.15;
/** A word that no passage has weighs like one that this many have. */
const unknownAsIn = 2;
/** What being about the same adds to the order, from a provider's vectors. */
const cosineWeight = 1.2;

/**
 * Finds passages by full-text search: candidates from the index, then ordered by how much of the question they cover.
 * @param vector what the question is about; candidates that are about the same come first
 */
export async function findPassages(
  question: string,
  limit: number,
  vector: Float32Array | null = null,
): Promise<FoundPassage[]> {
  const terms = toSearchTerms(question);
  const weighed = await weighTerms(terms);
  const query = chooseLexemes(weighed)
    .map((lexeme) => `'${lexeme.replaceAll("'", "''")}'`)
    .join(' | ');
  if (query === '') return [];
  const rows = await db().$queryRaw<CandidateRow[]>`
    WITH "wanted" AS (SELECT ${query}::tsquery AS "words")
    SELECT p."materialId", p."title", p."heading", p."text", p."page",
      p."embedding", tsvector_to_array(p."search") AS "all",
      tsvector_to_array(to_tsvector('english', translate(p."heading", '’‘', ''''''))) AS "inHeading",
      tsvector_to_array(to_tsvector('english', translate(p."title", '’‘', ''''''))) AS "inTitle"
    FROM (
      SELECT q.* FROM "wanted", "TrainingPassage" q
      JOIN "TrainingMaterial" m ON m."id" = q."materialId" AND m."status" = 'active'
      WHERE q."search" @@ "wanted"."words" AND cardinality(q."flags") = 0
      ORDER BY ts_rank('{0, 0.4, 0.8, 0.5}', q."search", "wanted"."words", 1) DESC, q."id"
      LIMIT ${candidates}) p`;
  return rows
    .map((row) => {
      const found = toFound(row, weighed);
      return vector === null
        ? found
        : { ...found, score: found.score + cosineWeight * compareVectors(row.embedding, vector) };
    })
    .sort((a, b) => b.score - a.score || a.heading.localeCompare(b.heading))
    .slice(0, limit);
}

/** Words to look for, the rare ones first, until they find as many passages as can be ranked at once. */
function chooseLexemes(weighed: readonly Weighed[]): string[] {
  const all = weighed.flatMap(({ lexemes }) => lexemes).filter(({ found }) => found > 0);
  const rare = all.filter(({ found }) => found <= commonFrom);
  const chosen = new Set<string>();
  let ranked = 0;
  const inOrder = [...(rare.length === 0 ? all : rare)].sort(
    (a, b) => Number(a.isOther) - Number(b.isOther) || a.found - b.found,
  );
  for (const { lexeme, found } of inOrder) {
    if (chosen.has(lexeme)) continue;
    if (chosen.size > 0 && ranked + found > rankedAtMost) continue;
    chosen.add(lexeme);
    ranked += found;
  }
  return [...chosen];
}

interface CandidateRow {
  materialId: string;
  title: string;
  heading: string;
  text: string;
  page: number;
  embedding: Uint8Array | null;
  all: string[];
  inHeading: string[];
  inTitle: string[];
}

/** How rare each term is among the passages; a word that none of them has weighs most and is never covered. */
async function weighTerms(terms: readonly SearchTerm[]): Promise<Weighed[]> {
  if (terms.length === 0) return [];
  const words = [...new Set(terms.flatMap(({ word, others }) => [word, ...others]))];
  const rows = await db().$queryRaw<{ word: string; lexeme: string; found: number; total: number }[]>`
    WITH "words" AS (
      SELECT w."word", l."lexeme" FROM unnest(${words}::text[]) AS w("word"),
        LATERAL unnest(tsvector_to_array(to_tsvector('english', w."word"))) AS l("lexeme"))
    SELECT "word", "lexeme",
      (SELECT count(*)::int FROM (SELECT 1 FROM "TrainingPassage"
        WHERE "search" @@ quote_literal("lexeme")::tsquery LIMIT 1000) f) AS "found",
      (SELECT greatest(1, count(*))::int FROM "TrainingPassage") AS "total"
    FROM "words"`;
  const lexemesOf = (word: string) => rows.filter((row) => row.word === word);
  return terms.map(({ word, others }) => {
    const own = lexemesOf(word);
    const all = [...own, ...others.flatMap(lexemesOf)];
    const total = all[0]?.total ?? 1;
    // Seen from the word itself; one that no passage has counts as rare even where another word for it is common.
    const found = Math.min(...(own.length === 0 ? [0] : own.map((row) => row.found)));
    const known = found > 0 ? found : Math.max(1, ...all.map((row) => row.found)) / 3;
    return {
      weight: Math.log(1 + total / ((all.some((row) => row.found > 0) ? known : unknownAsIn) + 0.5)),
      lexemes: [
        ...own.map(({ lexeme, found: many }) => ({ lexeme, isOther: false, found: many })),
        ...others
          .flatMap(lexemesOf)
          .map(({ lexeme, found: many }) => ({ lexeme, isOther: true, found: many })),
      ],
    };
  });
}

function toFound(
  { all, inHeading: heading, inTitle: title, embedding: _embedding, ...row }: CandidateRow,
  weighed: readonly Weighed[],
): FoundPassage {
  const sets = { all: new Set(all), heading: new Set(heading), title: new Set(title) };
  let covered = 0;
  let bonus = 0;
  let sum = 0;
  for (const { lexemes, weight } of weighed) {
    const best = (set: ReadonlySet<string>) =>
      Math.max(0, ...lexemes.map(({ lexeme, isOther }) => (set.has(lexeme) ? (isOther ? otherWord : 1) : 0)));
    sum += weight;
    covered += weight * best(sets.all);
    bonus += weight * (inHeading * best(sets.heading) + inTitle * best(sets.title));
  }
  const coverage = sum === 0 ? 0 : covered / sum;
  return { ...row, coverage, score: coverage + (sum === 0 ? 0 : bonus / sum) };
}
