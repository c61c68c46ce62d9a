import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Since when the page is being laid out for paper; null while it is on a screen. */
export function usePrinting(): Date | null {
  const [since, setSince] = useState<Date | null>(null);
  useEffect(() => {
    if (typeof window.matchMedia !== 'function') return undefined;
    const paper = window.matchMedia('print');
    // the paper is laid out as soon as this returns
    const follow = () => flushSync(() => setSince(paper.matches ? new Date() : null));
    paper.addEventListener('change', follow);
    return () => paper.removeEventListener('change', follow);
  }, []);
  return since;
}
