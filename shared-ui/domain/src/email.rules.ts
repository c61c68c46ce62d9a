const FORM = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether these are addresses of two mailboxes; upper and lower case are the same. */
export const isOtherEmail = (one: string, other: string): boolean =>
  one.toLowerCase() !== other.toLowerCase();

/** Whether a text has the form of an e-mail address: forms mark another one, the API refuses it. */
export const isEmail = (text: string): boolean => FORM.test(text.trim());
