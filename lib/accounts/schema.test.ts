import { CurrentUser, LoginInput, PlanTier, SignupInput } from '@/lib/accounts/schema';
import { planSlugs } from '@/lib/billing/plans';

const signup = {
  email: ' Ada@Example.com ',
  password: '12345678',
  firstName: ' Ada ',
  lastName: 'Quill',
  planTier: 'premium',
};

const fieldsWrong = (input: unknown) =>
  SignupInput.safeParse(input).error?.issues.map((issue) => issue.path.join('.'));

describe('SignupInput', () => {
  it('tidies the email and names and keeps the password as typed', () => {
    expect(SignupInput.parse({ ...signup, password: ' spaces  ' })).toEqual({
      email: 'ada@example.com',
      password: ' spaces  ',
      firstName: 'Ada',
      lastName: 'Quill',
      planTier: 'premium',
      taxYear: 2024,
    });
  });

  it.each([2025, '2025'])('takes the year as a number and as a plain form sends it: %p', (taxYear) => {
    expect(SignupInput.parse({ ...signup, taxYear }).taxYear).toBe(2025);
    expect(fieldsWrong({ ...signup, taxYear: 2023 })).toEqual(['taxYear']);
  });

  it.each(['Premium', 'PREMIUM', ' premium '])('takes the plan in any case: %p', (planTier) => {
    expect(SignupInput.parse({ ...signup, planTier }).planTier).toBe('premium');
    expect(fieldsWrong({ ...signup, planTier: 'Gold' })).toEqual(['planTier']);
  });

  it('names each field that is wrong', () => {
    expect(fieldsWrong({ ...signup, email: 'ada', password: '1234567', firstName: '  ' })).toEqual([
      'email',
      'password',
      'firstName',
    ]);
  });

  it('takes a role from nobody', () => {
    expect(SignupInput.safeParse({ ...signup, role: 'admin' }).success).toBe(false);
  });
});

it('finds the account whatever the case of the email', () => {
  expect(LoginInput.parse({ email: ' ADA@example.com', password: ' x ' })).toEqual({
    email: 'ada@example.com',
    password: ' x ',
  });
});

it('drops everything of a user that the browser may not know', () => {
  const user = {
    id: 'u',
    email: 'a@example.com',
    firstName: 'A',
    lastName: 'B',
    role: 'client',
    planTier: 'basic',
  };
  expect(CurrentUser.parse({ ...user, passwordHash: 'x' })).toEqual(user);
  expect(CurrentUser.safeParse({ ...user, role: 'root' }).success).toBe(false);
});

it('knows exactly the plans of the price table', () => {
  expect(PlanTier.options).toEqual([...planSlugs]);
});
