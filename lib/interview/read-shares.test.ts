import { assembleReturn } from './assemble';
import { read, askedOf, linesOf, paid, single, treeOf } from './testing/read-forms';
import { answerAll, type Script } from './testing/answer-all';

/** Schedule K-1, Form W-2G and Form 1099-SA that were read: what they say enters, and what they can't say is asked. */

const share = read('Schedule K-1 (Form 1065)', 'k1s', {
  entity: 'partnership',
  name: 'Cobble Hill Partners',
  ein: '98-7000555',
  ordinaryIncome: 9_000,
  interest: 312,
  selfEmploymentEarnings: 9_000,
});
const id = 'documents.xScheduleK1Form1065';
const active: Script = { [`${id}.active`]: true };

test('a K-1 enters with its boxes, and the filer is asked what no K-1 says', () => {
  const ids = askedOf({}, [paid, share]).map((one) => one.id);
  expect(ids).toEqual(expect.arrayContaining([`${id}.active`, `${id}.boxes`, `${id}.deductionBoxes`]));
  expect(ids).not.toContain(`${id}.entity`);
  expect(ids).not.toContain(`${id}.name`);
  expect(ids).not.toContain(`${id}.estateBoxes`);
  expect(ids).not.toContain(`${id}.basis.beginning`);
  const lines = linesOf({ ...single, ...active }, [paid, share]);
  expect(lines['schedule-1']).toMatchObject({ '5': 9_000 });
  expect(lines['schedule-se']).toBeDefined();
  const { tree, sources } = treeOf(answerAll({ ...single, ...active }, [paid, share]), [paid, share]);
  expect(tree['k1s']).toMatchObject([{ ordinaryIncome: 9_000, interest: 312, passive: false }]);
  expect(sources['k1s[0].ordinaryIncome']).toMatchObject({ fieldPath: 'box_ordinaryIncome' });
});

test('boxes that were read are not offered again beside it; others are', () => {
  const boxes = askedOf({}, [paid, share]).find((one) => one.id === `${id}.boxes`);
  expect(boxes?.options).not.toContain('Interest');
  expect(boxes?.options).toEqual(expect.arrayContaining(['Royalties', 'Section 199A: income or loss']));
});

test('a loss that was read asks for the basis, and a K-1 of a trust for the boxes of a trust', () => {
  const [form] = share.forms;
  if (form === undefined) throw new Error('the paper has a form');
  const lost = { ...share, forms: [{ ...form, item: { ...form.item, ordinaryIncome: -4_000 } }] };
  expect(askedOf({}, [paid, lost]).map((one) => one.id)).toContain(`${id}.basis.beginning`);
  const trust = { ...share, forms: [{ ...form, item: { entity: 'estate', name: 'T', interest: 5 } }] };
  const ids = askedOf({}, [paid, trust]).map((one) => one.id);
  expect(ids).toContain(`${id}.estateBoxes`);
  expect(ids).not.toContain(`${id}.deductionBoxes`);
});

test('a distribution of an S corporation without a loss asks for what Form 7203 needs', () => {
  const profit = read('Schedule K-1 (Form 1120-S)', 'k1s', {
    entity: 'sCorporation',
    name: 'Cobble Hill Inc',
    ein: '98-7000555',
    ordinaryIncome: 9_000,
  });
  const at = 'documents.xScheduleK1Form1120S';
  const kept: Script = { ...single, [`${at}.active`]: true, [`${at}.tookOut`]: false };
  expect(askedOf(kept, [paid, profit]).map((one) => one.id)).not.toContain(`${at}.basis.beginning`);
  expect(linesOf(kept, [paid, profit])['7203']).toBeUndefined();
  const took: Script = {
    ...kept,
    [`${at}.tookOut`]: true,
    [`${at}.basis.beginning`]: 1_000,
    [`${at}.basisChanges`]: ['basis-distributions'],
    [`${at}.basis.distributions`]: 12_000,
    [`${at}.basis.heldAYearOrLess`]: false,
    [`${at}.basis.stockAcquired`]: 'original',
  };
  expect(linesOf(took, [paid, profit])).toMatchObject({
    '7203': [{ D: 'Original shareholder', '1': 1_000, '3a': 9_000, '6': 12_000, '15': 0 }],
    '8949': [{ '2(h)': 2_000 }],
  });
});

test('a partner with a K-1 that was read may have health insurance of a self-employed person', () => {
  expect(askedOf({}, [paid, share]).map((one) => one.id)).toContain('own-plans');
});

test('a Form W-2G that was read is winnings with its tax, beside others that are typed', () => {
  const won = read('W-2G', 'gambling', { winnings: 1_500, federalWithholding: 360 });
  const lines = linesOf({ ...single, 'more-gambling': false }, [paid, won]);
  expect(lines['schedule-1']).toMatchObject({ '8b': 1_500 });
  const { tree } = treeOf(
    answerAll(
      { ...single, 'more-gambling': true, 'gambling.0.winnings': 200, 'gambling.0.federalWithholding': 0 },
      [paid, won],
    ),
    [paid, won],
  );
  expect(tree['gambling']).toMatchObject([{ winnings: 1_500 }, { winnings: 200 }]);
});

test('a Form 1099-SA that was read is asked what the money was for', () => {
  const taken = read('1099-SA', 'hsaDistributions', { distributed: 850 });
  const ids = askedOf({}, [paid, taken]).map((one) => one.id);
  expect(ids).toEqual(
    expect.arrayContaining(['documents.x1099SA.rolledOver', 'documents.x1099SA.qualifiedMedical']),
  );
  const script: Script = {
    ...single,
    'documents.x1099SA.rolledOver': 0,
    'documents.x1099SA.qualifiedMedical': 600,
  };
  expect(linesOf(script, [paid, taken])['8889']).toMatchObject([{ '14a': 850, '16': 250 }]);
});

describe('a Form W-2c', () => {
  const item = { employerName: 'Clinic', employerEin: '98-7000555' };
  const w2 = read('W-2', 'w2s', { ...item, wages: 50_000 }, { recipientSsn: '900-61-7781' });
  const correction = (wages: number, more: { recipientSsn?: string; taxYear?: number } = {}) =>
    read('W-2c', 'other', { ...item, wages }, { recipientSsn: 'XXX-XX-7781', ...more });
  const statedBy = (...documents: ReturnType<typeof read>[]) =>
    assembleReturn({ answers: {}, documents }).missing.filter(({ questionId }) =>
      questionId.endsWith('xW2c'),
    );

  test('holds the return up until the W-2 has its values', () => {
    expect(statedBy(w2, correction(52_119.47))).toMatchObject([
      {
        kind: 'document',
        message:
          '“W-2c.pdf” corrects the W-2 in “W-2.pdf.” Use its values on that W-2, or remove the document.',
      },
    ]);
    expect(statedBy(w2, correction(50_000))).toEqual([]);
  });

  test('of another person or year holds nothing up', () => {
    expect(statedBy(w2, correction(52_119.47, { recipientSsn: '900-61-0000' }))).toEqual([]);
    expect(statedBy(w2, correction(52_119.47, { taxYear: 2023 }))).toEqual([]);
  });
});
