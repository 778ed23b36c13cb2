import { makers } from './form';

const { choice, yesNo } = makers;

export const product = choice(
  'A',
  'Principal business or profession',
  'Principal business or profession, including product or service',
  ({ item }) => item.business.product || null,
);

export const businessCode = choice(
  'B',
  'Business code',
  'Enter code from instructions',
  ({ item }) => item.business.principalCode || null,
);

export const businessName = choice(
  'C',
  'Business name',
  'Business name. If no separate business name, leave blank',
  ({ item }) => item.business.name || item.statutory[0]?.employerName || null,
);

export const employerNumber = choice(
  'D',
  'Employer ID number',
  'Employer ID number (EIN)',
  ({ item }) => item.business.ein || null,
);

export const accountingMethod = choice(
  'F',
  'Accounting method',
  'Accounting method: (1) Cash (2) Accrual (3) Other',
  ({ item }) => (item.business.cashMethod ? 'Cash' : 'Accrual'),
);

export const materialParticipation = yesNo(
  'G',
  'Material participation',
  'Did you “materially participate” in the operation of this business during 2024?',
  ({ item }) => item.business.materialParticipation,
);

export const startedThisYear = yesNo(
  'H',
  'Started in 2024',
  'If you started or acquired this business during 2024, check here',
  ({ item }) => item.business.startedThisYear || null,
);

export const payments1099 = yesNo(
  'I',
  'Payments that require Form 1099',
  'Did you make any payments in 2024 that would require you to file Form(s) 1099?',
  ({ item }) => item.business.form1099Required,
);

export const filed1099 = yesNo(
  'J',
  'Forms 1099 filed',
  'If “Yes,” did you or will you file required Form(s) 1099?',
  ({ item }) => (item.business.form1099Required ? item.business.form1099Filed : null),
);
