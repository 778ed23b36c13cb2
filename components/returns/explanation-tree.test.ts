import { type Explanation } from '@/lib/returns/schema';
import { completeStep, splitInputs, walkSteps } from './explanation-tree';

const line = (number: string, value: number | null, inputs: Explanation[] = []): Explanation => ({
  kind: 'line',
  form: '1040',
  line: number,
  label: `Line ${number}`,
  value,
  inputs,
});
const wages: Explanation = { kind: 'fact', path: 'w2s[0].wages', label: 'Wages', value: 400, inputs: [] };

const root = line('15', 100, [
  line('11', 400, [line('9', 400, [wages]), line('10', null)]),
  line('14', 300, [line('12', 300, [{ ...line('9', 400), repeated: true }]), line('13', 0)]),
]);

test('a path leads from the line down to the fact', () => {
  expect(walkSteps(root, [0, 0, 0]).map((step) => step.label)).toEqual([
    'Line 15',
    'Line 11',
    'Line 9',
    'Wages',
  ]);
  expect(walkSteps(root, []).map((step) => step.label)).toEqual(['Line 15']);
});

test('a path into nowhere ends at the last step there is', () => {
  expect(walkSteps(root, [1, 7, 0]).map((step) => step.label)).toEqual(['Line 15', 'Line 14']);
});

test('a line that is used again goes on where its inputs are', () => {
  expect(walkSteps(root, [1, 0, 0, 0]).at(-1)).toBe(wages);
  expect(completeStep(root, { ...line('9', 400), repeated: true }).inputs).toEqual([wages]);
});

test('another form or copy with the same line is not mistaken for it', () => {
  const repeated = { ...line('9', 400), repeated: true };
  expect(completeStep(root, { ...repeated, form: 'schedule-c' }).inputs).toEqual([]);
  expect(completeStep(root, { ...repeated, copy: 1 }).inputs).toEqual([]);
});

test('a line without inputs that is not repeated stays as it is', () => {
  expect(completeStep(root, line('9', 400)).inputs).toEqual([]);
});

test('inputs that are zero, blank or no stand apart and keep their position', () => {
  const isStudent: Explanation = {
    kind: 'fact',
    path: 'student',
    label: 'Student',
    value: false,
    inputs: [],
  };
  const { counting, empty } = splitInputs(
    line('9', 7, [line('1', 0), line('2', 7), line('3', null), isStudent]),
  );
  expect(counting.map(({ position }) => position)).toEqual([1]);
  expect(empty.map(({ position }) => position)).toEqual([0, 2, 3]);
});

test('a table of the law has no value and still counts', () => {
  const brackets: Explanation = {
    kind: 'law',
    path: 'incomeTax.brackets',
    label: 'Brackets',
    value: null,
    inputs: [],
  };
  expect(splitInputs(line('16', 7, [brackets])).counting).toHaveLength(1);
});
