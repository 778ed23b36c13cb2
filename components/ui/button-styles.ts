import { cva } from 'class-variance-authority';

/**
 * The look of a button, apart from Button: what every page loads (the net for errors, the landing page) uses it on
 * plain elements and so does without the machinery that joins class names.
 */
export const buttonStyles = cva(
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-md font-medium whitespace-nowrap transition-colors select-none disabled:pointer-events-none disabled:opacity-60 aria-busy:opacity-100 aria-disabled:pointer-events-none aria-disabled:opacity-60 [&_svg]:size-4 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary: 'bg-primary text-primary-foreground hover:bg-primary-hover',
        outline: 'border border-input bg-card text-foreground hover:bg-muted',
        soft: 'bg-primary-soft text-primary hover:bg-muted',
        ghost: 'text-foreground hover:bg-muted',
        destructive: 'bg-destructive text-destructive-foreground hover:bg-destructive-hover',
        link: 'text-primary underline decoration-1 underline-offset-4 hover:decoration-2',
      },
      size: {
        sm: 'h-9 px-3 text-sm pointer-coarse:h-11',
        md: 'h-11 px-4 text-base',
        lg: 'h-12 px-6 text-base',
        icon: 'size-11',
        'icon-sm': 'size-9 pointer-coarse:size-11',
        inline: 'h-auto p-0 text-[length:inherit]',
      },
    },
    defaultVariants: { variant: 'primary', size: 'md' },
  },
);
