import { centsOf, dollars, plus } from '@/lib/tax/facts/cents';
import type { Cents } from '@/lib/tax/facts/cents';
import type { Person } from '@/lib/tax/facts/household';
import type { ReturnInput } from '@/lib/tax/facts/return-input';
import { box, digits, group, leaf } from './element';
import { businessNameControl, businessText, personText } from './filer-names';
import { addressChildren, addressGroup } from './postal-address';
import type { XmlNode } from './xml-node';

/** An amount box of a paper: whole dollars, left out when it is empty. */
const amount = (name: string, value: Cents): XmlNode[] =>
  leaf(name, centsOf(value) === 0 ? null : String(dollars(value)));

const ownerOf = (facts: ReturnInput, owner: 'taxpayer' | 'spouse'): Person =>
  owner === 'spouse' ? (facts.spouse ?? facts.taxpayer) : facts.taxpayer;

const fullName = ({ firstName, lastName }: Person) => personText(`${firstName} ${lastName}`);

/** The filers' own address, as the header has it. */
const ownAddress = ({ address }: ReturnInput): XmlNode[] =>
  addressChildren({ ...address, street: `${address.street} ${address.apartment}` });

const standard = { name: 'StandardOrNonStandardCd', text: 'S' };

/** Forms W-2 and 1099-R go with the return; other papers only where tax was withheld on them. */
export function paperDocuments(facts: ReturnInput): XmlNode[] {
  return [
    ...facts.w2s.map((w2): XmlNode => {
      const person = ownerOf(facts, w2.owner);
      return {
        name: 'IRSW2',
        children: [
          ...leaf('EmployeeSSN', digits(person.ssn)),
          ...leaf('EmployerEIN', digits(w2.employerEin)),
          ...leaf('EmployerNameControlTxt', businessNameControl(w2.employerName)),
          ...group('EmployerName', leaf('BusinessNameLine1Txt', businessText(w2.employerName))),
          ...addressGroup('EmployerUSAddress', w2.employerAddress),
          ...leaf('EmployeeNm', fullName(person)),
          ...group('EmployeeUSAddress', ownAddress(facts)),
          ...amount('WagesAmt', w2.wages),
          ...w2.box12.flatMap(({ code, amount: value }) =>
            group('EmployersUseGrp', [
              ...leaf('EmployersUseCd', code.toUpperCase()),
              ...leaf('EmployersUseAmt', String(dollars(value))),
            ]),
          ),
          ...amount('WithholdingAmt', w2.federalWithholding),
          ...amount('SocialSecurityWagesAmt', w2.socialSecurityWages),
          ...amount('SocialSecurityTaxAmt', w2.socialSecurityWithholding),
          ...amount('MedicareWagesAndTipsAmt', w2.medicareWages),
          ...amount('MedicareTaxWithheldAmt', w2.medicareWithholding),
          ...amount('SocialSecurityTipsAmt', w2.socialSecurityTips),
          ...amount('AllocatedTipsAmt', w2.allocatedTips),
          ...amount('DependentCareBenefitsAmt', w2.dependentCareBenefits),
          ...amount('NonqualifiedPlansAmt', w2.nonqualifiedPlans),
          ...w2.box14.flatMap(({ description, amount: value }) =>
            group('OtherDeductionsBenefitsGrp', [
              ...leaf('Desc', businessText(description, 30)),
              ...leaf('Amt', String(dollars(value))),
            ]),
          ),
          ...box('StatutoryEmployeeInd', w2.statutoryEmployee),
          ...box('RetirementPlanInd', w2.retirementPlan),
          ...box('ThirdPartySickPayInd', w2.thirdPartySickPay),
          // A row of boxes 15 to 20 each: the outer group repeats, the inner one doesn't.
          ...w2.states.flatMap((state) =>
            group(
              'W2StateLocalTaxGrp',
              group('W2StateTaxGrp', [
                ...leaf('StateAbbreviationCd', state.state.toUpperCase()),
                ...leaf('EmployerStateIdNum', businessText(state.stateId, 16)),
                ...amount('StateWagesAmt', state.wages),
                ...amount('StateIncomeTaxAmt', state.withholding),
                ...group('W2LocalTaxGrp', [
                  ...amount('LocalWagesAndTipsAmt', state.localWages),
                  ...amount('LocalIncomeTaxAmt', state.localWithholding),
                  ...leaf('LocalityNm', businessText(state.locality, 20)),
                ]),
              ]),
            ),
          ),
          standard,
        ],
      };
    }),
    ...facts.retirement.map((distribution): XmlNode => {
      const person = ownerOf(facts, distribution.owner);
      return {
        name: 'IRS1099R',
        children: [
          ...leaf('PayerNameControlTxt', businessNameControl(distribution.payer)),
          ...group('PayerName', leaf('BusinessNameLine1Txt', businessText(distribution.payer))),
          ...leaf('PayerEIN', digits(distribution.payerEin)),
          ...leaf('RecipientSSN', digits(person.ssn)),
          ...leaf('RecipientNm', fullName(person)),
          ...group('RecipientUSAddress', ownAddress(facts)),
          ...amount('GrossDistributionAmt', distribution.grossDistribution),
          ...(distribution.taxableAmount === null
            ? []
            : leaf('TaxableAmt', String(dollars(distribution.taxableAmount)))),
          ...box('TxblAmountNotDeterminedInd', distribution.taxableNotDetermined),
          ...amount('CapitalGainAmt', distribution.capitalGain),
          ...amount('FederalIncomeTaxWithheldAmt', distribution.federalWithholding),
          ...leaf('F1099RDistributionCd', distribution.code),
          ...box('IRASEPSIMPLEInd', distribution.ira),
          ...group(
            'F1099RStateLocalTaxGrp',
            group('F1099RStateTaxGrp', [
              ...amount('StateTaxWithheldAmt', distribution.stateWithholding),
              ...leaf('StateAbbreviationCd', distribution.state.toUpperCase()),
              ...group('F1099RLocalTaxGrp', amount('LocalTaxWithheldAmt', distribution.localWithholding)),
            ]),
          ),
          standard,
        ],
      };
    }),
    ...withholdingStatement(facts),
  ];
}

/** Tax withheld on Forms 1099 other than 1099-R, which stand nowhere else in the return. */
function withholdingStatement({
  interest,
  dividends,
  socialSecurity,
  governmentPayments,
}: ReturnInput): XmlNode[] {
  const forms = [...interest, ...dividends, ...socialSecurity, ...governmentPayments];
  const withheld = plus(...forms.map((distribution) => distribution.federalWithholding));
  if (centsOf(withheld) === 0) return [];
  return group(
    'OtherWithholdingStatement',
    group('OtherWithholdingStmt', [
      { name: 'WithholdingCd', text: 'FORM 1099' },
      ...leaf('WithholdingAmt', String(dollars(withheld))),
    ]),
  );
}
