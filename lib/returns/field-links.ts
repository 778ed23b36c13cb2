import { pathPrefix } from '@/lib/documents/rows';
import { listCatalog } from '@/lib/interview/list-all';
import { type InterviewState, planInterview } from '@/lib/interview/plan';
import { toBracketPath } from '@/lib/interview/write-fact';
import type { SnapshotSource } from './calculation';

export type FieldPlace =
  | { kind: 'question'; questionId: string; href: string }
  | { kind: 'field'; documentId: string; fieldPath: string; href: string }
  | { kind: 'document'; documentId: string; href: string };

const toQuestion = (questionId: string): FieldPlace => ({
  kind: 'question',
  questionId,
  href: `/interview?q=${encodeURIComponent(questionId)}`,
});

const isAtOrBelow = (path: string, base: string) =>
  path === base || path.startsWith(`${base}.`) || path.startsWith(`${base}[`);

/** Boxes of a W-2 that may be empty on the document, or are no fact of the return. */
const fieldsBesideFacts: Readonly<Record<string, string>> = {
  employeeSsn: 'employee_ssn',
  employerEin: 'employer_ein',
  employerAddress: 'employer_address',
  wages: 'box1_wages',
};

/**
 * Finds the place where a fact is put right: the box of the document it was read from, the question that it was
 * answered at, or else the question nearest to it that is asked now. Always a place that exists.
 */
export function makeFieldLinks(
  state: InterviewState,
  sources: Record<string, SnapshotSource>,
): (factPath: string) => FieldPlace {
  const asked = planInterview(state).categories.flatMap(({ slug, questions }) =>
    questions.map(({ id, factPath }) => ({ id, slug, path: factPath })),
  );
  const prefixes = new Map(
    state.documents.flatMap(({ forms }) =>
      forms.map(({ extractionId }, position) => [extractionId, pathPrefix(position)] as const),
    ),
  );

  function fromSource(source: SnapshotSource, beside?: string): FieldPlace {
    if ('questionId' in source) return toQuestion(source.questionId);
    const { documentId } = source;
    const field = beside ?? source.fieldPath;
    const fieldPath = `${prefixes.get(source.extractionId) ?? ''}${field}`;
    const href = `/upload/${documentId}?field=${encodeURIComponent(fieldPath)}`;
    return { kind: 'field', documentId, fieldPath, href };
  }

  function near(path: string): FieldPlace | null {
    const source = sources[path] ?? Object.entries(sources).find(([key]) => isAtOrBelow(key, path))?.[1];
    if (source) return fromSource(source);
    const question =
      asked.find((one) => one.path === path) ?? asked.find((one) => isAtOrBelow(one.path, path));
    return question ? toQuestion(question.id) : null;
  }

  return (factPath) => {
    const path = toBracketPath(factPath);
    const parts = path.split('.');
    const beside = fieldsBesideFacts[parts.at(-1) ?? ''];
    if (beside !== undefined && sources[path] === undefined) {
      const item = Object.entries(sources).find(([key]) => isAtOrBelow(key, parts.slice(0, -1).join('.')));
      if (item && 'extractionId' in item[1]) return fromSource(item[1], beside);
    }
    // The fact itself, then what it is part of; a whole group is too wide: its questions may be about other things.
    for (let base = path; base !== rootOf(path); base = base.replace(/(\.[^.[]*|\[\d+\])$/, '')) {
      const place = near(base);
      if (place) return place;
    }
    const slug = categoryOf(path);
    const fallback =
      (path === rootOf(path) ? near(path) : null) ?? asked.find((one) => one.slug === slug) ?? asked[0];
    return fallback !== undefined && 'kind' in fallback ? fallback : toQuestion(fallback?.id ?? '');
  };
}

/** Category of the question about a fact, or about another fact of its group. */
function categoryOf(path: string): string | undefined {
  const first = path.replaceAll(/\[\d+\]/g, '[0]');
  return categories.get(first) ?? categories.get(rootOf(path));
}

const rootOf = (path: string): string => /^[^.[]*/.exec(path)?.[0] ?? '';

const categories = new Map(
  listCatalog().flatMap(({ category, questions }) =>
    questions.flatMap(({ factPath }) => [
      [factPath, category.slug] as const,
      [rootOf(factPath), category.slug] as const,
    ]),
  ),
);
