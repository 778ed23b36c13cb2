interface StepSegment {
  /** Ends on the horizontal scale, 0 to 1. */
  from: number;
  to: number;
  /** On the vertical scale, 0 (bottom) to 1. */
  height: number;
}

type StepLineProps = {
  /** Says in words what the picture shows. */
  label: string;
  steps: readonly StepSegment[];
  /** A second, thinner line through these points. */
  line: readonly { at: number; height: number }[];
  /** Heights of hairlines, with the words beside them. */
  marks: readonly { height: number; label: string }[];
  /** Words under the left end, the middle and the right end. */
  ends: readonly [string, string, string];
};

const [width, height] = [600, 200];
const x = (share: number) => (share * width).toFixed(1);
const y = (share: number) => ((1 - share) * height).toFixed(1);

/** A rate that changes in steps, with a smooth one beside it and a mark in the middle: you are here. */
export function StepLine({ label, steps, line, marks, ends }: StepLineProps) {
  const path = steps
    .map(({ from, to, height: at }, index) => `${index === 0 ? 'M' : 'L'}${x(from)} ${y(at)}H${x(to)}`)
    .join('');
  const smooth = line
    .map(({ at, height: h }, index) => `${index === 0 ? 'M' : 'L'}${x(at)} ${y(h)}`)
    .join('');
  return (
    <div role="img" aria-label={label} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2">
      <div
        aria-hidden="true"
        className="flex flex-col-reverse justify-between text-right text-xs text-muted-foreground tabular-nums"
      >
        {marks.map((mark) => (
          <span key={mark.label} className="-my-2.5">
            {mark.label}
          </span>
        ))}
      </div>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="h-48 w-full overflow-visible fill-none sm:h-56"
      >
        {marks.map((mark) => (
          <path
            key={mark.label}
            d={`M0 ${y(mark.height)}H${width}`}
            vectorEffect="non-scaling-stroke"
            className="stroke-border"
          />
        ))}
        <path
          d={`M${width / 2} 0V${height}`}
          vectorEffect="non-scaling-stroke"
          strokeDasharray="4 4"
          className="stroke-foreground"
        />
        <path
          d={smooth}
          vectorEffect="non-scaling-stroke"
          strokeWidth={2}
          strokeDasharray="2 5"
          strokeLinecap="round"
          className="stroke-foreground"
        />
        <path
          d={path}
          vectorEffect="non-scaling-stroke"
          strokeWidth={3}
          strokeLinejoin="round"
          className="stroke-primary"
        />
      </svg>
      <div
        aria-hidden="true"
        className="col-start-2 grid grid-cols-3 text-xs text-muted-foreground tabular-nums"
      >
        <span>{ends[0]}</span>
        <span className="text-center font-medium text-foreground">{ends[1]}</span>
        <span className="text-right">{ends[2]}</span>
      </div>
    </div>
  );
}
