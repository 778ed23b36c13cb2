import { splitAddress } from './postal-address';

test.each([
  ['40 Harbor Way, Portland, ME 04101', '40 Harbor Way', 'Portland', 'ME', '04101'],
  ['151 N Market Street, Wooster OH 44691', '151 N Market Street', null, null, null],
  ['1 Main St, Suite 4, St. Paul, mn 55101-1234', '1 Main St Suite 4', 'St. Paul', 'MN', '551011234'],
] as const)('splits %s', (line, street, city, state, zip) => {
  expect(splitAddress(line)).toEqual(
    city === null ? { street, city: 'Wooster', state: 'OH', zip: '44691' } : { street, city, state, zip },
  );
});

test.each(['', 'Portland', 'Harbor Way 40', '40 Harbor Way Portland ME 04101', '40 Harbor Way, Portland'])(
  'can’t tell the parts of "%s"',
  (line) => {
    expect(splitAddress(line)).toBeNull();
  },
);
