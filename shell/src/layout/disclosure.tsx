import { useEffect, useId, useRef, useState, type ReactNode } from 'react';

/**
 * A button of the top bar and the panel it opens. Escape closes it and gives the focus back; so does going elsewhere
 * with pointer, Tab key or a link inside.
 */
export function Disclosure({
  label,
  className,
  face,
  onOpen,
  children,
}: {
  /** Name of the button; none where its face has words enough. */
  label?: string;
  className: string;
  face: ReactNode;
  onOpen?: () => void;
  children: (close: () => void) => ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    const box = root.current;
    if (!open || !box) return undefined;
    const closeUnlessInside = (place: EventTarget | null) => {
      if (place instanceof Node && !box.contains(place)) setOpen(false);
    };
    const onPointer = ({ target }: PointerEvent) => closeUnlessInside(target);
    const onFocusOut = ({ relatedTarget }: FocusEvent) => closeUnlessInside(relatedTarget);
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', onPointer);
    box.addEventListener('focusout', onFocusOut);
    box.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      box.removeEventListener('focusout', onFocusOut);
      box.removeEventListener('keydown', onKey);
    };
  }, [open]);

  return (
    <div ref={root} className={`sh-disclosure ${className}`} data-keeps-focus={open || undefined}>
      <button
        ref={button}
        type="button"
        className="sh-bar-button"
        aria-label={label}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => {
          if (!open) onOpen?.();
          setOpen(!open);
        }}
      >
        {face}
      </button>
      {open ? (
        <div id={id} className="sh-panel">
          {children(() => setOpen(false))}
        </div>
      ) : null}
    </div>
  );
}
