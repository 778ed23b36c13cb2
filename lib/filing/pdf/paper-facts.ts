import { filingStatusNames } from '@/lib/tax/facts/filing-status-names';
import { centsOf, dollars } from '@/lib/tax/facts/cents';
import type { Person } from '@/lib/tax/facts/household';
import type { ReturnInput } from '@/lib/tax/facts/return-input';
import { spouseWithBoxes } from '@/lib/tax/us/worksheets/standard-deduction';
import type { ChildAmounts } from '../mef/child-election';
import { isClergyWithSelfEmployment, reachedOldAge } from '../mef/form-1040-facts';
import { columnsOf2025, homeFacts } from '../mef/home-facts';
import { careFacts } from '../mef/care-facts';
import { distributionFacts } from '../mef/distribution-facts';
import { propertyKind } from '../mef/rental-facts';
import { dependentOf, ownerOf, studentOf, tradeOf } from '../mef/copies';
import { formsToAttach, ownFormStep } from '../forms-to-attach';
import type { DueDiligenceAnswers } from '../schema';
import { answersOf, businessFacts, serviceFacts } from './answers-on-form';
import { electedRows, sectionBFacts } from './depreciation-facts';
import { furtherFacts, otherFarmCosts } from './further-facts';
import { improvementFacts } from './improvement-facts';
import { passiveLists } from './passive-lists';
import { firmRows, tipRows } from './payroll-lists';
import type { PrintedFacts } from './printed-return';
import { scheduleOneLists } from './schedule-1-lists';

/** Whoever prepared the return for money, and how the tax is paid: known once they signed. */
export interface PaperSigning {
  preparer: {
    name: string;
    ptin: string;
    firmName: string;
    firmEin: string;
    /** Answers of Form 8867 by their printed numbers. */
    dueDiligence: DueDiligenceAnswers;
  } | null;
  /** True when the balance is taken from a bank account. */
  debit: boolean;
}

const hyphened = (ssn: string): string =>
  ssn.replaceAll(/\D/g, '').replace(/^(\d{3})(\d{2})(\d{4})$/, '$1-$2-$3');
