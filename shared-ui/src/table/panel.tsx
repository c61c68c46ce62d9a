import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../ui/index.ts';

/**
 * A button above a table and the panel that it opens. Escape closes it and gives the focus back, and so does a press of
 * what has `data-closes`; going elsewhere with pointer or Tab key closes it too.
 */
export function Panel({
  label,
  icon,
  children,
}: {
  /** The button's words. */
  label: ReactNode;
  icon: string;
  children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    const box = root.current;
    if (!open || !box) return undefined;
    const closeUnlessInside = (place: EventTarget | null) => {
      if (place instanceof Node && !box.contains(place)) setOpen(false);
    };
    const onPointer = ({ target }: PointerEvent) => closeUnlessInside(target);
    const onFocusOut = ({ relatedTarget }: FocusEvent) => closeUnlessInside(relatedTarget);
    const back = () => box.querySelector('button')?.focus();
    const close = () => {
      back();
      setOpen(false);
    };
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || !target.closest('[data-closes]')) return;
      back();
      // once it has done what it is for: React hears of the press after this, and of none on what is gone by then
      setTimeout(() => setOpen(false));
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // what stands around it, such as a dialog, stays open
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    document.addEventListener('pointerdown', onPointer);
    box.addEventListener('focusout', onFocusOut);
    box.addEventListener('click', onClick);
    box.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      box.removeEventListener('focusout', onFocusOut);
      box.removeEventListener('click', onClick);
      box.removeEventListener('keydown', onKey);
    };
  }, [open]);
  return (
    <div ref={root} className="cx-table-menu">
      <Button
        severity="text"
        size="small"
        icon={icon}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {label}
      </Button>
      {open ? (
        <div id={id} className="cx-table-panel">
          {children}
        </div>
      ) : null}
    </div>
  );
}
