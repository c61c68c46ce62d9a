/** What several tables call the same, or a screen as the forms do; each stands apart so that a screen takes it alone. */
export const streetName = { en: 'Street/Trail Name', es: 'Calle o sendero' } as const;
export const countPurposeName = {
  en: 'Primary Count Purpose',
  es: 'Propósito principal del conteo',
} as const;
export const agencysNumber = {
  en: 'Number that the agency itself gives',
  es: 'Número propio de la agencia',
} as const;
/** What several forms say beside a field. */
export const noCommas = { en: 'No commas', es: 'Sin comas' } as const;
