import { blankIfZero, notBelowZero, smallerOf } from '../../engine/verbs';
import { addCents, asCents, centsOf, dollars, noCents } from '../../facts/cents';
import { type ReturnInput } from '../../facts/return-input';
import { agi } from '../../us/form-1040/taxable-income';
import { isDependent } from '../../us/dependents/tests';
import { listFilers } from '../../us/filers';
import { stateRefunds } from '../../us/schedule-1/income';
import { halfOfSelfEmploymentTax } from '../../us/schedule-1/adjustments';
import { foreignMunicipalInterest, usObligations } from '../shared/exempt-interest';
import { ratio } from '../shared/income';
import { militaryPay } from '../shared/military';
import { ageAtYearEnd, countDependents, countFilers, filersOf } from '../shared/people';
import { contributed529 } from '../shared/payments';
import { shareHere, totalOf } from '../shared/placed-part';
import { form, income, makers, type MichiganReader, residency } from './form';

const { money } = makers;

export const personalExemptions = money(
  '9a',
  'Exemptions',
  'Number of exemptions times $5,600. Enter 0 for a filer who can be claimed by someone else',
  (reader) => {
    const { facts, law } = reader;
    const filers = filersOf(facts) - countFilers(facts, ({ claimableAsDependent }) => claimableAsDependent);
    return (filers + countDependents(reader)) * law.exemption.each;
  },
);
/** Blind, deaf, paralyzed, or totally disabled before the age at which Social Security takes over. */
export const specialExemptions = money(
  '9b',
  'Special exemptions',
  'Number of people with a special exemption times $3,300',
  ({ facts, law, at }) => {
    const { disabledUnder, special } = law.exemption;
    const people = [
      ...listFilers({ facts }).map(({ person }) => ({ ...person, counts: true })),
      ...facts.dependents.map((one, i) => ({ ...one, blind: false, counts: at(isDependent, i) })),
    ];
    const disabled = people.filter(
      ({ counts, blind, permanentlyDisabled, dateOfBirth }) =>
        counts && (blind || (permanentlyDisabled && ageAtYearEnd(facts, dateOfBirth) < disabledUnder)),
    ).length;
    return blankIfZero((disabled + facts.states.MI.specialExemptions) * special);
  },
);
const veteranExemptions = money(
  '9c',
  'Disabled veterans',
  'Number of qualified disabled veterans times $500',
  ({ facts, law }) => blankIfZero(facts.states.MI.disabledVeterans * law.exemption.disabledVeteran),
);
const stillbirths = money(
  '9d',
  'Certificates of stillbirth',
  'Number of certificates of stillbirth times $5,600',
  ({ facts, law }) =>
    blankIfZero(facts.dependents.filter(({ state }) => state.stillborn).length * law.exemption.each),
);
const claimedExemption = money(
  '9e',
  'Claimed as a dependent',
  'Filers someone else can claim: $1,500 each',
  ({ facts, law }) =>
    blankIfZero(
      countFilers(facts, ({ claimableAsDependent }) => claimableAsDependent) * law.exemption.claimedByAnother,
    ),
);
export const allExemptions = money(
  '9f',
  'Total exemptions',
  'Add lines 9a, 9b, 9c, 9d, and 9e',
  ({ get }) =>
    get(personalExemptions) +
    get(specialExemptions) +
    get(veteranExemptions) +
    get(stillbirths) +
    get(claimedExemption),
);
export const federalAgi = money(
  '10',
  'Adjusted gross income',
  'Adjusted gross income from your U.S. Form 1040',
  ({ get }) => get(agi),
);

export const scheduleNr = form('mi-schedule-nr', 'Nonresident and Part-Year Resident Schedule', {
  name: 'Schedule NR (Form MI-1040)',
  attachedWhen: (reader) => !residency.isResident(reader),
});
export const michiganIncome = scheduleNr.money(
  '15',
  'Michigan income',
  'Adjusted gross income, Michigan column',
  (r) => totalOf(r, income.agiHere),
);
export const michiganShare = scheduleNr.rate(
  '18',
  'Michigan share',
  'Michigan income divided by total income, but not more than 1',
  ({ get }) => ratio(get(michiganIncome), get(federalAgi)),
);

