import { covers } from './coverage';

// Who and where: printed or filed, but no line is computed from them.
covers('address', 'presidentialCampaign', 'digitalAssets', 'thirdPartyDesignee', 'residency');

const identity = 'Names and contact details identify you. No line is computed from them.';
const printed = 'Printed on the form so the IRS can match it. No line is computed from it.';
const stateOnly = 'Used on a state return only.';
const jointOwner =
  'Who owns it matters for state returns and for allocations between spouses, not for the federal total.';

/** Facts that change no line, with the reason. A path stands for everything below it; `*` for any position. */
const reasons: Readonly<Record<string, string>> = {
  taxYear: 'Every return here is for one tax year.',
  'taxpayer.firstName': identity,
  'taxpayer.lastName': identity,
  'taxpayer.ssn': identity,
  'taxpayer.occupation': identity,
  'taxpayer.ipPin': 'The IP PIN proves your identity when you file.',
  'taxpayer.phone': identity,
  'taxpayer.email': identity,
  'taxpayer.noIncome':
    'Asked about a spouse only: it decides whether a separate return counts the spouse’s age and blindness.',
  'spouse.firstName': identity,
  'spouse.lastName': identity,
  'spouse.ssn': identity,
  'spouse.occupation': identity,
  'spouse.ipPin': 'The IP PIN proves your identity when you file.',
  'spouse.phone': identity,
  'spouse.email': identity,
  'dependents.*.ssn': identity,
  'dependents.*.ipPin': 'The IP PIN proves your dependent’s identity when you file.',
  'address.street': identity,
  'address.apartment': identity,
  'address.city': identity,
  'address.zip': identity,
  presidentialCampaign: 'The $3 comes from the fund’s own budget. It changes neither tax nor refund.',
  digitalAssets:
    'An answer to the question on page 1 of Form 1040. Sales of digital assets are entered as sales.',
  thirdPartyDesignee: 'Lets somebody else talk to the IRS about this return.',
  'w2s.*.employerEin': printed,
  'w2s.*.employerAddress': printed,
  'retirement.*.payerEin': printed,
  'parents.name': printed,
  'parents.ssn': printed,
  'education.*.address': printed,
  'education.*.form1098T': printed,
  'education.*.priorForm1098T': printed,
  'w2s.*.thirdPartySickPay': printed,
  'w2s.*.states.*.stateId': printed,
  'w2s.*.states.*.wages': stateOnly,
  'w2s.*.states.*.localWages': stateOnly,
  'w2s.*.states.*.locality': stateOnly,
  'interest.*.owner': jointOwner,
  'interest.*.state': stateOnly,
  'dividends.*.owner': jointOwner,
  'dividends.*.state': stateOnly,
  'dividends.*.nondividend':
    'A return of capital isn’t income. It lowers your basis in the shares and counts when you sell them.',
  'sales.*.owner': jointOwner,
  'retirement.*.payer': printed,
  'retirement.*.state': stateOnly,
  'socialSecurity.*.owner': jointOwner,
  'governmentPayments.*.owner': jointOwner,
  'gambling.*.owner': jointOwner,
  'otherIncome.*.owner': jointOwner,
  'otherIncome.*.description': printed,
  'businesses.*.id': 'Connects documents to their business.',
  'businesses.*.expenses.other.*.description': printed,
  'businesses.*.assets.*.description': printed,
  'rentals.*.id': 'Connects documents to their property.',
  'rentals.*.assets.*.description': printed,
  'adjustments.alimonyPaid.*.recipientSsn': printed,
  'itemized.foreignRealEstate':
    'Real estate taxes on foreign property can’t be deducted from 2018 through 2025 (IRC 164(b)(6)(A)).',
  'itemized.mortgages.*.lender': printed,
  'itemized.mortgages.*.insurance':
    'The deduction for mortgage insurance premiums expired after 2021 (IRC 163(h)(3)(E)(iv)).',
  'childCare.providers': printed,
  'unreportedTips.*.employerEin': printed,
  'misclassifiedWages.*.form1099': printed,
  'householdEmployment.ein': printed,
  'householdEmployment.owner': jointOwner,
  'householdEmployment.employees.*.name': printed,
  'foreignEarnedIncome.*.employerName': printed,
  'cleanVehicles.*.vin': printed,
  'farms.*.id': 'Connects documents to their farm.',
  'farms.*.expenses.other.*.description': printed,
  'farms.*.assets.*.description': printed,
  'rentals.*.owner': jointOwner,
  'governmentPayments.*.state': stateOnly,
  'gambling.*.state': stateOnly,
  'retirement.*.taxableNotDetermined':
    'Box 2b says why box 2a is empty. The empty box itself decides how the taxable amount is figured.',
  'refund.routingNumber': 'Where the refund is sent. It changes no amount.',
  'refund.accountNumber': 'Where the refund is sent. It changes no amount.',
  'refund.accountType': 'Where the refund is sent. It changes no amount.',
  'education.*.institution': printed,
  'education.*.ein': printed,
};

/** Why a fact changes no line of the return; null when it can. `pattern` has `*` for positions in lists. */
export function whyWithoutEffect(pattern: string): string | null {
  for (let path = pattern; path !== ''; path = path.slice(0, Math.max(0, path.lastIndexOf('.')))) {
    const reason = reasons[path];
    if (reason !== undefined) return reason;
  }
  return null;
}
