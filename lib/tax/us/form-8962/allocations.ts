import { refuse } from '../coverage';
import { makers } from './form';
import { isShared } from './policies';

const { choice, count, yesNo } = makers;

/** Lines 30 to 33: one for each policy that is shared with people of another tax return. */
const rows = ([30, 31, 32, 33] as const).map((row, position) => {
  const policyOf = ({ facts }: { facts: { marketplace: readonly Parameters<typeof isShared>[0][] } }) =>
    facts.marketplace.filter(isShared)[position];
  return [
    choice(`${row}a`, 'Policy number', 'Policy Number (Form 1095-A, line 2)', (reader) => {
      const policy = policyOf(reader);
      return policy ? policy.policy || 'not stated' : null;
    }),
    choice(
      `${row}b`,
      'Other taxpayer’s SSN',
      'SSN of other taxpayer',
      (reader) => policyOf(reader)?.sharedWith || null,
    ),
    count(
      `${row}c`,
      'First month',
      'Allocation start month',
      (reader) => policyOf(reader)?.allocation?.firstMonth ?? null,
    ),
    count(
      `${row}d`,
      'Last month',
      'Allocation stop month',
      (reader) => policyOf(reader)?.allocation?.lastMonth ?? null,
    ),
    count(
      `${row}e`,
      'Premium percentage',
      'Premium Percentage',
      (reader) => policyOf(reader)?.allocation?.premium ?? null,
    ),
    count(
      `${row}f`,
      'SLCSP percentage',
      'SLCSP Percentage',
      (reader) => policyOf(reader)?.allocation?.benchmark ?? null,
    ),
    count(
      `${row}g`,
      'Advance payment percentage',
      'Advance Payment of the PTC Percentage',
      (reader) => policyOf(reader)?.allocation?.advance ?? null,
    ),
  ];
});

export const allocationsDone = yesNo(
  '34',
  'All policies allocated',
  'Have you completed all policy amount allocations?',
  ({ facts }) => (facts.marketplace.some(isShared) ? true : null),
);

export const isAllocating = yesNo(
  '9',
  'Policy shared with another tax family',
  'Are you allocating policy amounts with another taxpayer or do you want to use the alternative calculation for year of marriage?',
  ({ facts }) => (facts.marketplace.length > 0 ? facts.marketplace.some(isShared) : null),
);

refuse(
  'marketplace.sharedWith',
  'For a Marketplace policy shared with another tax return, enter your percentages of the premium, SLCSP, and advance payments (Form 8962, Part IV), the months, and the other person’s SSN.',
  ({ facts }) =>
    facts.marketplace.some(
      (policy) =>
        isShared(policy) &&
        (policy.sharedWith === '' || policy.allocation === null || policy.monthly.length === 0),
    ),
);
refuse(
  'marketplace.allocation',
  'More than four shared policies, or a shared policy plus another policy in the same state, aren’t supported.',
  ({ facts }) => {
    const shared = facts.marketplace.filter(isShared);
    return (
      shared.length > rows.length ||
      shared.some((policy) =>
        facts.marketplace.some((other) => other !== policy && other.state === policy.state),
      )
    );
  },
);
