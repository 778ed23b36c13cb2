import { preparationTimeline } from '@/components/returns/dashboard/timeline';

const march = { uploadedAt: '2025-03-01T09:00:00.000Z' };
const february = { uploadedAt: '2025-02-10T09:00:00.000Z' };

const statuses = (...input: Parameters<typeof preparationTimeline>) =>
  preparationTimeline(...input).map((step) => step.status);

describe('a draft', () => {
  it('starts with the documents', () => {
    expect(preparationTimeline([], 'draft')).toEqual([
      { title: 'Documents Uploaded', description: 'Upload your tax documents', status: 'current' },
      { title: 'Tax Interview', description: 'Complete questionnaire', status: 'upcoming' },
      { title: 'Review & Approval', description: 'CPA review pending', status: 'upcoming' },
      { title: 'E-File', description: 'Submit to IRS', status: 'upcoming' },
    ]);
  });

  it('goes on to the interview once a document exists, dated by the first upload', () => {
    expect(preparationTimeline([march, february], 'draft')).toEqual([
      {
        title: 'Documents Uploaded',
        description: '2 documents uploaded',
        status: 'completed',
        date: february.uploadedAt,
      },
      { title: 'Tax Interview', description: 'Complete questionnaire', status: 'current' },
      { title: 'Review & Approval', description: 'CPA review pending', status: 'upcoming' },
      { title: 'E-File', description: 'Submit to IRS', status: 'upcoming' },
    ]);
    expect(preparationTimeline([march], 'draft')[0]?.description).toBe('1 document uploaded');
  });

  it('leaves the given order alone', () => {
    const given = [march, february];
    preparationTimeline(given, 'draft');
    expect(given).toEqual([march, february]);
  });
});

describe('a return that got further', () => {
  it('marks each later step as the return really gets there', () => {
    expect(statuses([march], 'in-review')).toEqual(['completed', 'completed', 'current', 'upcoming']);
    expect(statuses([march], 'approved')).toEqual(['completed', 'completed', 'completed', 'current']);
    expect(statuses([march], 'filed')).toEqual(['completed', 'completed', 'completed', 'completed']);
  });

  it('does not speak of a pending review or submission that is over', () => {
    expect(preparationTimeline([march], 'approved')[2]?.description).toBe('Review complete');
    expect(preparationTimeline([march], 'filed')[3]?.description).toBe('The IRS accepted your return');
  });

  it('marks what a simulator says, or will say', () => {
    expect(preparationTimeline([march], 'filed', 'accepted', true, true)[3]).toMatchObject({
      simulated: true,
    });
    expect(preparationTimeline([march], 'filed', 'accepted')[3]).not.toHaveProperty('simulated');
  });

  it('says that nobody reviewed what was filed without a review', () => {
    expect(preparationTimeline([march], 'filed', 'accepted', false)[2]).toMatchObject({
      description: 'Filed without a review',
      status: 'completed',
    });
    expect(preparationTimeline([march], 'filed', 'accepted', true)[2]?.description).toBe('Review complete');
    expect(preparationTimeline([march], 'approved', null, false)[2]?.description).toBe('Review complete');
  });

  it('does not ask for documents again', () => {
    const [first] = preparationTimeline([], 'in-review');
    expect(first).toEqual({
      title: 'Documents Uploaded',
      description: 'No documents uploaded',
      status: 'completed',
    });
  });
});

describe('a filing that has begun', () => {
  const efileStep = (state: Parameters<typeof preparationTimeline>[2], status: 'in-review' | 'approved') =>
    preparationTimeline([march], status, state)[3];

  it('is said in the last step', () => {
    expect(efileStep('signed', 'approved')).toMatchObject({
      description: 'Signed, not filed yet',
      status: 'current',
    });
    expect(efileStep('rejected', 'in-review')).toMatchObject({
      description: 'The IRS rejected it',
      status: 'current',
    });
  });

  it('has no review before it when none was asked for', () => {
    expect(preparationTimeline([march], 'in-review', 'transmitted')[2]).toMatchObject({
      description: 'Filed without a review',
      status: 'completed',
    });
  });
});
