import { notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { type Casualty, type CasualtyProperty } from '../../facts/casualty';
import { dollars } from '../../facts/cents';
import { type ReturnInput } from '../../facts/return-input';
import { isHeldOverAYear } from '../holding-period';
import { type Law } from '../law/law';

/** Up to four properties of one event: one Form 4684. Only the first of an event has lines 10 to 12, and copy 0 the summary. */
export interface CasualtySheet {
  readonly event: Casualty;
  readonly properties: readonly CasualtyProperty[];
  readonly isFirstOfEvent: boolean;
  readonly isFirst: boolean;
}

const columnsOfForm = 4;

/** Copies of Form 4684: one for each event, and one more for each four properties of it. */
export function listCasualtySheets({ casualties }: ReturnInput): CasualtySheet[] {
  return casualties.flatMap((event, at) => {
    const sheets = Math.max(1, Math.ceil(event.properties.length / columnsOfForm));
    return Array.from({ length: sheets }, (_, sheet) => ({
      event,
      properties: event.properties.slice(sheet * columnsOfForm, (sheet + 1) * columnsOfForm),
      isFirstOfEvent: sheet === 0,
      isFirst: at === 0 && sheet === 0,
    }));
  });
}

/** Losses outside a federally declared disaster count up to casualty gains only (IRC 165(h)(5)). */
export const isDeclared = ({ femaNumber }: Casualty): boolean => femaNumber !== '';

/** A major disaster has a DR number; EM numbers are emergencies (Stafford Act, sections 401 and 501). */
export const isMajor = ({ femaNumber }: Casualty): boolean => femaNumber.startsWith('DR-');

/** Whether the event is a qualified disaster of the year's law: its declaration and its incident period. */
export function isQualified(event: Casualty, { casualty }: Law): boolean {
  const { declared, incidentBegan } = event;
  if (!isMajor(event) || incidentBegan === null) return false;
  if (incidentBegan < casualty.beganFrom || incidentBegan > casualty.beganThrough) return false;
  if (casualty.declaredFrom === null || casualty.declaredThrough === null) return true;
  return declared !== null && declared >= casualty.declaredFrom && declared <= casualty.declaredThrough;
}

/** Whole dollars of line 4: what was paid above the basis. */
export const gainOfProperty = ({ cost, reimbursement }: CasualtyProperty): number =>
  notBelowZero(dollars(reimbursement) - dollars(cost));

/** Whole dollars of line 7. */
export const declineOf = ({ valueBefore, valueAfter }: CasualtyProperty): number =>
  notBelowZero(dollars(valueBefore) - dollars(valueAfter));

/** Whole dollars of line 9: the smaller of basis and decline in value, less what was paid (Reg. 1.165-7(b)(1)). */
export const lossOfProperty = (property: CasualtyProperty): number =>
  gainOfProperty(property) > 0
    ? 0
    : notBelowZero(smallerOf(dollars(property.cost), declineOf(property)) - dollars(property.reimbursement));

/** Whole dollars of line 10. */
export const lossOfEvent = ({ properties }: Casualty): number => sum(properties.map(lossOfProperty));

/** Whole dollars of line 13: gains of every event. */
export const allGains = ({ casualties }: ReturnInput): number =>
  sum(casualties.flatMap(({ properties }) => properties.map(gainOfProperty)));

/** Line 11: $500 for a qualified disaster whose loss is larger than all casualty gains, $100 for others. */
export const reductionOf = (facts: ReturnInput, event: Casualty, law: Law): number =>
  isQualified(event, law) && lossOfEvent(event) > allGains(facts)
    ? law.casualty.eachQualifiedEvent
    : law.casualty.eachEvent;

/** Whole dollars of line 12. */
export const lossAfterReduction = (facts: ReturnInput, event: Casualty, law: Law): number =>
  notBelowZero(lossOfEvent(event) - reductionOf(facts, event, law));

/** Whole dollars of line 12 of the events that fit. */
export const lossesOf = (
  { facts, law }: { facts: ReturnInput; law: Law },
  fits: (event: Casualty) => boolean,
): number => sum(facts.casualties.filter(fits).map((event) => lossAfterReduction(facts, event, law)));

/** Whether property was held for more than a year when the event came. */
export const isLongTerm = (event: Casualty, { acquired }: CasualtyProperty): boolean =>
  isHeldOverAYear(acquired, event.date);

/** Gains less losses of one holding period, whole dollars: the loss of an event goes by its own property. */
export function netOfTerm({ facts, law }: { facts: ReturnInput; law: Law }, term: 'short' | 'long'): number {
  const isOfTerm = (event: Casualty) => (property: CasualtyProperty) =>
    isLongTerm(event, property) === (term === 'long');
  return sum(
    facts.casualties.map((event) => {
      const own = event.properties.filter(isOfTerm(event));
      const loss = own.some((property) => lossOfProperty(property) > 0)
        ? lossAfterReduction(facts, event, law)
        : 0;
      return sum(own.map(gainOfProperty)) - loss;
    }),
  );
}

/** An event that lost property of both holding periods: nothing says which of them the reduction on line 11 lowers. */
export const hasBothTerms = (event: Casualty): boolean => {
  const lost = event.properties.filter((property) => lossOfProperty(property) > 0);
  return (
    lost.some((property) => isLongTerm(event, property)) &&
    lost.some((property) => !isLongTerm(event, property))
  );
};
