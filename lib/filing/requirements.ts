import type { TaxReturnModel } from '@/.generated/prisma/models';
import { requirePlanForFiling } from '@/lib/billing/filing-plan';
import { AppError } from '@/lib/errors';
import { db } from '@/lib/infra/db';
import type { OpenReturn } from '@/lib/returns/access';
import { makeFieldLinks } from '@/lib/returns/field-links';
import { groupMissing } from '@/lib/returns/group-missing';
import type { ReadState } from '@/lib/returns/interview-state';
import { validateState } from '@/lib/returns/validation';
import { firstYear } from '@/lib/interview/year-words';
import { assembleReturn } from '@/lib/interview/assemble';
import type { Amendment } from './amendment';
import { findFirstSigner } from './let-go';
import { checkStructure } from './mef/check-structure';
import { findPaperOnly, whyOnPaper } from './mef/paper-only';
import { type Calculated, checkReturnXml } from './prepare';
import type { Signatures } from './rows';
import { canBeFiled, whyNotFiled } from './years';
import type { FilingProblem, Requirement } from './schema';

/** Where on the filing screen a rule about signature or payment is put right. */
const onScreen = (fix: string): string | null => (fix.startsWith('file:') ? `/file#${fix.slice(5)}` : null);

/** A fault of ours that no answer mends: said before anybody signs, not after. */
const notForEfile: FilingProblem = {
  rule: 'PF-XML',
  text: 'We can’t e-file this return as it is. You can file it on paper. Our support team can tell you more.',
  href: null,
};

/**
 * What the IRS would send the return back for, each with the place that puts it right.
 * @param state all of the return's interview (lib/returns/interview-state.ts)
 */
export function listProblems(
  state: ReadState,
  calculated: Calculated | null,
  signatures: Signatures,
  amendment: Amendment | null,
): FilingProblem[] {
  const { taxYear = firstYear } = state;
  if (!canBeFiled(taxYear)) return [{ rule: 'year', text: whyNotFiled(taxYear), href: null }];
  const errors = validateState(state).issues.filter(({ severity }) => severity === 'error');
  const problems: FilingProblem[] = groupMissing(errors).map(({ id, title, description, href }) => ({
    rule: id,
    text: id === 'missing' || description === '' ? `${title}.` : description,
    href: href ?? null,
  }));
  if (calculated === null) return problems;
  const onPaper = findPaperOnly({ lines: calculated.results.lines, facts: calculated.facts });
  if (onPaper.length > 0) problems.push({ rule: 'paper', text: whyOnPaper(onPaper), href: null });
  if (amendment !== null) problems.push(...amendmentProblems(amendment));
  const linkTo = makeFieldLinks(state, assembleReturn(state).sources);
  const known = new Set(problems.map(({ href }) => href));
  const { broken, root } = checkReturnXml(calculated, signatures, new Date());
  for (const { id, text, fix } of broken) {
    // A requirement of its own asks for it.
    if (fix === 'file:explanation') continue;
    const href = onScreen(fix) ?? linkTo(fix).href;
    // The same fault is named once: our own check says it in the words of the question.
    if (!known.has(href)) problems.push({ rule: id, text, href });
  }
  // Only where nothing that the filer can change explains it.
  if (problems.length === 0 && checkStructure(root).length > 0) problems.push(notForEfile);
  return problems;
}

/** How many amended returns of a year the IRS takes electronically. */
const sentAtMost = 3;

/** What the IRS would send an amended return back for, by the numbers of its rules. */
function amendmentProblems({ isUnchanged, separates, number, kind }: Amendment): FilingProblem[] {
  return [
    ...(isUnchanged
      ? [
          {
            rule: 'PF-1040X-SAME',
            text: 'Nothing has changed from the return you filed. Change the answer that was wrong, then recalculate.',
            href: '/interview',
          },
        ]
      : []),
    ...(separates && kind === 'amended'
      ? [
          {
            rule: 'IND-451',
            text: 'After the due date, you can’t change from married filing jointly to married filing separately.',
            href: '/interview',
          },
        ]
      : []),
    ...(number > sentAtMost
      ? [
          {
            rule: 'IND-466',
            text: 'You can e-file up to three amended returns for a tax year. You’ll need to file this one on paper.',
            href: null,
          },
        ]
      : []),
  ];
}

const plain = { met: true, href: null };

/** Plan and approval, as contract section 6.2 has them. Filing needs no consent (26 CFR 301.7216-2). */
export async function listRequirements(
  open: OpenReturn<'read'>,
  row: TaxReturnModel,
  calculated: Calculated | null,
  problems: number,
  amendment: Amendment | null,
): Promise<Requirement[]> {
  const plan = await requirePlanForFiling(open).then(
    (found) => ({ found, refusal: null }),
    (error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      return { found: null, refusal: error.message };
    },
  );
  const preparers = await db().assignment.count({ where: { clientId: open.ownerId } });
  const needsApproval = preparers > 0 && plan.found !== null && plan.found.slug !== 'basic';
  const signsFirst = await findFirstSigner(db(), { returnId: open.id, clientId: open.ownerId });
  return [
    calculated === null || row.status === 'draft'
      ? {
          id: 'calculated',
          met: false,
          text: 'Finish the interview and calculate your return.',
          href: '/interview',
        }
      : { ...plain, id: 'calculated', text: 'Your return is calculated.' },
    plan.found === null
      ? { id: 'plan', met: false, text: plan.refusal, href: '/payments' }
      : { ...plain, id: 'plan', text: `Your ${plan.found.name} plan covers this return.` },
    ...(needsApproval
      ? [
          row.status === 'approved' || row.status === 'filed'
            ? ({ ...plain, id: 'approval', text: 'Your preparer approved this return.' } as const)
            : ({
                id: 'approval',
                met: false,
                text: 'Your preparer has to approve this return first.',
                href: '/messages',
              } as const),
        ]
      : []),
    ...(signsFirst === null
      ? []
      : [
          {
            id: 'preparer',
            met: false,
            text: `${signsFirst} signed an earlier version of this return and must sign again before you do. Ask them to sign, or ask to sign it yourself.`,
            href: '/messages',
          } as const,
        ]),
    ...(amendment === null
      ? []
      : [
          amendment.explanation === null
            ? ({
                id: 'explanation',
                met: false,
                text: 'Explain what you’re changing and why (Form 1040-X, Part II).',
                href: '#explanation',
              } as const)
            : ({ ...plain, id: 'explanation', text: 'You explained your changes.' } as const),
        ]),
    problems > 0
      ? { id: 'problems', met: false, text: 'Fix what the IRS would reject.', href: '#problems' }
      : { ...plain, id: 'problems', text: 'We found nothing the IRS would reject.' },
  ];
}
