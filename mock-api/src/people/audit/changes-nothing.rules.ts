type Facts = Record<string, unknown>;

const isFacts = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Whether what an entry of the audit log records is a change without any difference. Other acts, such as publishing,
 * are noted whether or not they changed a field besides.
 */
export function changesNothing(action: string, { before, after, fields }: Facts): boolean {
  if (Array.isArray(fields)) return fields.length === 0 && action.endsWith('.update');
  if (!isFacts(before) || !isFacts(after)) return false;
  // every save raises the version; what `before` knows besides was not written
  return Object.keys(after).every(
    (field) => field === 'version' || JSON.stringify(before[field]) === JSON.stringify(after[field]),
  );
}
