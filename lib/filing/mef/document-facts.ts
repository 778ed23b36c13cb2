import { z } from 'zod';
import type { ChildIncome } from '@/lib/tax/facts/child-income';
import type { Dependent, Relationship, RelationshipName } from '@/lib/tax/facts/household';
import type { DescribedForm } from '@/lib/tax/describe-lines';
import type { ReturnInput } from '@/lib/tax/facts/return-input';
import type { ListedExchange } from '@/lib/tax/us/form-8824/exchanges';
import { dollars } from '@/lib/tax/facts/cents';
import { careElements, personNames, studentElements } from './care-and-school-facts';
import { dependentOf, ownerOf, tradeOf } from './copies';
import { takesUpLosses } from './earlier-losses';
import { box, digits, group, leaf, yesNo } from './element';
import { businessText, nameControl, nameLine, personText } from './filer-names';
import { relatedPartyElements } from './exchange-facts';
import { filingStatusCodes } from './form-1040-facts';
import { columnsOf2025 } from './home-facts';
import { itemMakers } from './item-makers';
import { mortgageCreditFacts } from './mortgage-credit-facts';
import { giftDetails } from './property-gifts';
import { passiveElements } from './passive-facts';
import { reclaimedFacts } from './reclaimed-facts';
import { rentalElements } from './rental-facts';
import { scheduleOneElements } from './schedule-1-facts';
import { electedElements } from './section-179-facts';
import type { XmlNode } from './xml-node';

/**
 * Relationship codes. The first three are in no list of the IRS: they stand where nobody said which, and rule IND-088
 * stops such a return.
 */
export const relationshipCodes: Record<Relationship | RelationshipName, string> = {
  child: 'CHILD',
  sibling: 'SIBLING',
  nieceOrNephew: 'NIECE OR NEPHEW',
  son: 'SON',
  daughter: 'DAUGHTER',
  brother: 'BROTHER',
  sister: 'SISTER',
  halfBrother: 'HALF BROTHER',
  halfSister: 'HALF SISTER',
  stepbrother: 'STEPBROTHER',
  stepsister: 'STEPSISTER',
  niece: 'NIECE',
  nephew: 'NEPHEW',
  stepchild: 'STEPCHILD',
  fosterChild: 'FOSTER CHILD',
  grandchild: 'GRANDCHILD',
  parent: 'PARENT',
  grandparent: 'GRANDPARENT',
  otherRelative: 'OTHER',
  notRelated: 'NONE',
};

type Describe = (item: unknown, facts: ReturnInput, lines: DescribedForm) => XmlNode[];

const aboutDependent =
  (describe: (dependent: Dependent, taxYear: number) => XmlNode[]): Describe =>
  (item, facts) => {
    const dependent = dependentOf(item, facts);
    return dependent === null ? [] : describe(dependent, facts.taxYear);
  };

/** Columns (5) and (6) of Form 1040 (2025): where the person lived, and whether they studied or are disabled. */
const boxesOfColumns = (dependent: Dependent): XmlNode[] => {
  const { livedHere, livedHereInUs, student, disabled } = columnsOf2025(dependent);
  return [
    ...box('YesLiveWithChildOverHalfYrInd', livedHere),
    ...box('YesLiveWithChldUSOvrHalfYrInd', livedHereInUs),
    ...box('ChildIsAStudentUnder24Ind', student),
    ...box('ChildPermanentlyDisabledInd', disabled),
  ];
};

const ownSsn =
  (element: string): Describe =>
  (item, facts) =>
    leaf(element, digits(ownerOf(item, facts).ssn));

const isOf = (item: unknown, facts: ReturnInput, owner: 'taxpayer' | 'spouse') =>
  ownerOf({ owner }, facts) === ownerOf(item, facts);

const ownName = (item: unknown, facts: ReturnInput): string => {
  const { firstName, lastName } = ownerOf(item, facts);
  return personText(`${firstName} ${lastName}`);
};

const amountOn = (lines: DescribedForm, line: string): number => Number(lines[line]?.value ?? 0);

const Business = z.object({ name: z.string(), taxpayerNumber: z.string() });

/** A business without a name of its own goes under its owner's. */
const unnamed: Describe = (item, facts) =>
  Business.safeParse(item).data?.name === '' ? leaf('PersonNm', ownName(item, facts)) : [];

/** Forms 8995 and 8995-A, line 1: without an EIN the owner's Social Security number stands there. */
const namedBusiness: Describe = (item, facts, lines) => [
  ...unnamed(item, facts, lines),
  ...(digits(Business.safeParse(item).data?.taxpayerNumber ?? '') === ''
    ? leaf('SSN', digits(ownerOf(item, facts).ssn))
    : []),
];

