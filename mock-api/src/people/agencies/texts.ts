import type { Text } from '../../platform/text/language.ts';

/** Sentences of agencies. */
export const texts = {
  growthWhileClosed: {
    en: 'This agency is closed: nothing new can be given to it. Reopen it first, or choose another one.',
    es: 'Esta agencia está cerrada: no se le puede asignar nada nuevo. Reábrala primero o elija otra.',
  },
  nameRequired: {
    en: 'Invalid name (required)',
    es: 'Nombre no válido (obligatorio)',
  },
  nameTaken: {
    en: 'Another agency already has this name.',
    es: 'Otra agencia ya tiene este nombre.',
  },
  domainTaken: {
    en: 'Another agency already has this Eco-Visio domain.',
    es: 'Otra agencia ya tiene este dominio de Eco-Visio.',
  },
  notEmpty: {
    en: 'This agency has people, stations or other records, so it cannot be deleted. Close it instead.',
    es: 'Esta agencia tiene personas, estaciones u otros registros, por lo que no se puede eliminar. Ciérrela en su lugar.',
  },
  statewideStays: {
    en: 'An agency for the whole state stays: super admins work there.',
    es: 'Una agencia de todo el estado no se puede cerrar ni eliminar: los superadministradores trabajan en ella.',
  },
  ownStays: {
    en: 'You are working in this agency. Switch to another one first.',
    es: 'Usted está trabajando en esta agencia. Cambie primero a otra.',
  },
  unknownDistrict: {
    en: 'There is no such district.',
    es: 'Ese distrito no existe.',
  },
} satisfies Record<string, Text>;
