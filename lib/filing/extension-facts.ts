import { z } from 'zod';
import type { TaxReturnModel } from '@/.generated/prisma/models';
import { db } from '@/lib/infra/db';
import { assembleTree } from '@/lib/interview/assemble-tree';
import { decideInterview } from '@/lib/interview/prune-irrelevant';
import { makeFieldLinks } from '@/lib/returns/field-links';
import { readInterviewState } from '@/lib/returns/interview-state';
import { toTaxReturn } from '@/lib/returns/rows';
import { computeExtensionBalance } from '@/lib/tax/extension-amounts';
import type { ExtensionAmounts, ExtensionView } from './extension-schema';
import type { Extension } from './mef/build-extension';

const text = z.string().default('');
const Named = z.looseObject({ firstName: text, lastName: text, ssn: text, phone: text });

/** The few answers that Form 4868 takes; everything else of a return may still be open. */
const Known = z.looseObject({
  filingStatus: text,
  taxpayer: Named.prefault({}),
  spouse: Named.nullable().default(null),
  address: z.looseObject({ street: text, apartment: text, city: text, state: text, zip: text }).prefault({}),
});

export type Applicants = Pick<Extension, 'taxpayer' | 'spouse' | 'address'>;

/** Who applies, from answers and documents as they stand, and what is still missing for that. */
export async function readApplicants(
  returnId: string,
): Promise<{ applicants: Applicants; missing: ExtensionView['missing'] }> {
  const state = await readInterviewState(db(), returnId);
  const { tree, sources } = assembleTree(decideInterview(state));
  const { filingStatus, taxpayer, spouse, address } = Known.parse(tree);
  const joint = filingStatus === 'mfj' ? spouse : null;
  const linkTo = makeFieldLinks(state, sources);
  const needed: [fact: string, value: string, text: string][] = [
    ['taxpayer.firstName', taxpayer.firstName, 'Your first name'],
    ['taxpayer.lastName', taxpayer.lastName, 'Your last name'],
    ['taxpayer.ssn', taxpayer.ssn, 'Your Social Security number'],
    ['address.street', address.street, 'Your street'],
    ['address.city', address.city, 'Your city'],
    ['address.state', address.state, 'Your state'],
    ['address.zip', address.zip, 'Your ZIP code'],
    ...(joint === null
      ? []
      : ([
          ['spouse.firstName', joint.firstName, 'Your spouse’s first name'],
          ['spouse.lastName', joint.lastName, 'Your spouse’s last name'],
          ['spouse.ssn', joint.ssn, 'Your spouse’s Social Security number'],
        ] satisfies [string, string, string][])),
  ];
  return {
    applicants: { taxpayer, spouse: joint, address },
    missing: needed
      .filter(([, value]) => value === '')
      .map(([fact, , what]) => ({ text: what, href: linkTo(fact).href ?? '/interview' })),
  };
}

/** Form 4868, lines 4 to 7, from the last calculation; null when there is none. An old one is still an estimate. */
export function readEstimate(row: TaxReturnModel): ExtensionAmounts | null {
  const { calculationResults: results } = toTaxReturn(row);
  if (results === null) return null;
  const lineOf = (form: string, line: string): number | null => {
    const found = results.lines[form];
    const value = found === undefined || Array.isArray(found) ? undefined : found[line]?.value;
    return typeof value === 'number' ? value : null;
  };
  const tax = lineOf('4868', '4') ?? lineOf('1040', '24') ?? 0;
  const payments = lineOf('4868', '5') ?? lineOf('1040', '33') ?? 0;
  const balance = computeExtensionBalance(tax, payments);
  return { tax, payments, balance, paying: lineOf('4868', '7') ?? balance };
}
