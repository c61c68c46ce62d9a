import { catalogue, common, sentences } from 'shared-domain/texts';

/** Sentences of webhooks. */
export const texts = sentences(
  catalogue({
    en: {
      urlRequired: common.en.fieldRequired,
      urlTooLong: 'The address has at most 500 characters.',
      typeRequired: 'Choose what the webhook is told of.',
      form: 'This is no address of the web, or it holds a user or a part of a page.',
      https: 'The address must begin with https.',
      port: 'The address may name the ports 443 and 8443 only.',
      host: 'The address must be a name on the internet: no number, and nothing inside a network.',
      full: 'Your agency has as many webhooks as it can have. Please delete one that nobody needs any more.',
      isOff: 'This webhook is off. Switch it on first.',
      stale: 'This webhook has changed meanwhile. Please look at the newer one.',
      noDelivery: 'There is no such delivery.',
      offSubject: 'A webhook is off',
      offMail:
        'The webhook {url} of {agency} is off: for five days it has not taken any message. Once its receiver works, switch it on again under {link}.',
    },
    es: {
      urlRequired: common.es.fieldRequired,
      urlTooLong: 'La dirección tiene como máximo 500 caracteres.',
      typeRequired: 'Elija de qué se avisa al webhook.',
      form: 'No es una dirección de la web, o contiene un usuario o una parte de una página.',
      https: 'La dirección tiene que empezar por https.',
      port: 'La dirección solo puede nombrar los puertos 443 y 8443.',
      host: 'La dirección tiene que ser un nombre de internet: ningún número ni nada dentro de una red.',
      full: 'Su agencia tiene tantos webhooks como puede tener. Elimine uno que ya nadie necesite.',
      isOff: 'Este webhook está desactivado. Actívelo primero.',
      stale: 'Este webhook cambió mientras tanto. Revise la versión más reciente.',
      noDelivery: 'No existe esa entrega.',
      offSubject: 'Un webhook está desactivado',
      offMail:
        'El webhook {url} de {agency} está desactivado: desde hace cinco días no acepta ningún mensaje. Cuando su receptor funcione, actívelo de nuevo en {link}.',
    },
  }),
);