export const schedule1 = form('mi-schedule-1', 'Additions and Subtractions', {
  name: 'Schedule 1 (Form MI-1040)',
  attachedWhen: 'anyEntry',
});
const isHere = (reader: MichiganReader) => (residency.isResident(reader) ? 1 : reader.get(michiganShare));
const municipal = schedule1.money(
  '1',
  'Interest on other states’ obligations',
  'Gross interest, dividends, and income from obligations of other states or their subdivisions',
  (reader) =>
    blankIfZero(dollars(foreignMunicipalInterest(reader.facts, 'MI')) * reader.get(residency.share)),
);
export const selfEmploymentTax = schedule1.money(
  '2',
  'Deduction for self-employment tax',
  'Deduction taken on the federal return for self-employment tax or other taxes on or measured by income',
  (reader) => blankIfZero(reader.get(halfOfSelfEmploymentTax) * isHere(reader)),
);
const additions = money('11', 'Additions', 'Additions from Schedule 1, line 9', ({ get }) =>
  blankIfZero(get(municipal) + get(selfEmploymentTax)),
);
const total = money('12', 'Total', 'Add lines 10 and 11', ({ get }) => get(federalAgi) + get(additions));

const governmentInterest = schedule1.money(
  '10',
  'U.S. obligations',
  'Income from U.S. government bonds and other U.S. obligations',
  (reader) => blankIfZero(dollars(usObligations(reader.facts)) * shareHere(reader, income, 'interest')),
);
const exemptPensionKinds: ReadonlySet<string> = new Set(['military', 'railroad']);
const pensionsOf = (
  { facts }: { facts: ReturnInput },
  take: (kind: string, code: string) => boolean,
): number =>
  dollars(
    addCents(facts.retirement, ({ planKind, code, taxableAmount, grossDistribution }) =>
      take(planKind ?? '', code) ? (taxableAmount ?? grossDistribution) : noCents,
    ),
  );
export const militaryPensions = schedule1.money(
  '11',
  'Military and railroad pensions',
  'Military retirement benefits and taxable railroad retirement benefits included on MI-1040, line 10',
  (reader) =>
    blankIfZero(
      pensionsOf(reader, (kind) => exemptPensionKinds.has(kind)) * shareHere(reader, income, 'pensions'),
    ),
);
export const elsewhere = schedule1.money(
  '13',
  'Income attributable to another state',
  'Part-year residents and nonresidents: income not attributable to Michigan',
  (reader) =>
    residency.isResident(reader) ? null : blankIfZero(reader.get(federalAgi) - reader.get(michiganIncome)),
);
export const benefits = schedule1.money(
  '14',
  'Social Security benefits and military pay',
  'Taxable Social Security benefits or military pay included on MI-1040, line 10',
  (reader) =>
    blankIfZero(
      totalOf(reader, income.here.socialSecurity) +
        (residency.isResident(reader) ? militaryPay(reader.facts) : 0),
    ),
);
const refunds = schedule1.money(
  '16',
  'Income tax refunds',
  'Michigan state and local income tax refunds included on MI-1040, line 10',
  (reader) => blankIfZero(reader.get(stateRefunds) * shareHere(reader, income, 'other')),
);
const savings = schedule1.money(
  '17',
  'Education savings',
  'Contributions to the Michigan Education Savings Program and Michigan ABLE, up to the limit',
  ({ facts, law }) =>
    blankIfZero(smallerOf(dollars(contributed529(facts, 'MI', null)), law.savings.most[facts.filingStatus])),
);

const olderBirthYear = (facts: ReturnInput): number =>
  Math.min(...listFilers({ facts }).map(({ person }) => Number(person.dateOfBirth.slice(0, 4))));
/** Distributions under the rules of the plan, not early ones: codes 2, 3, 4 and 7. */
const qualifies = (kind: string, code: string) => /[2347]/.test(code) && !exemptPensionKinds.has(kind);
const publicKinds: ReadonlySet<string> = new Set(['federalCivil', 'stateOrLocal', 'teacher', 'policeOrFire']);

