import { common, commonWords, personTexts, type Catalogue } from 'shared-domain/texts';
import { catalogue } from 'shared-ui/i18n';

/** Texts of the views of tables. */
export const viewTexts = catalogue({
  en: {
    views: 'Views',
    current: 'View: {name}',
    changed: 'View: {name} (changed)',
    standard: 'Standard',
    standardHint: 'No filter, your columns',
    own: 'Yours',
    agency: 'Your agency’s',
    none: 'No view is saved for this table yet.',
    gone: 'The view of this address is not there for you. Its columns, filters and order are.',
    saveAs: 'Save as View …',
    saveTitle: 'Save as view',
    edit: 'Rename or Share …',
    editTitle: 'Change the view',
    update: 'Update “{name}”',
    delete: commonWords.en.deleteOf,
    save: 'Save View',
    name: personTexts.en.name,
    nameMissing: common.en.fieldRequired,
    nameHint: 'Its columns, filters and order are kept under it.',
    shared: 'For everybody in my agency',
    sharedHint: 'You and the agency’s admins can change it.',
    saved: 'The view {name} is saved.',
    saveFailed: 'The view could not be saved.',
    formFailed: 'The form for views could not be loaded. Please try again.',
    updated: 'The view {name} shows now what you see.',
    deleteTitle: 'Delete view?',
    deleteText: 'The view {name} is taken away. What the table shows stays.',
    deleteShared: 'The view {name} is taken away from everybody in your agency. What the table shows stays.',
    deleteAccept: commonWords.en.delete,
    deleted: 'The view {name} is deleted.',
    undo: commonWords.en.undo,
    restored: 'The view {name} is back.',
    restoreFailed: 'The view could not be brought back.',
    deleteFailed: 'The view could not be deleted.',
    lost: 'The view {name} is of an older table: what this one lacks is left out ({fields}).',
  },
  es: {
    views: 'Vistas',
    current: 'Vista: {name}',
    changed: 'Vista: {name} (modificada)',
    standard: 'Estándar',
    standardHint: 'Sin filtro, con sus columnas',
    own: 'Suyas',
    agency: 'De su agencia',
    none: 'Aún no hay vistas guardadas de esta tabla.',
    gone: 'La vista de esta dirección no está disponible para usted. Sus columnas, filtros y orden sí.',
    saveAs: 'Guardar como vista …',
    saveTitle: 'Guardar como vista',
    edit: 'Cambiar nombre o compartir …',
    editTitle: 'Modificar la vista',
    update: 'Actualizar «{name}»',
    delete: commonWords.es.deleteOf,
    save: 'Guardar vista',
    name: personTexts.es.name,
    nameMissing: common.es.fieldRequired,
    nameHint: 'Con él se guardan sus columnas, filtros y orden.',
    shared: 'Para todas las personas de mi agencia',
    sharedHint: 'Usted y los administradores de la agencia pueden modificarla.',
    saved: 'Se guardó la vista {name}.',
    saveFailed: 'No se pudo guardar la vista.',
    formFailed: 'No se pudo cargar el formulario de vistas. Inténtelo de nuevo.',
    updated: 'La vista {name} muestra ahora lo que usted ve.',
    deleteTitle: '¿Eliminar la vista?',
    deleteText: 'Se quita la vista {name}. Lo que muestra la tabla permanece.',
    deleteShared:
      'Se quita la vista {name} a todas las personas de su agencia. Lo que muestra la tabla permanece.',
    deleteAccept: commonWords.es.delete,
    deleted: 'Se eliminó la vista {name}.',
    undo: commonWords.es.undo,
    restored: 'La vista {name} está de vuelta.',
    restoreFailed: 'No se pudo recuperar la vista.',
    deleteFailed: 'No se pudo eliminar la vista.',
    lost: 'La vista {name} es de una tabla anterior: se omite lo que a esta le falta ({fields}).',
  },
});

/** The views' sentences by their keys. */
type ViewTexts = { readonly [K in keyof typeof viewTexts.en]: string };

/** What is said otherwise where views are of something else than a table. */
export type ViewWords = Catalogue<Partial<ViewTexts> & Readonly<Record<string, string>>>;

/** The views' sentences, with those that are said otherwise. */
export const viewTextsWith = (words: ViewWords | undefined): Catalogue<ViewTexts> => ({
  en: { ...viewTexts.en, ...words?.en },
  es: { ...viewTexts.es, ...words?.es },
});
