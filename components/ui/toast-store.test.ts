import { dismissToast, readToasts, subscribeToToasts, toast } from '@/components/ui/toast-store';

describe('toast', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.runAllTimers();
    jest.useRealTimers();
  });

  it('replaces the one on screen and tells who listens', () => {
    const heard = jest.fn();
    const stop = subscribeToToasts(heard);
    toast({ title: 'One' });
    toast({ title: 'Two', variant: 'destructive' });
    stop();
    expect(readToasts().map(({ title, variant, open }) => [title, variant, open])).toEqual([
      ['Two', 'destructive', true],
    ]);
    expect(heard).toHaveBeenCalledTimes(2);
    dismissToast();
  });

  it('hides at once and forgets after 1,000 seconds', () => {
    const { dismiss } = toast({ title: 'Saved' });
    dismiss();
    expect(readToasts()[0]?.open).toBe(false);
    jest.advanceTimersByTime(999_999);
    expect(readToasts()).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(readToasts()).toHaveLength(0);
  });

  it('can change while it is shown', () => {
    const { update, dismiss } = toast({ title: 'Reading page 1 of 2' });
    update({ title: 'Reading page 2 of 2' });
    expect(readToasts()[0]?.title).toBe('Reading page 2 of 2');
    dismiss();
  });
});
