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
    if (!open) return;
    const elsewhere = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', elsewhere);
    return () => document.removeEventListener('pointerdown', elsewhere);
  }, [open]);

  return (
    <div
      ref={root}
      className={`sh-disclosure ${className}`}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !root.current?.contains(relatedTarget)) setOpen(false);
      }}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !open) return;
        setOpen(false);
        button.current?.focus();
      }}
    >
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
