import { isSome } from '../../facts/cents';
import { type K1 } from '../../facts/k1';
import { type Rental } from '../../facts/rental';
import { type ReturnInput } from '../../facts/return-input';
import { isBuilding } from '../form-4562/depreciate';

const fewDays = 15;
const personalDaysLimit = 14;
const personalShare = 0.1;
const shortStay = 7;
const serviceStay = 30;

/** Used as a home for more than 14 days or 10% of the rented ones (IRC 280A(d)). */
export const isHome = ({ personalUseDays, fairRentalDays }: Rental): boolean =>
  personalUseDays > Math.max(personalDaysLimit, fairRentalDays * personalShare);

/** A home that was rented for fewer than 15 days is not reported at all (IRC 280A(g)). */
export const isLeftOut = (rental: Rental): boolean => isHome(rental) && rental.fairRentalDays < fewDays;

/** A column for royalties (Schedule E, line 4) rather than for rent, also in a year that brings costs only. */
export const isRoyalty = (rental: Rental): boolean =>
  isSome(rental.royalties) || (/royalt|^6$/i.test(rental.kind) && !isSome(rental.rents));

/** Guests, not tenants: no rental activity (Reg. 1.469-1T(e)(3)(ii)(A) and (B)). */
export const isShortStay = ({ averageStayDays, significantServices }: Rental): boolean =>
  averageStayDays !== null &&
  (averageStayDays <= shortStay || (averageStayDays <= serviceStay && significantServices));

/** Rented to a business in which the filer works: income is not passive, a loss is (Reg. 1.469-2(f)(6)). */
export const isSelfRental = ({ kind }: Rental): boolean => /self|^7$/i.test(kind);

/** Mostly land: income is not passive, a loss is (Reg. 1.469-2T(f)(3)). */
export const isLand = ({ kind }: Rental): boolean => /land|^5$/i.test(kind);

const isOtherKind = ({ kind }: Rental): boolean => kind === '' || /other|else|^8$/i.test(kind);

/** A building was rented out and isn't among the assets, so it isn't depreciated. It may be leased from someone else. */
export const lacksBuilding = (rental: Rental): boolean =>
  rental.fairRentalDays > 0 &&
  !isLeftOut(rental) &&
  !isLand(rental) &&
  !isRoyalty(rental) &&
  !isOtherKind(rental) &&
  !rental.assets.some(isBuilding) &&
  rental.propertySales.length === 0;

/** One spouse who qualifies is enough on a joint return (IRC 469(c)(7)(B)). */
export const isProfessional = ({ realEstate, filingStatus }: ReturnInput): boolean =>
  realEstate.professional.taxpayer || (filingStatus === 'mfj' && realEstate.professional.spouse);

/**
 * No passive activity: a home (IRC 469(j)(10)), short stays that the filer runs, and rentals of a real estate
 * professional with material participation, each alone or all as one.
 */
export const isNonpassiveRental = (facts: ReturnInput, rental: Rental): boolean =>
  isHome(rental) ||
  (isShortStay(rental)
    ? rental.materialParticipation
    : isProfessional(facts) &&
      (rental.materialParticipation || (facts.realEstate.aggregate && facts.realEstate.materialTogether)));

/** The same for rental real estate on a Schedule K-1. */
export const hasNonpassiveRentals = (facts: ReturnInput, k1: K1): boolean =>
  isProfessional(facts) &&
  (k1.rentalMaterialParticipation || (facts.realEstate.aggregate && facts.realEstate.materialTogether));
