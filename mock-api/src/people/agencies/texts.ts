import { catalogue, sentences, common } from 'shared-domain/texts';

/** Sentences of agencies. */
export const texts = sentences(
  catalogue({
    en: {
      growthWhileClosed:
        'This agency is closed: nothing new can be given to it. Reopen it first, or choose another one.',
      nameRequired: common.en.nameRequired,
      nameTaken: 'Another agency already has this name.',
      domainTaken: 'Another agency already has this Eco-Visio domain.',
      notEmpty:
        'This agency has people, stations or other records, so it cannot be deleted. Close it instead.',
      statewideStays: 'An agency for the whole state stays: super admins work there.',
      ownStays: 'You are working in this agency. Switch to another one first.',
      unknownDistrict: 'There is no such district.',
      stale: 'Somebody else has saved this agency meanwhile. Please look at the newer one.',
    },
    es: {
      growthWhileClosed:
        'Esta agencia está cerrada: no se le puede asignar nada nuevo. Reábrala primero o elija otra.',
      nameRequired: common.es.nameRequired,
      nameTaken: 'Otra agencia ya tiene este nombre.',
      domainTaken: 'Otra agencia ya tiene este dominio de Eco-Visio.',
      notEmpty:
        'Esta agencia tiene personas, estaciones u otros registros, por lo que no se puede eliminar. Ciérrela en su lugar.',
      statewideStays:
        'Una agencia de todo el estado no se puede cerrar ni eliminar: los superadministradores trabajan en ella.',
      ownStays: 'Usted está trabajando en esta agencia. Cambie primero a otra.',
      unknownDistrict: 'Ese distrito no existe.',
      stale: 'Otra persona guardó esta agencia mientras tanto. Revise la versión más reciente.',
    },
  }),
);
