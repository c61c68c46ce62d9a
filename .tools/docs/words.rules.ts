/** A word that no name may hold any more; `room` is the folder that it went from, empty for all of them. */
export type Gone = { word: string; room: string };

/** The words of the page's last table. */
export function goneWords(page: string): Gone[] {
  const [, table = ''] = page.split('## Words that went');
  const rows = table.split('\n').filter((line) => line.startsWith('| `'));
  return rows.map((row) => {
    const [, word = '', room = ''] = row.split('|').map((cell) => cell.trim().replaceAll('`', ''));
    return { word, room };
  });
}

/** The names in a piece of code, without what stands in comments and texts. */
export function namesIn(code: string): string[] {
  const bare = code
    .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .replaceAll(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, '');
  return [...new Set(bare.match(/[A-Za-z_$][\w$]*/g) ?? [])];
}

/** The names of a file, its own among them, that hold a word that went; `request_key`, a name of the wire, does not. */
export function namesThatWent(gone: readonly Gone[], file: string, code: string): string[] {
  const words = gone.filter(({ room }) => file.startsWith(room)).map(({ word }) => word.toLowerCase());
  const own = (file.split('/').at(-1) ?? '').split('.')[0] ?? '';
  const holds = (name: string) => words.some((word) => name.toLowerCase().includes(word));
  return [...(holds(own.replaceAll('-', '')) ? [own] : []), ...namesIn(code).filter(holds)];
}
