import { type Kind } from './kind';

/**
 * Form W-2, Wage and Tax Statement. Labels as printed on the IRS form (2010 to 2025) and the
 * shortenings that payroll providers use under Pub. 1141 (substitute Forms W-2).
 */

/** Highest wages subject to social security tax, by year (SSA, contribution and benefit base). */
const wageBase: Readonly<Record<number, number>> = {
  2019: 132_900,
  2020: 137_700,
  2021: 142_800,
  2022: 147_000,
  2023: 160_200,
  2024: 168_600,
  2025: 176_100,
};

/** Box 12 codes, General Instructions for Forms W-2 and W-3, "Box 12 - Codes". */
const box12Codes = [...'ABCDEFGHJKLMNPQRSTVWYZ', 'AA', 'BB', 'DD', 'EE', 'FF', 'GG', 'HH', 'II'] as const;

const close = (a: number, b: number, tolerance: number) => Math.abs(a - b) <= tolerance;

export const w2: Kind = {
  form: 'W-2',
  titles: ['form w 2', 'wage and tax statement', 'w 2 wage and tax', 'w 2 and? earnings summary', 'w 2'],
  notTitles: [
    'form w 2c',
    'w 2c',
    'corrected wage and tax statement|statements',
    'w 2g',
    'form w 2g',
    'w 2gu',
    'w 2as',
    'w 2vi',
  ],
  standsWithoutTitle: true,
  fields: [
    {
      path: 'employee_ssn',
      label: 'Box a: Employee’s social security number',
      format: 'ssn',
      critical: true,
      box: 'a',
      phrases: [
        'employees? social|soc security|sec number|no|num',
        'employees? ssn|ssa number|no?',
        'employees? ssn',
        'social security number|no',
        'ssn',
      ],
    },
    {
      path: 'employer_ein',
      label: 'Box b: Employer identification number',
      format: 'ein',
      critical: true,
      box: 'b',
      phrases: [
        'employer|employers identification|id|ident number|no|num ein?',
        'employers? fed|federal id|identification|ein number|no|num?',
        'employers? federal ein|id',
        'employers? ein',
        'employers? tin',
        'ein',
        'fed|federal id|identification number|no',
        'employers? id number|no',
      ],
    },
    {
      path: 'control_number',
      label: 'Box d: Control number',
      format: 'id',
      box: 'd',
      phrases: ['control number|no|num'],
    },
    {
      path: 'box1_wages',
      label: 'Box 1: Wages, tips, other compensation',
      format: 'money',
      critical: true,
      box: '1',
      phrases: [
        'wages tips and? other compensation|comp',
        'wages tips other',
        'wages and? tips and? other comp',
        'federal taxable? wages',
        'federal gross wages',
        'taxable wages',
      ],
    },
    {
      path: 'box2_federal_withholding',
      label: 'Box 2: Federal income tax withheld',
      format: 'money',
      critical: true,
      box: '2',
      phrases: [
        'federal|fed income tax withheld|withholding|withhold|wh',
        'federal|fed tax withheld|withholding',
      ],
    },
    {
      path: 'box3_ss_wages',
      label: 'Box 3: Social security wages',
      format: 'money',
      critical: true,
      box: '3',
      phrases: ['social|soc security|sec wages', 'ss wages', 'oasdi wages|gross'],
    },
    {
      path: 'box4_ss_tax',
      label: 'Box 4: Social security tax withheld',
      format: 'money',
      critical: true,
      box: '4',
      phrases: [
        'social|soc security|sec tax withheld|withholding|wh?',
        'ss tax withheld?',
        'oasdi tax withheld?',
      ],
    },
    {
      path: 'box5_medicare_wages',
      label: 'Box 5: Medicare wages and tips',
      format: 'money',
      critical: true,
      box: '5',
      phrases: ['medicare wages and|& tips', 'medicare wages tips?', 'medicare gross'],
    },
    {
      path: 'box6_medicare_tax',
      label: 'Box 6: Medicare tax withheld',
      format: 'money',
      critical: true,
      box: '6',
      phrases: ['medicare tax withheld|withholding|wh?'],
    },
    {
      path: 'box7_ss_tips',
      label: 'Box 7: Social security tips',
      format: 'money',
      box: '7',
      phrases: ['social|soc security|sec tips', 'ss tips'],
    },
    {
      path: 'box8_allocated_tips',
      label: 'Box 8: Allocated tips',
      format: 'money',
      box: '8',
      phrases: ['allocated tips'],
    },
    {
      path: 'box10_dependent_care',
      label: 'Box 10: Dependent care benefits',
      format: 'money',
      box: '10',
      phrases: ['dependent|dep care benefits|benefit|ben?'],
    },
    {
      path: 'box11_nonqualified',
      label: 'Box 11: Nonqualified plans',
      format: 'money',
      box: '11',
      phrases: ['nonqualified|nonqual plans|plan', 'non qualified plans|plan'],
    },
  ],
  parties: [
    {
      name: { path: 'employer_name', label: 'Box c: Employer’s name' },
      address: { path: 'employer_address', label: 'Box c: Employer’s address' },
      nameLabels: {
        box: 'c',
        phrases: [
          'employers name address and? zip code?',
          'employers name and? address and? zip? code?',
          'employers name',
          'employer name',
          'employer',
        ],
      },
      addressLabels: [{ phrases: ['employers? address and? zip? code?'] }],
    },
    {
      name: { path: 'employee_name', label: 'Box e: Employee’s name' },
      address: { path: 'employee_address', label: 'Box f: Employee’s address' },
      nameLabels: {
        box: 'e',
        phrases: [
          'employees first name and? middle? initial last? name?',
          'employees name address and? zip code?',
          'employees name and? address and? zip? code?',
          'employees name first middle? initial? last?',
          'employees name',
          'employee name',
          'employee',
        ],
      },
      partLabels: { phrases: ['last name', 'suff', 'suffix'] },
      addressLabels: [{ box: 'f', phrases: ['employees? address and? zip? code?'] }],
    },
  ],
  rows: [
    {
      path: 'state',
      columns: [
        {
          path: 'box15_state',
          label: 'Box 15: State',
          format: 'state',
          box: '15',
          phrases: ['state', 'st'],
        },
        {
          path: 'box15_state_id',
          label: 'Box 15: Employer’s state ID number',
          format: 'id',
          phrases: [
            'employers? state id|identification number|no|num',
            'employers? state id|identification',
            'employers? state i d number|no',
            'state id number|no',
          ],
        },
        {
          path: 'box16_state_wages',
          label: 'Box 16: State wages, tips, etc.',
          format: 'money',
          critical: true,
          box: '16',
          phrases: ['state wages tips etc?', 'state wages'],
        },
        {
          path: 'box17_state_tax',
          label: 'Box 17: State income tax',
          format: 'money',
          critical: true,
          box: '17',
          phrases: ['state income tax withheld?', 'state tax withheld?', 'state inc tax'],
        },
        {
          path: 'box18_local_wages',
          label: 'Box 18: Local wages, tips, etc.',
          format: 'money',
          box: '18',
          phrases: ['local wages tips etc?', 'local wages'],
        },
        {
          path: 'box19_local_tax',
          label: 'Box 19: Local income tax',
          format: 'money',
          box: '19',
          phrases: ['local income tax withheld?', 'local tax withheld?', 'local inc tax'],
        },
        {
          path: 'box20_locality',
          label: 'Box 20: Locality name',
          format: 'text',
          box: '20',
          phrases: ['locality name', 'locality', 'local name'],
        },
      ],
    },
  ],
  codes: [
    {
      path: 'box12',
      label: 'Box 12',
      codes: box12Codes,
      labels: [
        { box: '12', phrases: ['see instructions|instrs|inst for? box? 12?', 'codes', 'code'] },
        { phrases: ['12a see? instructions? for? box? 12? code?', '12a code?', 'box 12a code?'] },
        { phrases: ['12b code?', 'box 12b code?'] },
        { phrases: ['12c code?', 'box 12c code?'] },
        { phrases: ['12d code?', 'box 12d code?'] },
        { phrases: ['box 12 code?', '12 code?'] },
      ],
    },
  ],
  notes: [
    {
      path: 'box14',
      label: 'Box 14: Other',
      box: '14',
      phrases: ['14 other', 'box 14 other', '14', '14a other', 'box 14'],
    },
  ],
  checks: [
    {
      path: 'box13.statutory_employee',
      label: 'Box 13: Statutory employee',
      phrases: ['statutory|stat employee|emp|empl'],
    },
    {
      path: 'box13.retirement_plan',
      label: 'Box 13: Retirement plan',
      phrases: ['retirement|ret plan'],
    },
    {
      path: 'box13.third_party_sick_pay',
      label: 'Box 13: Third-party sick pay',
      phrases: ['third|3rd party sick pay'],
    },
  ],
  captions: [
    { phrases: ['9', 'box 9', '9 advance eic payment', 'verification code'] },
    { phrases: ['13', 'box 13', '15', '20'] },
    { phrases: ['14b treasury tipped occupation codes?'] },
    { phrases: ['dept corp? employer use only', 'employer use only', 'dept', 'corp'] },
    { phrases: ['batch number|no', 'void', 'for official use only', 'wage and tax statement'] },
  ],
  identity: ['employee_ssn', 'employer_ein'],
  // IRS fillable Form W-2 (2024, 2025): fields f1_01 to f1_42 on Copy A, f2_01 to f2_42 on the others.
  fillable: [
    'employee_ssn',
    'employer_ein',
    'employer_name',
    'control_number',
    'employee_name',
    'employee_name',
    'employee_name',
    'employee_address',
    'box1_wages',
    'box2_federal_withholding',
    'box3_ss_wages',
    'box4_ss_tax',
    'box5_medicare_wages',
    'box6_medicare_tax',
    'box7_ss_tips',
    'box8_allocated_tips',
    '',
    'box10_dependent_care',
    'box11_nonqualified',
    ...[0, 1, 2, 3].flatMap((index) => [`box12[${index}].code`, `box12[${index}].amount`]),
    'box14[0].label',
    'state[0].box15_state',
    'state[0].box15_state_id',
    'state[1].box15_state',
    'state[1].box15_state_id',
    ...[
      'box16_state_wages',
      'box17_state_tax',
      'box18_local_wages',
      'box19_local_tax',
      'box20_locality',
    ].flatMap((column) => [`state[0].${column}`, `state[1].${column}`]),
  ],
  boxChecks: [
    {
      isExact: true,
      paths: ['box3_ss_wages', 'box4_ss_tax', 'box7_ss_tips'],
      message: 'Box 4 is usually 6.2% of boxes 3 and 7 together. Check these boxes against your W-2.',
      holds: (amount) => {
        const tax = amount('box4_ss_tax');
        const wages = amount('box3_ss_wages');
        if (tax === null || wages === null) return null;
        return close(tax, 0.062 * (wages + (amount('box7_ss_tips') ?? 0)), 1);
      },
    },
    {
      isExact: true,
      paths: ['box5_medicare_wages', 'box6_medicare_tax'],
      message: 'Box 6 is usually 1.45% of box 5. Check these boxes against your W-2.',
      holds: (amount) => {
        const tax = amount('box6_medicare_tax');
        const wages = amount('box5_medicare_wages');
        if (tax === null || wages === null) return null;
        // Additional Medicare Tax withholding starts above $200,000 (Form 8959 instructions).
        const additional = 0.009 * Math.max(0, wages - 200_000);
        return close(tax, 0.0145 * wages + additional, 1) || close(tax, 0.0145 * wages, 1);
      },
    },
    {
      paths: ['box3_ss_wages', 'box7_ss_tips'],
      message: 'Boxes 3 and 7 together are more than the most that social security tax applies to this year.',
      holds: (amount, taxYear) => {
        const base = taxYear === null ? undefined : wageBase[taxYear];
        const wages = amount('box3_ss_wages');
        if (base === undefined || wages === null) return null;
        return wages + (amount('box7_ss_tips') ?? 0) <= base + 0.5;
      },
    },
    {
      paths: ['box7_ss_tips', 'box8_allocated_tips', 'box5_medicare_wages'],
      message: 'Tips are part of box 5, so box 7 can’t be more. Check boxes 5, 7 and 8 against your W-2.',
      holds: (amount) => {
        const allocated = amount('box8_allocated_tips') ?? 0;
        const tips = Math.max(amount('box7_ss_tips') ?? 0, allocated > 0 ? 1 : 0);
        return tips === 0 ? null : tips <= (amount('box5_medicare_wages') ?? 0);
      },
    },
    {
      paths: ['box1_wages', 'box2_federal_withholding'],
      message: 'Box 2 is more than half of box 1. Check both boxes against your W-2.',
      holds: (amount) => {
        const wages = amount('box1_wages');
        const tax = amount('box2_federal_withholding');
        return wages === null || tax === null ? null : tax <= 0.5 * wages;
      },
    },
    {
      aboutBlanks: true,
      paths: ['box1_wages', 'box2_federal_withholding', 'box3_ss_wages', 'box5_medicare_wages'],
      message: 'Box 1 is blank, but there are amounts in box 2, 3 or 5. Check these boxes against your W-2.',
      holds: (amount) => {
        const others = ['box2_federal_withholding', 'box3_ss_wages', 'box5_medicare_wages'];
        if (others.every((path) => (amount(path) ?? 0) === 0)) return null;
        // A printed zero was meant; a box without any print was left out, or its amount slipped.
        return amount('box1_wages') === null ? false : null;
      },
    },
    {
      aboutBlanks: true,
      paths: ['box3_ss_wages', 'box4_ss_tax', 'box5_medicare_wages', 'box6_medicare_tax', 'box7_ss_tips'],
      message:
        'There is tax in box 4 or 6 without the wages it belongs to. Check boxes 3 to 7 against your W-2.',
      holds: (amount) => {
        const paid = (path: string) => (amount(path) ?? 0) > 0;
        if (!paid('box4_ss_tax') && !paid('box6_medicare_tax')) return null;
        const hasSocial = paid('box3_ss_wages') || paid('box7_ss_tips') || !paid('box4_ss_tax');
        return hasSocial && (paid('box5_medicare_wages') || !paid('box6_medicare_tax'));
      },
    },
    {
      paths: ['box1_wages', 'state[0].box16_state_wages'],
      message:
        'Box 16 is more than box 1. Some states count income that federal tax leaves out, so this may be right.',
      mild: true,
      holds: (amount) => {
        const federal = amount('box1_wages');
        const state = amount('state[0].box16_state_wages');
        return federal === null || state === null ? null : state <= federal * 1.25 + 1;
      },
    },
  ],
  facts: {
    group: 'w2s',
    recipient: 'employee_ssn',
    text: {
      employerName: 'employer_name',
      employerEin: 'employer_ein',
      employerAddress: 'employer_address',
    },
    money: {
      wages: 'box1_wages',
      federalWithholding: 'box2_federal_withholding',
      socialSecurityWages: 'box3_ss_wages',
      socialSecurityWithholding: 'box4_ss_tax',
      medicareWages: 'box5_medicare_wages',
      medicareWithholding: 'box6_medicare_tax',
      socialSecurityTips: 'box7_ss_tips',
      allocatedTips: 'box8_allocated_tips',
      dependentCareBenefits: 'box10_dependent_care',
      nonqualifiedPlans: 'box11_nonqualified',
    },
    flags: {
      statutoryEmployee: 'box13.statutory_employee',
      retirementPlan: 'box13.retirement_plan',
      thirdPartySickPay: 'box13.third_party_sick_pay',
    },
    lists: [
      { key: 'box12', path: 'box12', text: { code: 'code' }, money: { amount: 'amount' } },
      { key: 'box14', path: 'box14', text: { description: 'label' }, money: { amount: 'amount' } },
      {
        key: 'states',
        path: 'state',
        text: { state: 'box15_state', stateId: 'box15_state_id', locality: 'box20_locality' },
        money: {
          wages: 'box16_state_wages',
          withholding: 'box17_state_tax',
          localWages: 'box18_local_wages',
          localWithholding: 'box19_local_tax',
        },
      },
    ],
  },
};
