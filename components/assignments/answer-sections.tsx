import { RevealValue } from '@/components/reviews/reveal-value';
import { Badge } from '@/components/ui/badge';
import { describeAnswers } from '@/lib/interview/describe-answers';
import { type Category, type Responses } from '@/lib/interview/schema';

type AnswerSectionsProps = {
  clientId: string;
  categories: readonly Category[];
  responses: Responses;
};

/** A client's answers by subject; numbers of people and accounts stay masked until they are asked for. */
export function AnswerSections({ clientId, categories, responses }: AnswerSectionsProps) {
  const hidden = new Set(
    categories.flatMap(({ questions }) =>
      questions.filter(({ sensitive }) => sensitive === true).map(({ id }) => id),
    ),
  );
  return (
    <div className="grid max-w-4xl gap-8">
      {describeAnswers(categories, responses).map(({ name, slug, rows }) => (
        <section key={slug} aria-labelledby={`answers-${slug}`} className="grid gap-2">
          <h2 id={`answers-${slug}`} className="text-lg font-semibold tracking-tight">
            {name}
          </h2>
          <dl className="divide-y border-y">
            {rows.map(({ questionId, question, itemName, answer, isMissing }) => (
              <div
                key={questionId}
                id={`answer-${questionId}`}
                tabIndex={-1}
                className="grid scroll-mt-20 gap-x-6 gap-y-1 py-2.5 text-sm focus:bg-primary-soft focus:outline-offset-4 sm:grid-cols-[3fr_2fr]"
              >
                <dt>
                  {itemName === undefined ? null : (
                    <span className="text-muted-foreground">{itemName}: </span>
                  )}
                  {question}
                </dt>
                <dd className="min-w-0 font-medium break-words tabular-nums">
                  {answer !== null && hidden.has(questionId) ? (
                    <RevealValue
                      clientId={clientId}
                      target={{ questionId }}
                      label={`the answer to “${question}”`}
                      masked={answer}
                    />
                  ) : (
                    (answer ?? (isMissing ? <Badge variant="warning">Not answered</Badge> : '—'))
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
