const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  copy: '©',
  gt: '>',
  lt: '<',
  nbsp: ' ',
  quot: '"',
  reg: '®',
};

function characterOf(whole: string, name: string): string {
  const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : Number(name.slice(1));
  const isOne = name.startsWith('#') && code > 0 && code <= 0x10ffff;
  return isOne ? String.fromCodePoint(code) : (NAMED[name.toLowerCase()] ?? whole);
}

/** The words of a piece of HTML, as makers of maps write whose data they are; never taken for HTML again. */
export const plainText = (html: string): string =>
  html
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]+);/gi, characterOf)
    .replaceAll(/\s+/g, ' ')
    .trim();
