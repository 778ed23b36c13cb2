import { addCents, type Cents, dollarsOf } from '../../facts/cents';
import { type CommunityItem, type CommunityKind } from '../../facts/community-property';
import { type ReturnInput } from '../../facts/return-input';
import { blankIfZero } from '../../engine/verbs';
import { covers } from '../coverage';
import { form } from '../form';
import { changeOf, changeOfIncome, listDivided } from './allocation';

covers('communityProperty');

/** What the division adds to the lines of the return, or takes off. Reads the facts alone, so every form may read it. */
const makers = form('8958-changes', 'How dividing community income changes your return', {
  name: 'Community Income Worksheet',
  kind: 'worksheet',
  source: 'Form 8958 (Rev. November 2023) and its instructions; Publication 555 (December 2024)',
  neededWhen: ({ facts }) => facts.communityProperty.items.length > 0,
  attachedWhen: ({ facts }) => listDivided(facts).length > 0,
});
export const communityChanges = makers.form;

/** Whole dollars that all items of some kinds change. */
const changeFor = (
  facts: ReturnInput,
  isCounted: (kind: CommunityKind) => boolean,
  pick: (item: CommunityItem) => Cents,
): number | null =>
  blankIfZero(
    dollarsOf(
      listDivided(facts).filter(({ kind }) => isCounted(kind)),
      pick,
    ),
  );

const ofIncome = (number: string, label: string, where: string, kind: CommunityKind) =>
  makers.money(
    number,
    label,
    `Your share of community income from Form 8958, minus the part you received yourself. Include on ${where}`,
    ({ facts }) => changeFor(facts, (own) => own === kind, changeOfIncome),
  );

export const wagesChange = ofIncome('1a', 'Wages', 'Form 1040, line 1a', 'wages');
export const interestChange = ofIncome('2b', 'Interest', 'Form 1040, line 2b', 'interest');
export const dividendsChange = ofIncome('3b', 'Dividends', 'Form 1040, line 3b', 'dividends');
export const pensionChange = ofIncome('5b', 'Pensions', 'Form 1040, line 5b', 'pension');
export const refundChange = ofIncome('s1-1', 'State refunds', 'Schedule 1, line 1', 'stateRefund');
export const businessChange = ofIncome('s1-3', 'Self-employment', 'Schedule 1, line 3', 'selfEmployment');
export const sharesChange = ofIncome(
  's1-5',
  'Rents, royalties, partnerships, estates, trusts',
  'Schedule 1, line 5',
  'rentsAndShares',
);
export const unemploymentChange = ofIncome(
  's1-7',
  'Unemployment compensation',
  'Schedule 1, line 7',
  'unemployment',
);
export const otherChange = ofIncome('s1-8z', 'Other income', 'Schedule 1, line 8z', 'other');

export const qualifiedDividendsChange = makers.money(
  '3a',
  'Qualified dividends',
  'Your share of qualified community dividends, minus the part you received yourself. Include on Form 1040, line 3a',
  ({ facts }) =>
    changeFor(
      facts,
      (kind) => kind === 'dividends',
      (item) => changeOf(item, item.qualified),
    ),
);

/** Tax withheld from community wages belongs to both halves (Publication 555, "Federal income tax withheld"). */
export const wageWithholdingChange = makers.money(
  '25a',
  'Withheld from wages',
  'Your share of the federal tax withheld from community wages, minus the amount withheld from your own wages. Include on Form 1040, line 25a',
  ({ facts }) =>
    changeFor(
      facts,
      (kind) => kind === 'wages',
      (item) => changeOf(item, item.withheld),
    ),
);

export const otherWithholdingChange = makers.money(
  '25b',
  'Withheld on Forms 1099',
  'Your share of the federal tax withheld from other community income, minus the amount withheld from your own. Include on Form 1040, line 25b',
  ({ facts }) =>
    changeFor(
      facts,
      (kind) => kind !== 'wages',
      (item) => changeOf(item, item.withheld),
    ),
);

/** Exact change of the state tax withheld: it counts on Schedule A and on the state return. */
export const stateWithholdingChange = (facts: ReturnInput): Cents =>
  addCents(listDivided(facts), (item) => changeOf(item, item.stateWithheld));
