import Link from 'next/link';
import { PageHeader } from '@/components/layout/page-header';
import { Alert } from '@/components/ui/alert';
import { type CardText } from '@/lib/chat/tools/search-cards';
import { type NoticeCheck } from '@/lib/filing/notice-check';
import { formatDollars } from '@/lib/format/money';

const link = 'rounded-xs font-medium text-primary underline underline-offset-4';

type NoticeScreenProps = {
  /** The return held against the documents on file; null while nothing was calculated. */
  check: NoticeCheck | null;
  /** What each letter means, in the order of the screen. */
  letters: CardText[];
};

/** Letters that come after filing: what each means, and a truth check of the return for those about missing income. */
export function NoticeScreen({ check, letters }: NoticeScreenProps) {
  return (
    <>
      <PageHeader
        title="Letters from the IRS"
        subtitle="Find the notice number in the top or bottom corner of the letter. The IRS contacts you by mail first, not by email or text."
        back={{ href: '/file', label: 'Back to filing' }}
      />
      <div className="reading-width grid grid-cols-[minmax(0,1fr)] gap-8">
        <nav aria-label="Letters">
          <ul className="grid gap-1">
            {letters.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className={`${link} flex min-h-11 w-fit items-center`}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {letters.map((letter) => (
          <section
            key={letter.id}
            id={letter.id}
            aria-labelledby={`${letter.id}-title`}
            className="grid gap-3"
          >
            <h2 id={`${letter.id}-title`} className="text-lg font-semibold">
              {letter.title}
            </h2>
            <p>{letter.verdict}</p>
            <ul className="list-disc space-y-1 pl-5">
              {letter.details.map((detail) => (
                <li key={detail}>{detail}</li>
              ))}
            </ul>
            {letter.id === 'cp2000' ? <TruthCheck check={check} /> : null}
            <p className="text-sm text-muted-foreground">
              Source:{' '}
              <a href={letter.source.url} className="underline underline-offset-4">
                {letter.source.title}
              </a>
              , {letter.source.section}
            </p>
          </section>
        ))}
      </div>
    </>
  );
}

function TruthCheck({ check }: { check: NoticeCheck | null }) {
  if (check === null) return <p>Calculate your return first, so we can check the notice against it.</p>;
  const { income, uncounted, differences, compared } = check;
  const isWhole = uncounted.length === 0 && differences.length === 0 && compared;
  return (
    <section aria-labelledby="truth-check" className="grid gap-3 border-y py-4">
      <h3 id="truth-check" className="font-semibold">
        Your return, checked against your documents
      </h3>
      {isWhole ? (
        <Alert variant="success" title="Everything you gave us is on your return">
          <p>
            If the notice names a payer that isn’t listed below, you haven’t uploaded that payer’s form. Ask
            the payer for a copy, or get your wage and income transcript from the IRS.
          </p>
        </Alert>
      ) : (
        <Alert variant="warning" title="The notice may be right about some of this">
          <p>Look at these first. If the notice is right, sign and return its response form.</p>
        </Alert>
      )}
      {uncounted.length === 0 ? null : (
        <>
          <h4 className="font-medium">Documents that aren’t fully on your return</h4>
          <ul className="list-disc space-y-1 pl-5">
            {uncounted.map(({ documentId, name, why }) => (
              <li key={documentId}>
                <Link href={`/upload/${documentId}`} className={link}>
                  {name}
                </Link>
                : {why}
              </li>
            ))}
          </ul>
        </>
      )}
      {differences.length === 0 ? null : (
        <>
          <h4 className="font-medium">What differs from the return</h4>
          <ul className="list-disc space-y-1 pl-5">
            {differences.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
      {compared ? null : (
        <p>
          Some questions aren’t answered, so we can’t compare your answers with the return.{' '}
          <Link href="/interview" className={link}>
            Answer them in the interview
          </Link>
        </p>
      )}
      <h4 className="font-medium">Income and withholding on your return</h4>
      {income.length === 0 ? (
        <p>Your return has no income listed by payer.</p>
      ) : (
        <ul className="divide-y border-y text-sm">
          {income.map(({ label, amount }) => (
            <li key={label} className="flex justify-between gap-4 py-2">
              <span className="min-w-0 wrap-anywhere">{label}</span>
              <span className="tabular-nums">{formatDollars(amount)}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="text-sm text-muted-foreground">
        Compare each row with “Reported on return” in the notice. Income may be elsewhere on your return:
        contract pay is on Schedule C, and sales are on Form 8949 with their cost basis.
      </p>
    </section>
  );
}
