import { catalogue } from 'shared-domain/texts';

/** What several screens of this part, its menu and titles say alike. */
export const stationWords = catalogue({
  en: {
    editStation: 'Edit Station',
    stationForm: 'Station form',
    back: 'Back',
    saveDraft: 'Save Draft',
    publishStation: 'Publish Station',
    updateStation: 'Update Station',
    viewStations: 'View Stations',
    stationPage: 'Station’s page',
    draftAdded: 'Draft {name} added.',
    stationPublished: 'Station {id} published.',
    editDraft: 'Edit draft {name}',
    editOneStation: 'Edit station {id}',
    draftSaved: 'Draft saved.',
    stationUpdated: 'Station {id} updated.',
  },
  es: {
    editStation: 'Editar estación',
    stationForm: 'Formulario de estación',
    back: 'Atrás',
    saveDraft: 'Guardar borrador',
    publishStation: 'Publicar estación',
    updateStation: 'Actualizar estación',
    viewStations: 'Ver estaciones',
    stationPage: 'Página de la estación',
    draftAdded: 'Se agregó el borrador {name}.',
    stationPublished: 'Se publicó la estación {id}.',
    editDraft: 'Editar el borrador {name}',
    editOneStation: 'Editar la estación {id}',
    draftSaved: 'Borrador guardado.',
    stationUpdated: 'Estación {id} actualizada.',
  },
});
