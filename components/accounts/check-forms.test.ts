import { checkLogin, checkSignup } from '@/components/accounts/check-forms';

const filled = {
  firstName: 'Ada',
  lastName: 'Quill',
  email: 'ada@example.com',
  password: 'long enough',
  confirmPassword: 'long enough',
};

describe('checkLogin', () => {
  it('lets a filled form through', () => {
    expect(checkLogin({ email: 'ada@example.com', password: 'x' })).toBeNull();
  });

  it('asks for what is missing', () => {
    expect(checkLogin({ email: ' ', password: '' })?.fields).toEqual({
      email: 'Enter your email address',
      password: 'Enter your password',
    });
  });

  it('asks for an address where there is none', () => {
    expect(checkLogin({ email: 'ada', password: 'x' })?.fields).toEqual({
      email: 'Enter an email address, like name@example.com',
    });
  });
});

describe('checkSignup', () => {
  it('turns the form into the body of the call, without the second password', () => {
    expect(checkSignup(filled, { planTier: 'premium', taxYear: 2025 })).toEqual({
      ok: true,
      input: {
        firstName: 'Ada',
        lastName: 'Quill',
        email: 'ada@example.com',
        password: 'long enough',
        planTier: 'premium',
        taxYear: 2025,
      },
    });
  });

  it('asks for what is missing before anything else, without a toast', () => {
    expect(
      checkSignup({ ...filled, lastName: '', confirmPassword: '' }, { planTier: 'basic', taxYear: 2024 }),
    ).toEqual({
      ok: false,
      problems: {
        fields: { lastName: 'Enter your last name', confirmPassword: 'Enter the same password again' },
      },
    });
  });

  it('says that passwords differ before it says that they are short', () => {
    expect(
      checkSignup(
        { ...filled, password: 'short', confirmPassword: 'other' },
        { planTier: 'basic', taxYear: 2024 },
      ),
    ).toMatchObject({
      ok: false,
      problems: {
        fields: { confirmPassword: 'Enter the same password in both boxes' },
        toast: { title: 'Passwords do not match', description: 'Please ensure both passwords are the same' },
      },
    });
  });

  it.each([
    ['1234567', false],
    ['12345678', true],
  ])('with the password %p is %p', (password, ok) => {
    const check = checkSignup(
      { ...filled, password, confirmPassword: password },
      { planTier: 'basic', taxYear: 2024 },
    );
    expect(check.ok).toBe(ok);
    if (!check.ok) {
      expect(check.problems.toast).toEqual({
        title: 'Password too short',
        description: 'Password must be at least 8 characters',
      });
    }
  });

  it('asks for an address where there is none', () => {
    expect(checkSignup({ ...filled, email: 'ada' }, { planTier: 'basic', taxYear: 2024 })).toEqual({
      ok: false,
      problems: { fields: { email: 'Enter an email address, like name@example.com' } },
    });
  });
});
