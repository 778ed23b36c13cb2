import { onEverything } from './as-typed';
import { onBusiness } from './business';
import { onEveryday } from './everyday';
import { onInvesting } from './investing';
import { onProperty } from './property';
import { onSaving } from './saving';

/** A card's id and questions, as filers write them, that it has to answer. */
export type TuningSet = Readonly<Record<string, readonly string[]>>;

/**
 * Questions that the authors of the cards write beside them, by file. Cards are tuned on these: they show that nothing
 * broke, and say nothing about quality. The sets in ../exam do that.
 */
export const tuningSets: Readonly<Record<string, TuningSet>> = {
  business: onBusiness,
  'as typed': onEverything,
  everyday: onEveryday,
  investing: onInvesting,
  property: onProperty,
  saving: onSaving,
};
