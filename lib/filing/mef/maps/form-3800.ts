import type { MappedLine, MefMap } from '../map';
import { carriedGroups, carriedSourceGroups, currentGroups, currentSourceGroups } from './form-3800-groups';

const currentSum = (number: string, group: string): MappedLine[] => [
  [`III ${number}(e)`, `${group}/GeneralBusCrFromNnPssvActyAmt`],
  [`III ${number}(g)`, `${group}/TotalGeneralBusCreditsAmt`],
  [`III ${number}(i)`, `${group}/TotalGeneralBusCreditsAppTxAmt`],
];
const carriedSum = (number: string, group: string): MappedLine[] => [
  [`IV ${number}(f)`, `${group}/GeneralBusCrFromNnPssvActyAmt`],
  [`IV ${number}(g)`, `${group}/TotalGeneralBusCreditsAppTxAmt`],
  [`IV ${number}(i)`, `${group}/CarryforwardGeneralBusCrAmt`],
];

/** Where the lines of Form 3800 stand in the XML: line by line, nothing computed. Each printed line has a group of its own. */
export const form3800: MefMap = {
  document: 'IRS3800',
  parts: [
    {
      form: '3800',
      lines: [
        ['1', 'GeneralBusCrFromNnPssvActyAmt'],
        ['4', 'CYGeneralBusCrCarryforwardAmt'],
        ['6', 'CYCreditsNotAllwAgainstTMTAmt'],
        ['7', 'RegularTaxBeforeCreditsAmt'],
        ['8', 'AlternativeMinimumTaxAmt'],
        ['9', 'AdjustedRegTaxBeforeCreditAmt'],
        ['10a', 'ForeignTaxCreditAmt'],
        ['10b', 'CertainAllowableCreditsAmt'],
        ['10c', 'TotalTaxCreditsAmt'],
        ['11', 'NetIncomeTaxAmt'],
        ['12', 'NetRegularTaxAmt'],
        ['13', 'ExcessNetRegularTaxAmt'],
        ['14', 'TentativeMinimumTaxAmt'],
        ['15', 'AdjustedExcessNetRegularTaxAmt'],
        ['16', 'AdjustedNetIncomeTaxAmt'],
        ['17', 'SmllrCYNotAllwTMTOrTotAdjAmt'],
        ['18', 'TentativeMinimunTaxTimesPctAmt'],
        ['19', 'GreaterExcessOrTimesPctAmt'],
        ['20', 'NetIncmTaxLessGreaterExcessAmt'],
        ['21', 'SubSmllrFromNetLessGreaterAmt'],
        ['22', 'TotEmpwrZoneGenBusCreditsAmt'],
        ['25', 'TotalPassiveActivityCreditAmt'],
        ['26', 'EmpwrZoneAndComEmploymentCrAmt'],
        ['27', 'NetIncomeTaxLessPctExcessAmt'],
        ['28', 'SumSmllrEmpwrZnEmplmnCrAmt'],
        ['29', 'NetSmllrAndEmpwrZnEmplmnCrAmt'],
        ['30', 'AllwGenBusCrFromNonPssvActyAmt'],
        ['34', 'AllwGenAndEligSmllBusCfwdCrAmt'],
        ['36', 'TotAllwGenAndEligSmllBusCrAmt'],
        ['37', 'SmllrGenBusCrOrTotGenEligCrAmt'],
        ['38', 'CurrentYearCreditAllowedAmt'],
        ...currentSum('2', 'GenBusCYCreditsSubTotGrp'),
        ...currentSum('5', 'GenBusCYCreditsSubTot2Grp'),
        ...currentSum('6', 'TotGenBusCYCreditAmtGrp'),
        ...carriedSum('5', 'CYOtherSpcfdCreditsSubTotGrp'),
        ...carriedSum('6', 'TotCYGBCOrESBCAmtGrp'),
        ...carriedSum('7', 'Tot8844OthSpcfdGBCOrESBCAmtGrp'),
      ],
    },
    {
      form: '3800-part-3',
      groups: { line: 'III', names: currentGroups },
      lines: [
        ['III(a)', 'CYGeneralBusinessCrItemCnt'],
        ['III(c)', 'PassThroughEntityEIN'],
        ['III(e)', 'GeneralBusCrFromNnPssvActyAmt'],
        ['III(g)', 'TotalGeneralBusCreditsAmt'],
        ['III(i)', 'TotalGeneralBusCreditsAppTxAmt'],
      ],
      notFiled: ['III', 'III form'],
    },
    {
      form: '3800-part-4',
      groups: { line: 'IV', names: carriedGroups },
      lines: [
        ['IV(a)', 'CyovGeneralBusinessCrItemCnt'],
        ['IV(b)', 'Yr'],
        ['IV(c)', 'PassThroughEntityEIN'],
        ['IV(f)', 'GeneralBusCrFromNnPssvActyAmt'],
        ['IV(g)', 'TotalGeneralBusCreditsAppTxAmt'],
        ['IV(i)', 'CarryforwardGeneralBusCrAmt'],
      ],
      notFiled: ['IV', 'IV form'],
    },
    {
      form: '3800-part-5',
      groups: {
        line: 'V(a)',
        names: currentSourceGroups,
        within: 'GBCBreakdownCYAggrgtAmtGrp',
        attribute: ['lineNumberTxt', 'Part III Line'],
      },
      lines: [
        ['V(c)(1)', 'PassThroughEntityEIN'],
        ['V(e)', 'OthThnCrTrnsfrElectCrNoLmtAmt'],
        ['V(g)', 'TotalGeneralBusCreditsAmt'],
        ['V(i)(1)', 'TotalGBCLessGrossEPEAppTxAmt'],
        ['V(k)', 'CarryforwardGeneralBusCrAmt'],
      ],
      notFiled: ['V(a)'],
    },
    {
      form: '3800-part-6',
      groups: { line: 'VI(a)', names: carriedSourceGroups, attribute: ['lineNumberTxt', 'Part IV Line'] },
      lines: [
        ['VI(b)', 'Yr'],
        ['VI(c)', 'PassThroughEntityEIN'],
        ['VI(f)', 'GeneralBusCrFromNnPssvActyAmt'],
        ['VI(g)', 'TotalGeneralBusCreditsAppTxAmt'],
        ['VI(i)', 'CarryforwardGeneralBusCrAmt'],
      ],
      notFiled: ['VI(a)'],
    },
  ],
};
