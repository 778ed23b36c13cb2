import type { MefMap } from '../map';

/** Where the lines of Form 8941 stand in the XML: line by line, nothing computed. */
export const form8941: MefMap = {
  document: 'IRS8941',
  parts: [
    {
      form: '8941',
      lines: [
        ['A identifier', 'SHOPIdentificationNum'],
        ['B', 'EmplmnTaxesReportEmployerEIN'],
        ['1', 'SmllEmplrHIPIndivEmpldForCrCnt'],
        ['2', 'SmllEmplrHIPFTEEmplForTaxYrCnt'],
        ['3', 'AvgAnnualWagesPdForTxYrAmt'],
        ['4', 'HIPPaidForEmplEmployedForCrAmt'],
        ['5', 'SmllEmplrHIPPotentiallyPaidAmt'],
        ['6', 'SmllEmplrEligibleHIPPaidAmt'],
        ['7', 'SmllEmplrEligHIPTimesPctAmt'],
        ['8', 'SmllEmplrHIPFTECreditAmt'],
        ['9', 'AnnualWgPdLessThanSpecifiedAmt'],
        ['10', 'TotStPremSbsdyPdOrCrForHIPAmt'],
        ['11', 'HIPPdLessTotStPremOrCrAmt'],
        ['12', 'SmallerAnnualWgPdOrHIPPdAmt'],
        ['13', 'PaidHIPForEmplForPrpsOfCrCnt'],
        ['14', 'FTEEmplPdHIPForPrpsOfCrCnt'],
        ['15', 'SmllEmplrCreditForHIPAmt'],
        ['16', 'SumSmllrAmtAndCreditForHIPAmt'],
      ],
      notFiled: ['A', 'C'],
    },
  ],
};
