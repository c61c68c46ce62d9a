const NAME = 'last change';

/**
 * Hears of changes that other tabs of this browser send, and answers how to tell them of one: what they keep may be from
 * before it. Only the moment is told. A browser that stores nothing keeps its tabs apart.
 */
export function joinTabs(onChange: () => void): () => void {
  window.addEventListener('storage', ({ key }) => {
    if (key === NAME) onChange();
  });
  return () => {
    try {
      // the same value twice would be told once
      localStorage.setItem(NAME, `${Date.now()} ${Math.random()}`);
    } catch {
      // nothing is stored here
    }
  };
}
