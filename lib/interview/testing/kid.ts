import { type Responses } from '../schema';

/** A child who lived with the filer all year, in answers by value, as they are stored. */
export const kid = (more: Responses = {}): Responses => ({
  'had-dependents': true,
  'dependents.0.firstName': 'Mia',
  'dependents.0.relationship': 'child',
  'dependents.0.dateOfBirth': '2016-03-01',
  'dependents.0.monthsInHome': 12,
  'dependents.0.circumstances': ['none'],
  'dependents.0.more': false,
  ...more,
});