/** The same where no line of the engine says the name and number. */
const namedInFull: Describe = (item, facts, lines) => {
  const { name = '', taxpayerNumber = '' } = Business.safeParse(item).data ?? {};
  return [
    ...group('TradeOrBusinessName', leaf('BusinessNameLine1Txt', businessText(name))),
    ...leaf('EIN', digits(taxpayerNumber)),
    ...namedBusiness(item, facts, lines),
  ];
};

/** Form 4137, line 1: a row for each employer. */
const tipRows: Describe = (item, facts) =>
  facts.unreportedTips
    .filter(({ owner }) => isOf(item, facts, owner))
    .flatMap((tips) =>
      group('UnreportedTipIncomePerEmployer', [
        ...group('EmployerName', leaf('BusinessNameLine1Txt', businessText(tips.employer))),
        ...leaf('EmployerEIN', digits(tips.employerEin)),
        ...leaf('TotalTipsReceivedAmt', String(dollars(tips.received))),
        ...leaf('TotalTipsReportedAmt', String(dollars(tips.reportedToEmployer))),
      ]),
    );

/** Form 8919, lines 1 to 5. */
const firmRows: Describe = (item, facts) =>
  facts.misclassifiedWages
    .filter(({ owner }) => isOf(item, facts, owner))
    .flatMap((firm) =>
      group('UncollectedSocSecMedTaxPerFirm', [
        ...group('EmployerName', leaf('BusinessNameLine1Txt', businessText(firm.firm))),
        ...leaf('EmployerEIN', digits(firm.firmId)),
        ...leaf('UncollectedSocSecMedReasonCd', firm.reasonCode),
        ...leaf('CorrespondenceReceivedDt', firm.determinationDate ?? ''),
        ...box('Form1099ReceivedInd', firm.form1099),
        ...leaf('WagesWithNoWitholdingAmt', String(dollars(firm.wages))),
      ]),
    );

/** Schedule C, Part V, and the two areas on line 30. */
function tradeDetails(item: unknown): XmlNode[] {
  const { otherCosts, home } = tradeOf(item);
  return [
    ...(home === null
      ? []
      : [
          ...leaf('TotalAreaOfHomeCnt', String(home.area)),
          ...leaf('HomeBusinessUseSquareFeetCnt', String(home.office)),
        ]),
    ...otherCosts.flatMap(({ description, amount }) =>
      group('OtherExpenseDetail', [
        ...leaf('Desc', businessText(description, 100) || 'Other'),
        ...leaf('Amt', String(amount)),
      ]),
    ),
  ];
}

