import type { MappedLine, MefMap } from '../map';

/** Column A to D of lines 1 to 9: a group for each property. */
const column = (letter: string, at: number): MappedLine[] =>
  (
    [
      ['1', 'type', 'PropertyDesc'],
      ['1', 'city', 'USAddress/CityNm'],
      ['1', 'state', 'USAddress/StateAbbreviationCd'],
      ['1', 'ZIP code', 'USAddress/ZIPCd'],
      ['1', 'date acquired', 'AcquiredDt'],
      ['2', null, 'CostOrOtherBasisAmt'],
      ['3', null, 'InsuranceOrOthReimbursementAmt'],
      ['4', null, 'GainFromCasualtyOrTheftAmt'],
      ['5', null, 'FairMarketValueBeforeTheftAmt'],
      ['6', null, 'FairMarketValueAfterTheftAmt'],
      ['7', null, 'NetFairMarketValueAmt'],
      ['8', null, 'SmllrOfAdjOrNetFairMrktVlAmt'],
      ['9', null, 'PropertyMinusInsuranceValueAmt'],
    ] as const
  ).map(([line, word, element]) => [
    `${line}(${letter})${word === null ? '' : ` ${word}`}`,
    `PersonalUseProperties#${at}/${element}`,
  ]);

/** Where the lines of Form 4684, Section A, stand in the XML: a document for each event. */
export const form4684: MefMap = {
  document: 'IRS4684',
  parts: [
    {
      form: '4684',
      lines: [
        ['disaster', 'FederallyDeclaredDisasterInd'],
        ['FEMA', 'FEMADisasterDeclarationNum'],
        ...['A', 'B', 'C', 'D'].flatMap((letter, at) => column(letter, at + 1)),
        ['10', 'TotalPrsnlPropertyTheftLossAmt'],
        ['11', 'CasualtyOrTheftLossLimitAmt'],
        ['12', 'NetCasualtyOrTheftLossAmt'],
        ['13', 'TotalCasualtyAndTheftGainAmt'],
        ['14', 'TotalNetCasualtyOrTheftLossAmt'],
        ['15', 'TotalTheftGainLessTotalLossAmt'],
        ['16', 'TotalLossLessTotalTheftGainAmt'],
        ['17', 'TenPercentOfAGIAmt'],
        ['18', 'CalcAdjGroIncmMnsTotNetLossAmt'],
      ],
    },
  ],
};
