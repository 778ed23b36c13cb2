import { cropStyle, describePlace, groupByPlace, placeStyle } from '@/components/documents/field-place';

it('says where to look', () => {
  expect(describePlace({ page: 4, box: [0.74, 0.09, 0.19, 0.02] })).toBe('page 4, top right');
  expect(describePlace({ page: 1, box: [0.06, 0.38, 0.04, 0.02] })).toBe('page 1, middle left');
  expect(describePlace({ page: 1, box: [0.4, 0.9, 0.2, 0.05] })).toBe('page 1, bottom center');
  expect(describePlace({ page: 2, box: [0.4, 0.4, 0.2, 0.2] })).toBe('page 2, in the middle');
});

it('frames the box with air and never leaves the page', () => {
  expect(placeStyle([0.5, 0.25, 0.1, 0.05])).toEqual({
    left: '49.4%',
    top: '24.4%',
    width: '11.2%',
    height: '6.2%',
  });
  expect(placeStyle([0, 0.98, 1, 0.02])).toEqual({
    left: '0%',
    top: '97.4%',
    width: '100%',
    height: '2.6%',
  });
});

it('magnifies the part of a page around a value, with the value in the middle', () => {
  expect(cropStyle([0.4, 0.1, 0.2, 0.02])).toEqual({ width: '200%', transform: 'translate(-50%, -11%)' });
  // Small print is no larger than a fifth of the page; a wide value is never made smaller than the page.
  expect(cropStyle([0, 0, 0.01, 0.01]).width).toBe('500%');
  expect(cropStyle([0, 0, 0.9, 0.01]).width).toBe('100%');
});

test('gathers boxes that stand in one place: a row, or the form when they weren’t found', () => {
  const at = (path: string, box: [number, number, number, number]) => ({ path, page: 1, box });
  const form = [0.05, 0.1, 0.9, 0.6] as [number, number, number, number];
  const looks = groupByPlace([
    at('a', [0.1, 0.1, 0.2, 0.02]),
    at('statutory', form),
    at('17', [0.1, 0.5, 0.05, 0.02]),
    at('plan', form),
    at('18', [0.1, 0.5, 0.05, 0.02]),
  ]);
  expect(looks.map(({ fields, view }) => [view, fields.map(({ path }) => path)])).toEqual([
    ['box', ['a']],
    ['form', ['statutory', 'plan']],
    ['row', ['17', '18']],
  ]);
});
