import { cityName, countyName, latitudeName, longitudeName } from 'shared-domain/fields';
import { adminWords } from '../words.texts.ts';
import { common, formTexts, commonWords } from 'shared-domain/texts';
import { catalogue } from 'shared-ui/i18n';

/** The list of cities and its dialog. */
export const cityTexts = catalogue({
  en: {
    title: adminWords.en.cities,
    intro:
      'Stations are numbered by city. A city without a prefix gets one when its first station is published. Place data: GeoNames (CC BY 4.0).',
    add: 'Add City',
    city: cityName.en,
    county: countyName.en,
    prefix: adminWords.en.prefix,
    prefixHint: 'Two letters, or a letter and a digit. May stay empty. Once a number was issued, it stays',
    lastNumber: 'Last Number',
    latitude: latitudeName.en,
    longitude: longitudeName.en,
    actions: commonWords.en.actions,
    edit: commonWords.en.edit,
    editOf: adminWords.en.editOf,
    editTitle: 'Edit City',
    save: 'Save City',
    saved: 'City {name} saved.',
    none: 'No cities.',
    requiredField: common.en.fieldRequired,
    failed: 'The city could not be saved.',
    fix: formTexts.en.fix,
  },
  es: {
    title: adminWords.es.cities,
    intro:
      'Las estaciones se numeran por ciudad. Una ciudad sin prefijo recibe uno cuando se publica su primera estación. Datos de lugares: GeoNames (CC BY 4.0).',
    add: 'Agregar ciudad',
    city: cityName.es,
    county: countyName.es,
    prefix: adminWords.es.prefix,
    prefixHint:
      'Dos letras, o una letra y un dígito. Puede quedar vacío. Una vez emitido un número, permanece',
    lastNumber: 'Último número',
    latitude: latitudeName.es,
    longitude: longitudeName.es,
    actions: commonWords.es.actions,
    edit: commonWords.es.edit,
    editOf: adminWords.es.editOf,
    editTitle: 'Editar ciudad',
    save: 'Guardar ciudad',
    saved: 'Ciudad {name} guardada.',
    none: 'No hay ciudades.',
    requiredField: common.es.fieldRequired,
    failed: 'No se pudo guardar la ciudad.',
    fix: formTexts.es.fix,
  },
});
