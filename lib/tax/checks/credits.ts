import { isSome } from '../facts/cents';
import { isChildOfHome, isDependent, isEarnedIncomeChild, isReleasedToFiler } from '../us/dependents/tests';
import { isUnder } from '../us/ages';
import { careCredit } from '../us/form-2441/form-2441';
import { educationCredits, refundableEducationCredit } from '../us/form-8863/form-8863';
import { earnedIncomeCredit } from '../us/eic/worksheet';
import { type Check, type Finding, rejects } from './check';
import { isPossibleEin, sameDigits } from './numbers';

const providerNumber = rejects({
  id: 'care-provider',
  title: 'A care provider is missing a name or taxpayer ID number',
  source: 'Rules F2441-016 and F2441-018; Form 2441 (2024), line 1',
  find: ({ facts, computed }) =>
    computed === null || computed.get(careCredit) === 0
      ? []
      : facts.childCare.providers.flatMap(({ name, id }, at): Finding[] =>
          id !== '' && name !== ''
            ? []
            : [
                {
                  path: `childCare.providers.${at}.${id === '' ? 'id' : 'name'}`,
                  description: `${name || 'A provider'}: the credit requires the name and taxpayer ID number of everyone you paid.`,
                  suggestedFix: 'Use Form W-10 to ask the provider, then enter both.',
                  without: [{ path: 'childCare', value: {} }],
                },
              ],
        ),
});

const providerIsFamily = rejects({
  id: 'care-provider-family',
  title: 'A care provider has a family member’s SSN',
  source: 'Rules F2441-001 and F2441-024',
  find: ({ facts }) => {
    const family = [facts.taxpayer.ssn, facts.spouse?.ssn ?? '', ...facts.dependents.map(({ ssn }) => ssn)];
    return facts.childCare.providers.flatMap(({ name, id }, at): Finding[] =>
      family.some((ssn) => sameDigits(ssn, id))
        ? [
            {
              path: `childCare.providers.${at}.id`,
              description: `${name || 'A provider'} has the same number as someone on this return.`,
              suggestedFix:
                'Enter the provider’s own number. Care provided by your dependent doesn’t qualify.',
            },
          ]
        : [],
    );
  },
});

const schoolNumber = rejects({
  id: 'school-number',
  title: 'A school’s EIN is missing',
  source: 'Form 8863 (2024), line 22; IRC 25A(g)(8)',
  find: ({ facts, computed }) =>
    computed === null || computed.get(educationCredits) + computed.get(refundableEducationCredit) === 0
      ? []
      : facts.education.flatMap(({ institution, ein }, at): Finding[] =>
          isPossibleEin(ein)
            ? []
            : [
                {
                  path: `education.${at}.ein`,
                  description: `${institution || 'The school'}: the American opportunity credit requires the school’s EIN.`,
                  suggestedFix: 'Copy it from Form 1098-T.',
                },
              ],
        ),
});

const schoolForm = rejects({
  id: 'school-form',
  title: 'A Form 1098-T question is unanswered',
  source: 'Form 8863 (2024), line 22(2) and (3)',
  find: ({ facts, computed }) =>
    computed === null || computed.get(educationCredits) + computed.get(refundableEducationCredit) === 0
      ? []
      : facts.education.flatMap(({ institution, form1098T, priorForm1098T }, at): Finding[] => {
          const name = institution || 'The school';
          return [
            ...(form1098T === null
              ? [
                  {
                    path: `education.${at}.form1098T`,
                    description: `${name}: tell us whether the student received Form 1098-T for ${facts.taxYear}.`,
                    suggestedFix: 'Look in the student’s online account, then select Yes or No.',
                  },
                ]
              : []),
            ...(priorForm1098T === null
              ? [
                  {
                    path: `education.${at}.priorForm1098T`,
                    description: `${name}: tell us whether the student received a ${facts.taxYear - 1} Form 1098-T with box 7 checked.`,
                    suggestedFix: 'If the student wasn’t in college before, select No.',
                  },
                ]
              : []),
          ];
        }),
});

const alimony = rejects({
  id: 'alimony-recipient',
  title: 'A former spouse’s SSN is missing',
  source: 'Schedule 1 (2024), line 19b',
  find: ({ facts }) =>
    facts.adjustments.alimonyPaid.flatMap(({ amount, recipientSsn }, at): Finding[] =>
      isSome(amount) && recipientSsn === ''
        ? [
            {
              path: `adjustments.alimonyPaid.${at}.recipientSsn`,
              description: 'To deduct alimony, you must enter the recipient’s Social Security number.',
              suggestedFix: 'Enter the SSN. Your former spouse is required to give it to you.',
              without: [{ path: `adjustments.alimonyPaid.${at}`, value: undefined }],
            },
          ]
        : [],
    ),
});

