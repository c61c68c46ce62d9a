import { catalogue, inBoth, sentences, type Text } from 'shared-domain/texts';
import type { Quota } from './quota.rules.ts';

const words = sentences(
  catalogue({
    en: { files: '{files, plural, one {# file} other {{files, number, ::group-off} files}}' },
    es: { files: '{files, plural, one {# archivo} other {{files, number, ::group-off} archivos}}' },
  }),
);

/** A quota as a sentence names it: '200 files, 5 GB'. */
export function limits({ files, bytes }: Quota): Text {
  return inBoth((language) =>
    [...(files > 0 ? [words.files({ files })[language]] : []), ...(bytes > 0 ? [sizeText(bytes)] : [])].join(
      ', ',
    ),
  );
}

function sizeText(bytes: number): string {
  const mega = bytes / 1024 / 1024;
  if (mega < 1) return `${bytes} B`;
  return mega < 1024 ? `${Math.floor(mega)} MB` : `${Math.floor((mega / 1024) * 10) / 10} GB`;
}
