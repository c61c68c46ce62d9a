import { exportWords } from './words.texts.ts';
import { paths } from 'shared-domain';
import type { RemoteDescriptor } from 'shared-ui/remote';

/** What this remote brings: certified counts as CSV and for TMAS, annual averages, and figures to publish. */
export const descriptor: RemoteDescriptor = {
  name: 'mfe-exports',
  routes: [
    {
      path: paths.exports.pattern,
      access: paths.exports.access,
      layout: 'default',
      title: { en: exportWords.en.csvExport, es: exportWords.es.csvExport },
    },
    {
      path: paths.tmasExports.pattern,
      access: paths.tmasExports.access,
      layout: 'default',
      title: { en: exportWords.en.tmasExports, es: exportWords.es.tmasExports },
    },
    {
      path: paths.report.pattern,
      access: paths.report.access,
      layout: 'default',
      title: { en: exportWords.en.report, es: exportWords.es.report },
    },
    {
      path: paths.figures.pattern,
      access: paths.figures.access,
      layout: 'default',
      title: { en: exportWords.en.figures, es: exportWords.es.figures },
    },
    {
      path: paths.publications.pattern,
      access: paths.publications.access,
      layout: 'default',
      title: { en: exportWords.en.publications, es: exportWords.es.publications },
    },
    {
      path: paths.stationFigures.pattern,
      access: paths.stationFigures.access,
      layout: 'default',
      title: { en: exportWords.en.figures, es: exportWords.es.figures },
    },
    {
      path: paths.factorGroups.pattern,
      access: paths.factorGroups.access,
      layout: 'default',
      title: { en: exportWords.en.factorGroups, es: exportWords.es.factorGroups },
    },
    {
      path: paths.shortCounts.pattern,
      access: paths.shortCounts.access,
      layout: 'default',
      title: { en: exportWords.en.shortCounts, es: exportWords.es.shortCounts },
    },
    {
      path: paths.openData.pattern,
      access: paths.openData.access,
      layout: 'default',
      title: { en: exportWords.en.openData, es: exportWords.es.openData },
    },
    {
      path: paths.shareLinks.pattern,
      access: paths.shareLinks.access,
      layout: 'default',
      title: { en: exportWords.en.shareLinks, es: exportWords.es.shareLinks },
    },
  ],
  menu: [
    {
      label: { en: exportWords.en.csvExport, es: exportWords.es.csvExport },
      to: paths.exports.pattern,
      icon: 'download',
      group: 'results',
      order: 70,
    },
    {
      label: { en: exportWords.en.tmasExports, es: exportWords.es.tmasExports },
      to: paths.tmasExports.pattern,
      icon: 'send',
      group: 'results',
      order: 71,
    },
    {
      label: { en: exportWords.en.report, es: exportWords.es.report },
      to: paths.report.pattern,
      icon: 'chart-bar',
      group: 'results',
      order: 59,
    },
    {
      label: { en: exportWords.en.figures, es: exportWords.es.figures },
      to: paths.figures.pattern,
      icon: 'chart-bar',
      group: 'results',
      order: 60,
    },
    {
      label: { en: exportWords.en.publications, es: exportWords.es.publications },
      to: paths.publications.pattern,
      icon: 'verified',
      group: 'results',
      order: 61,
    },
    {
      label: { en: exportWords.en.factorGroups, es: exportWords.es.factorGroups },
      to: paths.factorGroups.pattern,
      icon: 'sitemap',
      group: 'results',
      order: 62,
    },
    {
      label: { en: exportWords.en.shortCounts, es: exportWords.es.shortCounts },
      to: paths.shortCounts.pattern,
      icon: 'stopwatch',
      group: 'results',
      order: 63,
    },
    {
      label: { en: exportWords.en.openData, es: exportWords.es.openData },
      to: paths.openData.pattern,
      icon: 'globe',
      group: 'results',
      order: 64,
    },
    {
      label: { en: exportWords.en.shareLinks, es: exportWords.es.shareLinks },
      to: paths.shareLinks.pattern,
      icon: 'link',
      group: 'results',
      order: 65,
    },
  ],
};
