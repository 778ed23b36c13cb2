import { dismissToast, readToasts, toast } from '@/components/ui/toast-store';
import { ApiError } from '@/lib/http/client';
import { announceFirst, announceRefused, announceYear } from './announce-return';

jest.useFakeTimers();
afterEach(() => dismissToast());

const shown = () => readToasts().filter(({ open }) => open);
const first = { id: 'a', taxYear: 2024, created: true } as const;

it('says once that the first draft was made, after the welcome', () => {
  toast({ title: 'Account created!' });
  announceFirst(first);
  announceFirst(first);
  expect(shown()).toMatchObject([{ title: 'Account created!' }]);
  dismissToast();
  expect(shown()).toMatchObject([
    { title: 'Tax return created', description: 'Your 2024 tax return has been created.' },
  ]);
  dismissToast();
  announceFirst(first);
  expect(shown()).toEqual([]);
});

it('says nothing of a return that was there before', () => {
  announceFirst({ id: 'b', taxYear: 2024 });
  expect(shown()).toEqual([]);
});

it('names the year that was opened, and says when it could not be', () => {
  announceYear({ taxYear: 2025 });
  expect(shown()).toMatchObject([{ description: 'Your 2025 tax return has been created.' }]);
  announceRefused(new TypeError('fetch failed'));
  expect(shown()).toMatchObject([
    {
      title: 'Error',
      description: 'Failed to create tax return. Please try again.',
      variant: 'destructive',
    },
  ]);
  const body = { message: 'You already have a return for 2025.', requestId: '1' };
  announceRefused(new ApiError(409, JSON.stringify(body), body));
  expect(shown()).toMatchObject([{ description: 'You already have a return for 2025.' }]);
});
