import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

const paperQuery = (): MediaQueryList | null =>
  typeof window.matchMedia === 'function' ? window.matchMedia('print') : null;

/** Since when the page is being laid out for paper; null while it is on a screen. */
export function usePrinting(): Date | null {
  // what is drawn while paper is being laid out has missed its beginning
  const [since, setSince] = useState(() => (paperQuery()?.matches ? new Date() : null));
  useEffect(() => {
    const paper = paperQuery();
    if (!paper) return undefined;
    // the paper is laid out as soon as this returns
    const follow = () => flushSync(() => setSince(paper.matches ? new Date() : null));
    paper.addEventListener('change', follow);
    return () => paper.removeEventListener('change', follow);
  }, []);
  return since;
}
