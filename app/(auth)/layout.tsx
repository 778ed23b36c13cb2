import { type ReactNode } from 'react';
import { PlainPage } from '@/components/layout/plain-page';
import { Providers } from '@/components/layout/providers';

/** A quiet frame around signing in and signing up. */
export default function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <Providers>
      <PlainPage>{children}</PlainPage>
    </Providers>
  );
}
