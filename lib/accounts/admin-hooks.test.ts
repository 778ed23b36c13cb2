import { userSearch } from './admin-hooks';

it('asks only for what is filtered by', () => {
  expect(userSearch({ role: null, q: '  ' }, null).toString()).toBe('');
  expect(userSearch({ role: 'client', q: ' a&b ' }, 'c1').toString()).toBe('role=client&q=a%26b&cursor=c1');
});
