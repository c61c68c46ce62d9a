const FENCE = /```[\s\S]*?```/g;
const PATH = /`([.\w-]+(?:\/[.\w-]+)+\/?|rspack\.\w+\.ts)`/g;
const LINK = /\]\((?!https?:)([^)#]+)/g;
const ROW = /^\| [^|]+\| `([^`]+)` *\| `([^`]+)` *\|$/gm;

const without = (text: string) => text.replaceAll(FENCE, '');
const firstOf = (matches: Iterable<RegExpExecArray>): string[] => [...matches].map(([, first = '']) => first);

/** The paths of the repository that a page names as code: with a folder in them, and none of an address. */
export const pathsIn = (page: string): string[] => firstOf(without(page).matchAll(PATH));

/** Where a page's links lead inside the repository, as they are written. */
export const linksIn = (page: string): string[] => firstOf(without(page).matchAll(LINK));

/** The rows of a where-is table: a file, and the word to look for in it. */
export const placesIn = (page: string): { file: string; word: string }[] =>
  [...page.matchAll(ROW)].map(([, file = '', word = '']) => ({ file, word }));
