'use client';

import { later } from '@/components/ui/later';
import { useToast } from '@/components/ui/toast-store';

const ToastList = later(() => import('@/components/ui/toast-list').then((part) => part.ToastList));

/** Shows toasts, from the first one on. Once per page. */
export function Toaster() {
  const { toasts } = useToast();
  return <ToastList when={toasts.length > 0} />;
}
