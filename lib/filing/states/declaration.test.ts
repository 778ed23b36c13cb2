import { stateDeclaration } from './declaration';

test('names the tax agency of a state, and of the District of Columbia', () => {
  expect(stateDeclaration('Ohio')[1]).toContain('to Ohio’s tax agency');
  expect(stateDeclaration('District of Columbia')[1]).toContain('to the District of Columbia’s tax agency');
});
