import { blankIfZero, notBelowZero, sum } from '../../engine/verbs';
import { addCents, dollars } from '../../facts/cents';
import { agi } from '../../us/form-1040/taxable-income';
import { filersOf, isAtLeast } from '../shared/people';
import { otherStatesInterest, usObligationInterest } from '../shared/obligations';
import { pensionPart } from '../shared/pensions';
import { railroadPart } from '../shared/railroad';
import { stateRefunds } from '../../us/schedule-1/income';
import { columns, type ColumnReader, income } from './form';

const { money } = columns;
const own = ({ copy, at }: ColumnReader, line: typeof income.agiAll): number => at(line, copy);

/** A joint amount belongs to both alike. */
const half = ({ copy, facts }: ColumnReader, amount: number): number =>
  filersOf(facts) === 1 ? amount : copy === 0 ? amount - Math.floor(amount / 2) : Math.floor(amount / 2);

export const federal = money('1', 'Federal AGI', 'This person’s federal AGI amount', (reader) =>
  filersOf(reader.facts) === 1 ? reader.get(agi) : own(reader, income.agiAll),
);
export const additions = money(
  '2',
  'Interest on other states’ obligations',
  'Interest on obligations of states other than Delaware',
  ({ facts, item }) => blankIfZero(otherStatesInterest(facts, 'DE', item.owner)),
);
export const bonds = money(
  '5',
  'U.S. obligations',
  'Interest received on U.S. obligations',
  ({ facts, item }) => blankIfZero(usObligationInterest(facts, item.owner)),
);
/** From 60 on other income of savings counts as retirement income; military pensions count in full amount before. */
export const pension = money('6', 'Pension exclusion', 'Pension/retirement exclusions', (reader) => {
  const { facts, item, law } = reader;
  const { age, most, mostYounger } = law.pensions;
  const all = own(reader, income.all.pensions);
  const pensions = all - railroadPart(facts, item.owner, all);
  if (isAtLeast(facts, item.person, age)) {
    const savings = (['interest', 'dividends', 'gains', 'supplemental'] as const).map((kind) =>
      notBelowZero(own(reader, income.all[kind])),
    );
    return blankIfZero(Math.min(most, notBelowZero(pensions) + sum(savings)));
  }
  const military = pensionPart(facts, item.owner, all, ({ planKind }) => planKind === 'military');
  const atPlans = pensionPart(
    facts,
    item.owner,
    all,
    ({ ira, code, planKind }) => !ira && !code.includes('1') && planKind !== 'railroad',
  );
  return blankIfZero(Math.max(Math.min(military, most), Math.min(atPlans, mostYounger)));
});
export const refunds = money('7', 'State tax refund', 'Delaware state tax refund', (reader) =>
  blankIfZero(half(reader, reader.get(stateRefunds))),
);
export const benefits = money(
  '8a',
  'Social Security and railroad retirement',
  'Taxable Social Security benefits and railroad retirement benefits',
  (reader) =>
    blankIfZero(
      own(reader, income.all.socialSecurity) +
        railroadPart(reader.facts, reader.item.owner, own(reader, income.all.pensions)),
    ),
);
export const savings529 = money(
  '8b',
  '529 contribution',
  'Contribution to a Delaware-sponsored 529 or ABLE plan',
  ({ facts, item, get, law }) => {
    const { most, incomeLimit, mostAble } = law.savings;
    const paid = (isAble: boolean) =>
      dollars(
        addCents(
          facts.education529.filter(
            ({ state, owner, kind }) =>
              state.toUpperCase() === 'DE' && owner === item.owner && (kind === 'able') === isAble,
          ),
          ({ contributed }) => contributed,
        ),
      );
    const college =
      get(agi) > incomeLimit[facts.filingStatus]
        ? 0
        : Math.min(paid(false), most[facts.filingStatus] / filersOf(facts));
    return blankIfZero(college + Math.min(paid(true), mostAble));
  },
);
export const before11 = money(
  '10',
  'Income before the exclusion',
  'Subtract line 9 from line 4',
  ({ get }) => get(federal) + get(additions) - sum([bonds, pension, refunds, benefits, savings529].map(get)),
);
export const exclusion = money(
  '11',
  'Exclusion for 60 and over',
  'Exclusion for certain persons 60 and over or disabled',
  (reader) => {
    const { facts, item, get, law } = reader;
    const { age, each, earnedBelow, incomeLimit } = law.exclusion;
    const old = isAtLeast(facts, item.person, age) || item.person.permanentlyDisabled;
    const earned = own(reader, income.all.wages) + notBelowZero(own(reader, income.all.business));
    return old && earned < earnedBelow && get(before11) <= incomeLimit
      ? blankIfZero(Math.min(each, notBelowZero(get(before11))))
      : null;
  },
);
export const columnAgi = money(
  '12',
  'Delaware AGI',
  'Delaware adjusted gross income. Subtract line 11 from line 10',
  ({ get }) => get(before11) - get(exclusion),
);
export const additional = money(
  '21',
  'Additional standard deduction',
  'Boxes checked for 65 or over and blind',
  ({ facts, item, law }) => {
    const boxes = Number(isAtLeast(facts, item.person, law.deduction.age)) + Number(item.person.blind);
    return blankIfZero(boxes * law.deduction.additional);
  },
);
export const ownCredits = money(
  '27',
  'Personal credits',
  'Personal credit, plus the credit for age 60 or over; none for someone who can be claimed as a dependent',
  ({ facts, item, law }) => {
    const { each, age } = law.credits;
    return item.person.claimableAsDependent ? 0 : each * (1 + Number(isAtLeast(facts, item.person, age)));
  },
);
