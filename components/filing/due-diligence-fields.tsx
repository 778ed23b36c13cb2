import { Button } from '@/components/ui/button';
import { FieldSet } from '@/components/ui/field';
import { RadioGroup, RadioOption } from '@/components/ui/radio-group';
import { type DueDiligenceQuestion } from '@/lib/filing/schema';
import { openQuestions, type PreparerDraft } from './preparer-draft';

interface DueDiligenceFieldsProps {
  credits: readonly string[];
  questions: readonly DueDiligenceQuestion[];
  answers: PreparerDraft['answers'];
  /** Answers of this preparer's last return that may be taken over. */
  lastAnswers: PreparerDraft['answers'];
  /** Documents for line 5. */
  documents: readonly string[];
  onChange: (answers: PreparerDraft['answers']) => void;
  ids: (name: string) => string;
  errorOf: (name: string) => string | undefined;
}

const answerOf = (text: string) => (text === 'yes' || text === 'na' ? text : 'no');

/** Form 8867, as far as this return calls for it. */
export function DueDiligenceFields(props: DueDiligenceFieldsProps) {
  const { credits, questions, answers, lastAnswers, documents, onChange, ids, errorOf } = props;
  const isNew = Object.keys(lastAnswers).some((id) => answers[id] === undefined);
  if (questions.length === 0)
    return (
      <p className="reading-width text-sm text-muted-foreground">
        This return doesn’t claim any of the credits or the filing status that Form 8867 covers, so you don’t
        need it.
      </p>
    );
  return (
    <section aria-labelledby={ids('8867')} className="grid gap-6">
      <div className="grid gap-1">
        <h2 id={ids('8867')} className="text-lg font-semibold">
          Due diligence (Form 8867)
        </h2>
        <p className="reading-width text-sm text-muted-foreground">
          This return claims: {credits.join('; ')}. Your answers are filed with the return. We filled in what
          the return already answers. Check those answers before you sign.
        </p>
        {isNew ? (
          <Button
            variant="outline"
            size="sm"
            className="w-fit"
            onClick={() => onChange({ ...lastAnswers, ...answers })}
          >
            Copy the remaining answers from your last return
          </Button>
        ) : null}
      </div>
      {openQuestions(questions, answers).map(({ id, text, hasNa }) => (
        <FieldSet
          key={id}
          id={ids(`q${id}`)}
          tabIndex={-1}
          label={`${id}. ${text}`}
          error={errorOf(`q${id}`)}
          className="reading-width outline-none"
        >
          <RadioGroup
            className="grid-cols-2 sm:grid-cols-3"
            value={answers[id] ?? ''}
            onValueChange={(value) => onChange({ ...answers, [id]: answerOf(value) })}
          >
            <RadioOption value="yes" label="Yes" />
            <RadioOption value="no" label="No" />
            {hasNa ? <RadioOption value="na" label="Not applicable" /> : null}
          </RadioGroup>
          {id === '5' ? <Documents names={documents} /> : null}
        </FieldSet>
      ))}
    </section>
  );
}

/** The client's documents that a preparer has looked at: what line 5 asks to keep copies of. */
function Documents({ names }: { names: readonly string[] }) {
  if (names.length === 0)
    return <p className="text-sm text-muted-foreground">No documents were reviewed for this return.</p>;
  return (
    <div className="text-sm">
      <p className="text-muted-foreground">Reviewed documents, kept with the return:</p>
      <ul className="list-disc pl-5">
        {names.map((name, index) => (
          <li key={index} className="break-words">
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
