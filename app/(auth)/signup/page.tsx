import { type Metadata } from 'next';
import Link from 'next/link';
import { NotCovered } from '@/components/marketing/not-covered';
import { PlanSummary } from '@/components/accounts/plan-summary';
import { SignupForm } from '@/components/accounts/signup-form';
import { SignupWithGoogle } from '@/components/accounts/signup-with-google';
import { Separator } from '@/components/ui/separator';
import { planOrBasic } from '@/lib/billing/plans';
import { readFormReturn } from '@/lib/http/form-return';

export const metadata: Metadata = { title: 'Create your account' };

type SignupPageProps = { searchParams: Promise<{ plan?: string | string[] }> };

export default async function SignupPage({ searchParams }: SignupPageProps) {
  const plan = planOrBasic((await searchParams).plan);
  return (
    <div className="mx-auto grid max-w-5xl gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-20">
      <div className="grid max-w-lg content-start gap-6">
        <div className="grid gap-2">
          <h1 className="text-2xl font-semibold">Create your account</h1>
          <p className="text-muted-foreground">
            Start now and see your result first. You don’t pay until you file.
          </p>
        </div>
        <SignupForm plan={{ slug: plan.slug, name: plan.name }} returned={await readFormReturn('/signup')} />
        <Separator label="or" />
        <SignupWithGoogle plan={plan.slug} />
        <p className="text-sm text-muted-foreground">
          What we promise and what we do with your data: <NewTabLink href="/terms">Terms</NewTabLink>,{' '}
          <NewTabLink href="/privacy">Privacy</NewTabLink>, <NewTabLink href="/security">Security</NewTabLink>
        </p>
        <p className="text-sm text-muted-foreground">
          Already have an account?{' '}
          <Link
            href="/login"
            className="-my-3 inline-block rounded-xs py-3 font-medium text-primary underline underline-offset-4"
          >
            Sign in
          </Link>
        </p>
      </div>
      <div className="grid content-start gap-4 lg:pt-1">
        <PlanSummary plan={plan} />
        <NotCovered />
      </div>
    </div>
  );
}

/** Opens beside the form: what was typed there stays. */
function NewTabLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className="-my-3 inline-block rounded-xs py-3 text-primary underline underline-offset-4"
    >
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
