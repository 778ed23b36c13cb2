import { centsOf, isSome } from '../../facts/cents';
import { type ReturnInput } from '../../facts/return-input';
import { sum } from '../../engine/verbs';
import { totalIncome } from '../../us/form-1040/income';
import { hasAdoption } from '../../us/form-8839/has-adoption';
import { hasCasualtyGain, netQualifiedLoss } from '../../us/form-4684/losses';
import { excludedGain } from '../../us/form-8949/small-business-stock';
import { type StateLaw, type StateReader } from '../form';
import { placeName, placeNameFirst, type StateRefusal } from '../state-return';
import {
  differsWithoutBonus,
  needsOwnDepreciation,
  propertyBefore,
  sellsBonusProperty,
} from './depreciation';
import { expensesMore, expensingLimits } from './expensing';
import { servesFromHome } from './military';
import { filesApart, needsTwoReturns, separatesResidents, takesTwoReturns } from './different-homes';
import { hasEntityTax } from './entity-tax';
import { untaxedPurchases } from './payments';
import { hasTribalMember, livesOnReservation, tribalIncome } from './tribal';

export interface RefusalOptions<L extends StateLaw = StateLaw> {
  /**
   * The state does not follow the federal first-year depreciation; `figured`: its form computes the difference; a year: it
   * follows it for property placed in service from that year on.
   */
  readonly bonusDepreciation?: boolean | 'figured' | number;
  /** The state's form computes use tax, or the state has none. */
  readonly useTaxHandled?: boolean;
  /** Use tax is reported on a form of its own, not with the income tax return. */
  readonly useTaxApart?: string;
  /** The state taxes no military pay of its residents, and its form takes it off. */
  readonly exemptsMilitaryPay?: boolean;
  /** The state's form takes off what enrolled members earn on the reservation where they live. */
  readonly exemptsTribalIncome?: boolean;
  /** The state's form takes a filing status of its own. */
  readonly ownStatus?: boolean;
  /** Whether a return credits the state's tax on pass-through entities. */
  readonly creditsEntityTax?: (reader: StateReader<L>) => boolean;
}

/**
 * States that start from federal income and have no exclusion of their own, or one with other rules. New Jersey and
 * Pennsylvania take the whole gain of each sale.
 */
const taxesSmallBusinessStock: readonly string[] = ['AL', 'DC', 'HI', 'MA', 'MS'];

/** States with a deduction or credit for the costs of an adoption, of some kinds or of all. */
const helpsAdoption: Readonly<Record<string, string>> = {
  AR: 'Form AR1000TC, line 3: 20% of the federal credit',
  IA: 'Iowa Code 422.12A; IA 148, adoption tax credit',
  ID: 'Idaho Code 63-3022I; Form 39R, Part B, line 12',
  IN: 'IC 6-3-3-13',
  KS: 'K.S.A. 79-32,202a; Schedule K-47',
  LA: 'R.S. 47:297.20 and 297.21',
  MS: 'Form 80-401, credit for adoption expenses',
  MT: 'MCA 15-30-2321; Schedule III, line 15',
  NM: 'NMSA 7-2-18.16; Form PIT-RC, line 24',
  OK: 'Form 511-CR, credit for adoption expenses',
  UT: 'Utah Code 59-10-1104; TC-40A, Part 5, special needs adoption',
  WV: 'W. Va. Code 11-21-10a; Form IT-140, line 17 (NFA-1)',
};
/** States with a deduction for contributions to an ABLE account that their returns here do not compute. */
const deductsAble: Readonly<Record<string, string>> = {
  CT: 'Form CT-1040, Schedule 1, line 48d',
  IN: 'IC 6-3-3-12.1; IT-40 Booklet (2025), Indiana ABLE 529A credit',
  IA: 'IA 1040, Schedule 1, other adjustments, code ii',
  KS: 'Schedule S, Part A, line A21',
  MS: 'Form 80-105, line 64',
  MT: 'Form 2, Schedule I, line 17',
  NE: 'Form 1040N, Schedule I, Enable Savings Plan',
  OK: 'Schedule 511-C, line 6, ABLE contributions',
  WV: 'Schedule M, line 43',
};
/** States that add back the debt on a main home that the federal return leaves out of income (IRC 108(a)(1)(E)). */
const addsHomeDebt: Readonly<Record<string, string>> = {
  IN: 'IC 6-3-1-3.5(a); Schedule 1, discharge of debt on a principal residence',
  NC: 'G.S. 105-153.5(c2)(1); Form D-400, Schedule S, other additions',
};
/** These don't start from federal adjusted gross income, or count earnings of self-employment or housing on their own. */
const ownClergyRules: readonly string[] = ['AL', 'AR', 'MA', 'MS', 'NH', 'NJ', 'NY', 'OH', 'PA', 'VT', 'WI'];
/** No line of theirs takes a federal standard or itemized deduction. */
const withoutDeductions: readonly string[] = ['CT', 'IL', 'IN', 'MI', 'NH', 'NJ', 'OH', 'PA'];

