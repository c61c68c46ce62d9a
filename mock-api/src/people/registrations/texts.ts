import { catalogue, sentences, formTexts, personTexts } from 'shared-domain/texts';

/** Sentences of registrations. */
export const texts = sentences(
  catalogue({
    en: {
      firstName: 'Invalid first name (required)',
      lastName: 'Invalid last name (required)',
      tel: 'Invalid phone number (required)',
      organization: 'Invalid organization (required)',
      agree: personTexts.en.agree,
      reason: formTexts.en.pleaseGiveReason,
      decided: 'This registration has been decided already.',
      noticeSubject: 'New registration',
      notice: 'Somebody asks for an account and waits for your decision:',
      rejectedSubject: 'Your registration',
      rejected:
        'Thank you for your interest in Count Exchange. We could not approve your registration. The reason given was:',
      rejectedEnd: 'If you think that this is a mistake, please answer to',
    },
    es: {
      firstName: 'Nombre no válido (obligatorio)',
      lastName: 'Apellido no válido (obligatorio)',
      tel: 'Número de teléfono no válido (obligatorio)',
      organization: 'Organización no válida (obligatoria)',
      agree: personTexts.es.agree,
      reason: formTexts.es.pleaseGiveReason,
      decided: 'Esta solicitud de registro ya fue resuelta.',
      noticeSubject: 'Nueva solicitud de registro',
      notice: 'Alguien pide una cuenta y espera su decisión:',
      rejectedSubject: 'Su solicitud de registro',
      rejected:
        'Gracias por su interés en Count Exchange. No pudimos aprobar su solicitud de registro. El motivo indicado fue:',
      rejectedEnd: 'Si cree que se trata de un error, escriba a',
    },
  }),
);
