import { addCents, dollars, isSome, noCents } from '../../facts/cents';
import { type ReturnInput } from '../../facts/return-input';
import { undated } from './placed';

type Members = Pick<ReturnInput, 'tribalMember'>;

const membersIn = ({ tribalMember }: Members, code: string) =>
  tribalMember.filter(({ reservationState }) => reservationState.toUpperCase() === code);

/** Whether somebody says that they are an enrolled member who lived on a reservation in the state. */
export const hasTribalMember = (facts: Members, code: string): boolean => membersIn(facts, code).length > 0;

/** Federal income that enrolled members earned on the reservation in the state where they lived, in whole dollars. */
export const tribalIncome = (facts: Members, code: string): number =>
  dollars(addCents(membersIn(facts, code), ({ income }) => income));

/** The wages in it, for a state whose line is only for wages. */
export const tribalWages = (facts: Members, code: string): number =>
  dollars(addCents(membersIn(facts, code), ({ wages }) => wages ?? noCents));

/** Whether a state can take the income off as stated: each member lived in the state all year and said how much it was. */
export const livesOnReservation = (facts: ReturnInput, code: string): boolean =>
  membersIn(facts, code).every(
    ({ owner, income }) => isSome(income) && undated({ facts, code }, owner) === 1,
  );