const dependsOnBonus = (facts: ReturnInput): boolean =>
  differsWithoutBonus(facts) || sellsBonusProperty(facts);

/**
 * Facts that bring up a line of nearly every state's return which needs more than the shared worksheets know. A state takes
 * out what its own form handles.
 */
export function commonRefusals<L extends StateLaw>(
  code: string,
  name: string,
  {
    bonusDepreciation = false,
    useTaxHandled = false,
    useTaxApart,
    exemptsMilitaryPay = false,
    exemptsTribalIncome = false,
    ownStatus = false,
    creditsEntityTax = () => false,
  }: RefusalOptions<L> = {},
): StateRefusal<L>[] {
  const there = placeName(name);
  const first = placeNameFirst(name);
  const isHere = ({ state }: { state: string }) => state.toUpperCase() === code;
  const placed = ({ facts }: StateReader) => [
    ...facts.businesses,
    ...facts.rentals,
    ...facts.farms,
    ...facts.k1s,
  ];
  const refusals: StateRefusal<L>[] = [
    {
      path: 'tribalMember',
      message: exemptsTribalIncome
        ? `We can exclude reservation income in ${there} only for tribal members who lived in the state all year. Enter the amount of the income.`
        : `${first} exempts some income of tribal members. We don’t support that yet.`,
      when: ({ facts }) =>
        hasTribalMember(facts, code) && !(exemptsTribalIncome && livesOnReservation(facts, code)),
    },
    {
      path: 'military',
      message: exemptsMilitaryPay
        ? `We can exclude military pay in ${there} only for legal residents who lived there all year. Enter the amount of the pay.`
        : `Military pay has its own rules in ${there}. We don’t support them yet.`,
      when: ({ facts }) => facts.military.length > 0 && !(exemptsMilitaryPay && servesFromHome(facts, code)),
    },
    {
      path: 'education529',
      message: `Adding back a 529 plan withdrawal in ${there} isn’t supported yet.`,
      when: ({ facts }) => facts.education529.some((plan) => isHere(plan) && centsOf(plan.recaptured) > 0),
    },
    {
      path: 'k1s.passThroughEntityTax',
      message: `The credit for pass-through entity tax that a business paid to ${there} for you isn’t supported yet.`,
      when: (reader) => hasEntityTax(reader.facts, code) && !creditsEntityTax(reader),
    },
    {
      path: 'businesses',
      message: `Enter pass-through entity tax paid to ${there} with a Schedule K-1 instead.`,
      when: ({ facts }) =>
        [...facts.businesses, ...facts.rentals, ...facts.farms].some((item) =>
          item.passThroughEntityTax.some((tax) => isHere(tax) && centsOf(tax.credit) > 0),
        ),
    },
    {
      path: 'businesses',
      message: `In ${there}, your depreciation differs from your federal return. We don’t support that yet.`,
      when: (reader) =>
        placed(reader).some((item) => item.stateDepreciation.some(isHere)) ||
        (bonusDepreciation === 'figured' && needsOwnDepreciation(reader, code)) ||
        (bonusDepreciation === true && dependsOnBonus(reader.facts)) ||
        (typeof bonusDepreciation === 'number' &&
          dependsOnBonus(propertyBefore(reader.facts, bonusDepreciation))),
    },
  ];
  if (code in separatesResidents)
    refusals.push({
      path: 'residency',
      message: `You and your spouse didn’t live in ${there} for the same time. ${first} takes separate returns from you, or a joint return that taxes both of you as residents. We don’t support either yet.`,
      when: ({ facts }) => filesApart(facts, code),
    });
  if (code in takesTwoReturns)
    refusals.push({
      path: 'residency',
      message: `You had income from ${there} while you lived somewhere else. ${first} requires two returns for the year, one as a resident and one as a nonresident. We don’t support that yet.`,
      when: ({ facts }) => needsTwoReturns(facts, code),
    });
  if (code in helpsAdoption)
    refusals.push({
      path: 'adoption',
      message: `${first} has its own deduction or credit for adoption costs. We don’t support it yet.`,
      when: ({ facts }) => hasAdoption({ facts }),
    });
  if (code in deductsAble)
    refusals.push({
      path: 'education529',
      message: `The ${name} tax benefit for contributions to an ABLE account isn’t supported yet.`,
      when: ({ facts }) =>
        facts.education529.some(({ kind, contributed }) => kind === 'able' && centsOf(contributed) > 0),
    });
  if (code in addsHomeDebt)
    refusals.push({
      path: 'excludedDebts',
      message: `${first} taxes canceled debt on a main home that your federal return leaves out. We don’t support that yet.`,
      when: ({ facts }) => facts.excludedDebts.some(({ reason }) => reason === 'home'),
    });
  if (exemptsTribalIncome)
    refusals.push({
      path: 'tribalMember',
      message: 'Your reservation income is more than your total income. Check the amount.',
      when: ({ facts, get }) => tribalIncome(facts, code) > get(totalIncome),
    });
  if (taxesSmallBusinessStock.includes(code))
    refusals.push({
      path: 'sales',
      message: `${first} taxes some gain on small business stock that your federal return excludes (section 1202). We don’t support that yet.`,
      when: ({ each }) => sum(each(excludedGain)) > 0,
    });
  // They take each property's result as it is; the limit is no part of their law.
  if (code === 'NJ' || code === 'PA')
    refusals.push({
      path: 'businesses',
      message: `${first} has its own rules for losses, so your federal at-risk limit may not apply. We don’t support that yet.`,
      when: ({ facts }) =>
        [...facts.businesses, ...facts.rentals, ...facts.farms].some(
          ({ atRisk }) => atRisk.someNotAtRisk || isSome(atRisk.suspendedLoss),
        ),
    });
  // These start from adjusted gross income, and have neither a standard nor an itemized deduction of their own.
  if (!withoutDeductions.includes(code))
    refusals.push({
      path: 'casualties',
      message: `${first} may have its own rules for a net qualified disaster loss. We don’t support that yet.`,
      when: (reader) => netQualifiedLoss(reader) > 0,
    });
  // Some have a form of their own (California 3803), an addition (Oregon), or tax the child alone (Pennsylvania).
  refusals.push({
    path: 'childIncome',
    message: `${name} may have its own rules for a child’s interest and dividends reported on Form 8814. We don’t support that yet.`,
    when: ({ facts }) => facts.childIncome.length > 0,
  });
  refusals.push({
    path: 'clergy',
    message: ownClergyRules.includes(code)
      ? `${name} has its own rules for a minister’s pay or housing. We don’t support that yet.`
      : `A minister’s pay in ${there} isn’t supported for someone who moved or lived in two states.`,
    when: ({ facts }) =>
      facts.clergy.length > 0 && (ownClergyRules.includes(code) || facts.residency.length > 0),
  });
  if (code === 'NJ' || code === 'PA')
    refusals.push({
      path: 'casualties',
      message: `${first} has its own rules for gain from a casualty or theft. We don’t support that yet.`,
      when: (reader) => hasCasualtyGain(reader),
    });
  if (code in expensingLimits)
    refusals.push({
      path: 'businesses',
      message: `${first} allows a smaller section 179 deduction than your federal return. We don’t support that yet.`,
      when: ({ facts }) => expensesMore(facts, code),
    });
  if (useTaxApart !== undefined)
    refusals.push({
      path: 'useTax',
      message: `${first} doesn’t collect use tax on the income tax return. Report your purchases on ${useTaxApart}.`,
      severity: 'warning',
      when: ({ facts }) => centsOf(untaxedPurchases(facts, code)) > 0,
    });
  else if (!useTaxHandled)
    refusals.push({
      path: 'useTax',
      message: `Use tax in ${there} depends on where you live and isn’t supported yet.`,
      when: ({ facts }) => centsOf(untaxedPurchases(facts, code)) > 0,
    });
  if (!ownStatus)
    refusals.push({
      path: 'stateFiling',
      message: `We don’t support a filing status in ${there} that differs from the one on your federal return yet.`,
      when: ({ facts }) =>
        facts.stateFiling.some(
          (filing) => isHere(filing) && filing.status !== 'auto' && filing.status !== facts.filingStatus,
        ),
    });
  return refusals;
}
