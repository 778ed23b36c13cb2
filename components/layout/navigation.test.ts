import { isCurrent, navigation, navigationFor } from '@/components/layout/navigation';

const all = navigation.map((link) => ({ ...link, available: true }));
const labels = (role: Parameters<typeof navigationFor>[0]) =>
  navigationFor(role, all).map((link) => link.label);

const client = [
  'Dashboard',
  'Upload Documents',
  'Tax Interview',
  'Tax Summary',
  'Maximize Refund',
  'AI Co-Pilot',
  'Messages',
  'Payments',
];

it('shows client links to clients and to people without a role', () => {
  expect(labels('client')).toEqual(client);
  expect(labels(null)).toEqual(client);
  expect(labels(undefined)).toEqual(client);
});

it('shows preparers and administrators only their own', () => {
  expect(labels('preparer')).toEqual(['My Clients']);
  expect(labels('admin')).toEqual(['User Management', 'Training Materials']);
});

it('hides links whose screens do not exist', () => {
  const shown = navigationFor(
    'client',
    all.slice(0, 2).map((link, index) => ({ ...link, available: index === 1 })),
  );
  expect(shown.map((link) => link.href)).toEqual(['/upload']);
});

it('marks a page and what lies below it, not what only starts alike', () => {
  expect(isCurrent('/upload', '/upload')).toBe(true);
  expect(isCurrent('/upload/7', '/upload')).toBe(true);
  expect(isCurrent('/uploads', '/upload')).toBe(false);
});
