import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { englishIn, textFiles } from './sentences.ts';

/** British spellings by the beginning of the word, each with what stands in its place. */
const BRITISH: readonly (readonly [begins: string, american: string])[] = [
  ['analys(?:e|ed|ing)\\b', 'analyze'],
  ['authoris', 'authorize'],
  ['behaviour', 'behavior'],
  ['cancell(?:ed|ing)', 'canceled'],
  ['catalogue', 'catalog'],
  ['centr(?:e|es|ed)\\b', 'center'],
  ['colour', 'color'],
  ['customis', 'customize'],
  ['favour', 'favor'],
  ['fibre', 'fiber'],
  ['fulfil\\b', 'fulfill'],
  ['grey', 'gray'],
  ['judgement', 'judgment'],
  ['kilometre', 'kilometer'],
  ['labelled', 'labeled'],
  ['licence', 'license'],
  ['mend', 'fix'],
  ['metres?\\b', 'meter'],
  ['minimis', 'minimize'],
  ['neighbour', 'neighbor'],
  ['normalis', 'normalize'],
  ['optimis', 'optimize'],
  ['organis', 'organize'],
  ['programme(?!d|r)', 'program'],
  ['recognis', 'recognize'],
  ['summaris', 'summarize'],
  ['travell', 'travel'],
];

/** The British words of a text, each with the American one. */
export function britishIn(text: string): string[] {
  return BRITISH.flatMap(([begins, american]) => {
    const found = new RegExp(`\\b${begins}\\w*`, 'iu').exec(text);
    return found ? [`${found[0].toLowerCase()}: ${american}`] : [];
  });
}

/** Files that are English from end to end: the manual, the glossary, and the answers of the lists. */
const WHOLE = ['shell/manual/{en,running-en}.ts', 'shared-ui/domain/src/glossary/entries-en.ts'];
const LISTS = 'mock-api/src/stations/lookups/data/*.ts';

/** What the product says that is spelled as in Britain, with its file. */
export function british(root: string): string[] {
  const whole = globSync([...WHOLE, LISTS], { cwd: root });
  const said = (file: string, all: boolean) =>
    englishIn(readFileSync(join(root, file), 'utf8'), file.endsWith('x'), all)
      // of a file that is English throughout, a word by itself may be a name
      .filter((text) => !all || /[ -]/.test(text))
      .flatMap((text) => britishIn(text).map((found) => `${found} ← ${file}`));
  return [
    ...textFiles(root).flatMap((file) => said(file, false)),
    ...whole.flatMap((file) => said(file, true)),
  ];
}
