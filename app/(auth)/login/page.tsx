import { type Metadata } from 'next';
import Link from 'next/link';
import { GoogleButton } from '@/components/accounts/google-button';
import { LoginCodeForm } from '@/components/accounts/login-code-form';
import { LoginForm } from '@/components/accounts/login-form';
import { SignInNotice } from '@/components/accounts/sign-in-notice';
import { Separator } from '@/components/ui/separator';
import { readFormReturn } from '@/lib/http/form-return';

export const metadata: Metadata = { title: 'Sign in' };

type LoginPageProps = { searchParams: Promise<{ error?: string | string[]; step?: string | string[] }> };

export default async function LoginPage({ searchParams }: LoginPageProps) {
  const [{ error, step }, returned] = await Promise.all([searchParams, readFormReturn('/login')]);
  // Back from Google with a second factor on.
  if (step === 'code') {
    return (
      <div className="mx-auto grid max-w-sm gap-6">
        <h1 className="text-2xl font-semibold">Enter your code</h1>
        <LoginCodeForm returned={returned} />
      </div>
    );
  }
  return (
    <div className="mx-auto grid max-w-sm gap-6">
      <div className="grid gap-2">
        <h1 className="text-2xl font-semibold">Sign in to Plainfile</h1>
        <p className="text-muted-foreground">Pick up your return where you left off.</p>
      </div>
      <SignInNotice error={Array.isArray(error) ? error[0] : error} />
      <LoginForm returned={returned} />
      <Separator label="or" />
      <GoogleButton label="Sign in with Google" />
      <p className="text-sm text-muted-foreground">
        New to Plainfile?{' '}
        <Link
          href="/signup"
          className="-my-3 inline-block rounded-xs py-3 font-medium text-primary underline underline-offset-4"
        >
          Create an account
        </Link>
      </p>
    </div>
  );
}
