const FORM = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether a text has the form of an e-mail address: forms mark another one, the API refuses it. */
export const isEmail = (text: string): boolean => FORM.test(text.trim());
