import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const TEMPLATE = 'mfe-template';
/** All remotes are checked alike; the settings name the part's own output alone. */
const PATTERN = 'mfe-qc';

/** Why a remote can't have this name; null when it can. */
export function nameFault(root: string, name: string): string | null {
  if (!/^mfe-[a-z]+(?:-[a-z]+)*$/.test(name))
    return 'Name the remote: npm run new-remote -- mfe-name (small letters and hyphens, mfe- in front).';
  if (name === TEMPLATE || existsSync(path.join(root, name))) return `${name} is taken.`;
  return null;
}

/** 'mfe-trail-surveys' as a heading: 'Trail Surveys'. */
export const titleOf = (name: string): string =>
  name
    .replace(/^mfe-/, '')
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

function changeText(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

/** Puts an entry last into a list of a JSON file, one entry a line, and leaves the file's layout alone. */
function append(file: string, list: string, entry: string): void {
  const inList = new RegExp(`("${list}": \\[[^\\]]*?)(\\n\\s*\\])`);
  changeText(file, (text) =>
    text.replace(inList, (_, head: string, end: string) => `${head},\n    ${entry}${end}`),
  );
}

/** Puts the template under its new name into a project's folder. */
export function copyTemplate(template: string, root: string, name: string): void {
  const folder = path.join(root, name);
  cpSync(template, folder, { recursive: true });
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    changeText(path.join(entry.parentPath, entry.name), (text) =>
      text
        .replaceAll(TEMPLATE, name)
        .replaceAll('/template', `/${name.replace(/^mfe-/, '')}`)
        .replaceAll('Template', titleOf(name)),
    );
  }
}

/** Makes the workspace and the type check know a part. */
export function addPart(root: string, name: string): void {
  append(path.join(root, 'package.json'), 'workspaces', `"${name}"`);
  append(path.join(root, 'tsconfig.json'), 'references', `{ "path": "${name}" }`);
}

/** Copies the template under the new name, and makes the workspace and the type check know it. */
export function makeRemote(root: string, name: string): void {
  const folder = path.join(root, name);
  copyTemplate(path.join(root, '.tools/template'), root, name);
  const settings = readFileSync(path.join(root, PATTERN, 'tsconfig.json'), 'utf8');
  writeFileSync(path.join(folder, 'tsconfig.json'), settings.replaceAll(PATTERN, name));
  addPart(root, name);
}
