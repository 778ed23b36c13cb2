'use client';

import { Button, type ButtonProps } from '@/components/ui/button';
import { toast } from '@/components/ui/toast-store';

type ToastButtonProps = Omit<ButtonProps, 'onClick'> & {
  /** What the toast says. */
  says: { title: string; description: string };
};

/** A button of a page that the server drew, which says something in a toast. */
export function ToastButton({ says, ...props }: ToastButtonProps) {
  return <Button {...props} onClick={() => toast(says)} />;
}
