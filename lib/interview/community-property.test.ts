import { calculateReturn } from '@/lib/tax/calculate-return';
import { parseReturn } from '@/lib/tax/facts/parse-return';
import { assembleReturn } from './assemble';
import { answerAll, type Script } from './testing/answer-all';
import { aboutMaria, child, typedW2 } from './testing/people';

/** Married, lived apart from July on, with a child at home, in a community property state. */
const apart: Script = {
  'marital-status': 'Married',
  'file-together': false,
  'lived-apart-all-year': false,
  'lived-apart-last-six-months': true,
  ...aboutMaria,
  'communityProperty.partner.firstName': 'Ana',
  'communityProperty.partner.lastName': 'Lee',
  'communityProperty.partner.ssn': '400-01-0002',
  'address.city': 'Austin',
  'address.state': 'Texas',
  'address.zip': '78701',
  'had-dependents': true,
  ...child(0, 'Mia', '2015-05-06'),
  'kept-up-home': true,
  'had-w2-income': true,
  ...typedW2(0, 20_000, 500),
  'community-income': true,
  'communityProperty.0.receivedBy': 'Me',
  'communityProperty.0.kind': 'Wages (Form W-2)',
  'communityProperty.0.name': 'Harbor Clinic',
  'communityProperty.0.total': 20_000,
  'communityProperty.0.withheld': 500,
  'communityProperty.0.stateWithheld': 0,
  'communityProperty.0.more': true,
  'communityProperty.1.receivedBy': 'My spouse or partner',
  'communityProperty.1.kind': 'Wages (Form W-2)',
  'communityProperty.1.name': 'Bolt',
  'communityProperty.1.total': 8_000,
  'communityProperty.1.withheld': 300,
  'communityProperty.1.stateWithheld': 0,
};

test('a head of household who lived apart divides community wages on Form 8958', () => {
  const { input, missing } = assembleReturn({ answers: answerAll(apart), documents: [] });
  expect(missing).toEqual([]);
  expect(input).toMatchObject({ filingStatus: 'hoh', livedApartLastSixMonths: true });
  const parsed = parseReturn(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  const { lines, problems } = calculateReturn(parsed.facts);
  expect(problems.filter(({ severity }) => severity === 'unsupported')).toEqual([]);
  // Half of 20,000 and of 8,000; half of 500 and of 300 (Publication 555, “Head of household”).
  expect(lines['1040']).toMatchObject({ '1a': 14_000, '11': 14_000, '25d': 400 });
  expect(lines['8958']).toMatchObject({ Name: 'Ana Lee', SSN: '400-01-0002' });
  expect(lines['8958-rows']).toMatchObject([
    { Source: 'Harbor Clinic', A: 20_000, B: 10_000, C: 10_000 },
    { Source: 'Bolt', A: 8_000, B: 4_000, C: 4_000 },
    {},
    {},
  ]);
});
