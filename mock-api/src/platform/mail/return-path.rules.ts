/** Where an e-mail comes back to that does not arrive: of bounce@example.org `bounce+ID@example.org`. */
export const returnPath = (bounces: string, id: string): string => bounces.replace(/@(?=[^@]*$)/, `+${id}@`);

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const ID = new RegExp(`^<?(?:[^@<>]*\\+)?(${UUID})(?:@[^@<>]*)?>?$`, 'i');
const RETURN_PATH = new RegExp(`\\+(${UUID})@[^@]*$`, 'i');

/** A report's e-mail by its id, which stands alone, in its Message-ID or in the address that it comes back to; null where it names none. */
export function reportedMessage({
  message_id: message = '',
  address = '',
}: {
  message_id?: string;
  address?: string;
}): string | null {
  const found = ID.exec(message.trim()) ?? RETURN_PATH.exec(address.trim());
  return found?.[1]?.toLowerCase() ?? null;
}
