import { type BusinessCreditKind } from '../../facts/business-credits';
import { exactDollars, isSome } from '../../facts/cents';
import { refuse, warn } from '../coverage';
import { type TaxReader } from '../form';
import { generalCredits } from './part-2';
import { allZoneCredits, businessCreditAllowed, specifiedCredits } from './part-2-specified';

/** Credits of earlier years stand on other lines of Part IV, and the minimum tax limits them (IRC 38(c)(4)(B)). */
const specifiedFrom: Partial<Record<BusinessCreditKind, number>> = {
  form5884: 2007,
  form8846: 2007,
  form8586: 2008,
  form8900: 2008,
};

const ownYear = ({ law }: TaxReader): number => Number(law.firstDay.slice(0, 4));

refuse(
  'k1s.hasCredits',
  'A Schedule K-1 shows credits. Select general business credits (Form 3800) under less common situations, and enter each one.',
  ({ facts }) =>
    facts.k1s.some(({ hasCredits }) => hasCredits) &&
    !facts.businessCredits.some(({ originYear, amount }) => originYear === null && isSome(amount)),
);
refuse('businessCredits.credit', 'Select which business credit this is.', ({ facts }) =>
  facts.businessCredits.some(({ credit, amount }) => credit === null && isSome(amount)),
);
refuse(
  'businessCredits.originYear',
  'You can carry a business credit forward for 20 years. Check the year the credit is from.',
  (reader) =>
    reader.facts.businessCredits.some(
      ({ originYear }) =>
        originYear !== null &&
        (originYear >= ownYear(reader) ||
          originYear < ownYear(reader) - reader.law.businessCredit.carryforwardYears),
    ),
);
refuse(
  'businessCredits.originYear',
  'Plainfile doesn’t support credits carried forward on Form 5884 or 8846 from before 2007, or on Form 8586 or 8900 from before 2008.',
  ({ facts }) =>
    facts.businessCredits.some(
      ({ credit, originYear }) =>
        credit !== null && originYear !== null && originYear < (specifiedFrom[credit] ?? 0),
    ),
);

/** More than one business can give a year in one of these credits (Forms 8826 and 8882, last line). */
const isOver = ({ facts }: TaxReader, kind: BusinessCreditKind, most: number): boolean => {
  let total = 0;
  for (const { credit, originYear, amount } of facts.businessCredits)
    if (credit === kind && originYear === null) total += exactDollars(amount);
  return total > most;
};
refuse(
  'businessCredits.amount',
  'The disabled access credit (Form 8826) can’t be more than $5,000 a year for all businesses combined. Enter only the part you can claim.',
  (reader) => isOver(reader, 'form8826', reader.law.businessCredit.accessMost),
);
refuse(
  'businessCredits.amount',
  'The credit for employer-provided child care (Form 8882) can’t be more than $150,000 a year. Enter only the part you can claim.',
  (reader) => isOver(reader, 'form8882', reader.law.businessCredit.childCareMost),
);

warn(
  'businessCredits',
  'Part of your business credit isn’t used this year. An unused credit from this year carries back one year first. Amend that year’s return if it can use the credit. The rest carries forward for 20 years.',
  ({ get }) => get(generalCredits) + get(allZoneCredits) + get(specifiedCredits) > get(businessCreditAllowed),
);
