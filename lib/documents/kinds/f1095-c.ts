import { type Kind } from './kind';

const months = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'June',
  'July',
  'Aug',
  'Sept',
  'Oct',
  'Nov',
  'Dec',
] as const;

/**
 * Form 1095-C, Employer-Provided Health Insurance Offer and Coverage. No line of the return takes anything from it; what
 * it costs to be covered (line 15) helps where a Marketplace plan was bought nevertheless.
 */
export const f1095C: Kind = {
  form: '1095-C',
  titles: ['1095 c', 'employer provided health insurance offer and coverage'],
  fields: [
    {
      path: 'recipient_tin',
      label: 'Line 2: Your Social Security number (SSN)',
      format: 'ssn',
      box: '2',
      phrases: ['social security number ssn?'],
    },
    {
      path: 'employer_ein',
      label: 'Line 8: Employer identification number (EIN)',
      format: 'ein',
      box: '8',
      phrases: ['employer identification number ein?'],
    },
    {
      path: 'recipient_name',
      label: 'Line 1: Name of employee',
      format: 'text',
      box: '1',
      phrases: ['name of employee first? name? middle? initial? last? name?'],
    },
    {
      path: 'employer_name',
      label: 'Line 7: Name of employer',
      format: 'text',
      box: '7',
      phrases: ['name of employer'],
    },
    {
      path: 'plan_start_month',
      label: 'Plan start month',
      format: 'id',
      phrases: ['plan start month enter? 2? digit? number?'],
    },
  ],
  parties: [],
  rows: [],
  grids: [
    {
      columns: [
        { path: 'all', label: 'all 12 months', phrases: ['all 12 months'] },
        ...months.map((month, index) => ({
          path: String(index + 1),
          label: month,
          phrases: [month.toLowerCase().slice(0, 3), month.toLowerCase()],
        })),
      ],
      rows: [
        {
          label: 'Line 15: Employee required contribution',
          phrases: ['15? employee required contribution see? instructions?'],
          path: (column: string) => `line15.${column}`,
        },
      ],
    },
  ],
  codes: [],
  notes: [],
  checks: [{ path: 'corrected', label: 'Corrected', phrases: ['corrected if? checked?'] }],
  captions: [
    { phrases: ['14 offer of coverage', 'offer of coverage enter required code'] },
    { phrases: ['16 section 4980h safe harbor', 'zip code', 'contact telephone number', 'street address'] },
  ],
  identity: ['recipient_tin', 'employer_ein'],
  boxChecks: [],
  facts: { group: 'other', recipient: 'recipient_tin', text: { payer: 'employer_name' }, money: {} },
};
