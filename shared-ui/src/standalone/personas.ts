/** The demo accounts of a development server, and their password; a production start has none of them. */
export const PERSONAS = ['super', 'admin', 'user', 'houston'] as const;
/** One of the demo accounts. */
export type Persona = (typeof PERSONAS)[number];

/** Password of every demo account. */
export const DEMO_PASSWORD = 'count-exchange';
/** A demo account's address. */
export const emailOf = (persona: Persona): string => `${persona}@example.org`;
