/** How a contact is reached, as its own form asks for it; apart from the table so that a dialog takes it alone. */
export const contactParts = {
  agency: { kind: 'line', max: 120, label: { en: 'Agency', es: 'Agencia' } },
  name: { kind: 'name', max: 120, label: { en: 'Name', es: 'Nombre' } },
  phone: { kind: 'line', max: 120, label: { en: 'Phone', es: 'Teléfono' } },
  email: { kind: 'email', max: 120, label: { en: 'E-mail', es: 'Correo electrónico' } },
} as const;
