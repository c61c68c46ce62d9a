import { useEffect, useRef, type ReactNode } from 'react';
import { Alert } from 'shared-ui/ui';

/** What a form came to, in the form's place; takes the focus, which went away with the form. */
export function Outcome({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="sh-outcome">
      <Alert severity="success">{children}</Alert>
    </div>
  );
}
