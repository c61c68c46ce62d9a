import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

const paperQuery = (): MediaQueryList | null =>
  typeof window.matchMedia === 'function' ? window.matchMedia('print') : null;

// The browser counts its sheets, and takes the shape of the first one, before the media change: what is drawn only then
// is cut after as many sheets as the screen's page would have filled.
let announced = false;
window.addEventListener('beforeprint', () => (announced = true));
window.addEventListener('afterprint', () => (announced = false));

/** Whether the page is being laid out for paper, or is about to be. */
const isForPaper = (): boolean => announced || (paperQuery()?.matches ?? false);

/** Since when the page is being laid out for paper; null while it is on a screen. */
export function usePrinting(): Date | null {
  // what is drawn while paper is being laid out has missed its beginning
  const [since, setSince] = useState(() => (isForPaper() ? new Date() : null));
  useEffect(() => {
    const paper = paperQuery();
    // the paper is laid out as soon as this returns
    const follow = () => flushSync(() => setSince((now) => (isForPaper() ? (now ?? new Date()) : null)));
    paper?.addEventListener('change', follow);
    window.addEventListener('beforeprint', follow);
    window.addEventListener('afterprint', follow);
    return () => {
      paper?.removeEventListener('change', follow);
      window.removeEventListener('beforeprint', follow);
      window.removeEventListener('afterprint', follow);
    };
  }, []);
  return since;
}
