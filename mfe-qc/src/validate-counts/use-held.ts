import { useState, type FocusEvent } from 'react';

/**
 * Whether the focus is within what `holding` is put on. What has nothing more to do may stay as long, so that the focus
 * of whoever is there does not fall to the page.
 */
export function useHeld() {
  const [held, setHeld] = useState(false);
  const holding = {
    onFocus: () => setHeld(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setHeld(currentTarget.contains(relatedTarget)),
  };
  return { held, holding };
}
