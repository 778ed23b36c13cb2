import { dollars, isSome } from '../../facts/cents';
import { type BusinessCreditKind } from '../../facts/business-credits';
import { sum } from '../../engine/verbs';
import { type PlanCredit } from '../../facts/employer-credits';
import { type ReturnInput } from '../../facts/return-input';
import { type TaxReader } from '../form';
import { targetedEmployers } from '../form-5884/work-opportunity';
import { hasContributions, hasCosts, hasSpouses, planOf } from '../form-8881/plan-credit';
import { insuringEmployers } from '../form-8941/premium-credit';
import { tippedBusinesses } from '../form-8846/tip-credit';

type Given = Pick<TaxReader, 'facts'>;

/** Which limit of IRC 38(c) a credit has: (1), (2) or (4). */
export type CreditSection = 'general' | 'empowermentZone' | 'specified';

/** A printed line of Parts III and IV. */
export interface CreditLine {
  readonly kind: BusinessCreditKind;
  readonly line: string;
  /** As printed beside the line. */
  readonly form: string;
  readonly section: CreditSection;
}

const lineOf = (
  kind: BusinessCreditKind,
  line: string,
  form: string,
  section: CreditSection = 'general',
): CreditLine => ({ kind, line, form, section });

/** In the order of IRC 38(b): credits of one year are used in it (IRC 38(d)(1)). */
export const creditLines: readonly CreditLine[] = [
  lineOf('form5884', '4b', 'Form 5884', 'specified'),
  lineOf('form8586', '4d', 'Form 8586', 'specified'),
  lineOf('form8826', '1e', 'Form 8826'),
  lineOf('form8844', '3', 'Form 8844', 'empowermentZone'),
  lineOf('form8846', '4f', 'Form 8846', 'specified'),
  lineOf('form8820', '1h', 'Form 8820'),
  lineOf('form8874', '1i', 'Form 8874'),
  lineOf('form8881Startup', '1j', 'Form 8881, Part I'),
  lineOf('form8882', '1k', 'Form 8882'),
  lineOf('form8900', '4g', 'Form 8900', 'specified'),
  lineOf('form8906', '1n', 'Form 8906'),
  lineOf('form8908', '1p', 'Form 8908'),
  lineOf('form8911', '1s', 'Form 8911, Part I'),
  lineOf('form8936Business', '1y', 'Form 8936, Part II'),
  lineOf('form8932', '1w', 'Form 8932'),
  lineOf('form8941', '4h', 'Form 8941', 'specified'),
  lineOf('form8994', '4j', 'Form 8994', 'specified'),
  lineOf('form8881AutoEnrollment', '1dd', 'Form 8881, Part II'),
  lineOf('form8936Commercial', '1aa', 'Form 8936, Part V'),
  lineOf('form8881MilitarySpouse', '1ee', 'Form 8881, Part III'),
];

/** One credit of one year from one source: what a Schedule K-1 or an earlier year hands on, or the filer's own vehicles. */
export interface CreditUnit {
  readonly line: CreditLine;
  /** Null: this year. */
  readonly year: number | null;
  /** Its place in the facts; null: the filer's own, from Form 5884, 8846, 8881, 8936 or 8941. */
  readonly position: number | null;
}

/** A new clean vehicle that the filer uses in a business, too: Form 8936, Part II. */
export const hasBusinessVehicle = ({ facts }: Given): boolean =>
  facts.cleanVehicles.some(
    ({ newVehicle, businessUse, tentativeCredit }) =>
      newVehicle && businessUse > 0 && isSome(tentativeCredit),
  );

function hasPlan(given: Given, isThere: (plan: PlanCredit) => boolean): boolean {
  const plan = planOf(given);
  return plan !== null && isThere(plan);
}

/** Credits that the filer's own business can have, each on a form of its own: when the facts have it. */
const ownCredits: Readonly<Partial<Record<BusinessCreditKind, (given: Given) => boolean>>> = {
  form5884: (given) => targetedEmployers(given).length > 0,
  form8881Startup: (given) => hasPlan(given, (plan) => hasCosts(plan) || hasContributions(plan)),
  form8881AutoEnrollment: (given) => hasPlan(given, ({ autoEnrollment }) => autoEnrollment),
  form8881MilitarySpouse: (given) => hasPlan(given, hasSpouses),
  form8941: (given) => insuringEmployers(given).length > 0,
  form8846: (given) => tippedBusinesses(given).length > 0,
  form8936Business: hasBusinessVehicle,
};

export const hasBusinessCredits = (given: Given): boolean =>
  given.facts.businessCredits.length > 0 || Object.values(ownCredits).some((isOwn) => isOwn(given));

function statedUnits({ facts }: Given, line: CreditLine): CreditUnit[] {
  const units: CreditUnit[] = [];
  for (const [position, { credit, amount, originYear }] of facts.businessCredits.entries())
    if (credit === line.kind && isSome(amount)) units.push({ line, year: originYear, position });
  return units;
}

/** This year's credits of one line. */
export const currentUnits = (given: Given, line: CreditLine): CreditUnit[] => [
  ...statedUnits(given, line).filter(({ year }) => year === null),
  ...(ownCredits[line.kind]?.(given) === true ? [{ line, year: null, position: null }] : []),
];

/** Credits of one line that were carried in, the oldest first. */
export const carriedUnits = (given: Given, line: CreditLine): CreditUnit[] =>
  statedUnits(given, line)
    .filter(({ year }) => year !== null)
    .sort((a, b) => (a.year ?? 0) - (b.year ?? 0));

const creditAt = (facts: ReturnInput, position: number) => facts.businessCredits[position];

/** Dollars that the facts state; none for the filer's own vehicles. */
export function statedAmount({ facts }: Given, { position }: CreditUnit): number {
  const credit = position === null ? undefined : creditAt(facts, position);
  return credit === undefined ? 0 : dollars(credit.amount);
}

/** Form 8582-CR limits it; the filer's own businesses have none. */
export const isPassiveUnit = ({ facts }: Given, { position }: CreditUnit): boolean =>
  position !== null && creditAt(facts, position)?.passive === true;

/** Passive credits of this year and of earlier ones that wait, in the order of the lines. */
export const passiveUnits = (given: Given): CreditUnit[] =>
  given.facts.businessCredits.some(({ passive }) => passive)
    ? creditLines
        .flatMap((line) => [...carriedUnits(given, line), ...currentUnits(given, line)])
        .filter((unit) => isPassiveUnit(given, unit))
    : [];

export const einOfUnit = ({ facts }: Given, { position }: CreditUnit): string =>
  position === null ? '' : (creditAt(facts, position)?.ein ?? '');

/** Whole dollars of this year's credit of one kind from Schedules K-1. */
export const passedOnCredit = (given: Given, kind: BusinessCreditKind): number =>
  sum(
    creditLines
      .filter((line) => line.kind === kind)
      .flatMap((line) => currentUnits(given, line))
      .map((unit) => statedAmount(given, unit)),
  );
