import { blankIfZero, largerOf, notBelowZero, smallerOf } from '../../engine/verbs';
import { addCents, centsOf, dollars } from '../../facts/cents';
import { socialSecurity, socialSecurityTaxable, taxExemptInterest } from '../../us/form-1040/income';
import { businessIncome, farmIncome, scheduleEIncome } from '../../us/schedule-1/income';
import { agi } from '../../us/form-1040/taxable-income';
import { isDependent } from '../../us/dependents/tests';
import { rowOf } from '../shared/rates';
import { filersOf } from '../shared/people';
import { form, type MichiganReader, residency } from './form';
import { homesHere, isSenior, shareOf } from './income';

const creditForm = form('mi-1040cr', 'Homestead Property Tax Credit Claim', {
  name: 'Form MI-1040CR',
  attachedWhen: ({ entry }) => entry(homesteadCredit) !== null,
});
const { money } = creditForm;

/** Couples who file apart and share a home make one claim, with the resources of both, which we don't know. */
const mayClaim = (reader: MichiganReader): boolean =>
  residency.isResident(reader) && (reader.facts.filingStatus !== 'mfs' || reader.facts.livedApartAllYear);
const isDisabled = ({ facts }: MichiganReader) =>
  facts.taxpayer.permanentlyDisabled ||
  (facts.filingStatus === 'mfj' && facts.spouse?.permanentlyDisabled === true);

const propertyTaxes = money(
  '10',
  'Property taxes',
  'Property taxes levied on your home for 2024. Enter 0 if the home’s taxable value is over the limit',
  ({ facts, law }) =>
    blankIfZero(
      dollars(
        addCents(
          homesHere(facts, 'own').filter(
            (home) => centsOf(home.taxableValue) <= law.homestead.valueLimit * 100,
          ),
          (home) => shareOf(home, 'propertyTax'),
        ),
      ),
    ),
);
const rent = money('11', 'Rent', 'Rent paid for your home', ({ facts }) =>
  blankIfZero(dollars(addCents(homesHere(facts, 'rent'), (home) => shareOf(home, 'rent')))),
);
const rentShare = money('12', 'Rent equivalent of property tax', 'Multiply line 11 by 23%', ({ get, law }) =>
  blankIfZero(get(rent) * law.homestead.rentShare),
);
const taxesOrRent = money(
  '13',
  'Property taxes and rent',
  'Add lines 10 and 12',
  ({ get }) => get(propertyTaxes) + get(rentShare),
);
/** Income with Social Security in full, tax-exempt interest and support from elsewhere; losses of a business don't count. */
export const resources = money(
  '33',
  'Total household resources',
  'Total household resources: income from all sources minus adjustments and medical insurance premiums',
  ({ get, facts }) => {
    const { householdResources: more, medicalPremiums } = facts.states.MI;
    const losses = [businessIncome, farmIncome, scheduleEIncome].reduce(
      (total, line) => total + notBelowZero(-get(line)),
      0,
    );
    const { gifts, inheritance, childSupport, workersComp, veterans, FIP, otherState } = more;
    return notBelowZero(
      get(agi) +
        losses +
        get(socialSecurity) -
        get(socialSecurityTaxable) +
        get(taxExemptInterest) +
        dollars(gifts, inheritance, childSupport, workersComp, veterans, FIP, otherState) -
        dollars(
          medicalPremiums,
          addCents(facts.socialSecurity, (form) => form.medicarePremiums),
        ),
    );
  },
);
const notRefundable = money(
  '34',
  'Nonrefundable part',
  'Multiply line 33 by 3.2%, or by the percentage in Table 2 for people who are 65 or older or disabled',
  (reader) => {
    const { get, law } = reader;
    const rate =
      isSenior(reader) || isDisabled(reader)
        ? rowOf(get(resources), law.homestead.seniorNotRefundable).rate
        : law.homestead.notRefundable;
    return get(resources) * rate;
  },
);
const rest = money('35', 'Taxes over the nonrefundable part', 'Subtract line 34 from line 13', ({ get }) =>
  notBelowZero(get(taxesOrRent) - get(notRefundable)),
);
const seniorCredit = money(
  '38',
  'Senior claimants',
  'Multiply line 36 by the percentage in Table A; renters may use rent over 40% of household resources',
  (reader) => {
    if (!isSenior(reader)) return null;
    const { get, law } = reader;
    const byTable = get(rest) * rowOf(get(resources), law.homestead.seniorShare).rate;
    const byRent = get(rent) - get(resources) * law.homestead.seniorRentShare;
    return smallerOf(law.homestead.most, largerOf(byTable, byRent));
  },
);
const disabledCredit = money('39', 'Disabled claimants', 'Amount from line 35', (reader) =>
  isDisabled(reader) && !isSenior(reader) ? smallerOf(reader.law.homestead.most, reader.get(rest)) : null,
);
const otherCredit = money('41', 'All other claimants', 'Multiply line 40 by 60%', (reader) =>
  isSenior(reader) || isDisabled(reader)
    ? null
    : smallerOf(reader.law.homestead.most, reader.get(rest) * reader.law.homestead.otherShare),
);
const reductionShare = creditForm.rate('43', 'Percentage', 'Percentage from Table B', ({ get, law }) => {
  const { reductionStart, reductionStep, reductionRate, resourcesLimit } = law.homestead;
  const over = get(resources) - reductionStart;
  if (over <= 0) return 1;
  if (get(resources) > resourcesLimit) return 0;
  return notBelowZero(10 - Math.ceil(over / reductionStep)) * reductionRate;
});
export const homesteadCredit = money(
  '44',
  'Homestead property tax credit',
  'Multiply line 42 by line 43',
  (reader) => {
    const { get } = reader;
    if (!mayClaim(reader) || get(taxesOrRent) === 0) return null;
    return blankIfZero((get(seniorCredit) + get(disabledCredit) + get(otherCredit)) * get(reductionShare));
  },
);

