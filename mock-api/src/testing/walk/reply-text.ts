/** The reply's text; of a stream, which never ends, what it begins with. */
export async function beginningOf(response: Response): Promise<string> {
  if (response.headers.get('content-type') !== 'text/event-stream') return response.text();
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const { value } = await reader.read();
  await reader.cancel();
  return new TextDecoder().decode(value);
}

/** What nobody of another agency may ever read of Austin, as SQL. */
export const AUSTINS_SECRETS = /* sql */ `
  select station_id_tmg as secret from stations where agency_id = 3 and not draft
  union all select station_name from stations where agency_id = 3 union all select email from users where agency_id = 3`;
