import { checkStateDraft, emptyStateDraft, toStateInput } from './state-sign-draft';

const ids = (name: string) => name;
const good = { prior: '', pin: '12345', pinAgain: '12345', agreed: true };

describe('the signature of a state return', () => {
  test('an empty form names each box', () => {
    expect(checkStateDraft(emptyStateDraft, ids).map(({ controlId }) => controlId)).toEqual([
      'pin',
      'agreed',
    ]);
  });

  test.each([
    [{ pin: '00000', pinAgain: '00000' }, ['pin']],
    [{ pinAgain: '54321' }, ['pin-again']],
    [{ prior: 'much' }, ['prior']],
    [{ prior: '$41,000' }, []],
  ])('%j', (more, wrong) => {
    expect(checkStateDraft({ ...good, ...more }, ids).map(({ controlId }) => controlId)).toEqual(wrong);
  });

  test('no income last year is no number, not 0', () => {
    expect(toStateInput(good, 'taxpayer', 'v').priorIncome).toBeNull();
    expect(toStateInput({ ...good, prior: '-$1,200' }, 'spouse', 'v')).toEqual({
      signer: 'spouse',
      pin: '12345',
      priorIncome: -1200,
      declarationVersion: 'v',
      agreed: true,
    });
  });
});
