import { dollars, dollarsOf } from '../../facts/cents';
import { roundHalfUp } from '../../engine/rounding';
import { notBelowZero, sum } from '../../engine/verbs';
import { refuse } from '../coverage';
import { formWithCopies, type TaxReader } from '../form';
import { isLeftOut, isRoyalty, propertyResult } from '../schedule-e/properties';
import { shareResult } from '../schedule-e/shares';
import { modifiedIncomeForPassive } from './modified-income';
import { totalAllowed } from './form-8582';

export interface LossTotals {
  /** Rental real estate with active participation: lines 1a to 1c. */
  activeIncome: number;
  activeLoss: number;
  priorActive: number;
  /** All other passive activities: lines 2a to 2c. */
  otherIncome: number;
  otherLoss: number;
  priorOther: number;
}

const passiveRentals = ({ facts, at }: TaxReader) =>
  facts.rentals.flatMap((rental, i) =>
    isRoyalty(rental) || isLeftOut(rental)
      ? []
      : [
          {
            position: i,
            isActive: rental.activeParticipation,
            result: at(propertyResult, i),
            prior: dollars(rental.priorUnallowedLoss),
          },
        ],
  );

/** Lines 1a to 2c of Form 8582, before anything is limited. Losses are positive. */
export function lossTotals(reader: TaxReader): LossTotals {
  const rentals = passiveRentals(reader);
  const add = (isActive: boolean, pick: (rental: (typeof rentals)[number]) => number) =>
    sum(rentals.filter((rental) => rental.isActive === isActive).map(pick));
  return {
    activeIncome: add(true, ({ result }) => notBelowZero(result)),
    activeLoss: add(true, ({ result }) => notBelowZero(-result)),
    priorActive: add(true, ({ prior }) => prior),
    otherIncome:
      add(false, ({ result }) => notBelowZero(result)) +
      sum(reader.facts.k1s.map((k1) => shareResult(k1).passive)),
    otherLoss: add(false, ({ result }) => notBelowZero(-result)),
    priorOther: add(false, ({ prior }) => prior),
  };
}

/** The exception for small landlords (Instructions for Form 8582, "Exception"): the form need not be filed. */
export function allowsEverythingWithoutForm(reader: TaxReader): boolean {
  const { facts, law } = reader;
  const { activeLoss, otherLoss, otherIncome, priorActive, priorOther } = lossTotals(reader);
  const separate = facts.filingStatus === 'mfs';
  if (separate && !facts.livedApartAllYear) return false;
  const { allowance, allowanceApart, phaseOutStart, phaseOutStartApart } = law.passiveLoss;
  return (
    otherLoss + otherIncome + priorActive + priorOther === 0 &&
    activeLoss <= (separate ? allowanceApart : allowance) &&
    modifiedIncomeForPassive(reader) <= (separate ? phaseOutStartApart : phaseOutStart)
  );
}

const rules = formWithCopies('8582-rentals', 'Allowed losses of rentals', ({ facts }) => facts.rentals, {
  name: 'Form 8582, Parts IV to VIII',
  kind: 'rules',
  source: 'Form 8582 (2024), Parts IV to VIII',
});
export const allowedLosses = rules.form;

/** What a rental loses overall, its own losses of earlier years included. */
const overallLoss = ({ result, prior }: { result: number; prior: number }) => notBelowZero(prior - result);

/**
 * Loss of one rental that counts this year, earlier years included. What is not allowed is divided by the overall
 * losses; roundings are carried on, so that the parts add up.
 */
export const deductibleRentalLoss = rules.money(
  'allowed',
  'Allowed loss',
  'Loss of this rental after Form 8582, with losses of earlier years',
  (reader) => {
    const { copy, get } = reader;
    const rentals = passiveRentals(reader);
    const own = rentals.find(({ position }) => position === copy);
    if (!own) return null;
    const full = own.prior + notBelowZero(-own.result);
    if (full === 0) return null;
    const { activeLoss, priorActive, otherLoss, priorOther } = lossTotals(reader);
    const unallowed = activeLoss + priorActive + otherLoss + priorOther - get(totalAllowed);
    const all = sum(rentals.map(overallLoss));
    if (unallowed === 0 || all === 0) return full;
    const upTo = (limit: number) =>
      roundHalfUp(
        (unallowed * sum(rentals.filter(({ position }) => position <= limit).map(overallLoss))) / all,
      );
    return full - (upTo(copy) - upTo(copy - 1));
  },
);

refuse(
  'rentals.activeParticipation',
  'Losses that are limited in rentals with and without active participation at the same time (Form 8582, part VI) are not supported.',
  (reader) => {
    const rentals = passiveRentals(reader).filter((rental) => overallLoss(rental) > 0);
    if (rentals.length < 2) return false;
    const mixed = rentals.some(({ isActive }) => isActive) && rentals.some(({ isActive }) => !isActive);
    const totals = lossTotals(reader);
    const losses = totals.activeLoss + totals.priorActive + totals.otherLoss + totals.priorOther;
    return mixed && losses > reader.get(totalAllowed);
  },
);
refuse(
  'rentals.qbi',
  'A rental that counts as a business and whose loss is limited (Forms 8582 and 8995) is not supported.',
  (reader) => {
    const totals = lossTotals(reader);
    const losses = totals.activeLoss + totals.priorActive + totals.otherLoss + totals.priorOther;
    return (
      reader.facts.rentals.some(({ qbi }) => qbi !== false) &&
      (losses > reader.get(totalAllowed) ||
        dollarsOf(reader.facts.rentals, (rental) => rental.priorUnallowedLoss) > 0)
    );
  },
);
