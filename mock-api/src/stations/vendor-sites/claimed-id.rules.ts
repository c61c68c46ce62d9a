/**
 * The fields of a request that hold an Eco ID, by their paths as refusals name them: 'eco_id', 'channels.0.eco_id'.
 * `station` around the answers of a form is left out, as its other refusals do.
 */
export function fieldsHolding(body: unknown, ecoId: string): string[] {
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([key, value]) => {
    if (key === 'eco_id') return typeof value === 'string' && value.trim() === ecoId ? [key] : [];
    const inside = fieldsHolding(value, ecoId);
    return key === 'station' ? inside : inside.map((path) => `${key}.${path}`);
  });
}
