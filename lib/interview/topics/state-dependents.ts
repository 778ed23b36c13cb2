import { all, when } from '../conditions';
import { namePerson } from '../people';
import { wantedBy } from './state-forms';
import { type FollowUpSpec, yesNo, yesOrNo } from './topic';

/** States whose credits or exemptions are larger for a dependent with a disability. */
const withDisability: ReadonlySet<string> = new Set(['MA', 'MD', 'OR']);

/** What only states want to know about dependents. */
export const stateDependents: FollowUpSpec = {
  followUp: 'dependents',
  questions: [
    yesNo({
      id: '.inCollege',
      text: (view) => `Did ${namePerson(view)} go to college full time in 2024?`,
      help: 'At least part of five months counts if you paid half of the costs or more. For example, August to December.',
      why: 'New Jersey gives an extra exemption for a student under age 22.',
      fact: '.state.inCollege',
      when: all(
        wantedBy((state) => state === 'NJ'),
        when(
          '.dateOfBirth',
          (day) => String(day) >= '2003-01-01' && String(day) < '2009-01-01',
          'New Jersey’s exemption is for college students under age 22.',
        ),
      ),
      probe: yesOrNo,
    }),
    yesNo({
      id: '.disabled',
      text: (view) => `Is ${namePerson(view)} disabled?`,
      help: 'For example, select Yes for a child with a special education plan (IEP) for a disability.',
      why: 'Your state’s credits can be larger then.',
      fact: '.state.disabled',
      when: wantedBy((state) => withDisability.has(state)),
      probe: yesOrNo,
    }),
  ],
};
