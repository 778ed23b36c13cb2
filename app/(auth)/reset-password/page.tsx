import { type Metadata } from 'next';
import { ResetPasswordForm } from '@/components/accounts/reset-password-form';

export const metadata: Metadata = { title: 'Choose a new password' };

export default function ResetPasswordPage() {
  return (
    <div className="mx-auto grid max-w-sm gap-6">
      <div className="grid gap-2">
        <h1 className="text-2xl font-semibold">Choose a new password</h1>
        <p className="text-muted-foreground">
          You’ll be signed out on all devices. Then sign in with your new password.
        </p>
      </div>
      <ResetPasswordForm />
    </div>
  );
}
