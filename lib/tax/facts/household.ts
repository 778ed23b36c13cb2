import { z } from 'zod';
import { amount, statedAmount } from './amount';
import { date, requiredDate } from './date';
import { ownerOrBoth } from './owner';
import { daysOfYear } from './reclaimed-credits';
import { flag, flagUnlessDenied, months, state, taxpayerNumber, text } from './text';

export const FilingStatus = z.enum(['single', 'mfj', 'mfs', 'hoh', 'qss']);
export type FilingStatus = z.infer<typeof FilingStatus>;

export const Person = z.strictObject({
  firstName: text,
  lastName: text,
  ssn: taxpayerNumber,
  idType: z.enum(['ssn', 'itin', 'none']).default('ssn'),
  ssnValidForWork: flagUnlessDenied,
  taxableDisabilityIncome: amount,
  nontaxablePensions: amount,
  dateOfBirth: requiredDate,
  dateOfDeath: date,
  blind: flag,
  permanentlyDisabled: flag,
  student: flag,
  claimableAsDependent: flag,
  /** Someone could claim this person, but nobody does: IRC 25A(f)(3) and 25B(c)(2) ask whether somebody does. */
  notClaimed: flag,
  noIncome: flag,
  occupation: text,
  ipPin: text,
  phone: text,
  email: text,
});
export type Person = z.infer<typeof Person>;

export const Relationship = z.enum([
  'child',
  'stepchild',
  'fosterChild',
  'sibling',
  'grandchild',
  'nieceOrNephew',
  'parent',
  'grandparent',
  'otherRelative',
  'notRelated',
]);
export type Relationship = z.infer<typeof Relationship>;

/** The word that goes on the return where a relationship has several: the IRS takes no other (rule IND-088). */
export const RelationshipName = z.enum([
  'son',
  'daughter',
  'brother',
  'sister',
  'halfBrother',
  'halfSister',
  'stepbrother',
  'stepsister',
  'niece',
  'nephew',
]);
export type RelationshipName = z.infer<typeof RelationshipName>;

/** What only state returns ask about a dependent. */
const DependentInState = z
  .strictObject({
    ssnPending: flag,
    stillborn: flag,
    disabled: flag,
    inCollege: flag,
    ageInMonths: z.int().min(0).max(1200).nullable().default(null),
    /** Kindergarten through grade 12: what was paid, the grade, and the state of the school. */
    k12: z.strictObject({ tuition: amount, supplies: amount, grade: text, schoolState: state }).prefault({}),
    adopted: flag,
  })
  .prefault({});

export const Dependent = z.strictObject({
  firstName: text,
  lastName: text,
  ssn: taxpayerNumber,
  idType: z.enum(['ssn', 'itin', 'atin', 'none']).default('ssn'),
  ssnValidForWork: flagUnlessDenied,
  dateOfBirth: requiredDate,
  dateOfDeath: date,
  relationship: Relationship,
  /** For a child, a sibling, a niece or nephew; null: not stated. No amount depends on it. */
  relationshipName: RelationshipName.nullable().default(null),
  monthsInHome: months(12),
  /** Days in your home in the United States, which Form 8862 asks for when it was less than the whole year. */
  daysInHome: daysOfYear,
  /** The months in your home were in the United States (Form 1040 of 2025, dependents, row (5)(b)). */
  livedInUs: flagUnlessDenied,
  student: flag,
  permanentlyDisabled: flag,
  grossIncome: amount,
  /** Modified adjusted gross income where this person must file a return, else 0; null: not stated (Form 8962). */
  incomeIfFiling: statedAmount,
  providedOverHalfOwnSupport: flag,
  filesJointReturn: flag,
  usCitizenOrResident: flagUnlessDenied,
  residentOfCanadaOrMexico: flag,
  unableToCareForSelf: flag,
  /** You are the custodial parent and signed Form 8332 for 2024 (IRC 152(e)). */
  releasedToOtherParent: flag,
  /**
   * You are the noncustodial parent, and the other one signed Form 8332 (or its like) for 2024: the child tax credit
   * or the credit for other dependents, but no EIC, head of household or care credit (IRC 152(e)).
   */
  form8332Received: flag,
  /**
   * Whether someone else could claim this person as a qualifying child (IRC 152(d)(1)(D)); null: not stated. A child
   * who lived with you for less than half of the year is then taken for another's.
   */
  someoneElsesQualifyingChild: z.boolean().nullable().default(null),
  ipPin: text,
  /** What only state returns ask. */
  state: DependentInState,
});
export type Dependent = z.infer<typeof Dependent>;

export const Address = z
  .strictObject({ street: text, apartment: text, city: text, state, zip: text })
  .prefault({});

/** Where somebody lived from one day to another, both included. Days that no entry covers were spent abroad. */
export const Residency = z.strictObject({
  owner: ownerOrBoth,
  state,
  /** Null: from the first day of the year. */
  from: date,
  /** Null: to the last day of the year. */
  to: date,
  county: text,
  city: text,
  /** Printed number or name. */
  schoolDistrict: text,
  /** The home to which the person means to return; a statutory resident only stays. */
  domicile: flagUnlessDenied,
  /** Days in the state, for statutory residents; null: not stated. */
  daysPresent: z
    .int('Use a whole number of days')
    .min(0, 'Enter a number from 0 to 366')
    .max(366, 'Enter a number from 0 to 366')
    .nullable()
    .default(null),
  permanentPlaceOfAbode: flag,
  previousState: state,
  reasonForMove: text,
});
export type Residency = z.infer<typeof Residency>;
