import { cn } from '@/components/ui/cn';
import { type Fill, fillStyles } from './fills';

type BarPart = {
  key: string;
  /** Part of the whole, 0 to 1. */
  share: number;
  fill: Fill;
};

/** One bar cut into parts of a whole. `label` says in words what it shows; put names and numbers beside it. */
export function StackedBar({ parts, label }: { parts: readonly BarPart[]; label: string }) {
  return (
    <div role="img" aria-label={label} className="flex h-10 w-full gap-0.5 overflow-hidden rounded-md">
      {parts.map(({ key, share, fill }) => (
        // However small a part is, it stays visible.
        <span key={key} className={cn('min-w-1 basis-0', fillStyles[fill])} style={{ flexGrow: share }} />
      ))}
    </div>
  );
}

/** The sample of a fill beside its name. */
export function Swatch({ fill }: { fill: Fill }) {
  return <span aria-hidden="true" className={cn('block size-3.5 shrink-0 rounded-xs', fillStyles[fill])} />;
}
