/** The parts of buttonStyles, for plain elements on which its machinery would be loaded for nothing. */
export const buttonBase =
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-md font-medium whitespace-nowrap transition-colors select-none disabled:pointer-events-none disabled:opacity-60 aria-busy:opacity-100 aria-disabled:pointer-events-none aria-disabled:opacity-60 [&_svg]:size-4 [&_svg]:shrink-0';

export const primaryLook = 'bg-primary text-primary-foreground hover:bg-primary-hover';
export const outlineLook = 'border border-input bg-card text-foreground hover:bg-muted';
export const ghostLook = 'text-foreground hover:bg-muted';

export const mediumSize = 'h-11 px-4 text-base';
export const smallIconSize = 'size-9 pointer-coarse:size-11';
