import { findCards } from '../search/find-cards';
import { readWords } from './lexicon';
import { readAlone, readQuestion } from './read-question';
import { readAmounts } from './slots';
import { toTerms } from './tokens';

it('reads amounts and leaves out years, forms, boxes and counts', () => {
  const values = (text: string) => readAmounts(text).map(({ value, times }) => value * times);
  expect(values('put $7,000 or 6.5k into it')).toEqual([7000, 6500]);
  expect(values('200 a month and 1,000 each quarter')).toEqual([2400, 4000]);
  expect(values('in 2024 on line 11 of form 1040 for 3 kids with a 401k and box 12')).toEqual([]);
});

it('writes names of forms and boxes as one word', () => {
  expect(toTerms('W-2 box 12, code DD')).toEqual(['w2', 'box', 'box_12', 'code', 'code_dd']);
  expect(toTerms('401(k)')).toEqual(toTerms('401k'));
  expect(toTerms('1099-R')).toEqual(toTerms('1099R'));
});

it('finds the special name before the broad one, and corrects a slip', () => {
  expect(readAlone('is studnet loan interest in my deductions').entities[0]?.id).toBe('student-loan');
});

it('takes the longer name where “my” belongs to it', () => {
  expect(readAlone('what did my business expenses come to').entities[0]?.id).toBe('all-expenses');
  expect(readAlone('remind me what payments i have').act).toBe('own');
});

it('keeps subject and act for a question that leaves them out', () => {
  const earlier = ['What if I put 7,000 into a traditional IRA?'];
  const next = readQuestion('and with 4,000?', earlier);
  expect(next).toMatchObject({ act: 'what-if', isFollowUp: true });
  expect(next.text).toContain('put 4,000 into a traditional ira');
  expect(readQuestion('is that deductible?', ['What is student loan interest?']).entities[0]?.id).toBe(
    'student-loan',
  );
});

it('leans on the question before it for the most of something, and for another person', () => {
  const eic = ['how does the earned income credit work'];
  expect(readQuestion('whats the most with 2 kids', eic)).toMatchObject({ isFollowUp: true });
  expect(readQuestion('my second job?', ['is overtime taxable'])).toMatchObject({ isFollowUp: true });
});

it('reads the age of a child as a child, and how long as keeping', () => {
  expect(readAlone('my 10 year old has dividends').terms).toContain('child');
  expect(readAlone('my 10 year old car').terms).not.toContain('child');
  expect(readAlone('my 44 year old husband').terms).not.toContain('child');
  expect(readAlone('how many years do i hang on to this paperwork').terms).toContain('keep_record');
});

it('starts anew where a question names its own subject', () => {
  const next = readQuestion('What is my AGI?', ['What if I put 7,000 into a traditional IRA?']);
  expect(next).toMatchObject({ act: 'own', isFollowUp: false });
  expect(next.entities[0]?.id).toBe('agi');
  const others = ['How much do I get back?', 'Where do beekeepers report honey from their hives?'];
  for (const question of others)
    expect(readQuestion(question, ['What is on line 11?'])).toMatchObject({ text: question.toLowerCase() });
  expect(readQuestion('why?', ['What is my refund?']).act).toBe('why');
});

it.each([
  ['any exceptions', ['what is the penalty for early 401k withdrawl'], 'early-withdrawal'],
  ['im 67', ['what is the standard deduction'], 'standard-deduction'],
  ['moved for a job', ['sold my house do i pay tax', 'only lived there 18 months'], 'home-sale-partial'],
  ['n for an ira?', ['how much can i put in a 401k'], 'traditional-ira'],
  ['what if she gets social security', ['can i claim my mom as a dependent'], 'qualifying-relative'],
])('finds the card of "%s" after %j', (question, earlier, card) => {
  const { terms, words, wholeText, conversation } = readQuestion(question, earlier);
  expect(findCards(terms, 1, words, wholeText, conversation)[0]?.item.id).toBe(card);
});

it('adds to a what-if, or starts another, and never puts an amount in the wrong place', () => {
  const ira = ['what if I put 3,000 in a traditional IRA'];
  expect(readQuestion('plus 2,000 to an HSA', ira).text).toBe(
    'what if i put 3,000 in a traditional ira and 2,000 to an hsa',
  );
  expect(readQuestion('how about if I make 60k', ira).text).not.toContain('ira');
  expect(readQuestion('and with 2,000 more withheld', ['what is my refund']).act).toBe('what-if');
});

it('corrects a word as it is written before it cuts the ending', () => {
  expect(readWords('self emplyed, any exceptions?')).toEqual(['self', 'employ', 'any', 'exception']);
});

it('a question about something else is no remark on the one before it', () => {
  const { isFollowUp, terms } = readQuestion('what will the powerball numbers be on saturday', [
    'what is on line 11',
  ]);
  expect(isFollowUp).toBe(false);
  expect(terms).not.toContain('line');
});
