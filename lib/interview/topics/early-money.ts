import { type Condition } from '../conditions';
import { type Choice } from './topic';

/** Numbers of the Instructions for Form 5329, line 2 (2024). */
export const earlyReasons: Choice[] = [
  {
    value: '01',
    label: 'I left the job in or after the year I turned 55, or 50 as a public safety employee (01)',
  },
  { value: '02', label: 'Substantially equal periodic payments (02)' },
  { value: '03', label: 'Total and permanent disability (03)' },
  { value: '04', label: 'Death of the owner (04)' },
  { value: '05', label: 'Medical expenses over 7.5% of adjusted gross income (05)' },
  { value: '06', label: 'Payment under a divorce court order, or QDRO (06)' },
  { value: '07', label: 'Health insurance while unemployed (07)' },
  { value: '08', label: 'Higher education expenses (08)' },
  { value: '09', label: 'First-time homebuyer, up to $10,000 (09)' },
  { value: '10', label: 'An IRS levy (10)' },
  { value: '11', label: 'Reservist called to active duty for at least 180 days (11)' },
  { value: '13', label: 'Section 457 plan, unless rolled over from another plan (13)' },
  { value: '15', label: 'Dividends on employer stock (15)' },
  { value: '17', label: 'Phased retirement annuity for a federal employee (17)' },
  { value: '18', label: 'Permissible withdrawal from automatic enrollment (18)' },
  { value: '19', label: 'Birth or adoption, up to $5,000 per child (19)' },
  { value: '20', label: 'Terminal illness (20)' },
  { value: '21', label: 'Income on excess contributions returned on time (21)' },
  { value: '22', label: 'Victim of domestic abuse by a spouse or domestic partner (22)' },
  { value: '23', label: 'Emergency personal expense, up to $1,000 (23)' },
];

/** Whether one of the filers was born in a span of days. */
const someoneBorn =
  (from: string, upTo: string, because: string): Condition =>
  (view) => {
    const born = [view.effective['taxpayer.dateOfBirth'], view.effective['spouse.dateOfBirth']];
    return born.some((day) => typeof day === 'string' && from <= day && day <= upTo) || { skip: because };
  };

/** 59½ and 70½ in 2024: six months after the birthday (Reg. 1.401(a)(9)-2, Q&A-3). */
export const turnedLateIn2024 = someoneBorn(
  '1964-07-01',
  '1965-06-30',
  'No one on this return turned 59½ in 2024.',
);
export const turned70HalfIn2024 = someoneBorn(
  '1953-07-01',
  '1954-06-30',
  'No one on this return turned 70½ in 2024.',
);
