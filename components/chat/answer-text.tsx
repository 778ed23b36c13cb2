import { Children } from 'react';
import Link from 'next/link';
import { keepFormNames } from '@/components/ui/form-names';
import Markdown, { type Components } from 'react-markdown';

/** Addresses of our own pages; everything else is not a link. */
const isOwn = (href: string | undefined): href is string => href !== undefined && /^\/(?![/\\])/.test(href);

const components: Components = {
  a: ({ href, children }) =>
    isOwn(href) ? (
      <Link href={href} className="font-medium text-primary underline underline-offset-4">
        {children}
      </Link>
    ) : (
      <>{children}</>
    ),
  p: ({ children }) => <p>{Children.map(children, keepFormNames)}</p>,
  li: ({ children }) => <li>{Children.map(children, keepFormNames)}</li>,
  ul: ({ children }) => <ul className="grid list-disc gap-1 pl-5">{children}</ul>,
  ol: ({ children }) => <ol className="grid list-decimal gap-1 pl-5">{children}</ol>,
  blockquote: ({ children }) => (
    <blockquote className="border-l-2 border-border-strong pl-3 text-muted-foreground">{children}</blockquote>
  ),
  strong: ({ children }) => <strong className="font-semibold tabular-nums">{children}</strong>,
};

const allowed = ['p', 'a', 'ul', 'ol', 'li', 'strong', 'em', 'blockquote', 'br', 'code'];

/** The words of an answer: no images, no HTML, no headings, links to our own pages only. */
export function AnswerText({ text }: { text: string }) {
  return (
    <div className="reading-width grid gap-3 break-words">
      <Markdown allowedElements={allowed} unwrapDisallowed skipHtml components={components}>
        {text}
      </Markdown>
    </div>
  );
}
