import type { Sheet } from '../sheet';

/** Form 2441 of 2024: lines and their fields. */
export const form2441: Sheet = {
  file: 'f2441.pdf',
  form: '2441',
  lines: {
    '3': 'Page1.f1_30',
    '4': 'Page1.f1_31',
    '5': 'Page1.f1_32',
    '6': 'Page1.f1_33',
    '7': 'Page1.f1_34',
    '8': ['Page1.f1_35', 'hundredths'],
    '9a': 'Page1.f1_36',
    '9b': 'Page1.f1_37',
    '9c': 'Page1.f1_38',
    '10': 'Page1.f1_39',
    '11': 'Page1.f1_40',
    '12': 'Page2.f2_1',
    '13': 'Page2.f2_2',
    '14': ['Page2.f2_3', 'loss'],
    '15': 'Page2.f2_4',
    '16': 'Page2.Line16_ReadOrder.f2_5',
    '17': 'Page2.f2_6',
    '18': 'Page2.f2_7',
    '19': 'Page2.f2_8',
    '20': 'Page2.f2_9',
    '21': 'Page2.f2_10',
    '22': 'Page2.f2_11',
    '23': 'Page2.f2_12',
    '24': 'Page2.f2_13',
    '25': 'Page2.f2_14',
    '26': 'Page2.f2_15',
    '27': 'Page2.f2_16',
    '28': 'Page2.f2_17',
    '29': 'Page2.f2_18',
    '30': 'Page2.f2_19',
    '31': 'Page2.f2_20',
  },
  facts: { names: 'Page1.f1_1', ssn: 'Page1.f1_2' },
  boxes: [
    { fact: 'separateCredit', is: true, field: 'Page1.c1_1' },
    { fact: 'deemedIncome', is: true, field: 'Page1.c1_2' },
    { fact: 'moreProviders', is: true, field: 'Page1.PartI.c1_3' },
    { fact: 'morePersons', is: true, field: 'Page1.c1_7' },
    { fact: 'ownPlan', is: false, field: 'Page2.c2_1' },
    { fact: 'ownPlan', is: true, field: 'Page2.c2_1[1]' },
  ],
  tables: [
    {
      list: 'providers',
      rows: [
        {
          facts: {
            name: 'Page1.PartITable.BodyRow1.f1_3',
            address: 'Page1.PartITable.BodyRow1.ColB.f1_4',
            id: 'Page1.PartITable.BodyRow1.f1_6',
            amount: 'Page1.PartITable.BodyRow1.f1_7',
          },
          boxes: [{ fact: 'householdEmployee', is: false, field: 'Page1.PartITable.BodyRow1.ColD.c1_4[1]' }],
        },
        {
          facts: {
            name: 'Page1.PartITable.BodyRow2.f1_8',
            address: 'Page1.PartITable.BodyRow2.ColB.f1_9',
            id: 'Page1.PartITable.BodyRow2.f1_11',
            amount: 'Page1.PartITable.BodyRow2.f1_12',
          },
          boxes: [{ fact: 'householdEmployee', is: false, field: 'Page1.PartITable.BodyRow2.ColD.c1_5[1]' }],
        },
        {
          facts: {
            name: 'Page1.PartITable.BodyRow3.f1_13',
            address: 'Page1.PartITable.BodyRow3.ColB.f1_14',
            id: 'Page1.PartITable.BodyRow3.f1_16',
            amount: 'Page1.PartITable.BodyRow3.f1_17',
          },
          boxes: [{ fact: 'householdEmployee', is: false, field: 'Page1.PartITable.BodyRow3.ColD.c1_6[1]' }],
        },
      ],
      overflow: 'statement',
    },
    {
      list: 'persons',
      rows: [
        {
          facts: {
            firstName: 'Page1.Table_Line2.Row1.f1_18',
            lastName: 'Page1.Table_Line2.Row1.f1_19',
            ssn: 'Page1.Table_Line2.Row1.f1_20',
            expenses: 'Page1.Table_Line2.Row1.f1_21',
          },
          boxes: [{ fact: 'disabled', is: true, field: 'Page1.Table_Line2.Row1.c1_8' }],
        },
        {
          facts: {
            firstName: 'Page1.Table_Line2.Row2.f1_22',
            lastName: 'Page1.Table_Line2.Row2.f1_23',
            ssn: 'Page1.Table_Line2.Row2.f1_24',
            expenses: 'Page1.Table_Line2.Row2.f1_25',
          },
          boxes: [{ fact: 'disabled', is: true, field: 'Page1.Table_Line2.Row2.c1_9' }],
        },
        {
          facts: {
            firstName: 'Page1.Table_Line2.Row3.f1_26',
            lastName: 'Page1.Table_Line2.Row3.f1_27',
            ssn: 'Page1.Table_Line2.Row3.f1_28',
            expenses: 'Page1.Table_Line2.Row3.f1_29',
          },
          boxes: [{ fact: 'disabled', is: true, field: 'Page1.Table_Line2.Row3.c1_10' }],
        },
      ],
      overflow: 'statement',
    },
  ],
};
