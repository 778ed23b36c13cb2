import { type Metadata } from 'next';
import { ForgotPasswordForm } from '@/components/accounts/forgot-password-form';

export const metadata: Metadata = { title: 'Forgot your password' };

export default function ForgotPasswordPage() {
  return (
    <div className="mx-auto grid max-w-sm gap-6">
      <div className="grid gap-2">
        <h1 className="text-2xl font-semibold">Forgot your password?</h1>
        <p className="text-muted-foreground">We’ll email you a link to reset it.</p>
      </div>
      <ForgotPasswordForm />
    </div>
  );
}
