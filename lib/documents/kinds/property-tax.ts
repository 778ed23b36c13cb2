import { type FieldSpec, type Kind } from './kind';

const money = (path: string, label: string, phrases: readonly string[], critical?: true): FieldSpec => ({
  path,
  label,
  format: 'money',
  phrases,
  ...(critical ? { critical } : {}),
});

/**
 * A county's or town's bill for real estate tax. Counties print what they like: only what most of them name alike is
 * read. What was paid in the year counts (IRC 164(a)(1)), which the bill doesn't say, so the filer enters it.
 */
export const propertyTax: Kind = {
  form: 'Property tax bill',
  titles: [
    'property tax bill|statement|notice|receipt',
    'real estate tax bill|statement|notice|receipt',
    'secured property taxes|tax',
    'annual property tax',
    'real property tax',
  ],
  fields: [
    {
      path: 'parcel',
      label: 'Parcel or account number',
      format: 'id',
      phrases: [
        'assessors? parcel number|no|id',
        'parcel number|no|id identification?',
        'apn',
        'pin',
        'property id|number|no',
        'account number|no',
        'bill number|no',
      ],
    },
    {
      path: 'property_address',
      label: 'Property address',
      format: 'text',
      phrases: ['property address|location', 'location of property', 'situs address?'],
    },
    money('assessed_value', 'Assessed value', [
      'total? net? assessed|appraised value|valuation',
      'taxable value',
      'net taxable value',
    ]),
    money(
      'total_tax',
      'Total tax',
      [
        'total 2022|2023|2024|2025|2026? property? taxes|tax due?',
        'combined|total taxes|tax and assessments',
        'total amount due',
        'total due',
        'annual tax',
        'tax amount',
      ],
      true,
    ),
    money('first_installment', 'First installment', ['first|1st installment|half amount? due?']),
    money('second_installment', 'Second installment', ['second|2nd installment|half amount? due?']),
    money('special_assessments', 'Special assessments', [
      'special assessments|assessment',
      'direct assessments|charges',
      'total? fixed charges',
      'total? non ad valorem assessments',
    ]),
    money('amount_paid', 'Amount paid', ['amount paid', 'total paid', 'payments received', 'taxes paid']),
  ],
  parties: [],
  rows: [],
  codes: [],
  notes: [],
  checks: [],
  captions: [{ phrases: ['due date', 'tax rate', 'penalty', 'interest', 'delinquent after'] }],
  identity: ['parcel', 'total_tax'],
  boxChecks: [
    {
      paths: ['first_installment', 'second_installment', 'total_tax'],
      message: 'The two installments don’t add up to the total tax. Check these amounts against your bill.',
      holds: (amount) => {
        const [first, second, total] = [
          amount('first_installment'),
          amount('second_installment'),
          amount('total_tax'),
        ];
        if (first === null || second === null || total === null) return null;
        return Math.abs(first + second - total) < 1;
      },
    },
    {
      paths: ['assessed_value', 'total_tax'],
      message: 'The tax is more than a tenth of the assessed value. Check both amounts against your bill.',
      mild: true,
      holds: (amount) => {
        const [value, tax] = [amount('assessed_value'), amount('total_tax')];
        return value === null || value === 0 || tax === null ? null : tax <= value / 10;
      },
    },
    {
      paths: ['special_assessments', 'total_tax'],
      message:
        'This bill has special assessments. Charges for streets, sewers, or trash pickup aren’t deductible. Leave them out of the amount you enter.',
      mild: true,
      holds: (amount) => ((amount('special_assessments') ?? 0) > 0 ? false : null),
    },
  ],
  facts: { group: 'other', recipient: '', text: {}, money: { realEstateTax: 'total_tax' } },
};
