/** Names of the questions about a person whose answers go on. */
export const personal = ['firstName', 'lastName', 'dateOfBirth', 'occupation', 'idKind', 'ssn'];

/** What stays as it is from one year to the next unless somebody says otherwise. */
export const lasting: readonly string[] = [
  ...personal.map((name) => `taxpayer.${name}`),
  'taxpayer.phone',
  'taxpayer.email',
  'address.street',
  'address.apartment',
  'address.city',
  'address.state',
  'address.zip',
  'home.county',
  'home.city',
  'refund-method',
  'refund.routingNumber',
  'refund.accountNumber',
  'refund.accountType',
];

/** The same of one item of a list. What the year decides (months at home, studies, amounts) is asked again. */
export const lastingOfItem: Readonly<Record<string, readonly string[]>> = {
  dependents: [
    'firstName',
    'lastName',
    'relationship',
    'childWord',
    'siblingWord',
    'nieceOrNephewWord',
    'dateOfBirth',
    'idKind',
    'ssn',
  ],
  businesses: [
    'owner',
    'name',
    'product',
    'principalCode',
    'ein',
    'cashMethod',
    'homeOffice.squareFeet',
    'homeOffice.totalSquareFeet',
    'homeOffice.homeBasis',
    'homeOffice.homeValue',
    'homeOffice.landValue',
    'homeOffice.firstUsed',
  ],
  farms: ['owner', 'product', 'activityCode', 'ein', 'cashMethod'],
  rentals: ['owner', 'kind', 'address'],
  k1s: ['owner', 'entity', 'name', 'ein', 'publiclyTraded'],
  installmentSales: [
    'use',
    'description',
    'sold',
    'acquired',
    'kind',
    'tookPart',
    'isRelated',
    'relatedBuyer.name',
    'relatedBuyer.address',
    'relatedBuyer.ssn',
  ],
  assets: ['belongsTo', 'description', 'class', 'placedInService', 'cost', 'section179', 'bonus', 'acquired'],
};
