/** An upload in parts that has not ended, as a host tells it. */
export type Unfinished = { key: string; id: string; begun: Date };

type Told = Record<string, unknown>;
const isTold = (value: unknown): value is Told => typeof value === 'object' && value !== null;
const textIn = (told: Told, name: string): string | null => {
  const { [name]: value } = told;
  return typeof value === 'string' ? value : null;
};

/** The uploads in a host's answer (`ListMultipartUploadsResult`, one or several `Upload`); one that lacks something is left out. */
export function unfinishedIn(answer: unknown): Unfinished[] {
  if (!isTold(answer)) return [];
  const result = answer.ListMultipartUploadsResult ?? answer;
  if (!isTold(result)) return [];
  return [result.Upload].flat().flatMap((one) => {
    if (!isTold(one)) return [];
    const [key, id, begun] = ['Key', 'UploadId', 'Initiated'].map((name) => textIn(one, name));
    return key && id && begun ? [{ key, id, begun: new Date(begun) }] : [];
  });
}
