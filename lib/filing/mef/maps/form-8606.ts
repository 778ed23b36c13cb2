import type { MefMap } from '../map';

/** Where the lines of Form 8606 stand in the XML: line by line, nothing computed. */
export const form8606: MefMap = {
  document: 'IRS8606',
  parts: [
    {
      form: '8606',
      lines: [
        ['1', 'NondedIRACurrTYNondedContriAmt'],
        ['2', 'NondedIRABasisForPYAmt'],
        ['3', 'NondedIRATotalIRAValueAmt'],
        ['4', 'NondedIRAPostTaxYrContriAmt'],
        ['5', 'NondedIRATaxYearNetBasisAmt'],
        ['6', 'NondedIRACurrTYIRAPlusRllvrAmt'],
        ['7', 'NondedIRAWthdrwLessRllvrAmt'],
        ['8', 'NondedIRATYCombinedIRAValueAmt'],
        ['9', 'NondedIRATotRllvrWthdrwVlAmt'],
        ['10', 'NondedIRATaxYearBasisRt'],
        ['11', 'NondedIRANontxCnvrtAmt'],
        ['12', 'NondedIRANontxWthdrwUncnvrtAmt'],
        ['13', 'NondedIRANontxOfWthdrwAmt'],
        ['14', 'NondedIRATotalIRABasisAmt'],
        ['15a', 'NondedIRANotCnvrtLessRllvrAmt'],
        ['15c', 'NondedIRATaxableAmt'],
        ['16', 'TotalIRAConvertedToRothAmt'],
        ['17', 'TraditionalIRABasisAmt'],
        ['18', 'TaxableIRAConversionAmt'],
        ['19', 'TotNonQlfyDistriFromRothIRAAmt'],
        ['20', 'QlfyFirstTimeHmByrExpensesAmt'],
        ['21', 'NetQlfyFirstTimeHmByrExpnssAmt'],
        ['22', 'ROTHIRAContributionBasisAmt'],
        ['23', 'NetBasisInRothIRAContriAmt'],
        ['24', 'BasisInCnvrtQlfyRtrPlanAmt'],
        ['25a', 'DistriRothIRALessBasisCnvrtAmt'],
        ['25c', 'TaxableIRADistributionAmt'],
      ],
      notFiled: ['recent conversions'],
    },
  ],
};
