import { addCents, type Cents, dollars, isSome } from '../../facts/cents';
import { type Owner } from '../../facts/owner';
import { type ReturnInput } from '../../facts/return-input';
import { largerOf, nextMultipleOf, notBelowZero, smallerOf } from '../../engine/verbs';
import { roundHalfUp } from '../../engine/rounding';
import { isUnder } from '../ages';
import { warn } from '../coverage';
import { listFilers, ownedBy } from '../filers';
import { totalIncome } from '../form-1040/income';
import { foreignAddBack } from '../form-2555/exclusion';
import { excludedAdoptionBenefits } from '../form-8839/benefits';
import { conversionIncome } from '../form-8606/taxable-iras';
import { hasMoneyOut } from '../income/ira-money';
import { type TaxReader } from '../form';
import { compensation } from './ira-deduction';
import { adjustmentsBeforeIra } from './ira-income';
import { ownPay } from './ira-pay';

type Contribution = ReturnInput['adjustments']['ira'][number];
/** Whole dollars that one filer paid into IRAs of the kind that is picked (Publication 590-A). */
const contributedBy = (facts: ReturnInput, owner: Owner, pick: (item: Contribution) => Cents): number =>
  dollars(addCents(ownedBy(facts.adjustments.ira, owner), pick));

/** Whole dollars that one filer paid into traditional IRAs for the year. */
export const traditionalOf = (facts: ReturnInput, owner: Owner) =>
  contributedBy(facts, owner, ({ traditional }) => traditional);
/** The same for Roth IRAs. */
export const rothOf = (facts: ReturnInput, owner: Owner) => contributedBy(facts, owner, ({ roth }) => roth);

/** Married filing separately, and lived apart all year. */
export const livedApart = ({ filingStatus, livedApartAllYear }: ReturnInput): boolean =>
  filingStatus === 'mfs' && livedApartAllYear;

/** $7,000, or $8,000 at 50 or older. */
export function fullLimit({ facts, law }: TaxReader, owner: Owner): number {
  const person = owner === 'spouse' ? facts.spouse : facts.taxpayer;
  const older = person !== null && !isUnder(person.dateOfBirth, law.ira.catchUpAge, law.year);
  return law.ira.contribution + (older ? law.ira.catchUp : 0);
}

const allPaid = (facts: ReturnInput, owner: Owner) => traditionalOf(facts, owner) + rothOf(facts, owner);

/**
 * The most that one person can put into IRAs of both kinds: by age, and by pay. Only the spouse who earned less may count
 * the pay of the other, less what the other put in (IRC 219(b)(1)(B) and (c)(2); Publication 590-A (2024), Kay Bailey
 * Hutchison Spousal IRA Limit). Pay without an owner goes to the one who earned more.
 */
export function personLimit(reader: TaxReader, owner: Owner): number {
  const full = fullLimit(reader, owner);
  const all = reader.get(compensation);
  if (reader.facts.filingStatus !== 'mfj') return smallerOf(full, all);
  const other = owner === 'taxpayer' ? 'spouse' : 'taxpayer';
  const own = ownPay(reader, owner);
  const others = ownPay(reader, other);
  if (own >= others) return smallerOf(full, largerOf(own, all - others));
  const ofOther = Math.min(
    allPaid(reader.facts, other),
    fullLimit(reader, other),
    largerOf(others, all - own),
  );
  return smallerOf(full, notBelowZero(all - ofOther));
}

function rothLimit(reader: TaxReader, owner: Owner): number {
  const { facts, law, get } = reader;
  const { ira } = law;
  const apart = livedApart(facts);
  const limit = apart ? ira.rothApartLimit : ira.rothLimit[facts.filingStatus];
  const range = apart ? ira.rothApartRange : ira.rothRange[facts.filingStatus];
  // Publication 590-A (2024), Worksheet 2-1: without conversions, with the IRA and student loan deductions added back.
  const income =
    get(totalIncome) -
    adjustmentsBeforeIra(reader) -
    conversionIncome(reader) +
    foreignAddBack(reader) +
    excludedAdoptionBenefits(reader);
  const below = notBelowZero(limit - income);
  if (below === 0 || below >= range) return below === 0 ? 0 : fullLimit(reader, owner);
  const part = nextMultipleOf(ira.step, roundHalfUp((below * fullLimit(reader, owner) * 100) / range) / 100);
  return largerOf(part, ira.smallestPart);
}

/** Paid in beyond the limit of age and pay (Form 5329, line 15). */
export const excessTraditional = (reader: TaxReader, owner: Owner): number => {
  const paid = traditionalOf(reader.facts, owner);
  return paid === 0 ? 0 : notBelowZero(paid - personLimit(reader, owner));
};

/** Whole dollars of earlier years' excess contributions to one person's traditional IRAs (Form 5329, line 9). */
export const earlierTraditional = (facts: ReturnInput, owner: Owner): number =>
  dollars(facts.excessContributions[owner].traditional);

/** Whether anybody may deduct contributions to a traditional IRA: of this year, or too much of earlier years. */
export const mayDeductIra = (facts: ReturnInput): boolean =>
  facts.adjustments.ira.some(({ traditional }) => isSome(traditional)) ||
  listFilers({ facts }).some(({ owner }) => earlierTraditional(facts, owner) > 0);

/** Limit that contributions of the year to IRAs of both kinds leave (Form 5329, line 10). */
export const unusedTraditional = (reader: TaxReader, owner: Owner): number =>
  notBelowZero(personLimit(reader, owner) - traditionalOf(reader.facts, owner) - rothOf(reader.facts, owner));

/** Earlier excess that fits under the limit of the year: line 10, or line 9 less line 12 of Form 5329 if smaller. */
export function fittingExcess(reader: TaxReader, owner: Owner): number {
  const earlier = earlierTraditional(reader.facts, owner);
  if (earlier === 0) return 0;
  const withdrawn = dollars(reader.facts.excessContributions[owner].traditionalWithdrawn);
  return smallerOf(notBelowZero(earlier - withdrawn), unusedTraditional(reader, owner));
}

/**
 * What of it counts as a contribution of this year (IRC 219(f)(6); Instructions for Form 5329, line 10: "Also include on
 * line 11a or 11b"). Taxed distributions, line 11, would leave less: with money out of a traditional IRA it is refused.
 */
export const countedExcess = (reader: TaxReader, owner: Owner): number =>
  hasMoneyOut(reader.facts, owner) ? 0 : fittingExcess(reader, owner);

/** What a Roth IRA can take beside the traditional IRAs of the same person (IRC 408A(c)(2); Publication 590-A, Worksheet 2-2). */
export const rothRoom = (reader: TaxReader, owner: Owner): number =>
  smallerOf(
    rothLimit(reader, owner),
    notBelowZero(personLimit(reader, owner) - traditionalOf(reader.facts, owner)),
  );

/** Paid in beyond the limits of age, pay and income (Form 5329, line 23). */
export const excessRoth = (reader: TaxReader, owner: Owner): number => {
  const paid = rothOf(reader.facts, owner);
  return paid === 0 ? 0 : notBelowZero(paid - rothRoom(reader, owner));
};

warn(
  'adjustments.ira',
  'Your IRA contributions are over the limit for your age, compensation, or income. You owe 6% tax on the excess for each year it stays in the IRA (Form 5329). To avoid it, withdraw the excess and its earnings by the due date of your return, including extensions, and enter only the contributions left in the IRA.',
  (reader) =>
    listFilers(reader).some(({ owner }) => excessTraditional(reader, owner) + excessRoth(reader, owner) > 0),
);