const form4884 = form('mi-4884', 'Pension Schedule', { name: 'Form 4884', attachedWhen: 'anyEntry' });
/** Born before 1946: public pensions in full, private ones up to the limit. Born from 1946 to 1962: half of the limit. */
export const pensionSubtraction = form4884.money(
  '16',
  'Retirement and pension benefits',
  'Total retirement and pension benefits subtraction',
  (reader) => {
    const { facts, law, get } = reader;
    const { most, beforeTiers, phasedShare, phasedLastYear } = law.retirement;
    const born = olderBirthYear(facts);
    if (born > phasedLastYear) return null;
    const here = shareHere(reader, income, 'pensions');
    const paid = pensionsOf(reader, qualifies) * here;
    const limit = most[facts.filingStatus];
    if (born >= beforeTiers)
      return blankIfZero(smallerOf(paid, notBelowZero(limit * phasedShare - get(militaryPensions))));
    const fromPublic =
      pensionsOf(reader, (kind, code) => qualifies(kind, code) && publicKinds.has(kind)) * here;
    const room = notBelowZero(limit - get(militaryPensions) - fromPublic);
    return blankIfZero(fromPublic + smallerOf(paid - fromPublic, room));
  },
);
/** Against all income; from 1953 on what exemptions and Social Security already take counts against it. */
export const standardDeduction = schedule1.money(
  '23',
  'Michigan standard deduction',
  'If the older spouse was born from 1946 to 1957: $20,000, or $40,000 if filing jointly',
  ({ facts, law, get }) => {
    const { standard, standardFirstYear, exemptionsCountFrom, standardLastYear } = law.retirement;
    const born = olderBirthYear(facts);
    if (born < standardFirstYear || born > standardLastYear) return null;
    const counted =
      get(militaryPensions) + (born < exemptionsCountFrom ? 0 : get(benefits) + get(personalExemptions));
    const deduction = notBelowZero(standard[facts.filingStatus] - counted);
    return deduction > get(pensionSubtraction) ? deduction : null;
  },
);
const pensionsTaken = schedule1.money(
  '24',
  'Retirement and pension benefits',
  'Retirement or pension benefits from Form 4884, if they’re more than the standard deduction',
  ({ entry }) => (entry(standardDeduction) === null ? entry(pensionSubtraction) : null),
);
export const seniorInvestment = schedule1.money(
  '25',
  'Seniors’ investment income',
  'Dividends, interest, and capital gains of people born before 1946, minus the amounts on lines 11 and 24',
  (reader) => {
    const { facts, law, get } = reader;
    if (olderBirthYear(facts) >= law.retirement.beforeTiers) return null;
    const earned = (['interest', 'dividends', 'gains'] as const).reduce(
      (sum, kind) => sum + totalOf(reader, income.here[kind]),
      0,
    );
    const room = law.seniorInvestment.most[facts.filingStatus] - get(militaryPensions) - get(pensionsTaken);
    return blankIfZero(smallerOf(notBelowZero(earned - get(governmentInterest)), notBelowZero(room)));
  },
);
const subtractions = money('13', 'Subtractions', 'Subtractions from Schedule 1', ({ get }) =>
  blankIfZero(
    get(governmentInterest) +
      get(militaryPensions) +
      get(elsewhere) +
      get(benefits) +
      get(refunds) +
      get(savings) +
      get(standardDeduction) +
      get(pensionsTaken) +
      get(seniorInvestment),
  ),
);
export const incomeSubjectToTax = money(
  '14',
  'Income subject to tax',
  'Subtract line 13 from line 12. If line 13 is greater than line 12, enter 0',
  ({ get }) => notBelowZero(get(total) - get(subtractions)),
);
const exemptionAllowance = money(
  '15',
  'Exemption allowance',
  'Amount from line 9f or Schedule NR, line 19',
  (reader) => reader.get(allExemptions) * isHere(reader),
);
export const taxableIncome = money(
  '16',
  'Taxable income',
  'Subtract line 15 from line 14. If line 15 is greater than line 14, enter 0',
  ({ get }) => notBelowZero(get(incomeSubjectToTax) - get(exemptionAllowance)),
);

/** Share of homes owned or rented in Michigan, in cents. */
export const homesHere = (facts: ReturnInput, use: 'own' | 'rent') =>
  facts.homes.filter((home) => home.state.toUpperCase() === 'MI' && home.use === use);
export const shareOf = (home: ReturnInput['homes'][number], amount: 'rent' | 'propertyTax') =>
  asCents(
    Math.round(
      centsOf(amount === 'rent' ? home.rent : (home.propertyTaxBilled ?? home.propertyTax)) *
        (home.share ?? 1),
    ),
  );
export const isSenior = ({ facts, law }: MichiganReader): boolean =>
  listFilers({ facts }).some(
    ({ person }) => ageAtYearEnd(facts, person.dateOfBirth) >= law.homestead.seniorAge,
  );
export { form4884 };
