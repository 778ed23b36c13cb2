import { dollars } from '@/lib/tax/facts/cents';
import type { ReturnInput } from '@/lib/tax/facts/return-input';
import type { DescribedForm } from '@/lib/tax/describe-lines';
import { careFacts } from './care-facts';
import { studentOf } from './copies';
import { box, digits, group, leaf, yesNo } from './element';
import { businessNameControl, businessText, nameControl, personText } from './filer-names';
import { addressGroup } from './postal-address';
import type { XmlNode } from './xml-node';

export const personNames = ({ firstName, lastName }: { firstName: string; lastName: string }): XmlNode[] => [
  ...leaf('PersonFirstNm', personText(firstName, 20)),
  ...leaf('PersonLastNm', personText(lastName, 20)),
];

/** A provider who is a person may have a Social Security number, written with its two hyphens. */
const isSsn = (id: string): boolean => /^\d{3}-\d{2}-\d{4}$/.test(id.trim());

const careBoxes = (facts: ReturnInput, lines: DescribedForm): XmlNode[] => {
  const credit = lines['11']?.value;
  const { separateCredit, deemedIncome } = careFacts(facts, typeof credit === 'number' && credit > 0);
  return [
    ...box('EligibilityRequirementMetInd', separateCredit),
    ...box('StudentOrDisabledInd', deemedIncome),
  ];
};

const answer = (name: string, value: boolean | null): XmlNode[] =>
  value === null ? [] : [yesNo(name, value)];

/** Form 8863, lines 20 to 22. */
export function studentElements(item: unknown, facts: ReturnInput): XmlNode[] {
  const student = studentOf(item, facts);
  if (student === null) return [];
  return [
    ...group('StudentName', personNames(student.person)),
    ...leaf('StudentNameControlTxt', nameControl(student.person.lastName)),
    ...leaf('StudentSSN', digits(student.person.ssn)),
    ...student.schools.flatMap((school) =>
      group('EducationalInstitutionGroup', [
        ...group('InstitutionName', leaf('BusinessNameLine1Txt', businessText(school.institution))),
        ...addressGroup('USAddress', school.address),
        // The schema requires both; a check asks for them before anybody signs (`school-form`).
        ...answer('CurrentYear1098TReceivedInd', school.form1098T),
        ...answer('PriorYear1098TReceivedInd', school.priorForm1098T),
        ...leaf('EIN', digits(school.ein)),
      ]),
    ),
  ];
}

/** Form 2441, lines 1 and 2, and the boxes above them. */
export const careElements = (_item: unknown, facts: ReturnInput, lines: DescribedForm): XmlNode[] => [
  ...careBoxes(facts, lines),
  ...facts.childCare.providers.flatMap((provider) =>
    group('CareProviderGrp', [
      ...group('CareProviderBusinessName', leaf('BusinessNameLine1Txt', businessText(provider.name))),
      ...leaf('CareProviderBusNameControlTxt', businessNameControl(provider.name)),
      ...addressGroup('USAddress', provider.address),
      ...leaf(isSsn(provider.id) ? 'SSN' : 'EIN', digits(provider.id)),
      { name: 'HouseholdEmployeeInd', text: 'false' },
      ...leaf('PaidAmt', String(dollars(provider.amount))),
    ]),
  ),
  ...facts.childCare.persons.flatMap(({ dependentIndex, expenses }) => {
    const person = dependentIndex === undefined ? facts.spouse : facts.dependents[dependentIndex];
    if (person === undefined || person === null) return [];
    return group('QualifyingPersonGrp', [
      ...group('QualifyingPersonName', personNames(person)),
      ...leaf('QualifyingPersonNameControlTxt', nameControl(person.lastName)),
      ...leaf('QualifyingPersonSSN', digits(person.ssn)),
      ...box('PrsnOverSpcfdAgeAndDisabledInd', person.permanentlyDisabled),
      ...leaf('QualifiedCareExpensesPaidAmt', String(dollars(expenses))),
    ]);
  }),
];