/** What a document or row says besides its lines: whose it is. By form of the engine. */
export const copyFacts: Readonly<Record<string, Describe>> = {
  ...reclaimedFacts,
  '1040-dependents': aboutDependent((dependent, taxYear) => [
    ...leaf('DependentNameControlTxt', nameControl(dependent.lastName)),
    ...leaf('IdentityProtectionPIN', digits(dependent.ipPin)),
    ...leaf('DependentSSN', digits(dependent.ssn)),
    ...(taxYear < 2025 ? [] : boxesOfColumns(dependent)),
  ]),
  'schedule-eic': aboutDependent((dependent) => [
    ...leaf('QualifyingChildNameControlTxt', nameControl(dependent.lastName)),
    ...group('ChildFirstAndLastName', personNames(dependent)),
    ...leaf('QualifyingChildSSN', digits(dependent.ssn)),
  ]),
  '8283': giftDetails,
  '8396': mortgageCreditFacts,
  // Line A is about corporations.
  '3800': () => leaf('CAMTAndBEATInd', 'false'),
  '8824': (item) => relatedPartyElements((item as ListedExchange).exchange),
  '8814': (item, facts, lines) => [
    ...leaf(
      'ChildNameControlTxt',
      nameControl(facts.dependents[(item as ChildIncome).dependentIndex]?.lastName ?? ''),
    ),
    yesNo('ChildTaxBasisUnderSpcfdAmtInd', amountOn(lines, '14') < amountOn(lines, '13')),
  ],
  '8839-children': (_item, _facts, lines) =>
    leaf('PersonNameControlTxt', nameControl(String(lines['1(a) last']?.value ?? ''))),
  'schedule-f': (item, facts) => [
    ...leaf('SSN', digits(ownerOf(item, facts).ssn)),
    ...leaf('MethodOfAccountingCashInd', 'X'),
  ],
  'schedule-c': (item, facts) => [
    ...leaf('ProprietorNm', personText(`${ownerOf(item, facts).firstName} ${ownerOf(item, facts).lastName}`)),
    ...leaf('SSN', digits(ownerOf(item, facts).ssn)),
    ...tradeDetails(item),
  ],
  'schedule-h': (_item, facts) => {
    const employer = ownerOf(facts.householdEmployment, facts);
    return [
      ...leaf('HouseholdEmployerNm', personText(`${employer.firstName} ${employer.lastName}`)),
      ...leaf('EmployerNameControlTxt', nameControl(employer.lastName)),
      ...leaf('SSN', digits(employer.ssn)),
      ...leaf('EmployerEIN', digits(facts.householdEmployment.ein)),
    ];
  },
  'schedule-1': (_item, facts, lines) => scheduleOneElements(facts, lines),
  'schedule-se': ownSsn('SSN'),
  // A box since 2025; before, words next to line 4.
  'schedule-2': (_item, { taxYear, clergy }) =>
    box('ExemptForm4361Ind', taxYear >= 2025 && clergy.some(({ exempt4361 }) => exempt4361)),
  '2555': ownSsn('SSN'),
  '7203': (item, facts) => [
    ...leaf('ShareholderPersonNm', ownName(item, facts)),
    ...ownSsn('ShareholderSSN')(item, facts, {}),
  ],
  '7206': ownSsn('SSN'),
  '4137': (item, facts) => [
    ...leaf('PersonNm', personText(`${ownerOf(item, facts).firstName} ${ownerOf(item, facts).lastName}`)),
    ...leaf('SSN', digits(ownerOf(item, facts).ssn)),
    ...tipRows(item, facts, {}),
  ],
  // A return with another answer on line A or C isn't computed.
  '8941': (item, facts) => [
    ...leaf('PersonNm', ownName(item, facts)),
    ...ownSsn('SSN')(item, facts, {}),
    yesNo('SHOPInd', true),
    yesNo('PriorYearSHOPInd', false),
  ],
  '8919': (item, facts) => [
    ...leaf('PersonNm', personText(`${ownerOf(item, facts).firstName} ${ownerOf(item, facts).lastName}`)),
    ...leaf('SSN', digits(ownerOf(item, facts).ssn)),
    ...firmRows(item, facts, {}),
  ],
  '5329': (item, facts) => [...leaf('PersonNm', ownName(item, facts)), ...ownSsn('SSN')(item, facts, {})],
  '5695': (_item, facts) => [
    ...leaf('NameLine1Txt', nameLine(facts.taxpayer, facts.filingStatus === 'mfj' ? facts.spouse : null)),
    ...leaf('SSN', digits(facts.taxpayer.ssn)),
    ...itemMakers(facts),
  ],
  '8582': (_item, facts) => passiveElements(facts),
  '8606': (item, facts) => [
    ...leaf('Form8606IRANamelineTxt', ownName(item, facts)),
    ...ownSsn('NondedIRATxpyrWithIRASSN')(item, facts, {}),
  ],
  '8615': (_item, { parents }) => [
    ...leaf('ParentNm', personText(parents.name)),
    ...leaf('ParentNameControlTxt', nameControl(parents.name.trim().split(/\s+/).at(-1) ?? '')),
    ...leaf('SSN', digits(parents.ssn)),
    ...leaf(
      'IndividualReturnFilingStatusCd',
      parents.filingStatus === null ? null : filingStatusCodes[parents.filingStatus],
    ),
  ],
  '8812': (_item, _facts, lines) => [
    yesNo('CTCODCOverAGILimitInd', amountOn(lines, '8') > amountOn(lines, '11')),
  ],
  // Nobody who was reimbursed by an employer's QSEHRA can be computed here.
  '8962': () => [yesNo('QSEHRAInd', false)],
  '8995-line-1': namedBusiness,
  '8995-a-businesses': namedBusiness,
  '8995-a-schedule-c-line-1': unnamed,
  '8995-a-schedule-a': (item, facts, lines) =>
    group('NonPTPSSTBGrp', group('NonPTPSSTBDtlGrp', namedInFull(item, facts, lines))),
  '8889': (item, facts) => [
    ...leaf('PersonNm', personText(`${ownerOf(item, facts).firstName} ${ownerOf(item, facts).lastName}`)),
    ...leaf('RecipientSSN', digits(ownerOf(item, facts).ssn)),
  ],
  '8863-part-3': studentElements,
  '2441': careElements,
  'schedule-e-properties': rentalElements,
  'schedule-e': (_item, facts) => {
    const earlier = takesUpLosses(facts);
    return earlier === null ? [] : [yesNo('PriorYearsLossesInd', earlier)];
  },
  '4562-part-1': (_item, facts) => electedElements(facts),
  'schedule-b': (_item, { foreignAccounts: { held, reportDue, countries } }) =>
    held && reportDue ? countries.map(({ country }) => ({ name: 'ForeignCountryCd', text: country })) : [],
};
