import type { MefMap } from '../map';

/** Line 26(g): cars are depreciated with the half-year convention here. */
const carMethods = { '200 DB': '200 DB-HY', 'S/L': 'S/L-HY' };

/** Where the lines of Form 4562 stand in the XML: line by line, nothing computed. */
export const form4562: MefMap = {
  document: 'IRS4562',
  parts: [
    {
      form: '4562',
      lines: [
        ['12', 'Section179ExpenseDeductionAmt'],
        ['14', 'SpecialAllowanceAmt'],
        ['16', 'OtherDepreciationAmt'],
        ['17', 'MACRSDedForAstInSrvcBfrPYAmt'],
        ['19a(c)', 'GeneralDepreciationSystem/GDS3YearProperty/BasisForDepreciationAmt'],
        ['19a(g)', 'GeneralDepreciationSystem/GDS3YearProperty/DepreciationDeductionAmt'],
        ['19b(c)', 'GeneralDepreciationSystem/GDS5YearProperty/BasisForDepreciationAmt'],
        ['19b(g)', 'GeneralDepreciationSystem/GDS5YearProperty/DepreciationDeductionAmt'],
        ['19c(c)', 'GeneralDepreciationSystem/GDS7YearProperty/BasisForDepreciationAmt'],
        ['19c(g)', 'GeneralDepreciationSystem/GDS7YearProperty/DepreciationDeductionAmt'],
        ['19d(c)', 'GeneralDepreciationSystem/GDS10YearProperty/BasisForDepreciationAmt'],
        ['19d(g)', 'GeneralDepreciationSystem/GDS10YearProperty/DepreciationDeductionAmt'],
        ['19e(c)', 'GeneralDepreciationSystem/GDS15YearProperty/BasisForDepreciationAmt'],
        ['19e(g)', 'GeneralDepreciationSystem/GDS15YearProperty/DepreciationDeductionAmt'],
        ['19f(c)', 'GeneralDepreciationSystem/GDS20YearProperty/BasisForDepreciationAmt'],
        ['19f(g)', 'GeneralDepreciationSystem/GDS20YearProperty/DepreciationDeductionAmt'],
        ['19h(c)', 'GeneralDepreciationSystem/GDSResidentialRentalProperty/BasisForDepreciationAmt'],
        ['19h(g)', 'GeneralDepreciationSystem/GDSResidentialRentalProperty/DepreciationDeductionAmt'],
        ['19i(c)', 'GeneralDepreciationSystem/GDSNonRsdntlRealProp/BasisForDepreciationAmt'],
        ['19i(g)', 'GeneralDepreciationSystem/GDSNonRsdntlRealProp/DepreciationDeductionAmt'],
        ['22', 'TotalDepreciationAmt'],
        ['24a', 'EvidenceToSupportDeductionInd'],
        ['24b', 'EvidenceWrittenInd'],
        ['25', 'TotalSpecialDeprecAllwncAmt'],
        ['26(a)', 'MoreThanHalfBusinessUseProp/PropertyDesc'],
        ['26(b)', 'MoreThanHalfBusinessUseProp/PlacedInServiceDt'],
        ['26(c)', 'MoreThanHalfBusinessUseProp/BusinessInvestmentUsePct'],
        ['26(d)', 'MoreThanHalfBusinessUseProp/CostOrOtherBasisAmt'],
        ['26(e)', 'MoreThanHalfBusinessUseProp/BasisForDepreciationAmt'],
        [
          '26(g)',
          { element: 'MoreThanHalfBusinessUseProp/DeprecMthdAndConventionTypeCd', codes: carMethods },
        ],
        ['26(h)', 'MoreThanHalfBusinessUseProp/DepreciationDeductionAmt'],
        ['26(i)', 'MoreThanHalfBusinessUseProp/ElectedSection179CostAmt'],
        ['27(a)', 'LessThanHalfBusinessUseProp/PropertyDesc'],
        ['27(b)', 'LessThanHalfBusinessUseProp/PlacedInServiceDt'],
        ['27(c)', 'LessThanHalfBusinessUseProp/BusinessInvestmentUsePct'],
        ['27(d)', 'LessThanHalfBusinessUseProp/CostOrOtherBasisAmt'],
        ['27(e)', 'LessThanHalfBusinessUseProp/BasisForDepreciationAmt'],
        ['27(g)', 'LessThanHalfBusinessUseProp/DepreciationConventionAndPreCd'],
        ['27(h)', 'LessThanHalfBusinessUseProp/DepreciationDeductionAmt'],
        ['28', 'TotalListedDepreciationAmt'],
        ['29', 'TotalSection179ExpenseAmt'],
        ['30', 'VehicleUsage/BusinessMilesCnt'],
        ['31', 'VehicleUsage/CommutingMilesCnt'],
        ['32', 'VehicleUsage/OtherPersonalMilesCnt'],
        ['33', 'VehicleUsage/TotalMilesCnt'],
        ['34', 'VehicleUsage/VehicleAvailableOffDutyHrsInd'],
        ['35', 'VehicleUsage/UsedPrimarilyByOwnerInd'],
        ['36', 'VehicleUsage/AnotherVehicleForPrsnlUseInd'],
      ],
      // Line 21 repeats line 28; the step without section 179 stands on no form.
      notFiled: ['21', '22 without 12'],
    },
  ],
};
