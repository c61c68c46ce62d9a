/** What a mail server's refusal looks like, where it is one: its number, the command that it answered, and its words. */
type Failure = { responseCode?: unknown; command?: unknown; response?: unknown };

/** Commands that are about this e-mail; others are about the mail server and who asks. */
const ABOUT_THE_MAIL = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);

/**
 * What a failed try means: `refused` for good, `again` for nothing was taken, or `unsure` where the message was handed over
 * and no answer came back.
 */
export function mailOutcome(error: unknown, isHanded: boolean): 'refused' | 'again' | 'unsure' {
  const { responseCode, command } = (error ?? {}) as Failure;
  const answered = typeof responseCode === 'number' && responseCode >= 400;
  if (!answered) return isHanded ? 'unsure' : 'again';
  return responseCode >= 500 && ABOUT_THE_MAIL.has(String(command)) ? 'refused' : 'again';
}

/** What a refusal says of the address: there is none, or not now; null where it says nothing of it. */
export type Refused = 'hard' | 'soft' | null;

/** The server itself goes away, or wants us to sign in first. */
const ABOUT_US = new Set([421, 530]);
/** A refusal's number in words (RFC 3463), as mail servers begin their answer with. */
const STATUS = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/;

/**
 * What a number in words (RFC 3463) says of the address: `5.1.1` that there is none. Of policy (`7`) it is about who sends, of the
 * message's size (`3.4`) or its parts (`6`) about that; a mailbox that is full (`2.2`) has room again some day, whatever its first digit.
 */
export function statusRefused(status: string): Refused {
  const [, first, rest = ''] = /^([45])\.(\d+\.\d+)$/.exec(status.trim()) ?? [];
  if (first === undefined || /^[67]\./.test(rest) || rest === '3.4') return null;
  return first === '4' || rest === '2.2' ? 'soft' : 'hard';
}

/** What a failed try says of the address that it was for: something only where that was refused itself. */
export function addressRefused(error: unknown): Refused {
  const { responseCode, command, response } = (error ?? {}) as Failure;
  if (command !== 'RCPT TO' || typeof responseCode !== 'number' || responseCode < 400) return null;
  if (ABOUT_US.has(responseCode)) return null;
  const status = STATUS.exec(String(response))?.[1];
  return statusRefused(status ?? (responseCode >= 500 ? '5.0.0' : '4.0.0'));
}
