/** An entry of a code list as kept in the seed: code, English and Spanish label, code written to TMAS (null: not exported). */
export type CodeEntry = {
  code: string;
  label: string;
  label_es: string;
  tmg: string | null;
  disabled?: boolean;
};

/** An entry exported under its own code. */
export const same = (code: string, label: string, label_es: string): CodeEntry => ({
  code,
  label,
  label_es,
  tmg: code,
});

/** An entry exported under another code. */
export const as = (tmg: string, code: string, label: string, label_es: string): CodeEntry => ({
  code,
  label,
  label_es,
  tmg,
});

/** An entry that TMAS does not know. */
export const own = (code: string, label: string, label_es: string): CodeEntry => ({
  code,
  label,
  label_es,
  tmg: null,
});
