import { stationWords } from '../words.texts.ts';
import {
  common,
  formTexts as sharedFormTexts,
  stationTexts,
  commonWords,
  pageTexts,
} from 'shared-domain/texts';
import { formHints, formLabels } from 'shared-domain/fields';
import { catalogue } from 'shared-ui/i18n';
import { fieldMessages } from '../station-editing/field-messages.ts';

/** The newer station form around its fields. */
export const formTexts = catalogue({
  en: {
    addTitle: stationTexts.en.addTitle,
    editTitle: stationWords.en.editStation,
    editDraftTitle: stationTexts.en.editDraftTitle,
    intro: stationTexts.en.addIntro,
    required: common.en.fieldsMarked,
    stationId: commonWords.en.stationId,
    numberPreview: 'A preview; the number is issued when the station is published.',
    numberLater: 'The city gives the number; it is issued when the station is published.',
    numberToBe:
      'Number to be issued: {id}. This is a preview; the number is issued when the station is published.',
    numberMade: 'Number to be issued: it is made when the station is published.',
    tabs: stationWords.en.stationForm,
    mapHelp: 'Help finding this information',
    nameAndLocation: stationTexts.en.nameAndLocation,
    roadwayInfo: 'Roadway Info',
    siteCharacteristics: 'Site Characteristics',
    back: stationWords.en.back,
    next: commonWords.en.next,
    addAsDraft: 'Add as Draft',
    saveDraft: stationWords.en.saveDraft,
    publish: stationWords.en.publishStation,
    update: stationWords.en.updateStation,
    delete: commonWords.en.delete,
    deleteTitle: 'Delete draft',
    deleteQuestion: 'Are you sure you want to delete this draft station? This action cannot be undone.',
    deleteNamed: '{name}: Are you sure you want to delete this draft station? This action cannot be undone.',
    deleteAccept: 'Delete draft',
    viewStations: stationWords.en.viewStations,
    stationPage: stationWords.en.stationPage,
    addStationLocation: stationTexts.en.addTitle,
    invalid: stationTexts.en.invalidFields,
    resubmit: stationTexts.en.resubmit,
    corrections: sharedFormTexts.en.fix,
    failed: stationTexts.en.notSaved,
    draftCreated: stationWords.en.draftAdded,
    flowsThere: 'Its flows can be added there.',
    editDraftLink: stationWords.en.editDraft,
    draftSaved: stationWords.en.draftSaved,
    stationSaved: stationWords.en.stationUpdated,
    draftDeleted: 'Draft deleted.',
    deleteFailed: 'The draft could not be deleted.',
  },
  es: {
    addTitle: stationTexts.es.addTitle,
    editTitle: stationWords.es.editStation,
    editDraftTitle: stationTexts.es.editDraftTitle,
    intro: stationTexts.es.addIntro,
    required: common.es.fieldsMarked,
    stationId: commonWords.es.stationId,
    numberPreview: 'Vista previa; el número se asigna al publicar la estación.',
    numberLater: 'El número depende de la ciudad; se asigna al publicar la estación.',
    numberToBe: 'Número por asignar: {id}. Es una vista previa; el número se asigna al publicar la estación.',
    numberMade: 'Número por asignar: se crea al publicar la estación.',
    tabs: stationWords.es.stationForm,
    mapHelp: 'Ayuda para encontrar esta información',
    nameAndLocation: stationTexts.es.nameAndLocation,
    roadwayInfo: 'Información de la vía',
    siteCharacteristics: 'Características del sitio',
    back: stationWords.es.back,
    next: commonWords.es.next,
    addAsDraft: 'Agregar como borrador',
    saveDraft: stationWords.es.saveDraft,
    publish: stationWords.es.publishStation,
    update: stationWords.es.updateStation,
    delete: commonWords.es.delete,
    deleteTitle: 'Eliminar borrador',
    deleteQuestion: '¿Seguro que desea eliminar este borrador de estación? Esta acción no se puede deshacer.',
    deleteNamed:
      '{name}: ¿Seguro que desea eliminar este borrador de estación? Esta acción no se puede deshacer.',
    deleteAccept: 'Eliminar borrador',
    viewStations: stationWords.es.viewStations,
    stationPage: stationWords.es.stationPage,
    addStationLocation: stationTexts.es.addTitle,
    invalid: stationTexts.es.invalidFields,
    resubmit: stationTexts.es.resubmit,
    corrections: sharedFormTexts.es.fix,
    failed: stationTexts.es.notSaved,
    draftCreated: stationWords.es.draftAdded,
    flowsThere: 'Allí se pueden agregar sus flujos.',
    editDraftLink: stationWords.es.editDraft,
    draftSaved: stationWords.es.draftSaved,
    stationSaved: stationWords.es.stationUpdated,
    draftDeleted: 'Borrador eliminado.',
    deleteFailed: 'No se pudo eliminar el borrador.',
  },
});

/** The dialog that helps to find information on the statewide planning map. */
export const mapHelpTexts = catalogue({
  en: {
    title: 'Finding information on the Statewide Planning Map',
    step1:
      'Open the Statewide Planning Map from the reference maps of the Texas Department of Transportation.',
    mapsLink: 'Reference maps (opens in a new tab)',
    step2: 'Copy the coordinates below and paste them into the search box of the map.',
    step3:
      'Click the roadway nearest to the station to see its functional class, traffic volume and route signs.',
    coordinates: 'Coordinates',
    missing: 'Please enter the latitude and longitude of the station first.',
    copy: 'Copy Coordinates',
    copied: pageTexts.en.copied,
    copyFailed: 'The browser did not allow copying. Please select the coordinates and copy them.',
    close: pageTexts.en.close,
  },
  es: {
    title: 'Cómo encontrar información en el mapa de planificación estatal',
    step1:
      'Abra el mapa de planificación estatal (Statewide Planning Map) desde los mapas de referencia del Departamento de Transporte de Texas.',
    mapsLink: 'Mapas de referencia (se abre en una pestaña nueva)',
    step2: 'Copie las coordenadas de abajo y péguelas en el cuadro de búsqueda del mapa.',
    step3:
      'Haga clic en la vía más cercana a la estación para ver su clase funcional, su volumen de tránsito y sus señales de ruta.',
    coordinates: 'Coordenadas',
    missing: 'Primero escriba la latitud y la longitud de la estación.',
    copy: 'Copiar coordenadas',
    copied: pageTexts.es.copied,
    copyFailed: 'El navegador no permitió copiar. Seleccione las coordenadas y cópielas.',
    close: pageTexts.es.close,
  },
});

/** Labels, hints and messages of the fields. */
export const fieldTexts = catalogue({
  en: {
    ...formLabels('next', 'en'),
    ...formHints('next', 'en'),
    ...fieldMessages.en,
    noCommas: stationTexts.en.nameComma,
  },
  es: {
    ...formLabels('next', 'es'),
    ...formHints('next', 'es'),
    ...fieldMessages.es,
    noCommas: stationTexts.es.nameComma,
  },
});
