import { type Casualty, type CasualtyProperty } from '../../facts/casualty';
import { dollars, isSome } from '../../facts/cents';
import { covers, refuse, warn } from '../coverage';
import { type TaxReader } from '../form';
import { agi, deduction } from '../form-1040/taxable-income';
import { actualOffice } from '../form-8829/form';
import { hasBothTerms, isDeclared, isMajor } from './events';
import { gains, losses, netQualifiedLoss } from './losses';

const path = 'casualties';
covers(path);

const some =
  (fits: (event: Casualty, reader: TaxReader) => boolean) =>
  (reader: TaxReader): boolean =>
    reader.facts.casualties.some((event) => fits(event, reader));
const someProperty = (fits: (property: CasualtyProperty, event: Casualty) => boolean) =>
  some((event) => event.properties.some((property) => fits(property, event)));

const situations: Readonly<Record<NonNullable<Casualty['situation']>, string>> = {
  business:
    'Losses of business, rental, or investment property go on Form 4684, Section B. Plainfile doesn’t support that section.',
  scheme:
    'Theft losses from a Ponzi scheme or another transaction you entered into for profit go on Form 4684, Sections B and C. Plainfile doesn’t support those sections.',
  precedingYear:
    'The election to deduct a disaster loss on the return for the preceding year (Form 4684, Section D) isn’t supported.',
  postponed: 'Postponing gain from insurance or another reimbursement (IRC 1033) isn’t supported.',
  homeExclusion: 'Excluding gain on a main home that was destroyed (IRC 121(d)(5)) isn’t supported.',
  safeHarbor:
    'The safe harbor methods for figuring a loss (Rev. Proc. 2018-08) need a statement with Form 4684. Plainfile doesn’t support them.',
  earlierLoss:
    'A loss from a disaster in an earlier year isn’t supported, even if you learned this year that insurance won’t pay it.',
};
for (const [situation, message] of Object.entries(situations))
  refuse(
    `${path}.situation`,
    message,
    some((event) => event.situation === situation),
  );

refuse(
  `${path}.date`,
  'A casualty or theft belongs on the return for the year it happened. Losses from another year, and the election to deduct a loss a year earlier, aren’t supported.',
  some(({ date }, { law }) => date < law.firstDay || date > law.lastDay),
);
refuse(
  `${path}.incidentBegan`,
  'Enter the first day of the disaster’s incident period. FEMA’s page for the disaster shows it.',
  some((event) => isMajor(event) && event.incidentBegan === null),
);
refuse(
  `${path}.declared`,
  'Enter the day the President declared the disaster. FEMA’s page for the disaster shows it.',
  some((event, { law }) => isMajor(event) && event.declared === null && law.casualty.declaredFrom !== null),
);
refuse(
  `${path}.incidentBegan`,
  'Different rules apply to disasters whose incident period began before December 28, 2019. They aren’t supported.',
  some(
    (event, { law }) =>
      isMajor(event) && event.incidentBegan !== null && event.incidentBegan < law.casualty.beganFrom,
  ),
);
// IRC 165(h)(6)(C)(i): losses that arise on or after the first day of the incident period.
refuse(
  `${path}.date`,
  'This loss came before the disaster’s incident period. Check both dates, and the FEMA disaster declaration number.',
  some((event) => isDeclared(event) && event.incidentBegan !== null && event.date < event.incidentBegan),
);
refuse(
  `${path}.properties`,
  'Enter the property that was damaged, destroyed, or stolen.',
  some(({ properties }) => properties.length === 0),
);
refuse(
  `${path}.properties`,
  'You acquired this property after the casualty or theft. Check both dates.',
  someProperty(({ acquired }, { date }) => acquired > date),
);
refuse(
  `${path}.properties`,
  'The property’s fair market value after the event is higher than before it. Check both values.',
  someProperty(({ valueBefore, valueAfter }) => dollars(valueAfter) > dollars(valueBefore)),
);
refuse(
  `${path}.properties`,
  'You have a net casualty gain, and one event damaged both property held for one year or less and property held longer. Dividing its loss between short-term and long-term isn’t supported.',
  (reader) => reader.at(gains, 0) > reader.at(losses, 0) && reader.facts.casualties.some(hasBothTerms),
);
refuse(
  'itemized.disasterCasualty',
  'You entered a loss from line 18 of your own Form 4684, and the events themselves. Delete the loss, and we’ll calculate it.',
  ({ facts }) => facts.casualties.length > 0 && isSome(facts.itemized.disasterCasualty),
);
refuse(
  path,
  'A casualty in a year with actual home office expenses goes on Form 4684, Section B, and Form 8829 as well. Plainfile doesn’t support that.',
  ({ facts }) =>
    facts.casualties.length > 0 && facts.businesses.some((business) => actualOffice(business) !== null),
);
refuse(
  path,
  'A net qualified disaster loss and foreign tax on Form 1116 in the same year aren’t supported.',
  (reader) => netQualifiedLoss(reader) > 0 && reader.facts.foreignTax.byCountry.length > 0,
);
refuse(
  path,
  'A net qualified disaster loss and the annualized income method (Form 2210, Schedule AI) in the same year aren’t supported.',
  (reader) => netQualifiedLoss(reader) > 0 && reader.facts.annualizedIncome.use,
);
warn(
  path,
  'Your deductions are more than your income. A casualty loss can create a net operating loss that you carry to later years (Form 172). Plainfile doesn’t figure it.',
  (reader) => netQualifiedLoss(reader) > 0 && reader.get(deduction) > reader.get(agi),
);
