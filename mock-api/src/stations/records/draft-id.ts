/** A draft's number in an address; 0, which no draft has, for anything else. */
export const draftId = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : 0);
