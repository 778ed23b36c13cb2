/** How a part of a picture is filled. Plain and striped differ without color too. */
export type Fill = 'in' | 'in-striped' | 'out' | 'out-striped' | 'plain';

/** Class names of the fills, from the color tokens. */
export const fillStyles: Record<Fill, string> = {
  in: 'bg-money-in',
  'in-striped':
    'bg-[repeating-linear-gradient(135deg,var(--money-in)_0_2px,var(--money-in-soft)_2px_7px)] ring-1 ring-money-in ring-inset',
  out: 'bg-money-out',
  'out-striped':
    'bg-[repeating-linear-gradient(135deg,var(--money-out)_0_2px,var(--money-out-soft)_2px_7px)] ring-1 ring-money-out ring-inset',
  plain: 'bg-border-strong',
};
