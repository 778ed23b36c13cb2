import { refuse, warn } from '../coverage';
import { type TaxReader } from '../form';
import { saleResultOf } from '../form-4797/of-activities';
import { listPassiveActivities, type PassiveActivity } from '../form-8582/activities';
import { isTrade } from '../form-8582/passive-trades';
import { sharedGain } from '../form-8582/shared-gains';
import { saleResultOfRental } from '../form-8582/sold-rentals';
import { form8615 } from '../form-8615/form';
import { scheduleJ } from '../schedule-j/form';
import { foreignTaxWorksheet } from '../worksheets/foreign-earned-income-tax';
import { allCredits, creditAllowed } from './form-8582-cr';
import { hasPassiveCredits } from './form';

refuse(
  'businessCredits.limitedApart',
  'Credits from rental real estate you help manage, or from a publicly traded partnership, have limits of their own on Form 8582-CR. Plainfile doesn’t support them.',
  ({ facts }) => facts.businessCredits.some(({ passive, limitedApart }) => passive && limitedApart),
);
// Lines 2, 3, and Parts III and IV.
refuse(
  'businessCredits.passive',
  'A passive low-income housing credit (Form 8586) has a special allowance on Form 8582-CR. Plainfile doesn’t support it.',
  ({ facts }) => facts.businessCredits.some(({ passive, credit }) => passive && credit === 'form8586'),
);

/** Gain or loss of what a passive activity sold, or a part of the activity itself. */
function isSale(reader: TaxReader, activity: PassiveActivity): boolean {
  const { facts } = reader;
  const { kind, position } = activity;
  if (isTrade(kind)) return saleResultOf(reader, kind, position) !== 0;
  if (kind === 'rental')
    return facts.rentals[position]?.soldEntirely === true || saleResultOfRental(reader, position) !== 0;
  return facts.k1s[position]?.soldEntirely === true || sharedGain(facts, activity) !== 0;
}
// Line 6 without gain that is taxed at rates of its own; Part VI, the election to increase the basis of what was sold.
refuse(
  'businessCredits.passive',
  'Plainfile doesn’t support Form 8582-CR in a year in which a passive activity, or property it used, was sold.',
  (reader) =>
    hasPassiveCredits(reader) && listPassiveActivities(reader).some((activity) => isSale(reader, activity)),
);
refuse(
  'businessCredits.passive',
  'Plainfile doesn’t support Form 8582-CR along with Form 8615, Form 2555, or Schedule J.',
  (reader) =>
    hasPassiveCredits(reader) &&
    [form8615, foreignTaxWorksheet, scheduleJ].some((form) => reader.attached(form)),
);
warn(
  'businessCredits',
  'The passive activity rules (Form 8582-CR) held back part of your business credits. That part carries forward until you have enough tax on passive income.',
  ({ get }) => get(allCredits) > get(creditAllowed),
);
