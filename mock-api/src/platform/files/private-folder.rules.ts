/** What the system says of one place on the disk. */
export type Place = { path: string; kind: 'folder' | 'file' | 'link'; owner: number; mode: number };

const WRITABLE_BY_OTHERS = 0o022;
const WRITABLE_BY_ALL = 0o002;
/** In a folder with this bit only the owner of an entry may rename it or take it away, as in /tmp. */
const STICKY = 0o1000;

/** What a folder is called, and the setting that names it. */
export type Called = { called: string; setting: string };
export const DATA_FOLDER: Called = { called: 'data folder', setting: 'COUNT_EXCHANGE_DATA' };

const elsewhere = ({ setting }: Called) => `or set ${setting} to another folder`;
const modeOf = ({ mode }: Place) => mode.toString(8).padStart(3, '0');
const isOurs = ({ owner }: Place, account: number) => owner === account;
/** The system's own administrator could do anything anyhow. */
const isTrusted = (place: Place, account: number) => place.owner === 0 || isOurs(place, account);

/** Why the data folder itself cannot be used, in a sentence for the operator; null where it can. */
export function folderFault(place: Place, account: number, called = DATA_FOLDER): string | null {
  const { path } = place;
  if (place.kind !== 'folder')
    return `The ${called.called} ${path} is not a folder. Take it away, ${elsewhere(called)}.`;
  if (!isOurs(place, account))
    return `The ${called.called} ${path} belongs to another account (number ${place.owner}; this is ${account}). Make it this account's with chown -R ${account} ${path}, ${elsewhere(called)}.`;
  if (place.mode & WRITABLE_BY_OTHERS)
    return `Other accounts can write to the ${called.called} ${path} (mode ${modeOf(place)}). Look whether anything in it is not yours, then close it with chmod 700 ${path}, ${elsewhere(called)}.`;
  return null;
}

/** Why somebody else could put another folder in the place of ours, through one of those above it. */
export function ancestorFault(
  folder: string,
  place: Place,
  account: number,
  called = DATA_FOLDER,
): string | null {
  if (place.kind === 'link')
    return isTrusted(place, account)
      ? null
      : `The ${called.called} ${folder} is reached by the link ${place.path}, which belongs to another account (number ${place.owner}). Name the folder itself, ${elsewhere(called)}.`;
  if (place.mode & WRITABLE_BY_ALL && !(place.mode & STICKY))
    return `Every account can replace the ${called.called} ${folder}, because every account can write to ${place.path} (mode ${modeOf(place)}). Close that with chmod o-w ${place.path}, ${elsewhere(called)}.`;
  return null;
}

/** Why something in the ${called} stops a start; open modes do not, they are mended. */
export function entryFault(place: Place, account: number, { called }: Called = DATA_FOLDER): string | null {
  const { path } = place;
  if (!isOurs(place, account))
    return `${path} in the ${called} belongs to another account (number ${place.owner}; this is ${account}). Make it this account's with chown, or take it away.`;
  if (place.kind === 'link')
    return `${path} in the ${called} is a link, and would lead out of it. Put what it leads to in its place.`;
  return null;
}
