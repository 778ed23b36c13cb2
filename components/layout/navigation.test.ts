import { navigationFor } from '@/components/layout/navigation';
import { isUnder } from '@/lib/auth/is-under';

const labels = (role: Parameters<typeof navigationFor>[0]) => navigationFor(role).map((link) => link.label);

const client = [
  'Dashboard',
  'Upload Documents',
  'Tax Interview',
  'Tax Summary',
  'Maximize Refund',
  'AI Co-Pilot',
  'Messages',
  'Payments',
  'File',
];

it('shows client links to clients and to people without a role', () => {
  expect(labels('client')).toEqual(client);
  expect(labels(null)).toEqual(client);
  expect(labels(undefined)).toEqual(client);
});

it('shows preparers and administrators only their own', () => {
  expect(labels('preparer')).toEqual(['My Clients']);
  expect(labels('admin')).toEqual([
    'User Management',
    'Clients',
    'Training Materials',
    'All Payments',
    'Operations',
    'Audit Log',
  ]);
});

it('marks a page and what lies below it, not what only starts alike', () => {
  expect(isUnder('/upload', '/upload')).toBe(true);
  expect(isUnder('/upload/7', '/upload')).toBe(true);
  expect(isUnder('/uploads', '/upload')).toBe(false);
});
