import { reviewAddress } from '@/components/documents/document-labels';
import { summarizeDocument } from '@/components/documents/summarize-document';
import { type PlanNeed } from '@/lib/billing/schema';
import { planOrBasic } from '@/lib/billing/plans';
import { type Document } from '@/lib/documents/schema';
import { formatDollars } from '@/lib/format/money';
import { countOf } from '@/lib/format/words';
import { type TaxReturn, type ValidationIssue } from '@/lib/returns/schema';

export interface NextStep {
  key: string;
  title: string;
  /** Why, or what for. */
  says: string;
  href: string;
  /** The words on the link. */
  action: string;
}

interface Standing {
  taxReturn: Pick<TaxReturn, 'status' | 'calculationResults' | 'efile' | 'amends'>;
  documents: readonly Pick<Document, 'id' | 'name' | 'status' | 'extractions' | 'problems'>[];
  /** What validation says; null while it is not known. */
  issues: readonly Pick<ValidationIssue, 'id' | 'severity'>[] | null;
  /** Whether a plan is paid for; null while it is not known. */
  isPaid: boolean | null;
  need: PlanNeed | null;
}

/** What to do now, the most pressing first. Empty when nothing is left. */
export function listNextSteps(standing: Standing): NextStep[] {
  const { taxReturn, documents } = standing;
  const { status, calculationResults } = taxReturn;
  const { amends } = taxReturn;
  if (status === 'filed' && amends !== undefined) return [];
  if (status === 'filed') return (calculationResults?.estimatedRefund ?? 0) < 0 ? [payStep] : [];
  const filing = taxReturn.efile === null ? null : stepOfFiling(taxReturn.efile);
  // While it is on its way nothing else can be done.
  if (filing?.key === 'on-its-way') return [filing];
  const [pressing, idle] = stepsOfDocuments(documents);
  const steps = [...pressing];
  if (status === 'draft' && amends !== undefined && calculationResults?.stale === false)
    return [...steps, amendStep];
  if (status === 'draft' && documents.length === 0 && amends === undefined) {
    steps.push({
      key: 'upload',
      title: 'Upload your W-2s and 1099s',
      says: 'We read them, so you type less.',
      href: '/upload',
      action: 'Upload Documents',
    });
  }
  if (calculationResults === null) {
    steps.push({
      key: 'interview',
      title: 'Answer the interview',
      says: 'When you finish, we’ll calculate your tax.',
      href: '/interview',
      action: 'Go to interview',
    });
    return [...steps, ...idle];
  }
  if (calculationResults.stale) {
    steps.push({
      key: 'again',
      title: 'Calculate again',
      says: 'Something changed after your last calculation.',
      href: '/summary',
      action: 'Go to summary',
    });
    return [...steps, ...idle];
  }
  const found = [...steps, ...stepsOfResult(standing), ...idle];
  const isBlocked = found.some(({ key }) => key === 'errors');
  if (filing !== null) return [filing, ...found.filter(({ key }) => key !== 'look')];
  return isBlocked ? found : [...found, fileStep];
}

const fileStep: NextStep = {
  key: 'file',
  title: 'File your return',
  says: 'Review it, sign it, and file it.',
  href: '/file',
  action: 'Go to filing',
};

const amendStep: NextStep = {
  key: 'amend',
  title: 'Correct your answers',
  says: 'Fix what was wrong on the return you filed. Then recalculate and file your amended return.',
  href: '/interview',
  action: 'Go to interview',
};

const payStep: NextStep = {
  key: 'pay',
  title: 'See how to pay what you owe',
  says: 'See how and when to pay, or when your bank account will be debited.',
  href: '/file',
  action: 'See your filing',
};

const toFiling = { href: '/file', action: 'Go to filing' };
const onItsWay: NextStep = {
  ...toFiling,
  key: 'on-its-way',
  title: 'Your return was submitted',
  says: 'There’s nothing to do right now. We’ll tell you when the IRS responds.',
};

/** What a filing that has begun asks for, by its state. */
const filingSteps: Record<NonNullable<TaxReturn['efile']>['state'], NextStep | null> = {
  ready: { ...toFiling, key: 'sign', title: 'Sign your return', says: 'A signature is still needed.' },
  signed: {
    ...toFiling,
    key: 'send',
    title: 'File your return',
    says: 'It’s signed. Nothing is filed until you send it.',
  },
  queued: onItsWay,
  transmitted: onItsWay,
  accepted: null,
  rejected: {
    ...toFiling,
    key: 'rejected',
    title: 'The IRS rejected your return',
    says: 'See what to fix, then sign and file again.',
  },
  failed: {
    ...toFiling,
    key: 'failed',
    title: 'We couldn’t send your return',
    says: 'Sign and send it again, or mail it.',
  },
};

function stepOfFiling({ state, simulated }: NonNullable<TaxReturn['efile']>): NextStep | null {
  const step = filingSteps[state];
  if (step === null || simulated !== true) return step;
  return { ...step, says: `${step.says} This filing is simulated.` };
}

/** What the return waits for, and documents that can't be used as they are, which hold nothing up. */
function stepsOfDocuments(documents: Standing['documents']): [pressing: NextStep[], idle: NextStep[]] {
  const pressing: NextStep[] = [];
  const idle: NextStep[] = [];
  for (const document of documents) {
    const { id, name, status } = document;
    const base = { key: id, href: reviewAddress(id), action: 'Open document' };
    const { tone, text } = summarizeDocument(document);
    // What a preparer found unclear stands under "Waiting for you", with their words.
    if (status === 'needs-clarification') continue;
    if (tone === 'check') pressing.push({ ...base, title: `Review what we read in ${name}`, says: text });
    else if (tone === 'problem') idle.push({ ...base, title: `Review ${name}`, says: text });
  }
  return [pressing, idle];
}

function stepsOfResult({ taxReturn, issues, isPaid, need }: Standing): NextStep[] {
  const steps: NextStep[] = [];
  const errors = (issues ?? []).filter(({ severity }) => severity === 'error').length;
  if (errors > 0) {
    steps.push({
      key: 'errors',
      title: `Fix ${countOf(errors, 'error', 'errors')} in your return`,
      says: 'The IRS would reject your return as is.',
      href: '/summary',
      action: 'See what to fix',
    });
  } else if (taxReturn.status === 'in-review') {
    steps.push({
      key: 'look',
      title: 'Review your tax summary',
      says: 'Select any number to see how we calculated it.',
      href: '/summary',
      action: 'View Tax Summary',
    });
  }
  if (isPaid === false) {
    const plan = need?.certain === true ? planOrBasic(need.plan) : null;
    steps.push({
      key: 'plan',
      title: 'Choose your plan',
      says:
        plan === null
          ? 'You pay before you file.'
          : `The ${plan.name} plan (${formatDollars(plan.price)}) covers your return. You pay before you file.`,
      href: '/payments',
      action: 'See plans',
    });
  }
  return steps;
}
