/** A package that is handed on, with what its licence asks to hand on with it. */
export type Notice = {
  name: string;
  version: string;
  licence: string;
  /** The licence's own text and what else the package wants said. */
  text: string;
};

const RULE = '-'.repeat(80);

/**
 * The notices of what is handed on, in the order of their names. A licence that several packages bring word for word
 * stands once.
 */
export function noticesText(title: string, notices: readonly Notice[]): string {
  const byText = Map.groupBy(notices, ({ text }) => text);
  const parts = [...byText].map(([text, those]) => {
    const names = those.map(({ name, version, licence }) => `${name} ${version} (${licence})`);
    return { first: names.toSorted()[0] ?? '', said: [...names.toSorted(), '', text.trim()].join('\n') };
  });
  const said = parts.toSorted((a, b) => (a.first < b.first ? -1 : 1)).map((part) => part.said);
  return `${[title, ...said].join(`\n\n${RULE}\n\n`)}\n`;
}

/** The same package from several places, once. */
export function onlyOnce(notices: readonly Notice[]): Notice[] {
  return [...new Map(notices.map((one) => [`${one.name}@${one.version}`, one])).values()];
}

const FOLDER = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;

/** The folders of the packages that these files are of, each once; our own files are of none. */
export function packageFolders(files: readonly string[]): string[] {
  return [...new Set(files.flatMap((file) => FOLDER.exec(file)?.[1] ?? []))].toSorted();
}

const GROUND = /^(.*)[\\/]src[\\/]map[\\/]ground[\\/]\w+\.made\.[jt]s$/;

/** The folder of the map's data, where the ground that was made of it is among these files. */
export function mapDataFolders(files: readonly string[]): string[] {
  return [...new Set(files.flatMap((file) => GROUND.exec(file)?.[1] ?? []))].map((kit) => `${kit}/map-data`);
}
