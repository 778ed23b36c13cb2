import { z } from 'zod';
import { openExtraction, pathPrefix } from '@/lib/documents/rows';
import { AppError } from '@/lib/errors';
import { db } from '@/lib/infra/db';
import { isUploaded, listUploadedFacts } from '@/lib/interview/earlier-return';
import { toBracketPath } from '@/lib/interview/write-fact';
import { explainLine, type FactLeaf, type LawLeaf, type LineExplanation } from '@/lib/tax/explain-line';
import type { OpenReturn } from './access';
import { readCalculated } from './calculated-return';
import type { SnapshotSource } from './calculation';
import { readInterviewState, type ReadState, TaxYear } from './interview-state';
import type { ExplainQuery, Explanation, FactSource } from './schema';

type DocumentSource = Exclude<SnapshotSource, { questionId: string }>;
type Origins = (factPath: string) => FactSource | undefined;

/**
 * How a line of the last calculation came about, down to answers, document boxes and amounts of the law.
 * @throws AppError conflict before the first calculation, not_found for a line that the return does not have
 */
export async function explain(
  open: OpenReturn<'read'>,
  query: z.infer<typeof ExplainQuery>,
): Promise<Explanation> {
  const { snapshot } = await readCalculated(open);
  const found = explainLine(snapshot.facts, query.form, query.line, query.copy ?? 0);
  if (found === null) throw new AppError('not_found');
  return toLine(found, await readOrigins(open, snapshot.sources));
}

function toLine(line: LineExplanation, origins: Origins): Explanation {
  return {
    kind: 'line',
    form: line.form,
    line: line.line,
    ...(line.copy === null ? {} : { copy: line.copy }),
    label: line.label,
    value: line.value,
    unit: line.unit,
    instruction: line.instruction,
    source: line.source,
    repeated: line.repeated,
    inputs: line.inputs.map((input) => {
      if ('fact' in input) return toFact(input, origins);
      return 'law' in input ? toLaw(input) : toLine(input, origins);
    }),
  };
}

function toFact({ fact, label, value, unit }: FactLeaf, origins: Origins): Explanation {
  const origin = origins(fact);
  const plain = typeof value === 'object' ? null : value;
  return {
    kind: 'fact',
    path: fact,
    label,
    value: plain,
    unit,
    ...(origin === undefined ? {} : { origin }),
    inputs: [],
  };
}

function toLaw({ law, label, value, source }: LawLeaf): Explanation {
  const plain = z.union([z.number(), z.string(), z.boolean()]).safeParse(value);
  return { kind: 'law', path: law, label, value: plain.data ?? null, source, inputs: [] };
}

/** The fields of an uploaded return of last year, by the questions that it answered and nobody answered since. */
function findEarlierSources(state: ReadState): ReadonlyMap<string, DocumentSource> {
  return new Map(
    listUploadedFacts(state.documents, TaxYear.parse(state.taxYear), state.answers)
      .filter(({ fact }) => isUploaded(state.carried[fact]))
      .map(({ fact, documentId, extractionId, field }) => [
        fact,
        { documentId, extractionId, fieldPath: field },
      ]),
  );
}

async function readOrigins(
  open: OpenReturn<'read'>,
  sources: Record<string, SnapshotSource>,
): Promise<Origins> {
  const rows = await db().extraction.findMany({
    where: { document: { taxReturnId: open.id } },
    include: { document: { select: { name: true } } },
  });
  const forms = new Map(rows.map((row) => [row.id, { row, fields: openExtraction(row).fields }]));
  const ofEarlier = findEarlierSources(await readInterviewState(db(), open.id));
  return (factPath) => {
    const given = sources[toBracketPath(factPath)];
    if (given === undefined) return undefined;
    const source = 'questionId' in given ? (ofEarlier.get(given.questionId) ?? given) : given;
    if ('questionId' in source) {
      return { questionId: source.questionId, href: `/interview?q=${encodeURIComponent(source.questionId)}` };
    }
    const form = forms.get(source.extractionId);
    const field = form?.fields.find((candidate) => candidate.path === source.fieldPath);
    const fieldPath = `${pathPrefix(form?.row.position ?? 0)}${source.fieldPath}`;
    return {
      documentId: source.documentId,
      documentName: form?.row.document.name ?? 'A document that was deleted later',
      fieldPath,
      page: field?.page ?? null,
      box: field?.box ?? null,
      href: `/upload/${source.documentId}?field=${encodeURIComponent(fieldPath)}`,
      ...(field?.read === undefined ? {} : { read: field.read }),
    };
  };
}
