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

const improvements = 'EgyEffcntHmImprvCrGrp';
const doors = `${improvements}/ExteriorDoorEgyStarRqrGrp`;
const otherDoors = `${doors}/OthExteriorDoorEgyStarRqrGrp`;
const windows = `${improvements}/ExtrWndwSkyltEgyStarRqrGrp`;
const airConditioners = `${improvements}/CentralAirConditionerGrp`;
const waterHeaters = `${improvements}/WaterHeaterGrp`;
const furnaces = `${improvements}/FrncHotWtrBlrGrp`;
const panels = `${improvements}/EnablingPropertyGrp`;
const pumps = `${improvements}/HtPumpWtrHeaterBmssStoveBlrGrp`;

/** Lines 19 to 29 of 2024, which 2025 has in groups of their own. */
const regrouped = /^(?:19|20|25|29)[a-z]$/;

/** Form 5695 of 2025: the most expensive item of each kind has a line (stylesheet of 2025). */
export const form5695Of2025: MefMap = {
  ...form5695,
  parts: [
    {
      form: '5695',
      lines: [
        ...form5695.parts[0].lines.filter(([line]) => !regrouped.test(line)),
        ['19a', `${doors}/MostExpnsExtrDoorCostAmt`],
        ['19c', `${doors}/MostExpnsExtrDoorsStdPctCrAmt`],
        ['19d', `${otherDoors}/NextMostExpnsExtrDoorCostAmt`],
        ['19e', `${otherDoors}/OtherQlfyExtrDoorsCostAmt`],
        ['19f', `${otherDoors}/TotalOtherQlfyExtrDoorsCostAmt`],
        ['19g', `${otherDoors}/OtherQlfyExtrDoorsStdPctCrAmt`],
        ['19h', `${doors}/TotalExtrDoorsCreditAmt`],
        ['20a', `${windows}/MostExpnsExtrWndwSkyltCostAmt`],
        ['20b', `${windows}/OthQlfyExtrWndwSkyltCostAmt`],
        ['20c', `${windows}/ExteriorWndwOrSkylightCostAmt`],
        ['20d', `${windows}/ExtrWndwSkylightStdPctCrAmt`],
        ['22a', `${airConditioners}/MostExpnsCentralAirCondCostAmt`],
        ['22b', `${airConditioners}/OthCentralAirCondCostAmt`],
        ['22c', `${airConditioners}/CentralAirCondCostAmt`],
        ['22d', `${airConditioners}/CentralAirCondCostStdPctCrAmt`],
        ['23a', `${waterHeaters}/MostExpnsWaterHtCostAmt`],
        ['23b', `${waterHeaters}/OthNatGasPrpnOilWtrHtrCostAmt`],
        ['23c', `${waterHeaters}/NatGasPrpnOilWtrHtrCostAmt`],
        ['23d', `${waterHeaters}/NatGasPrpnOilWtrHtrStdPctCrAmt`],
        ['24a', `${furnaces}/MostExpnsFrncHotWtrBlrCostAmt`],
        ['24b', `${furnaces}/OthFrncHotWtrBlrCostAmt`],
        ['24c', `${furnaces}/NatGasPrpnOilHotWtrBlrCostAmt`],
        ['24d', `${furnaces}/NatGasPrpnOilHotWtrBlrPctAmt`],
        ['25c', `${panels}/PanelboardCktFeederCostAmt`],
        ['25e', `${panels}/PanelboardCktFeederStdPctCrAmt`],
        ['29a', `${pumps}/MostExpnsElecGasHtPumpGrp/CostAmt`],
        ['29b', `${pumps}/OthElecGasHtPumpCostAmt`],
        ['29c', `${pumps}/MostExpnsHtPumpWtrHtrGrp/CostAmt`],
        ['29d', `${pumps}/OthElecGasHtPumpWtrHtCostAmt`],
        ['29e', `${pumps}/MostExpnsBmssStoveBlrGrp/CostAmt`],
        ['29f', `${pumps}/OthBmssStoveBlrCostAmt`],
        ['29g', `${pumps}/HtPumpWtrHeaterBmssCostAmt`],
        ['29h', `${pumps}/HtPumpWtrHeaterBmssStdPctCrAmt`],
      ],
    },
  ],
};
