import { catalogue } from 'shared-ui/i18n';

/** The stations lists around their table. */
export const listTexts = catalogue({
  en: {
    title: 'Stations',
    titlePreview: 'Stations (Preview)',
    introPublished: 'Published stations.',
    introDrafts: 'Stations that are not published yet.',
    show: 'Show',
    published: 'Published',
    drafts: 'Drafts',
    noPublished: 'No station has been published yet.',
    noDrafts: 'There are no drafts.',
  },
  es: {
    title: 'Estaciones',
    titlePreview: 'Estaciones (vista previa)',
    introPublished: 'Estaciones publicadas.',
    introDrafts: 'Estaciones que aún no se han publicado.',
    show: 'Mostrar',
    published: 'Publicadas',
    drafts: 'Borradores',
    noPublished: 'Aún no se ha publicado ninguna estación.',
    noDrafts: 'No hay borradores.',
  },
});
