import type { MefMap } from '../map';

/** Where the lines of Form 5695 stand in the XML: line by line, nothing computed. */
export const form5695: MefMap = {
  document: 'IRS5695',
  parts: [
    {
      form: '5695',
      lines: [
        ['1', 'SolarAmt'],
        ['3', 'WindGeothermalAmt'],
        ['5b', 'BatteriesAmt'],
        ['6a', 'CostsAmt'],
        ['6b', 'Pct30Amt'],
        ['12', 'CreditCarried2023Amt'],
        ['13', 'CreditBeforeLimitAmt'],
        ['14', 'LimitAmt'],
        ['15', 'ResidentialCleanEnergyCrAmt'],
        ['16', 'CreditCarried2025Amt'],
        ['18a', 'InsulationAmt'],
        ['18b', 'CreditInsulationAmt'],
        ['19a', 'MostExpnsExtrDoorCostAmt'],
        ['19b', 'MostExpnsExtrDoorsStdPctCrAmt'],
        ['19c', 'OtherQlfyExtrDoorsCostAmt'],
        ['19d', 'OtherQlfyExtrDoorsStdPctCrAmt'],
        ['19e', 'TotalExtrDoorsCreditAmt'],
        ['20a', 'WindowsSkylightsAmt'],
        ['20b', 'CreditWindowsAmt'],
        ['25d', 'ElectricPanelsAmt'],
        ['25e', 'CreditPanelsAmt'],
        ['26b', 'HomeEnergyAuditsAmt'],
        ['26c', 'CreditAuditsAmt'],
        ['27', 'ImprovementsAmt'],
        ['28', 'ImprovementsCountAmt'],
        ['29a', 'HeatPumpsAmt'],
        ['29d', 'HeatPumpsStovesAmt'],
        ['29e', 'CreditHeatPumpsAmt'],
        ['30', 'CreditBeforeLimitLn30Amt'],
        ['31', 'LimitLn31Amt'],
        ['32', 'EgyEffcntHmImprvCrAmt'],
      ],
    },
  ],
};
