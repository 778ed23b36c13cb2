import type { MappedLine, MefMap } from '../map';

/** Where the lines of Form 7203 stand in the XML: line by line, nothing computed. */
const losses: readonly (readonly [line: string, element: string])[] = [
  ['35', 'OrdinaryBusinessLossAmt'],
  ['36', 'NetRentalRealEstateLossAmt'],
  ['37', 'OtherNetRentalLossAmt'],
  ['38', 'NetCapitalLossAmt'],
  ['39', 'NetSection1231LossAmt'],
  ['40', 'OtherLossAmt'],
  ['41', 'Section179DeductionAmt'],
  ['42', 'CharitableContributionAmt'],
  ['43', 'InvestmentInterestExpenseAmt'],
  ['45', 'OtherDeductionsAmt'],
  ['46', 'ForeignTaxesPaidOrAccruedAmt'],
  ['47', 'TotalAllowableLossAmt'],
];

/** Part III has a group for each column. Lines that can't wait have no column (e), and most none of earlier years. */
const column = (letter: string, group: string, numbers: readonly string[]): MappedLine[] =>
  losses
    .filter(([line]) => numbers.includes(line))
    .map(([line, element]) => [`${line}(${letter})`, `${group}/${element}`]);

const every = losses.map(([line]) => line);

/** Column (a) is the first debt, column (d) the total of all. */
const debts: readonly (readonly [line: string, element: string])[] = [
  ['16', 'LoanBalanceBeginTaxYrAmt'],
  ['17', 'AdditionalLoansAmt'],
  ['18', 'LoanedBeginningBalAmt'],
  ['19', 'PrincipalDebtRepaymentAmt'],
  ['20', 'LoanBalanceEndTaxYrAmt'],
  ['21', 'DebtBasisBeginTaxYrAmt'],
  ['24', 'DebtBasisBfrRepaymentAmt'],
  ['26', 'NontaxableDebtRepaymentAmt'],
  ['27', 'DebtBasisBfrExpnssLossAmt'],
  ['28', 'NondedExpnssOilGasDpltnAmt'],
  ['29', 'DebtBasisBeforeLossDedAmt'],
  ['31', 'DebtBasisEndTaxYrAmt'],
  ['34', 'ReportableGainAmt'],
];

export const form7203: MefMap = {
  document: 'IRS7203',
  parts: [
    {
      form: '7203',
      lines: [
        ['A', 'SCorporationName/BusinessNameLine1Txt'],
        ['B', 'SCorporationEIN'],
        [
          'D',
          {
            boxes: {
              'Original shareholder': 'OriginalShareholderInd',
              Purchased: 'PurchasedInd',
              Inherited: 'InheritedInd',
              Gift: 'GiftInd',
              Other: 'StockAcquiredOtherGrp/OtherInd',
            },
          },
        ],
        ['D(5)', 'StockAcquiredOtherGrp/OtherTxt'],
        ['1', 'StockBasisBeginTaxYearAmt'],
        ['2', 'CapitalContributionBasisAmt'],
        ['3a', 'OrdinaryBusinessIncomeAmt'],
        ['3b', 'NetRentalRealEstateIncomeAmt'],
        ['3c', 'OtherNetRentalIncomeAmt'],
        ['3d', 'InterestIncomeAmt'],
        ['3e', 'OrdinaryIncomeAmt'],
        ['3f', 'RoyaltiesAmt'],
        ['3g', 'NetCapitalGainsAmt'],
        ['3h', 'NetSection1231GainAmt'],
        ['3i', 'OtherIncomeAmt'],
        ['3k', 'TaxExemptIncomeAmt'],
        ['4', 'TotalK1IncomeAmt'],
        ['5', 'StockBasisBfrDistributionsAmt'],
        ['6', 'DistributionsAmt'],
        ['7', 'StockBasisAftrDistributionsAmt'],
        ['8a', 'NondeductibleExpensesAmt'],
        ['9', 'TotalCreditAmt'],
        ['10', 'StockBasisBeforeLossDedAmt'],
        ['12', 'TotDebtBasisRestorationAmt'],
        ['14', 'TotalDecreaseStockBasisAmt'],
        ['15', 'StockBasisEndTaxYearAmt'],
        [
          'II(a)',
          {
            boxes: {
              'Formal note': 'ShareholderDebtBasisGrp/FormalNoteInd',
              'Open account debt': 'ShareholderDebtBasisGrp/OpenAccountDebtInd',
            },
          },
        ],
        ...debts.map(([line, element]): MappedLine => [`${line}(a)`, `ShareholderDebtBasisGrp/${element}`]),
        ['23(a)', 'ShareholderDebtBasisGrp/DebtBasisRestorationAmt'],
        ['25(a)', 'ShareholderDebtBasisGrp/DebtLoanRepaymentPct'],
        ['30(a)', 'ShareholderDebtBasisGrp/AllowableLossAmt'],
        ...debts.map(([line, element]): MappedLine => [`${line}(d)`, `Tot${element}`]),
        ...column('a', 'ShrCurrentYrLossDeductionsGrp', every),
        ...column('b', 'ShrCarryoverAmtPreviousYrGrp', ['35', '36', '47']),
        ...column('c', 'ShrAllwblLossFromStockBasisGrp', every),
        ...column('d', 'ShrAllwblLossFromDebtBasisGrp', every),
        ...column('e', 'ShrCarryoverAmountsGrp', ['35', '36', '37', '47']),
      ],
      // Lines 11, 22, 23(d), 30(d), 32 and 33 repeat lines 47, 17, 12, 19 and 26.
      notFiled: ['11', '22(a)', '22(d)', '23(d)', '30(d)', '32(a)', '32(d)', '33(a)', '33(d)'],
    },
  ],
};
