const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/.*|^\s*--.*/gm;
const CODE_OF_A_PAGE = /```[\s\S]*?```|`[^`\n]*`|\]\([^)]*\)/g;
const DECISION = /(?<![\w-])[ASCIEXT]\d{1,2}(?![\w-])/g;

/** The codes of decisions that a file names in its comments, or a page in its prose. */
export function decisionsIn(file: string, text: string): string[] {
  const prose = file.endsWith('.md')
    ? text.replaceAll(CODE_OF_A_PAGE, '')
    : (text.match(COMMENT) ?? []).join('\n');
  return [...new Set(prose.match(DECISION))];
}

/** The code that a decision's page is about, by its name: 'S10-two-editors.md'. */
export const codeOfPage = (name: string): string => /^([A-Z]\d{1,2})-[a-z0-9-]+\.md$/.exec(name)?.[1] ?? '';