const vehicleNumber = rejects({
  id: 'vehicle-number',
  title: 'A clean vehicle’s VIN is missing',
  source: 'Form 8936, Schedule A (2024), line 2',
  find: ({ facts }) =>
    facts.cleanVehicles.flatMap(({ vin }, at): Finding[] =>
      /^[A-HJ-NPR-Z0-9]{17}$/i.test(vin)
        ? []
        : [
            {
              path: `cleanVehicles.${at}.vin`,
              description: 'A vehicle identification number (VIN) has 17 letters and digits.',
              suggestedFix: 'Copy it from the seller’s report or the vehicle registration.',
              without: [{ path: `cleanVehicles.${at}`, value: undefined }],
            },
          ],
    ),
});

const vehicleDetails = rejects({
  id: 'vehicle-details',
  title: 'Clean vehicle details are missing',
  source: 'Schedule A (Form 8936) (2024), lines 1a to 1c, and 14',
  find: ({ facts }) =>
    facts.cleanVehicles.flatMap(({ modelYear, make, model, newVehicle, salePrice }, at): Finding[] => {
      const missing = [
        ...(/^(19|20)\d\d$/.test(modelYear) ? [] : [['modelYear', 'its model year'] as const]),
        ...(make === '' ? [['make', 'its make'] as const] : []),
        ...(model === '' ? [['model', 'its model'] as const] : []),
        ...(newVehicle || salePrice !== null ? [] : [['salePrice', 'its price'] as const]),
      ];
      const [first] = missing;
      return first === undefined
        ? []
        : [
            {
              path: `cleanVehicles.${at}.${first[0]}`,
              description: `Schedule A (Form 8936) is missing ${missing.map(([, name]) => name).join(', ')}.`,
              suggestedFix: 'Copy it from the seller’s report.',
              without: [{ path: `cleanVehicles.${at}`, value: undefined }],
            },
          ];
    }),
});

const bornInYear = rejects({
  id: 'born-in-2024',
  title: 'A newborn is treated as living with you all year',
  source: 'Rule SEIC-F1040-004',
  find: ({ facts, computed, law }) =>
    computed === null || computed.get(earnedIncomeCredit) === 0
      ? []
      : facts.dependents.flatMap(({ firstName, dateOfBirth, monthsInHome }, at): Finding[] =>
          dateOfBirth >= law.firstDay && monthsInHome < 12 && computed.is(isEarnedIncomeChild, at)
            ? [
                {
                  path: `dependents.${at}.monthsInHome`,
                  description: `${firstName || 'A child'} was born in ${law.year}. For the earned income credit, the IRS accepts only 12 months for a newborn.`,
                  suggestedFix: 'If the child has lived with you since birth, enter 12 months.',
                },
              ]
            : [],
        ),
});

const student: Check = {
  id: 'maybe-a-student',
  severity: 'info',
  title: 'Was this child a full-time student?',
  impact: 'A full-time student under 24 can still be your dependent.',
  source: 'Instructions for Form 1040 (2024), Who Qualifies as Your Dependent; IRC 152(c)(3)',
  find: ({ facts, computed, law }) =>
    computed === null
      ? []
      : facts.dependents.flatMap(({ firstName, dateOfBirth, student: isStudent }, at): Finding[] =>
          !isStudent &&
          !computed.is(isChildOfHome, at) &&
          !computed.is(isDependent, at) &&
          isUnder(dateOfBirth, law.dependents.studentBelowAge, law.year) &&
          (computed.savingOf([{ path: `dependents.${at}.student`, value: true }]) ?? 0) > 0
            ? [
                {
                  path: `dependents.${at}.student`,
                  description: `${firstName || 'This child'} was 19 to 23 at the end of ${law.year} and qualifies only if enrolled as a full-time student during some part of at least five months.`,
                  suggestedFix: 'If this child was a full-time student, update your answer in the interview.',
                  changes: [{ path: `dependents.${at}.student`, value: true }],
                },
              ]
            : [],
        ),
};

const form8332: Check = {
  id: 'form-8332-on-paper',
  severity: 'info',
  title: 'Send Form 8332 to the IRS',
  impact: 'Without the signed form, the IRS can deny the credit for this child.',
  source: 'IRC 152(e)(2)(B); Form 8332, “How to file”; Form 8453 (2024)',
  find: ({ facts, computed }) =>
    computed === null
      ? []
      : facts.dependents.flatMap(({ firstName }, at): Finding[] =>
          computed.is(isReleasedToFiler, at)
            ? [
                {
                  path: `dependents.${at}.form8332Received`,
                  description: `You’re claiming ${firstName || 'a child'} with Form 8332, signed by the other parent.`,
                  suggestedFix:
                    'If you file electronically, mail the form with Form 8453 within three business days after the IRS accepts your return. If you file on paper, attach it.',
                },
              ]
            : [],
        ),
};

/** What credits and deductions need beside amounts. */
export const creditChecks: readonly Check[] = [
  providerNumber,
  providerIsFamily,
  schoolNumber,
  schoolForm,
  alimony,
  vehicleNumber,
  vehicleDetails,
  bornInYear,
  student,
  form8332,
];
