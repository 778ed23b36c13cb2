import { Sparkles } from 'lucide-react';
import { Button } from '@/components/ui/button';

type WelcomeProps = { suggestions: readonly string[]; onAsk: (question: string) => void };

/** What stands where nothing was asked yet. */
export function Welcome({ suggestions, onAsk }: WelcomeProps) {
  return (
    <div className="m-auto grid max-w-xl justify-items-center gap-6 py-6 text-center">
      <span className="grid size-11 place-items-center rounded-full bg-primary-soft text-primary">
        <Sparkles aria-hidden="true" className="size-5" />
      </span>
      <div className="grid gap-2">
        <h2 className="text-xl font-semibold">Welcome to your tax co-pilot</h2>
        <p className="reading-width text-muted-foreground">
          Ask what any number on your return means, what would change it, what’s missing, or how a tax rule
          works. Every answer shows its sources.
        </p>
      </div>
      {suggestions.length === 0 ? null : (
        <div className="grid w-full gap-2">
          <p className="text-sm text-muted-foreground">Try asking:</p>
          <ul className="grid gap-2 sm:grid-cols-2">
            {suggestions.map((question) => (
              <li key={question} className="grid">
                <Button
                  variant="outline"
                  onClick={() => onAsk(question)}
                  className="h-auto min-h-11 justify-start py-2 text-left whitespace-normal"
                >
                  {question}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
