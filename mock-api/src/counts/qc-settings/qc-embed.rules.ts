/** Whose counts an outside visualization is asked for, and whether it shows missing values only. */
export type QcEmbedAsk = { agency: string; station: string; nulls: boolean };

/** The visualization's address with everything filled in; null where none is set up. */
export function qcEmbedFor(template: string | null, { agency, station, nulls }: QcEmbedAsk): string | null {
  if (template === null) return null;
  const values: Record<string, string> = { agency, station, nulls: String(nulls) };
  return template.replace(/\{(agency|station|nulls)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  );
}
