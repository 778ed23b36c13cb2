import { checkAnswer } from '@/lib/interview/answers';
import { assembleReturn } from '@/lib/interview/assemble';
import { type DocumentFacts } from '@/lib/interview/document-facts';
import { planInterview } from '@/lib/interview/plan';
import { type AnswerValue, type Question, type Responses } from '@/lib/interview/schema';
import { type Filer, type Given } from '../e2e/filers/filer';
import { type FilerDocument } from '../e2e/filers/documents';
import { tenFilers } from '../e2e/filers/ten-filers';
import { calculateJson } from './check-scenarios';

/** The same people go through the browser in tests/e2e/filers. Here their words meet the interview itself. */
describe('ten filers, by the words on the screen', () => {
  it.each(tenFilers.map((filer) => [filer.who, filer] as const))('%s', (_, filer) => {
    const documents = filer.documents.map(documentAsRead);
    const { answers, unused } = tell(filer, documents);
    expect(unused).toEqual([]);
    const { input, missing } = assembleReturn({ answers, documents });
    expect(missing).toEqual([]);
    if (input === null) throw new Error('no return');
    const { lines, refund, owed, problems } = calculateJson(input);
    // The landlord lists no building, and hears what that costs.
    expect(problems.map(({ path }) => path)).toEqual(filer.name === 'landlord' ? ['rentals.assets'] : []);
    const found = lines['1040'];
    if (found === undefined || Array.isArray(found)) throw new Error('no Form 1040');
    expect(Object.fromEntries(Object.keys(filer.lines).map((line) => [line, found[line] ?? 0]))).toEqual(
      filer.lines,
    );
    expect((refund ?? 0) - (owed ?? 0)).toBe(filer.result);
  });
});

/** As the reader gives it when nothing on it is doubtful; tests/e2e/filers reads the files themselves. */
const documentAsRead = ({ form, says }: FilerDocument, index: number): DocumentFacts => ({
  documentId: `document-${index + 1}`,
  name: `paper-${index + 1}.pdf`,
  type: form === 'W-2' ? 'W-2' : '1099',
  forms: [
    {
      ...says,
      extractionId: `extraction-${index + 1}`,
      form,
      sources: {},
      unconfirmed: 0,
      taxYear: 2024,
    },
  ],
});

/** Answers question after question until none is open. */
function tell({ knows }: Filer, documents: DocumentFacts[]): { answers: Responses; unused: string[] } {
  const answers: Responses = {};
  const times = new Map<string, number>();
  for (;;) {
    const open = planInterview({ answers, documents })
      .categories.flatMap(({ questions }) => questions)
      .find(({ id, text, optional }) => answers[id] === undefined && (optional !== true || text in knows));
    if (open === undefined) break;
    const time = times.get(open.text) ?? 0;
    times.set(open.text, time + 1);
    const checked = checkAnswer({ answers, documents }, open.id, wordsFor(open, knows[open.text], time));
    if (!checked.ok) throw new Error(`${open.id} (${open.text}): ${checked.message}`);
    answers[open.id] = checked.value;
  }
  return { answers, unused: Object.keys(knows).filter((text) => !times.has(text)) };
}

function wordsFor(
  { id, text, type, options }: Question,
  given: Given | undefined,
  time: number,
): AnswerValue {
  const words = typeof given === 'object' && 'each' in given ? given.each[time] : given;
  if (type === 'boolean') return words === 'Yes';
  if (words === undefined) {
    if (options.includes('None of these')) return ['None of these'];
    if (type === 'number') return 0;
    if (id.endsWith('.employerAddress')) return '40 Harbor Way, Portland, ME 04101';
    if (id.endsWith('.payerEin')) return '98-7000125';
    if (id.endsWith('.address')) return '9 College Ave, Dayton, OH 45402';
    throw new Error(`the filer has no answer to ${id}: ${text}`);
  }
  if (typeof words !== 'string') return [...words];
  return type === 'number' ? Number(words) : words;
}
