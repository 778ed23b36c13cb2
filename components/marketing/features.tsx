import {
  fileUp,
  listChecks,
  messagesSquare,
  scanText,
  send,
  shieldCheck,
} from '@/components/marketing/icon-paths';
import { DrawnIcon } from '@/components/ui/drawn-icon';

const features = [
  {
    icon: fileUp,
    title: 'Document upload',
    text: 'Drop in PDF, PNG, or JPG files, as many as you like. We keep the originals, and you can delete them anytime.',
  },
  {
    icon: scanText,
    title: 'AI processing',
    text: 'We recognize and read your forms automatically. We flag anything we aren’t sure of and never guess.',
  },
  {
    icon: listChecks,
    title: 'Guided tax interview',
    text: 'One plain-English question at a time. We skip what your documents already answer.',
  },
  {
    icon: messagesSquare,
    title: 'Expert chat support',
    text: 'Ask about any line of your return and get an answer with its sources.',
  },
  {
    icon: shieldCheck,
    title: 'Secure and compliant',
    text: 'Each Social Security and bank account number is encrypted separately. Each time a preparer views one, your access log records it.',
  },
  {
    icon: send,
    title: 'Fast e-filing',
    text: 'We check for errors that would cause the IRS to reject your return, then file it electronically.',
  },
];

/** Six cards in one hairline grid. */
export function Features() {
  return (
    <section
      id="features"
      aria-labelledby="features-title"
      className="border-t bg-sidebar px-5 py-16 sm:px-8 sm:py-24"
    >
      <div className="mx-auto grid max-w-6xl gap-10">
        <h2 id="features-title" className="max-w-[24ch] text-3xl font-semibold">
          From a pile of documents to a filed return
        </h2>
        <ul className="grid gap-px overflow-hidden rounded-lg border bg-border sm:grid-cols-2 lg:grid-cols-3">
          {features.map(({ icon, title, text }) => (
            <li key={title} className="grid content-start gap-3 bg-card p-6 sm:p-7">
              <DrawnIcon paths={icon} className="size-5 text-primary" />
              <h3 className="text-lg leading-6 font-semibold tracking-tight">{title}</h3>
              <p className="text-muted-foreground">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
