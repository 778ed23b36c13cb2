import { FieldSet } from '@/components/ui/field';
import { RadioGroup, RadioOption } from '@/components/ui/radio-group';
import { type DueDiligenceQuestion } from '@/lib/filing/schema';
import { openQuestions, type PreparerDraft } from './preparer-draft';

interface DueDiligenceFieldsProps {
  credits: readonly string[];
  questions: readonly DueDiligenceQuestion[];
  answers: PreparerDraft['answers'];
  onChange: (answers: PreparerDraft['answers']) => void;
  ids: (name: string) => string;
  errorOf: (name: string) => string | undefined;
}

const answerOf = (text: string) => (text === 'yes' || text === 'na' ? text : 'no');

/** Form 8867, as far as this return calls for it. */
export function DueDiligenceFields(props: DueDiligenceFieldsProps) {
  const { credits, questions, answers, onChange, ids, errorOf } = props;
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
          This return claims: {credits.join('; ')}. Your answers are filed with the return.
        </p>
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
        </FieldSet>
      ))}
    </section>
  );
}
