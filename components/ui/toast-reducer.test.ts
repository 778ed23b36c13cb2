import { reduceToasts, toastDuration, toastLimit, toastRemovalDelay } from '@/components/ui/toast-reducer';

const first = { id: 'a', open: true, title: 'First' };
const second = { id: 'b', open: true, title: 'Second' };

describe('reduceToasts', () => {
  it('keeps only the newest', () => {
    const queue = reduceToasts(reduceToasts([], { type: 'add', toast: first }), {
      type: 'add',
      toast: second,
    });
    expect(queue).toEqual([second]);
  });

  it('closes one by id and leaves the others', () => {
    expect(reduceToasts([first, second], { type: 'dismiss', id: 'a' })).toEqual([
      { ...first, open: false },
      second,
    ]);
  });

  it('closes all without an id', () => {
    expect(reduceToasts([first, second], { type: 'dismiss' }).map((toast) => toast.open)).toEqual([
      false,
      false,
    ]);
  });

  it('changes only what is named', () => {
    const queue = reduceToasts([first], { type: 'update', id: 'a', message: { description: 'More' } });
    expect(queue).toEqual([{ ...first, description: 'More' }]);
  });

  it('forgets one by id', () => {
    expect(reduceToasts([first, second], { type: 'remove', id: 'b' })).toEqual([first]);
  });

  it('has the timings of the specification', () => {
    expect([toastLimit, toastDuration, toastRemovalDelay]).toEqual([1, 5000, 1_000_000]);
  });
});
