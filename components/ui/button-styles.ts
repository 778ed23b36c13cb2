import { cva } from 'class-variance-authority';
import {
  buttonBase,
  ghostLook,
  mediumSize,
  outlineLook,
  primaryLook,
  smallIconSize,
} from '@/components/ui/button-looks';

/** The look of a button, apart from Button: for links and other plain elements that look like one. */
export const buttonStyles = cva(buttonBase, {
  variants: {
    variant: {
      primary: primaryLook,
      outline: outlineLook,
      soft: 'bg-primary-soft text-primary hover:bg-muted',
      ghost: ghostLook,
      destructive: 'bg-destructive text-destructive-foreground hover:bg-destructive-hover',
      link: 'text-primary underline decoration-1 underline-offset-4 hover:decoration-2',
    },
    size: {
      sm: 'h-9 px-3 text-sm pointer-coarse:h-11',
      md: mediumSize,
      lg: 'h-12 px-6 text-base',
      icon: 'size-11',
      'icon-sm': smallIconSize,
      inline: 'h-auto p-0 text-[length:inherit]',
    },
  },
  defaultVariants: { variant: 'primary', size: 'md' },
});
