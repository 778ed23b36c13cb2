import { type FieldFormat, type FieldSpec, type Kind } from './kind';
import { readMarketplace } from './marketplace-facts';

/** Form 1095-A, Health Insurance Marketplace Statement. Parts I and II are boxes, Part III a table by month. */
const box = (
  path: string,
  number: string,
  label: string,
  format: FieldFormat,
  phrases: readonly string[],
): FieldSpec => ({ path, label: `Box ${number}: ${label}`, format, box: number, phrases });

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const columns = [
  {
    path: 'a_premium',
    label: 'enrollment premium',
    phrases: ['a? monthly enrollment premiums|premium', 'enrollment premiums|premium'],
  },
  {
    path: 'b_slcsp',
    label: 'second lowest cost silver plan premium',
    phrases: [
      'b? monthly second lowest cost silver plan slcsp? premium?',
      'second lowest cost silver plan slcsp? premium?',
      'monthly? slcsp premium',
    ],
  },
  {
    path: 'c_aptc',
    label: 'advance payment of the premium tax credit',
    phrases: [
      'c? monthly advance payment of premium tax credit',
      'c? monthly advance payment of ptc',
      'advance payment of? premium? tax? credit?',
      'aptc',
    ],
  },
];

export const f1095A: Kind = {
  form: '1095-A',
  titles: ['1095 a', 'health insurance marketplace statement'],
  fields: [
    box('box1_marketplace_id', '1', 'Marketplace identifier', 'text', ['marketplace identifier']),
    {
      ...box('box2_policy_number', '2', 'Policy number', 'id', [
        'marketplace assigned policy number',
        'policy number',
      ]),
      critical: true,
    },
    box('box3_issuer', '3', 'Policy issuer’s name', 'text', ['policy issuers name', 'issuers? name']),
    box('box4_recipient_name', '4', 'Recipient’s name', 'text', ['recipients name']),
    box('box5_recipient_ssn', '5', 'Recipient’s SSN', 'ssn', ['recipients ssn|social security? number?']),
    box('box6_recipient_dob', '6', 'Recipient’s date of birth', 'date', ['recipients date of birth']),
    box('box7_spouse_name', '7', 'Spouse’s name', 'text', ['recipients spouses name', 'spouses name']),
    box('box8_spouse_ssn', '8', 'Spouse’s SSN', 'ssn', ['recipients spouses ssn', 'spouses ssn']),
    box('box9_spouse_dob', '9', 'Spouse’s date of birth', 'date', [
      'recipients spouses date of birth',
      'spouses date of birth',
    ]),
    box('box10_start', '10', 'Policy start date', 'date', ['policy start date']),
    box('box11_end', '11', 'Policy termination date', 'date', ['policy termination date', 'policy end date']),
    box('box12_street', '12', 'Street address', 'text', [
      'street address including? apartment|apt? no|number?',
      'street address',
    ]),
    box('box13_city', '13', 'City or town', 'text', ['city or town']),
    box('box14_state', '14', 'State or province', 'state', ['state or province']),
    box('box15_zip', '15', 'ZIP code', 'id', ['country and zip or foreign postal code', 'zip code']),
  ],
  parties: [],
  rows: [
    {
      path: 'covered',
      isTable: true,
      columns: [
        {
          path: 'name',
          label: 'Covered person',
          format: 'text',
          phrases: ['a? covered individual name', 'name of covered individual'],
        },
        { path: 'ssn', label: 'SSN', format: 'ssn', phrases: ['b? ssn', 'covered individual ssn'] },
        { path: 'dob', label: 'Date of birth', format: 'date', phrases: ['c? date of birth'] },
        { path: 'start', label: 'Coverage start date', format: 'date', phrases: ['d? coverage start date'] },
        {
          path: 'end',
          label: 'Coverage end date',
          format: 'date',
          phrases: ['e? coverage termination|end date'],
        },
      ],
    },
  ],
  grids: [
    {
      columns,
      rows: [
        ...monthNames.map((month, index) => ({
          label: month,
          phrases: [month.toLowerCase()],
          box: String(21 + index),
          path: (column: string) => `months[${index}].${column}`,
        })),
        {
          label: 'Annual totals',
          phrases: ['annual totals|total'],
          box: '33',
          path: (column: string) => `annual_${column.slice(0, 1)}`,
        },
      ],
    },
  ],
  codes: [],
  notes: [],
  checks: [{ path: 'corrected', label: 'Corrected', phrases: ['corrected'] }],
  captions: [
    {
      phrases: [
        'void',
        'part i recipient information',
        'part ii covered individuals',
        'part iii coverage information',
      ],
    },
  ],
  identity: ['box2_policy_number', 'box5_recipient_ssn'],
  boxChecks: columns.map(({ path, label }) => ({
    paths: [`annual_${path.slice(0, 1)}`, ...monthNames.map((_, index) => `months[${index}].${path}`)],
    message: `The monthly amounts don’t add up to the annual total for the ${label}. Check column ${path.slice(0, 1).toUpperCase()} against your form.`,
    isExact: true as const,
    holds: (amount) => {
      const parts = monthNames.map((_, index) => amount(`months[${index}].${path}`));
      const whole = amount(`annual_${path.slice(0, 1)}`);
      if (whole === null || parts.every((part) => part === null)) return null;
      return Math.abs(parts.reduce<number>((sum, part) => sum + (part ?? 0), 0) - whole) < 0.005;
    },
  })),
  facts: {
    group: 'marketplace',
    recipient: 'box5_recipient_ssn',
    text: {},
    money: {},
    items: readMarketplace,
  },
};
