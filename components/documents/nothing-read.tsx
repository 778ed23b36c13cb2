import Link from 'next/link';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { type Document } from '@/lib/documents/schema';
import { ProblemAlert } from './form-notices';
import { WhatIsThis } from './what-is-this';

/** Files that nothing can be read from, whatever they are. */
const closed: ReadonlySet<string> = new Set([
  'damaged_file',
  'empty_file',
  'password_needed',
  'picture_too_large',
  'unsupported_type',
]);

/** A document without values: why, and what its owner can do now. */
export function NothingRead({ document, userId }: { document: Document; userId: string }) {
  const isOpen = !document.problems.some(({ code }) => closed.has(code));
  return (
    <Card asChild>
      <section aria-labelledby="nothing-read" className="gap-4 p-4 sm:p-6">
        <h2 id="nothing-read" className="text-lg leading-6 font-semibold tracking-tight">
          We couldn’t read this document
        </h2>
        {document.problems.length === 0 ? (
          <p>We didn’t find any values in this file.</p>
        ) : (
          document.problems.map((problem) => (
            <ProblemAlert key={problem.code + problem.message} problem={problem} />
          ))
        )}
        {isOpen ? <WhatIsThis documentId={document.id} userId={userId} /> : null}
        <p className="reading-width text-muted-foreground">
          We saved the file, but it doesn’t add anything to your return. You can enter the numbers yourself in
          the interview, or upload a clearer file.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button asChild>
            <Link href="/interview">Continue Tax Interview</Link>
          </Button>
          <Button asChild variant="outline">
            <Link href="/upload">Upload another file</Link>
          </Button>
        </div>
      </section>
    </Card>
  );
}
