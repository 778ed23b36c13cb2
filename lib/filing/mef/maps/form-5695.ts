import type { MefMap } from '../map';

/** Where the lines of Form 5695 stand in the XML: line by line, nothing computed. */
export const form5695: MefMap = {
  document: 'IRS5695',
  parts: [
    {
      form: '5695',
      lines: [
        ['1', 'ResidentialCleanEnergyCrGrp/SolarElecPropCostAmt'],
        ['3', 'ResidentialCleanEnergyCrGrp/SmallWindPropCostAmt'],
        ['5b', 'ResidentialCleanEnergyCrGrp/QlfyBatteryStorageTechCostsAmt'],
        ['6a', 'ResidentialCleanEnergyCrGrp/TotalEnergyCreditsAmt'],
        ['6b', 'ResidentialCleanEnergyCrGrp/TotalEnergyCreditsStdPctCrAmt'],
        ['12', 'ResidentialCleanEnergyCrGrp/PYCfwdRsdntlCleanEnergyCrAmt'],
        ['13', 'ResidentialCleanEnergyCrGrp/TotalOfEnergyCreditsAmt'],
        ['14', 'ResidentialCleanEnergyCrGrp/TaxLessCreditsAmt'],
        ['15', 'ResidentialCleanEnergyCrGrp/ResidentialCleanEnergyCrAmt'],
        ['16', 'ResidentialCleanEnergyCrGrp/CfwdRsdntlCleanEnergyCrAmt'],
        ['18a', 'EgyEffcntHmImprvCrGrp/InsulationOrSysHtGnLossCostAmt'],
        ['18b', 'EgyEffcntHmImprvCrGrp/InsulationOrSysHtStdPctCrAmt'],
        ['19a', 'EgyEffcntHmImprvCrGrp/MostExpnsExtrDoorCostAmt'],
        ['19b', 'EgyEffcntHmImprvCrGrp/MostExpnsExtrDoorsStdPctCrAmt'],
        ['19c', 'EgyEffcntHmImprvCrGrp/OtherQlfyExtrDoorsCostAmt'],
        ['19d', 'EgyEffcntHmImprvCrGrp/OtherQlfyExtrDoorsStdPctCrAmt'],
        ['19e', 'EgyEffcntHmImprvCrGrp/TotalExtrDoorsCreditAmt'],
        ['20a', 'EgyEffcntHmImprvCrGrp/ExteriorWndwOrSkylightCostAmt'],
        ['20b', 'EgyEffcntHmImprvCrGrp/ExtrWndwSkylightStdPctCrAmt'],
        ['25d', 'EgyEffcntHmImprvCrGrp/PanelboardCktFeederCostAmt'],
        ['25e', 'EgyEffcntHmImprvCrGrp/PanelboardCktFeederStdPctCrAmt'],
        ['26b', 'EgyEffcntHmImprvCrGrp/MainHomeEgyAuditCostAmt'],
        ['26c', 'EgyEffcntHmImprvCrGrp/MainHomeEgyAuditStdPctCrAmt'],
        ['27', 'EgyEffcntHmImprvCrGrp/EgyEffcntImprvCreditSubtlAmt'],
        ['28', 'EgyEffcntHmImprvCrGrp/EnergyEffcntImprvAllwblCostAmt'],
        ['29a', 'EgyEffcntHmImprvCrGrp/ElecGasHtPumpCostAmt'],
        ['29d', 'EgyEffcntHmImprvCrGrp/HtPumpWtrHeaterBmssCostAmt'],
        ['29e', 'EgyEffcntHmImprvCrGrp/HtPumpWtrHeaterBmssStdPctCrAmt'],
        ['30', 'EgyEffcntHmImprvCrGrp/AdjustedCreditLimitAmt'],
        ['31', 'EgyEffcntHmImprvCrGrp/TaxesLessCreditsAmt'],
        ['32', 'EgyEffcntHmImprvCrGrp/EgyEffcntHmImprvCrAmt'],
      ],
    },
  ],
};
