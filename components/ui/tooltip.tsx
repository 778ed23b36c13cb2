'use client';

import { Slot } from 'radix-ui/slot';
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';

/** Wait before the first tooltip, and the time in which the next one comes at once (spec section 9). */
const delay = { first: 700, skip: 300 };
/** Time to move the pointer from the control onto the tooltip. */
const grace = 100;
const gap = 6;
const edge = 8;

let lastClosed = Number.NEGATIVE_INFINITY;

type TooltipProps = {
  /** A few words; the trigger keeps its own accessible name. */
  content: ReactNode;
  side: 'right' | 'bottom';
  /** Off without unmounting the trigger. */
  disabled?: boolean;
  children: ReactElement;
};

/**
 * A few words beside a control, on hover and on focus; Escape, a click and scrolling take them away. Our own: the two
 * places that have one stand still, and a library that follows moving ones would be on every page's first load.
 */
export function Tooltip({ content, side, disabled = false, children }: TooltipProps) {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const trigger = useRef<HTMLElement>(null);
  const id = useId();

  const after = (ms: number, next: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), ms);
  };
  const close = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const isShown = isOpen && !disabled;
  useEffect(() => {
    if (!isShown) return;
    const onKey = ({ key }: KeyboardEvent) => (key === 'Escape' ? setOpen(false) : undefined);
    const onScroll = () => setOpen(false);
    document.addEventListener('keydown', onKey);
    window.addEventListener('scroll', onScroll, { capture: true });
    return () => {
      lastClosed = Date.now();
      document.removeEventListener('keydown', onKey);
      window.removeEventListener('scroll', onScroll, { capture: true });
    };
  }, [isShown]);

  return (
    <>
      <Slot
        ref={trigger}
        {...(isShown ? { 'aria-describedby': id } : {})}
        onPointerEnter={({ pointerType }) => {
          if (pointerType !== 'touch') after(Date.now() - lastClosed < delay.skip ? 0 : delay.first, true);
        }}
        onPointerLeave={() => after(grace, false)}
        onPointerDown={close}
        onClick={close}
        onFocus={({ currentTarget }) => {
          if (currentTarget.matches(':focus-visible')) after(0, true);
        }}
        onBlur={close}
      >
        {children}
      </Slot>
      {isShown ? (
        <Bubble
          id={id}
          side={side}
          trigger={trigger}
          onPointerEnter={() => clearTimeout(timer.current)}
          onPointerLeave={() => after(grace, false)}
        >
          {content}
        </Bubble>
      ) : null}
    </>
  );
}

type BubbleProps = {
  id: string;
  side: 'right' | 'bottom';
  trigger: React.RefObject<HTMLElement | null>;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  children: ReactNode;
};

function Bubble({ side, trigger, ...props }: BubbleProps) {
  const bubble = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = trigger.current?.getBoundingClientRect();
    if (box === undefined || bubble.current === null) return;
    const { offsetWidth: width, offsetHeight: height, style } = bubble.current;
    const { clientWidth, clientHeight } = document.documentElement;
    const left = side === 'right' ? box.right + gap : box.left + (box.width - width) / 2;
    const top = side === 'bottom' ? box.bottom + gap : box.top + (box.height - height) / 2;
    style.left = `${Math.max(edge, Math.min(left, clientWidth - width - edge))}px`;
    style.top = `${Math.max(edge, Math.min(top, clientHeight - height - edge))}px`;
  }, [side, trigger]);
  return createPortal(
    <div
      ref={bubble}
      role="tooltip"
      {...props}
      className="fixed z-50 max-w-64 animate-fade-in rounded-sm bg-foreground px-2.5 py-1.5 text-xs text-background"
    />,
    document.body,
  );
}
