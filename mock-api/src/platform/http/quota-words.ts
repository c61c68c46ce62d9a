import type { Quota } from './quota.rules.ts';
import type { Language } from '../text/language.ts';

/** A quota as a sentence names it: '200 files, 5 GB'. */
export function limits(language: Language, { files, bytes }: Quota): string {
  const [one, many] = ({ en: ['file', 'files'], es: ['archivo', 'archivos'] } as const)[language];
  return [
    ...(files > 0 ? [`${files} ${files === 1 ? one : many}`] : []),
    ...(bytes > 0 ? [sizeText(bytes)] : []),
  ].join(', ');
}

function sizeText(bytes: number): string {
  const mega = bytes / 1024 / 1024;
  if (mega < 1) return `${bytes} B`;
  return mega < 1024 ? `${Math.floor(mega)} MB` : `${Math.floor((mega / 1024) * 10) / 10} GB`;
}
