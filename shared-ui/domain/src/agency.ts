/**
 * Header of a call with the id of the agency that its page shows. Where the session is in another one by now the call
 * is refused with 409, and the answer carries that agency's id in the same header.
 */
export const AGENCY_HEADER = 'x-agency';