const fullName = ({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].filter(Boolean).join(' ');

const datesOfDeath = (taxpayer: Person, spouse: Person | null): PrintedFacts => ({
  deceased: (taxpayer.dateOfDeath ?? spouse?.dateOfDeath ?? null) !== null,
  dateOfDeath: taxpayer.dateOfDeath ?? '',
  spouseDateOfDeath: spouse?.dateOfDeath ?? '',
});

/** Boxes that came with 2025; forms of 2024 don't have them. */
function boxesOf2025(facts: ReturnInput): PrintedFacts {
  const { livedApart, apartAllYear, mainHomeInUs } = homeFacts(facts);
  return {
    mainHomeInUs,
    livedApart,
    benefitsApartAllYear: apartAllYear && facts.socialSecurity.length > 0,
    iraApartAllYear: apartAllYear && facts.adjustments.ira.length > 0,
    declinesEic: facts.declineEic,
    declinesActc: facts.declineActc,
  };
}

/** Everything on the official forms of a return that is no line: who files, where they live, boxes at the top. */
export function returnFacts(
  facts: ReturnInput,
  counts: {
    dependents: number;
    refund: number;
    gainWithoutScheduleD: boolean;
    taxWithoutForm5329: boolean;
    claimsEic: boolean;
    /** A minister's housing allowance above what is tax-free. */
    excessAllowance: boolean;
    /** What Forms 8814 add; null without one. */
    childAmounts: ChildAmounts | null;
  },
  signing: PaperSigning | null,
): PrintedFacts {
  const { taxYear, taxpayer, filingStatus, address, refund, campaign } = {
    ...facts,
    campaign: facts.presidentialCampaign,
  };
  const joint = filingStatus === 'mfj' ? facts.spouse : null;
  const apart = filingStatus === 'mfs' ? facts.spouse : null;
  const counted = spouseWithBoxes(facts);
  const preparer = signing?.preparer ?? null;
  return {
    names: joint === null ? fullName(taxpayer) : `${fullName(taxpayer)} and ${fullName(joint)}`,
    firstName: taxpayer.firstName,
    lastName: taxpayer.lastName,
    ssn: hyphened(taxpayer.ssn),
    spouseFirstName: joint?.firstName ?? '',
    spouseLastName: joint?.lastName ?? '',
    spouseSsn: hyphened((joint ?? apart)?.ssn ?? ''),
    spouseNameApart: apart === null ? '' : fullName(apart),
    street: address.street,
    apartment: address.apartment,
    city: address.city,
    state: address.state.toUpperCase(),
    zip: address.zip,
    filingStatus,
    joint: joint !== null,
    senior: reachedOldAge(taxpayer, taxYear) || reachedOldAge(joint, taxYear),
    campaign: campaign.taxpayer,
    spouseCampaign: joint !== null && campaign.spouse,
    digitalAssets: facts.digitalAssets,
    claimable: taxpayer.claimableAsDependent,
    spouseClaimable: joint?.claimableAsDependent === true,
    spouseItemizes: filingStatus === 'mfs' && facts.spouseItemizes,
    old: reachedOldAge(taxpayer, taxYear),
    blind: taxpayer.blind,
    spouseOld: reachedOldAge(counted, taxYear),
    spouseBlind: counted?.blind === true,
    moreDependents: counts.dependents > 4,
    noScheduleD: counts.gainWithoutScheduleD,
    noForm5329: counts.taxWithoutForm5329,
    clergyBox: counts.claimsEic && isClergyWithSelfEmployment(facts),
    excessAllowance: counts.excessAllowance,
    exemptMinister: facts.clergy.some(({ exempt4361 }) => exempt4361),
    childDividends: (counts.childAmounts?.qualified ?? 0) > 0,
    childGain: (counts.childAmounts?.gain ?? 0) > 0,
    childTax: (counts.childAmounts?.tax ?? 0) > 0,
    designee: facts.thirdPartyDesignee,
    attach: formsToAttach(facts),
    ownForm: ownFormStep(facts) ?? '',
    minor: taxpayer.dateOfBirth > `${taxYear - 18}-12-31`,
    ...datesOfDeath(taxpayer, joint),
    ...boxesOf2025(facts),
    ...distributionFacts(facts),
    ...(counts.refund > 0 && refund.accountNumber !== ''
      ? {
          routingNumber: refund.routingNumber,
          accountNumber: refund.accountNumber.replaceAll(/[^A-Za-z0-9-]/g, '').toUpperCase(),
          accountType: refund.accountType,
        }
      : {}),
    occupation: taxpayer.occupation,
    spouseOccupation: joint?.occupation ?? '',
    ipPin: taxpayer.ipPin,
    spouseIpPin: joint?.ipPin ?? '',
    phone: taxpayer.phone,
    email: taxpayer.email,
    preparerName: preparer?.name ?? '',
    preparerPtin: preparer?.ptin ?? '',
    firmName: preparer?.firmName ?? '',
    firmEin: (preparer?.firmEin ?? '').replace(/^(\d{2})(\d{7})$/, '$1-$2'),
    debit: signing?.debit === true,
  };
}

/** Form 8863, lines 20 to 22: the student, and up to two schools. A third school goes on another Part III. */
function studentFacts(item: unknown, facts: ReturnInput): PrintedFacts {
  const student = studentOf(item, facts);
  if (student === null) return {};
  const schools = ['school', 'otherSchool'].flatMap((key, index) => {
    const school = student.schools[index];
    if (school === undefined) return [];
    return Object.entries({
      [key]: school.institution,
      [`${key}Address`]: school.address,
      [`${key}Ein`]: school.ein,
      // Neither box is checked where nobody answered.
      ...(school.form1098T === null ? {} : { [`${key}Form`]: school.form1098T }),
      ...(school.priorForm1098T === null ? {} : { [`${key}PriorForm`]: school.priorForm1098T }),
    });
  });
  return {
    student: fullName(student.person),
    studentSsn: hyphened(student.person.ssn),
    ...Object.fromEntries(schools),
  };
}

/** Form 4562: the schedule and business, rental or farm that its property belongs to. */
function activityOf(item: unknown, facts: ReturnInput): string {
  const business = facts.businesses.find((one) => one === item);
  if (business !== undefined)
    return ['Schedule C', business.name || business.product].filter(Boolean).join(': ');
  const rental = facts.rentals.find((one) => one === item);
  if (rental !== undefined) return ['Schedule E', rental.address].filter(Boolean).join(': ');
  const farm = facts.farms.find((one) => one === item);
  return farm === undefined ? '' : ['Schedule F', farm.product].filter(Boolean).join(': ');
}

type Lines = { line: string; value: unknown }[];

/** What one form, or one row, says besides its lines: whose it is. `item` is what the copy is about. */
export const formFacts = (form: string, item: unknown, facts: ReturnInput, lines: Lines): PrintedFacts => ({
  ...ownFacts(form, item, facts, lines),
  ...furtherFacts(form, item, facts),
  ...answersOf(form, lines, facts),
});

function ownFacts(form: string, item: unknown, facts: ReturnInput, lines: Lines): PrintedFacts {
  if (form === '8863-part-3') return studentFacts(item, facts);
  const dependent = dependentOf(item, facts);
  if (dependent !== null)
    return {
      name: fullName(dependent),
      lastNameFirst: [dependent.lastName, dependent.firstName].filter(Boolean).join(', '),
      firstName: dependent.firstName,
      lastName: dependent.lastName,
      ...columnsOf2025(dependent),
      ssn: hyphened(dependent.ssn),
      dateOfBirth: dependent.dateOfBirth,
      yearOfBirth: dependent.dateOfBirth.slice(0, 4),
    };
  if (form === 'schedule-e-properties') {
    const kind = String(lines.find(({ line }) => line === '1b')?.value ?? '');
    return { kindCode: propertyKind(kind) };
  }
  if (form === 'schedule-d') return { opportunityFund: false };
  if (form === '8962')
    return { povertyTable: facts.address.state === 'AK' ? 'a' : facts.address.state === 'HI' ? 'b' : 'c' };
  if (form === '2441') {
    const { providers, persons } = facts.childCare;
    const credit = lines.find(({ line }) => line === '11')?.value;
    return {
      moreProviders: providers.length > 3,
      morePersons: persons.length > 3,
      ...careFacts(facts, typeof credit === 'number' && credit > 0),
    };
  }
  if (form === '8615') {
    const { name, ssn, filingStatus } = facts.parents;
    return {
      parentName: name,
      parentSsn: hyphened(ssn),
      parentFilingStatus: filingStatus ?? '',
      parentStatus: filingStatus === null ? '' : filingStatusNames[filingStatus],
    };
  }
  if (form === '5695') return facts.taxYear < 2025 ? {} : improvementFacts(facts);
  const owner = ownerOf(form === 'schedule-h' ? facts.householdEmployment : item, facts);
  if (form === '8995-line-1' || form === '8995-a-businesses')
    return businessFacts(item, { name: fullName(owner), ssn: hyphened(owner.ssn) });
  if (form === '8995-a-schedule-a')
    return serviceFacts(item, { name: fullName(owner), ssn: hyphened(owner.ssn) });
  if (form === '4562')
    return {
      ownerSsn: hyphened(owner.ssn),
      activity: activityOf(item, facts),
      ...sectionBFacts(item, facts),
    };
  const home = form === 'schedule-c' ? tradeOf(item).home : null;
  return item === undefined && form !== 'schedule-h'
    ? {}
    : {
        ownerName: fullName(owner),
        ownerSsn: hyphened(owner.ssn),
        ...(home === null ? {} : { homeArea: String(home.area), officeArea: String(home.office) }),
      };
}

const listOf = (name: string, rows: PrintedFacts[]): Record<string, PrintedFacts[]> =>
  rows.length === 0 ? {} : { [name]: rows };

/** Rows of a form that are facts, not lines. */
export function formLists(form: string, item: unknown, facts: ReturnInput): Record<string, PrintedFacts[]> {
  if (form === 'schedule-c') {
    const { otherCosts } = tradeOf(item);
    return listOf(
      'otherCosts',
      otherCosts.map(({ description, amount: cost }) => ({
        description,
        amount: cost.toLocaleString('en-US'),
      })),
    );
  }
  if (form === 'schedule-1') return scheduleOneLists(facts);
  if (form === '8582') return passiveLists(facts);
  if (form === 'schedule-f') return listOf('otherCosts', otherFarmCosts(item));
  if (form === '4562-part-1') return listOf('elected', electedRows(facts));
  if (form === '4137') return { tips: tipRows(item, facts) };
  if (form === '8919') return { firms: firmRows(item, facts) };
  if (form !== '2441') return {};
  const amount = (value: Parameters<typeof dollars>[0]) =>
    centsOf(value) === 0 ? '' : dollars(value).toLocaleString('en-US');
  const { providers, persons } = facts.childCare;
  return {
    providers: providers.map((one) => ({
      name: one.name,
      address: one.address,
      id: one.id,
      amount: amount(one.amount),
      householdEmployee: false,
    })),
    persons: persons.flatMap(({ dependentIndex, expenses }) => {
      const person = dependentIndex === undefined ? facts.spouse : facts.dependents[dependentIndex];
      if (person === undefined || person === null) return [];
      return [
        {
          firstName: person.firstName,
          lastName: person.lastName,
          ssn: hyphened(person.ssn),
          expenses: amount(expenses),
          disabled: person.permanentlyDisabled,
        },
      ];
    }),
  };
}
