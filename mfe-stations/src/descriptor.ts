import { stationWords } from './words.texts.ts';
import { stationTexts, commonWords } from 'shared-domain/texts';
import { titles } from './titles.texts.ts';
import { paths } from 'shared-domain';
import type { RemoteDescriptor } from 'shared-ui/remote';

/** What this remote brings to the shell: eleven screens about stations, six of them in the menu. */
export const descriptor: RemoteDescriptor = {
  name: 'mfe-stations',
  routes: [
    {
      path: paths.stations.pattern,
      access: paths.stations.access,
      layout: 'default',
      title: { en: commonWords.en.stations, es: commonWords.es.stations },
    },
    {
      path: paths.station.pattern,
      access: paths.station.access,
      layout: 'default',
      title: { en: commonWords.en.station, es: commonWords.es.station },
    },
    {
      path: paths.network.pattern,
      access: paths.network.access,
      layout: 'default',
      title: { en: titles.en.network, es: titles.es.network },
    },
    {
      path: paths.importStations.pattern,
      access: paths.importStations.access,
      layout: 'default',
      title: { en: stationTexts.en.addTitle, es: stationTexts.es.addTitle },
    },
    {
      path: paths.importEcoStations.pattern,
      access: paths.importEcoStations.access,
      layout: 'default',
      title: { en: titles.en.importStations, es: titles.es.importStations },
    },
    {
      path: paths.editStation.pattern,
      access: paths.editStation.access,
      layout: 'default',
      title: { en: stationWords.en.editStation, es: stationWords.es.editStation },
    },
    {
      path: paths.editDraftStation.pattern,
      access: paths.editDraftStation.access,
      layout: 'default',
      title: { en: stationTexts.en.editDraftTitle, es: stationTexts.es.editDraftTitle },
    },
    {
      path: paths.nextStations.pattern,
      access: paths.nextStations.access,
      layout: 'default',
      title: { en: commonWords.en.stations, es: commonWords.es.stations },
    },
    {
      path: paths.importNextStations.pattern,
      access: paths.importNextStations.access,
      layout: 'default',
      title: { en: stationTexts.en.addTitle, es: stationTexts.es.addTitle },
    },
    {
      path: paths.editNextStation.pattern,
      access: paths.editNextStation.access,
      layout: 'default',
      title: { en: stationWords.en.editStation, es: stationWords.es.editStation },
    },
    {
      path: paths.editNextDraftStation.pattern,
      access: paths.editNextDraftStation.access,
      layout: 'default',
      title: { en: stationTexts.en.editDraftTitle, es: stationTexts.es.editDraftTitle },
    },
  ],
  menu: [
    {
      label: { en: commonWords.en.stations, es: commonWords.es.stations },
      to: paths.stations.pattern,
      icon: 'map-marker',
      group: 'stations',
      order: 1,
    },
    {
      label: { en: commonWords.en.stationsPreview, es: commonWords.es.stationsPreview },
      to: paths.nextStations.pattern,
      icon: 'map-marker',
      group: 'stations',
      order: 2,
    },
    {
      label: { en: titles.en.network, es: titles.es.network },
      to: paths.network.pattern,
      icon: 'wave-pulse',
      group: 'stations',
      order: 5,
    },
    {
      label: { en: stationTexts.en.addTitle, es: stationTexts.es.addTitle },
      to: paths.importStations.pattern,
      icon: 'plus-circle',
      group: 'stations',
      order: 10,
    },
    {
      label: { en: titles.en.importStationsEco, es: titles.es.importStationsEco },
      to: paths.importEcoStations.pattern,
      icon: 'cloud-download',
      group: 'stations',
      order: 30,
    },
    {
      label: { en: titles.en.addPreview, es: titles.es.addPreview },
      to: paths.importNextStations.pattern,
      icon: 'plus-circle',
      group: 'stations',
      order: 12,
    },
  ],
};
