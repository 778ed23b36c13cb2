import { PlainPage } from '@/components/layout/plain-page';
import { SiteFooter } from '@/components/marketing/site-footer';
import { type TextSection } from '@/components/marketing/texts/text';

type TextPageProps = { title: string; lead: string; sections: readonly TextSection[] };

/** A page of words with its sections listed at the top. */
export function TextPage({ title, lead, sections }: TextPageProps) {
  return (
    <>
      <PlainPage width="max-w-3xl">
        <div className="mx-auto grid max-w-3xl gap-10">
          <div className="grid gap-3">
            <h1 className="text-3xl font-semibold text-balance">{title}</h1>
            <p className="reading-width text-lg text-muted-foreground">{lead}</p>
          </div>
          <nav aria-label="On this page">
            <ul className="flex flex-wrap gap-x-5 gap-y-1">
              {sections.map((section) => (
                <li key={section.id}>
                  <a
                    href={`#${section.id}`}
                    className="inline-block rounded-xs py-2 text-sm font-medium text-primary underline underline-offset-4"
                  >
                    {section.title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          {sections.map((section) => (
            <section
              key={section.id}
              id={section.id}
              aria-labelledby={`${section.id}-title`}
              className="grid scroll-mt-6 gap-3"
            >
              <h2 id={`${section.id}-title`} className="text-xl font-semibold tracking-tight">
                {section.title}
              </h2>
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph} className="reading-width">
                  {paragraph}
                </p>
              ))}
            </section>
          ))}
        </div>
      </PlainPage>
      <SiteFooter />
    </>
  );
}
