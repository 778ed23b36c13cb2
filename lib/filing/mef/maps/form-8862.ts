import type { MefMap } from '../map';

/** Where the lines of Form 8862 stand in the XML: line by line, nothing computed. Names and dates come from the facts. */
export const form8862: MefMap = {
  document: 'IRS8862',
  parts: [
    {
      form: '8862',
      lines: [
        ['1', 'TaxYr'],
        ['2 eic', 'EICClaimedInd'],
        ['2 ctc', 'CTCACTCODCClaimedInd'],
        ['2 aotc', 'AOTCClaimedInd'],
        ['3', 'EICEligClmIncmIncorrectRptInd'],
        ['4', 'EICEligClmQlfyChldOfOtherInd'],
        ['6', 'QualifyingChildInd'],
        ['9a', 'PrimaryNoQualifyingChildGrp/MainHomeUSDayCnt'],
        ['10a', 'PrimaryNoQualifyingChildGrp/AgeNum'],
        ['11a', 'PrimaryNoQualifyingChildGrp/OtherPersonClaimDependentInd'],
        ['9b', 'SpouseNoQualifyingChildGrp/MainHomeUSDayCnt'],
        ['10b', 'SpouseNoQualifyingChildGrp/AgeNum'],
        ['11b', 'SpouseNoQualifyingChildGrp/OtherPersonClaimDependentInd'],
      ],
    },
    {
      form: '8862-eic',
      group: 'FilerWithQualifyingChildGrp',
      lines: [['7', 'LiveInUSDayCnt']],
      notFiled: ['5', '8 birth', '8 death'],
    },
    {
      form: '8862-children',
      group: 'CTCACTCChildInformationGrp',
      lines: [
        ['14', 'LiveWithChildOverHalfYearInd'],
        ['15', 'QualifyingChildInd'],
        ['16', 'DependentInd'],
        ['17', 'USCitizenOrNationalInd'],
      ],
      notFiled: ['12'],
    },
    {
      form: '8862-others',
      group: 'ODCPersonInformationGrp',
      lines: [
        ['16', 'DependentInd'],
        ['17', 'USCitizenOrNationalInd'],
      ],
      notFiled: ['13'],
    },
    {
      form: '8862-students',
      group: 'AOTCStudentInformationGrp',
      lines: [
        ['19a', 'EligibleStudentInd'],
        ['19b', 'PriorYearCreditClaimedInd'],
      ],
      notFiled: ['18'],
    },
  ],
};
