import { blankIfZero, notBelowZero, sum } from '../../engine/verbs';
import { type CopyMakers, formWithCopies, type TaxCopyReader } from '../form';
import {
  type DepreciatingActivity,
  listAllProperty,
  listDepreciatingActivities,
} from '../form-4562/activities';
import { isListedVehicle } from '../form-4562/listed-vehicle';
import { hasFallen, type Recapture, recaptureOf } from '../form-4562/vehicle-recapture';
import { makers as ofForm } from './form';
import { mayRecapture } from './may-recapture';

const of: CopyMakers<DepreciatingActivity> = formWithCopies(
  '4797-recapture',
  'Recapture where business use fell to 50% or less',
  listDepreciatingActivities,
  {
    name: 'Recapture where business use fell to 50% or less',
    kind: 'rules',
    source: 'Form 4797 (2024), Part IV; IRC 280F(b)(2)',
    neededWhen: ({ facts }) => mayRecapture(facts),
  },
);
export const businessUseRecapture = of.form;

function ofVehicle({ item, facts, law }: TaxCopyReader<DepreciatingActivity>): Recapture | null {
  const { vehicle } = item;
  return isListedVehicle(vehicle) && hasFallen(vehicle, law)
    ? recaptureOf(vehicle, listAllProperty(facts), law)
    : null;
}

export const takenBefore = of.money(
  '33(b)',
  'Depreciation taken in earlier years',
  'Section 179 expense deduction or depreciation allowable in prior years',
  (reader) => ofVehicle(reader)?.taken ?? null,
);
export const recomputed = of.money(
  '34(b)',
  'Straight-line depreciation for those years',
  'Recomputed depreciation',
  (reader) => ofVehicle(reader)?.recomputed ?? null,
);
/** Other income of the schedule that took the depreciation, so that it counts for self-employment tax, too. */
export const recapturedDepreciation = of.money(
  '35(b)',
  'Depreciation recaptured',
  'Recapture amount. Subtract line 34 from line 33',
  ({ entry, get }) => (entry(takenBefore) === null ? null : notBelowZero(get(takenBefore) - get(recomputed))),
);

const { money } = ofForm;

export const allTakenBefore = money(
  '33(b)',
  'Depreciation taken in earlier years',
  'Section 280F(b)(2): Section 179 expense deduction or depreciation allowable in prior years',
  ({ each }) => blankIfZero(sum(each(takenBefore))),
);
export const allRecomputed = money(
  '34(b)',
  'Straight-line depreciation for those years',
  'Section 280F(b)(2): Recomputed depreciation. See instructions',
  ({ each, entry }) => (entry(allTakenBefore) === null ? null : sum(each(recomputed))),
);
export const allRecaptured = money(
  '35(b)',
  'Depreciation recaptured',
  'Section 280F(b)(2): Recapture amount. Subtract line 34 from line 33. See the instructions for where to report',
  ({ each, entry }) => (entry(allTakenBefore) === null ? null : sum(each(recapturedDepreciation))),
);
