import { catalogue, common, sentences } from 'shared-domain/texts';

/** Sentences of tokens of the API. */
export const texts = sentences(
  catalogue({
    en: {
      nameRequired: common.en.fieldRequired,
      nameTooLong: 'The name of a token has at most 60 characters.',
      nameTaken: 'There is a token of this name already.',
      scopeRequired: 'Choose what the token is good for.',
      full: 'You have as many tokens as you can have. Please revoke one that you do not need any more.',
      agencyFull:
        'Your agency has as many tokens as it can have. Please revoke one that nobody needs any more.',
      notAlive: 'This token is not valid: it was revoked, has expired, or its owner may not use it any more.',
      signedInOnly: 'Tokens do not open this call; it is for people who have signed in.',
      otherAddress: 'This token may not be used from this network address.',
      badAddress: 'This is no network address or range: {address}',
      otherScope: 'This call needs a token with the scope “{scope}”.',
    },
    es: {
      nameRequired: common.es.fieldRequired,
      nameTooLong: 'El nombre de un token tiene como máximo 60 caracteres.',
      nameTaken: 'Ya hay un token con este nombre.',
      scopeRequired: 'Elija para qué sirve el token.',
      full: 'Tiene tantos tokens como puede tener. Revoque uno que ya no necesite.',
      agencyFull: 'Su agencia tiene tantos tokens como puede tener. Revoque uno que ya nadie necesite.',
      notAlive: 'Este token no es válido: se revocó, venció o su titular ya no puede usarlo.',
      signedInOnly: 'Los tokens no abren esta llamada; es para personas que han iniciado sesión.',
      otherAddress: 'Este token no se puede usar desde esta dirección de red.',
      badAddress: 'Esto no es una dirección ni un rango de red: {address}',
      otherScope: 'Esta llamada necesita un token con el permiso «{scope}».',
    },
  }),
);
