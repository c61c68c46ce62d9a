/** So long a request waits for the platform's limit of a minute; what takes longer has the whole run stand still. */
export const PATIENCE = { longestWait: 65_000 };
