// Which elements a selector can be for, by their names alone: asked before a selector engine is.

/** The names of the elements that a selector can match; null: any. What is not understood may match anything. */
function namesOf(selector) {
  const plain = selector.replaceAll(/\[[^\]]*\]/g, '').replaceAll(/\([^()]*\)/g, '');
  if (/[^\w\s,.#:*>+~-]/.test(plain)) return null;
  const names = plain.split(',').map((one) =>
    one
      .trim()
      .split(/[\s>+~]+/)
      .at(-1)
      .match(/^[a-z][\w-]*/i)?.[0]
      .toLowerCase(),
  );
  return names.includes(undefined) ? null : new Set(names);
}

const known = new Map();

/** Whether a selector can match an element of this name. False is certain. A rule without one, as of a font: ask. */
export function mayMatch(selector, localName) {
  if (selector === undefined) return true;
  if (!known.has(selector)) known.set(selector, namesOf(selector));
  return known.get(selector)?.has(localName.toLowerCase()) ?? true;
}
