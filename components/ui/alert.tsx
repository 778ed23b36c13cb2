import { cva, type VariantProps } from 'class-variance-authority';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

const alertStyles = cva('flex gap-3 rounded-md border px-4 py-3 text-sm', {
  variants: {
    variant: {
      neutral: 'bg-card [&>svg]:text-muted-foreground',
      info: 'border-info/30 bg-info-soft [&>svg]:text-info',
      success: 'border-money-in/30 bg-money-in-soft [&>svg]:text-money-in',
      warning: 'border-warning/30 bg-warning-soft [&>svg]:text-warning',
      destructive: 'border-destructive/30 bg-destructive-soft [&>svg]:text-destructive',
    },
  },
  defaultVariants: { variant: 'neutral' },
});

const icons = {
  neutral: Info,
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  destructive: CircleAlert,
};

type AlertProps = Omit<ComponentProps<'div'>, 'title'> & {
  variant?: NonNullable<VariantProps<typeof alertStyles>['variant']>;
  title?: ReactNode;
  /** A button or link at the end. */
  action?: ReactNode;
};

/** A message that belongs to the page. Give it role="alert" or "status" when it appears after an action. */
export function Alert({ className, variant = 'neutral', title, action, children, ...props }: AlertProps) {
  const Icon = icons[variant];
  return (
    <div className={cn(alertStyles({ variant }), className)} {...props}>
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <div className="grid min-w-0 flex-1 gap-1">
        {title === undefined ? null : <p className="font-semibold">{title}</p>}
        {children === undefined ? null : <div className="text-foreground">{children}</div>}
        {action === undefined ? null : <div className="pt-2">{action}</div>}
      </div>
    </div>
  );
}
