import type { Part, Sheet } from '../sheet';

const dependent = (row: number): Part => ({
  facts: {
    firstName: `6cDependent${row}First`,
    lastName: `6cDependent${row}Last`,
    ssn: `6cDependent${row}SSN`,
    dateOfBirth: [`6cDependent${row}Birthdate`, 'date'],
  },
});

/**
 * Idaho's Form 40 of 2024 (EFO00089), a print for the filer's records: residents of every filing status with up to four
 * dependents. Gifts to funds have no place here (the form has a line for each fund), nor have the credits of lines 22 and 44,
 * whose steps on Form 39R aren't computed one by one.
 */
export const id40: Sheet = {
  file: 'id-40.pdf',
  form: 'id-40',
  forRecords: true,
  whenNot: 'large',
  // $10 stands in print on line 32.
  printed: [{ line: '32', is: 10, orFact: 'publicAssistance' }],
  lines: {
    '7': 'IncomeL7',
    '8': 'IncomeL8',
    '9': 'IncomeL9',
    '10': 'IncomeL10',
    '11': 'IncomeL11',
    '13': 'TxCompL13',
    '14': 'TxCompL14',
    '15': 'TxCompL15',
    '16': 'TxCompL16',
    '17': 'TxCompL17',
    '18': 'IncomeL18',
    '19': 'TxCompL19',
    '20': 'TxCompL20',
    '20@21': 'L21',
    '25': 'CreditsL25',
    '26': 'CreditsL26',
    '27': 'CreditsL27',
    '29': 'OtherTaxesL29',
    '33': 'OtherTaxesL33',
    '42': 'DonationsL42',
    '43': 'PymntOtherCreditsL43',
    '43@amount': 'PymntOtherCreditL43Amount',
    '46': 'PymntOtherCreditL46',
    '47': 'PymntOtherCreditL47',
    '48': 'PymntOtherCreditL48Amount',
    '50': 'PymntOtherCreditL50Total',
    // Penalty and interest, line 52, aren't computed: the total due is the tax due.
    '54@51': 'TxDueRefundL51',
    '54': 'TxDueRefundL54',
    '55': 'TxDueRefundL55',
    '56': 'RefundedL56',
    '56-applied': 'AppliedL56',
  },
  facts: {
    firstName: 'FirstNameInitial',
    lastName: 'LastName',
    ssn: 'SSN',
    spouseFirstName: 'SpouseFirstNameInitial',
    spouseLastName: 'SpouseLastName',
    spouseSsn: 'SpouseSSN',
    streetAndApartment: 'CurrentMailing',
    city: 'City',
    state: 'StateAbbrv',
    zip: 'ZIPcode',
    ownExemption: '6aYourself',
    spouseExemption: '6bSpouse',
    dependentExemptions: '6cDependents',
    householdSize: '6dTotalHousehold',
    phone: 'TaxpayerPhoneNo',
  },
  boxes: [
    { fact: 'filingStatus', is: 'single', field: 'FilingStatusSingle' },
    { fact: 'filingStatus', is: 'mfj', field: 'FilingStatusMarriedJoint' },
    { fact: 'filingStatus', is: 'mfs', field: 'FilingStatusMarriedSeparate' },
    { fact: 'filingStatus', is: 'hoh', field: 'FilingStatusHead' },
    { fact: 'filingStatus', is: 'qss', field: 'SpouseDeceased' },
    { fact: 'old', is: true, field: 'L12aYourself ' },
    { fact: 'spouseOld', is: true, field: 'L12aSpouse' },
    { fact: 'blind', is: true, field: 'L12bYourself' },
    { fact: 'spouseBlind', is: true, field: 'L12bSpouse' },
    { fact: 'claimable', is: true, field: 'L12cDependent' },
    { fact: 'publicAssistance', is: true, field: 'OtherTaxesL32Check' },
  ],
  tables: [
    {
      form: '1040-dependents',
      rows: [1, 2, 3, 4].map(dependent),
      overflow: 'statement',
      unplaced: ['1', '1 last', '3', '4 child', '4 other'],
    },
  ],
  unplaced: ['32'],
};

/**
 * Idaho's Form 39R of 2024 (EFO00088). The retirement benefits deduction has no place here: lines 8a to 8e, which lead to
 * it, aren't computed one by one.
 */
export const id39r: Sheet = {
  file: 'id-39r.pdf',
  form: 'id-39r',
  forRecords: true,
  lines: {
    A3: 'AL3',
    A7: 'AL7',
    B2: 'BL2',
    B3: 'BL3',
    B6: 'BL6',
    B7: 'BL7',
    B14: 'BL14',
    B17: 'BL17',
    B24: 'BL24',
  },
  facts: { names: 'Names', ssn: 'SSN' },
};
