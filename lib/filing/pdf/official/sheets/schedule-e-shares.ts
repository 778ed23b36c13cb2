import type { Table } from '../sheet';

/** Lines 28 and 33 of Schedule E (Form 1040) of 2024: one row for each Schedule K-1. */
export const scheduleEShares: readonly Table[] = [
  {
    form: 'schedule-e-line-28',
    rows: [
      {
        lines: {
          '28(a)': 'Page2.Table_Line28a-f.RowA.f2_3',
          '28(b)': 'Page2.Table_Line28a-f.RowA.f2_4',
          '28(d)': 'Page2.Table_Line28a-f.RowA.f2_5',
          '28(g)': 'Page2.Table_Line28g-k.RowA.f2_15',
          '28(h)': 'Page2.Table_Line28g-k.RowA.f2_16',
          '28(i)': 'Page2.Table_Line28g-k.RowA.f2_17',
          '28(j)': 'Page2.Table_Line28g-k.RowA.f2_18',
          '28(k)': 'Page2.Table_Line28g-k.RowA.f2_19',
        },
        boxes: [
          { line: '28(e)', is: true, field: 'Page2.Table_Line28a-f.RowA.c2_3' },
          { line: '28(f)', is: true, field: 'Page2.Table_Line28a-f.RowA.c2_4' },
        ],
      },
      {
        lines: {
          '28(a)': 'Page2.Table_Line28a-f.RowB.f2_6',
          '28(b)': 'Page2.Table_Line28a-f.RowB.f2_7',
          '28(d)': 'Page2.Table_Line28a-f.RowB.f2_8',
          '28(g)': 'Page2.Table_Line28g-k.RowB.f2_20',
          '28(h)': 'Page2.Table_Line28g-k.RowB.f2_21',
          '28(i)': 'Page2.Table_Line28g-k.RowB.f2_22',
          '28(j)': 'Page2.Table_Line28g-k.RowB.f2_23',
          '28(k)': 'Page2.Table_Line28g-k.RowB.f2_24',
        },
        boxes: [
          { line: '28(e)', is: true, field: 'Page2.Table_Line28a-f.RowB.c2_6' },
          { line: '28(f)', is: true, field: 'Page2.Table_Line28a-f.RowB.c2_7' },
        ],
      },
      {
        lines: {
          '28(a)': 'Page2.Table_Line28a-f.RowC.f2_9',
          '28(b)': 'Page2.Table_Line28a-f.RowC.f2_10',
          '28(d)': 'Page2.Table_Line28a-f.RowC.f2_11',
          '28(g)': 'Page2.Table_Line28g-k.RowC.f2_25',
          '28(h)': 'Page2.Table_Line28g-k.RowC.f2_26',
          '28(i)': 'Page2.Table_Line28g-k.RowC.f2_27',
          '28(j)': 'Page2.Table_Line28g-k.RowC.f2_28',
          '28(k)': 'Page2.Table_Line28g-k.RowC.f2_29',
        },
        boxes: [
          { line: '28(e)', is: true, field: 'Page2.Table_Line28a-f.RowC.c2_9' },
          { line: '28(f)', is: true, field: 'Page2.Table_Line28a-f.RowC.c2_10' },
        ],
      },
      {
        lines: {
          '28(a)': 'Page2.Table_Line28a-f.RowD.f2_12',
          '28(b)': 'Page2.Table_Line28a-f.RowD.f2_13',
          '28(d)': 'Page2.Table_Line28a-f.RowD.f2_14',
          '28(g)': 'Page2.Table_Line28g-k.RowD.f2_30',
          '28(h)': 'Page2.Table_Line28g-k.RowD.f2_31',
          '28(i)': 'Page2.Table_Line28g-k.RowD.f2_32',
          '28(j)': 'Page2.Table_Line28g-k.RowD.f2_33',
          '28(k)': 'Page2.Table_Line28g-k.RowD.f2_34',
        },
        boxes: [
          { line: '28(e)', is: true, field: 'Page2.Table_Line28a-f.RowD.c2_12' },
          { line: '28(f)', is: true, field: 'Page2.Table_Line28a-f.RowD.c2_13' },
        ],
      },
    ],
    overflow: 'sheet',
  },
  {
    form: 'schedule-e-line-33',
    rows: [
      {
        lines: {
          '33(a)': 'Page2.Table_Line33a-b.RowA.f2_48',
          '33(b)': 'Page2.Table_Line33a-b.RowA.f2_49',
          '33(c)': 'Page2.Table_Line33c-f.RowA.f2_52',
          '33(d)': 'Page2.Table_Line33c-f.RowA.f2_53',
          '33(e)': 'Page2.Table_Line33c-f.RowA.f2_54',
          '33(f)': 'Page2.Table_Line33c-f.RowA.f2_55',
        },
      },
      {
        lines: {
          '33(a)': 'Page2.Table_Line33a-b.RowB.f2_50',
          '33(b)': 'Page2.Table_Line33a-b.RowB.f2_51',
          '33(c)': 'Page2.Table_Line33c-f.RowB.f2_56',
          '33(d)': 'Page2.Table_Line33c-f.RowB.f2_57',
          '33(e)': 'Page2.Table_Line33c-f.RowB.f2_58',
          '33(f)': 'Page2.Table_Line33c-f.RowB.f2_59',
        },
      },
    ],
    overflow: 'sheet',
  },
];
