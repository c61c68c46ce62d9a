import { importWords } from './words.texts.ts';
import { titles } from './titles.texts.ts';
import { paths } from 'shared-domain';
import type { RemoteDescriptor } from 'shared-ui/remote';

/** What this remote brings: counts from files and from Eco-Visio, and what became of them. */
export const descriptor: RemoteDescriptor = {
  name: 'mfe-imports',
  routes: [
    {
      path: paths.importCounts.pattern,
      access: paths.importCounts.access,
      layout: 'default',
      title: { en: titles.en.upload, es: titles.es.upload },
    },
    {
      path: paths.importEcoCounts.pattern,
      access: paths.importEcoCounts.access,
      layout: 'default',
      title: { en: titles.en.importNew, es: titles.es.importNew },
    },
    {
      path: paths.automaticImport.pattern,
      access: paths.automaticImport.access,
      layout: 'default',
      title: { en: titles.en.automatic, es: titles.es.automatic },
    },
    {
      path: paths.arriving.pattern,
      access: paths.arriving.access,
      layout: 'default',
      title: { en: titles.en.arriving, es: titles.es.arriving },
    },
    {
      path: paths.importHistory.pattern,
      access: paths.importHistory.access,
      layout: 'default',
      title: { en: importWords.en.importHistory, es: importWords.es.importHistory },
    },
  ],
  menu: [
    {
      label: { en: titles.en.upload, es: titles.es.upload },
      to: paths.importCounts.pattern,
      icon: 'upload',
      group: 'counts',
      order: 20,
    },
    {
      label: { en: titles.en.importNewEco, es: titles.es.importNewEco },
      to: paths.importEcoCounts.pattern,
      icon: 'cloud-download',
      group: 'counts',
      order: 40,
    },
    {
      label: { en: titles.en.automatic, es: titles.es.automatic },
      to: paths.automaticImport.pattern,
      icon: 'sync',
      group: 'counts',
      order: 45,
    },
    {
      label: { en: titles.en.arriving, es: titles.es.arriving },
      to: paths.arriving.pattern,
      icon: 'inbox',
      group: 'counts',
      order: 50,
    },
    {
      label: { en: importWords.en.importHistory, es: importWords.es.importHistory },
      to: paths.importHistory.pattern,
      icon: 'history',
      group: 'counts',
      order: 60,
    },
  ],
};
