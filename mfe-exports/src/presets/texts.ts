import { common, commonWords, personTexts } from 'shared-domain/texts';
import { catalogue } from 'shared-ui/i18n';

/** Texts of the presets of CSV exports. */
export const presetTexts = catalogue({
  en: {
    title: 'Presets',
    intro: 'Choices that you export often, kept for yourself under a name.',
    none: 'You have no presets yet.',
    preset: 'Preset',
    choose: 'Choose a preset',
    use: 'Use Preset',
    delete: commonWords.en.delete,
    name: personTexts.en.name,
    nameHint: 'The choices above are kept, stations and dates included. The same name is replaced.',
    save: 'Save Preset',
    needName: common.en.fieldRequired,
    saved: 'The preset {name} is saved.',
    saveFailed: 'The preset could not be saved.',
    deleteTitle: 'Delete preset?',
    deleteText: 'The preset {name} is taken away. Exports that were built with it stay.',
    deleted: 'The preset {name} is deleted.',
    deleteFailed: 'The preset could not be deleted.',
  },
  es: {
    title: 'Opciones guardadas',
    intro: 'Opciones que exporta a menudo, guardadas para usted con un nombre.',
    none: 'Aún no tiene opciones guardadas.',
    preset: 'Ajuste',
    choose: 'Elija un ajuste',
    use: 'Usar ajuste',
    delete: commonWords.es.delete,
    name: personTexts.es.name,
    nameHint: 'Se guardan las opciones de arriba, con estaciones y fechas. El mismo nombre se reemplaza.',
    save: 'Guardar ajuste',
    needName: common.es.fieldRequired,
    saved: 'Se guardó el ajuste {name}.',
    saveFailed: 'No se pudo guardar el ajuste.',
    deleteTitle: '¿Eliminar el ajuste?',
    deleteText: 'Se quita el ajuste {name}. Las exportaciones creadas con él permanecen.',
    deleted: 'Se eliminó el ajuste {name}.',
    deleteFailed: 'No se pudo eliminar el ajuste.',
  },
});
