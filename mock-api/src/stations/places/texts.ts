import { catalogue, sentences, stationTexts } from 'shared-domain/texts';

/** Sentences of cities. */
export const texts = sentences(
  catalogue({
    en: {
      nameRequired: 'Invalid name (required, no commas)',
      nameTaken: 'This county already has a city of this name.',
      badPrefix: 'A prefix is two letters, or a letter and a digit.',
      prefixTaken: 'This prefix is or was another city’s. Prefixes are never given twice.',
      prefixIssued: 'Station numbers were issued under this prefix. They never change, so the prefix stays.',
      unknownCounty: 'There is no such county.',
      countyUsed: 'This city has stations or drafts, so it stays in its county.',
      badPlace: 'Invalid coordinates: the center of the city lies in Texas.',
      stale: 'Someone else has saved this city since you opened it.',
      otherCounty: `${stationTexts.en.otherCounty} Is that right?`,
      noCounty: `${stationTexts.en.noCounty} Is that right?`,
      otherCity: `${stationTexts.en.otherCity} Is that right?`,
      numberStays:
        'The number {number} was issued for {from} and stays. Move the station to {to} all the same?',
    },
    es: {
      nameRequired: 'Nombre no válido (obligatorio, sin comas)',
      nameTaken: 'Este condado ya tiene una ciudad con este nombre.',
      badPrefix: 'Un prefijo son dos letras, o una letra y un dígito.',
      prefixTaken: 'Este prefijo es o fue de otra ciudad. Los prefijos nunca se asignan dos veces.',
      prefixIssued:
        'Se emitieron números de estación con este prefijo. Nunca cambian, así que el prefijo permanece.',
      unknownCounty: 'Ese condado no existe.',
      countyUsed: 'Esta ciudad tiene estaciones o borradores, así que permanece en su condado.',
      badPlace: 'Coordenadas no válidas: el centro de la ciudad está en Texas.',
      stale: 'Otra persona guardó esta ciudad después de que usted la abriera.',
      otherCounty: `${stationTexts.es.otherCounty} ¿Es correcto?`,
      noCounty: `${stationTexts.es.noCounty} ¿Es correcto?`,
      otherCity: `${stationTexts.es.otherCity} ¿Es correcto?`,
      numberStays:
        'El número {number} se emitió para {from} y no cambia. ¿Mover la estación a {to} de todos modos?',
    },
  }),
);
