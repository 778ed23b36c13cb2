type Span = { from: number; to: number };

/** Where bars stand on a common scale that always holds zero. Percent of the width, 0 to 100. */
export function scaleSpans(spans: readonly Span[]) {
  const ends = spans.flatMap(({ from, to }) => [from, to]);
  const low = Math.min(0, ...ends);
  const high = Math.max(0, ...ends);
  const width = high - low;
  // Nothing but zeros: everything stands in the middle, at zero.
  const place = (value: number) => (width === 0 ? 50 : ((value - low) / width) * 100);
  return {
    zero: place(0),
    place,
    bars: spans.map(({ from, to }) => {
      const [start, end] = from < to ? [place(from), place(to)] : [place(to), place(from)];
      return { left: start, width: end - start };
    }),
  };
}
