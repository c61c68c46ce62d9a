/** What had the focus last, with what stood around it from the inside out: its parents and what came before and after each. */
type Place = {
  element: HTMLElement;
  around: { parent: HTMLElement; after: Element | null; before: Element | null }[];
};

const CONTROLS =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]';
/** What is read as a whole; beyond it nothing is near any more. */
const WHOLE = 'section, form, dialog, main, [role="region"], [role="dialog"]';

/** Where an element stands on its page. */
function placeOf(element: HTMLElement): Place {
  const around: Place['around'] = [];
  for (let at: HTMLElement = element; at.parentElement && at !== document.body; at = at.parentElement)
    around.push({
      parent: at.parentElement,
      after: at.nextElementSibling,
      before: at.previousElementSibling,
    });
  return { element, around };
}

/** The focus goes there, if anything there takes it. */
function take(element: HTMLElement): boolean {
  element.focus();
  return document.activeElement === element;
}

const takeFirst = (box: Element): boolean =>
  [box, ...box.querySelectorAll(CONTROLS)].some(
    (one) => one instanceof HTMLElement && one.matches(CONTROLS) && take(one),
  );

/** A part of the page that nobody reaches with Tab, as the place from which Tab goes on. */
function takeWhole(box: HTMLElement): boolean {
  if (!box.hasAttribute('tabindex')) {
    box.tabIndex = -1;
    box.addEventListener('blur', () => box.removeAttribute('tabindex'), { once: true });
  }
  return take(box);
}

/**
 * Gives the focus to what is nearest to a place that is gone: what came after it, or before it, as far as the part of the
 * page that held both; at last that part itself.
 */
function takeNearest({ around }: Place): void {
  for (const { parent, after, before } of around) {
    if (!parent.isConnected) continue;
    if ([after, before].some((beside) => beside?.isConnected && takeFirst(beside))) return;
    if (parent.matches(WHOLE) && (takeFirst(parent) || takeWhole(parent))) return;
  }
  const main = document.getElementById('main');
  if (main) take(main);
}

/** Whether it can have the focus no more, rather than that the person left it. */
const isGone = (element: HTMLElement) =>
  !element.isConnected || element.matches(':disabled') || element.closest('[hidden], [inert]') !== null;

const isLost = () => document.activeElement === null || document.activeElement === document.body;

/** What is switched off under the focus keeps it in some browsers, where no key does anything any more. */
const hasLost = (element: HTMLElement) => isGone(element) && (isLost() || document.activeElement === element);

/**
 * The focus never falls to the page's body: when what had it is deleted, closed, filtered away or switched off, and
 * nothing has taken it by then, it goes to what is nearest (WCAG 2.4.3). Who presses beside everything has left.
 */
export function watchFocus(): () => void {
  let last: Place | null = null;
  let frame = 0;
  const onFocus = ({ target }: FocusEvent) => {
    last = target instanceof HTMLElement && target !== document.body ? placeOf(target) : null;
  };
  const onLeave = ({ target }: FocusEvent) => {
    // also told while an element is taken away: then it is gone a moment later
    queueMicrotask(() => {
      if (last?.element === target && isLost() && !isGone(last.element)) last = null;
    });
  };
  const look = () => {
    frame = 0;
    if (!last || !hasLost(last.element)) return;
    const place = last;
    last = null;
    takeNearest(place);
  };
  // a screen that places the focus itself does so with its drawing, or in the frame after it
  const onChange = () => {
    if (last && isGone(last.element))
      frame ||= requestAnimationFrame(() => (frame = requestAnimationFrame(look)));
  };
  const observer = new MutationObserver(onChange);
  document.addEventListener('focusin', onFocus);
  document.addEventListener('focusout', onLeave);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden', 'inert'],
  });
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('focusout', onLeave);
  };
}