const heatingForm = form('mi-1040cr-7', 'Home Heating Credit Claim', {
  name: 'Form MI-1040CR-7',
  attachedWhen: ({ entry }) => entry(heatingCredit) !== null,
});
const heatingExemptions = heatingForm.count(
  '15',
  'Exemptions',
  'You, your spouse, dependents, and special exemptions',
  ({ facts, each }) =>
    filersOf(facts) + each(isDependent).filter(Boolean).length + facts.states.MI.specialExemptions,
);
const standardHeating = heatingForm.money(
  '40',
  'Standard credit',
  'Standard allowance from Table A minus 3.5% of line 33, or half of that if heat is included in your rent',
  ({ facts, get, law }) => {
    const { allowance, furtherAllowance, reductionRate, includedShare } = law.heating;
    const people = get(heatingExemptions);
    const listed = allowance[Math.min(people, allowance.length) - 1] ?? 0;
    const further = Math.max(0, people - allowance.length) * furtherAllowance;
    const homes = [...homesHere(facts, 'own'), ...homesHere(facts, 'rent')];
    const left = notBelowZero(listed + further - get(resources) * reductionRate);
    return homes.length > 0 && homes.every(({ heatIncluded }) => heatIncluded) ? left * includedShare : left;
  },
);
const alternateHeating = heatingForm.money(
  '45',
  'Alternate credit',
  '70% of heating costs over 11% of line 33, if household resources are within the Table B limit',
  ({ facts, get, law }) => {
    const { costLimit, costReduction, costShare, costResources } = law.heating;
    const cost = dollars(
      addCents([...homesHere(facts, 'own'), ...homesHere(facts, 'rent')], ({ heating }) => heating.cost),
    );
    const limit = costResources[Math.min(get(heatingExemptions), costResources.length) - 1] ?? 0;
    if (cost === 0 || get(resources) > limit) return null;
    return notBelowZero(smallerOf(cost, costLimit) - get(resources) * costReduction) * costShare;
  },
);
/** A claim of its own, filed with the return; the Treasury pays it to the provider of the heat where it can. */
export const heatingCredit = heatingForm.money(
  '47',
  'Home heating credit',
  'The larger of the standard credit or the alternate credit, multiplied by 52%',
  (reader) => {
    const { facts, get, law } = reader;
    const hasHome = homesHere(facts, 'own').length + homesHere(facts, 'rent').length > 0;
    if (!mayClaim(reader) || !hasHome || facts.taxpayer.claimableAsDependent) return null;
    return blankIfZero(largerOf(get(standardHeating), get(alternateHeating)) * law.heating.share);
  },
);

export { creditForm, heatingForm };
