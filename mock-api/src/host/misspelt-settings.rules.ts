type Env = Record<string, string | undefined>;

/** Names near one of ours that other programs read: cron's sender, and a log level that several take. */
const OTHERS = new Set(['MAILFROM', 'LOGLEVEL']);
/** Of a name as short as PORT too many words are one letter off; only two letters in the wrong order say what was meant. */
const SHORT = 5;

/** From where on two names differ; the shorter one's length where it begins the other. */
function differsAt(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

/** Whether two letters beside each other changed places. */
function isSwapped(one: string, other: string): boolean {
  const at = differsAt(one, other);
  const swapped = `${one.slice(0, at)}${one[at + 1] ?? ''}${one[at] ?? ''}${one.slice(at + 2)}`;
  return at + 1 < one.length && swapped === other;
}

/** Whether one letter was left out, put in or taken for another. */
function isOneLetterOff(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  const at = differsAt(short, long);
  return short.slice(short.length === long.length ? at + 1 : at) === long.slice(at + 1);
}

function isNear(name: string, ours: string): boolean {
  if (name === ours) return true;
  return isSwapped(name, ours) || (ours.length > SHORT && isOneLetterOff(name, ours));
}

/**
 * What looks like one of our settings and is none, a sentence for each: a server that went on without would use the
 * embedded database where another was meant, and nobody would notice. Where the right name is set as well, the other one
 * is somebody else's. What was set is not repeated, it may be a secret.
 */
export function misspeltSettings(env: Env, ours: readonly string[]): string[] {
  const others = Object.keys(env).filter((name) => !ours.includes(name) && !OTHERS.has(name));
  return others.flatMap((name) => {
    const meant = ours.find((one) => isNear(name.toUpperCase(), one) && !(one in env));
    return meant
      ? [
          `${name} is no setting, ${meant} is: correct its name, or set ${meant} too where it is another program's.`,
        ]
      : [];
  });
}
