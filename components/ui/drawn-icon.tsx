type DrawnIconProps = { paths: readonly string[]; className?: string | undefined; strokeWidth?: number };

/**
 * An icon in lucide's manner without lucide, whose icons bring 2 kB of script along even where they only stand in the
 * server's markup. For what every first visit loads; everywhere else import lucide-react.
 */
export function DrawnIcon({ paths, className, strokeWidth = 2 }: DrawnIconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={24}
      height={24}
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
