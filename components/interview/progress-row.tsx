'use client';

import { Progress } from '@/components/ui/progress';

/** How far it is, in words and as a bar. */
export function ProgressRow({ words, percent }: { words: string; percent: number }) {
  return (
    <div className="grid gap-2">
      <div className="flex justify-between text-sm text-muted-foreground tabular-nums">
        <p>{words}</p>
        <p>{percent}%</p>
      </div>
      <Progress value={percent} label={words} />
    </div>
  );
}
