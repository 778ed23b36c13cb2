import type { MefMap } from '../map';

/** Where the lines of Schedule EIC (Form 1040) stand in the XML: line by line, nothing computed. */
export const scheduleEic: MefMap = {
  document: 'IRS1040ScheduleEIC',
  parts: [
    {
      form: 'schedule-eic',
      group: 'QualifyingChildInformation',
      lines: [
        ['3', 'ChildBirthYr'],
        ['4a', 'ChildIsAStudentUnder24Ind'],
        ['4b', 'ChildPermanentlyDisabledInd'],
        ['5', 'ChildRelationshipCd'],
        ['6', 'MonthsChildLivedWithYouCnt'],
      ],
      notFiled: ['1'],
    },
  ],
};
