import { catalogue, comparisonTexts } from 'shared-domain/texts';

/** What several screens of this part, its menu and titles say alike. */
export const qcWords = catalogue({
  en: {
    weather: comparisonTexts.en.weatherLane,
    certified: 'Certified',
    suspect: 'Suspect',
    previous: 'Previous',
    undoKeys: 'Ctrl Z',
    valid: 'Valid',
    markedSuspect: 'Marked suspect',
    openFinding: 'Open finding',
    selected: 'Selected',
    save: 'Save',
    review: 'Review',
    removeOf: 'Remove {name}',
    wayIn: 'In',
    wayOut: 'Out',
    openFindingInText: 'open finding',
  },
  es: {
    weather: comparisonTexts.es.weatherLane,
    certified: 'Certificado',
    suspect: 'Sospecha',
    previous: 'Anterior',
    undoKeys: 'Ctrl Z',
    valid: 'Válido',
    markedSuspect: 'Marcado como sospechoso',
    openFinding: 'Hallazgo pendiente',
    selected: 'Seleccionado',
    save: 'Guardar',
    review: 'Revisar',
    removeOf: 'Quitar {name}',
    wayIn: 'Entrada',
    wayOut: 'Salida',
    openFindingInText: 'hallazgo pendiente',
  },
});
