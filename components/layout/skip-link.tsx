/** The id of the main landmark on every page. */
export const mainId = 'main';

/** First stop of the Tab key: jumps over the navigation. */
export function SkipLink() {
  return (
    <a
      href={`#${mainId}`}
      className="sr-only z-[110] rounded-md bg-primary px-4 py-2.5 font-medium text-primary-foreground focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      Skip to content
    </a>
  );
}
