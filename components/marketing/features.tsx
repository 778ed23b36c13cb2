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
    text: 'Drop in PDF, PNG or JPG files, many at once. Originals are kept and stay yours to delete.',
  },
  {
    icon: scanText,
    title: 'AI processing',
    text: 'Forms are recognized and read by themselves. What could be wrong is marked, never guessed.',
  },
  {
    icon: listChecks,
    title: 'Guided tax interview',
    text: 'One question at a time in plain words. What your documents already answer is skipped.',
  },
  {
    icon: messagesSquare,
    title: 'Expert chat support',
    text: 'Ask about any line of your return and get an answer that names where it comes from.',
  },
  {
    icon: shieldCheck,
    title: 'Secure and compliant',
    text: 'Social Security and bank numbers are encrypted one by one. When a preparer uncovers one, you see it in a log.',
  },
  {
    icon: send,
    title: 'Fast e-filing',
    text: 'Checked for errors that would make the IRS send it back, then filed electronically.',
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
          Everything between a pile of paper and a filed return
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
