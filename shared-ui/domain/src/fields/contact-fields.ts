import { providerName, requesterName } from './names.ts';
import { contactParts } from './contact-parts.ts';
import type { FieldTable, Words } from './field.ts';

/** Who a station names: what each is called. Its column is the kind with `_id`. */
export const contactKinds = {
  provider: providerName,
  requester: requesterName,
} as const;
type Kind = keyof typeof contactKinds;

/** A part of a new contact of this kind in the v1 form; `told` is what an export's files say of it, behind the kind. */
function asked<K extends Kind, P extends string>(kind: K, part: P, { en, es }: Words, told: Words) {
  const of = contactKinds[kind];
  return {
    section: 'contactDetails',
    request: `${kind}_${part}`,
    label: { en: `${of.en} ${en}`, es: `${es} del ${of.es.toLowerCase()}` },
    meaning: { en: `${of.en}${told.en}`, es: `${of.es}${told.es}` },
  } as const;
}
const inStation = <P extends string>(part: P, label: Words, told: Words) => ({
  provider: asked('provider', part, label, told),
  requester: asked('requester', part, label, told),
});
const { agency, name, phone, email } = contactParts;
const named = inStation('name', name.label, { en: ': name', es: ': nombre' });

/**
 * Every field of a contact. The columns of each kind have the names that its part of a station's request has:
 * `provider_agency`.
 */
export const contactFields = {
  agency: {
    ...agency,
    contact: { section: 'contact' },
    ...inStation('agency', agency.label, { en: ' of the counts: agency', es: ' de los conteos: agencia' }),
  },
  name: {
    ...name,
    contact: { section: 'contact', order: -1, required: 'draft' },
    provider: { ...named.provider, required: 'draft' },
    requester: { ...named.requester, required: 'draft' },
  },
  phone: {
    ...phone,
    contact: { section: 'contact' },
    ...inStation('phone', phone.label, { en: ': telephone', es: ': teléfono' }),
  },
  email: {
    ...email,
    contact: { section: 'contact' },
    ...inStation('email', { ...email.label, en: 'Email' }, { en: ': e-mail', es: ': correo' }),
  },
} as const satisfies FieldTable;
