/** What a contact is to the stations and deployments that name it. */
export type ContactKind = 'provider' | 'requester';

/** How a contact is reached; only the name is required. */
export type ContactRequest = {
  agency: string | null;
  name: string;
  phone: string | null;
  email: string | null;
};

/** GET /contacts/:kind/:id: a contact, with the stations and deployments that name it as far as the caller sees them. */
export type Contact = ContactRequest & {
  id: number;
  version: number;
  /** Drafts have no number. */
  stations: { id: number; station_id_tmg: string | null; station_name: string }[];
  deployments: { id: number; name: string }[];
};
