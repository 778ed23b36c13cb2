const steps = [
  {
    title: 'Upload your documents',
    text: 'Drop in the W-2s, 1099s, and receipts you have, as PDFs or photos.',
  },
  {
    title: 'AI extracts the data',
    text: 'See each value next to the spot on the page we read it from. Confirm anything we weren’t sure of, then answer a short interview about the rest.',
  },
  {
    title: 'A certified preparer finishes the return',
    text: 'With a plan that includes CPA review, a preparer checks your documents and your numbers before anything is sent.',
  },
  {
    title: 'We e-file it with the IRS',
    text: 'You sign, we file, and you follow each step until the IRS accepts your return.',
  },
  {
    title: 'Your refund arrives by direct deposit',
    text: 'It goes to the bank account you choose. If you owe, you’ll see how much, why, and when it’s due.',
  },
];

/** Five steps, printed like the lines of a form. */
export function HowItWorks() {
  return (
    <section
      id="how-it-works"
      aria-labelledby="how-it-works-title"
      className="border-t px-5 py-16 sm:px-8 sm:py-24"
    >
      <div className="mx-auto grid max-w-6xl gap-8 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] lg:gap-16">
        <div className="grid content-start gap-3">
          <h2 id="how-it-works-title" className="text-3xl font-semibold">
            How it works
          </h2>
          <p className="max-w-[44ch] text-muted-foreground">
            Stop whenever you like. We save each answer, so you can pick up where you left off on any device.
          </p>
        </div>
        <ol className="border-t border-border-strong">
          {steps.map(({ title, text }, index) => (
            <li
              key={title}
              className="grid grid-cols-[2.5rem_minmax(0,1fr)] border-b py-5 sm:grid-cols-[4rem_minmax(0,1fr)]"
            >
              <span aria-hidden="true" className="font-mono text-sm leading-7 font-medium text-primary">
                {index + 1}
              </span>
              <div className="grid gap-1">
                <h3 className="text-lg font-semibold tracking-tight">{title}</h3>
                <p className="reading-width text-muted-foreground">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
