import { parseArgs, type ParseArgsConfig } from 'node:util';

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

/** What every command takes. */
const COMMON = { to: text, why: text, by: text, key: text, 'key-name': text };

/** What each command takes beside that. */
const COMMANDS = {
  deploy: { app: text, maps: text, share: text, built: flag, 'no-tests': flag, 'no-app': flag },
  rollback: { app: text, version: text },
  disable: { app: text, 'why-es': text },
  enable: { app: text },
  share: { app: text },
  stop: { app: text },
  list: { app: text },
  prune: { app: text, keep: text, 'open-days': text },
} as const;

/** A command of `npm run … -w <part>`. */
export type Command = keyof typeof COMMANDS;

/** What was asked for: texts by option, flags as 'yes', and the one word that `share` takes. */
export type Options = { command: Command; part: string; values: Record<string, string>; word?: string };

const isCommand = (name: string): name is Command => Object.hasOwn(COMMANDS, name);

/** A sentence in place of what the parser says. */
function sentenceOf(error: Error & { code?: string }, command: Command): string {
  const [option = ''] = /--[\w-]+/.exec(error.message) ?? [];
  if (command === 'deploy' && option === '--version')
    return 'What is deployed is the version that package.json names: raise it there. --version is for rollback.';
  const [, word] = /^Unexpected argument '([^']*)'/.exec(error.message) ?? [];
  if (word !== undefined) return `${command} takes no "${word}".`;
  const known = Object.keys({ ...COMMON, ...COMMANDS[command] }).map((name) => `--${name}`);
  if (error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION')
    return `${command} has no option ${option}. It takes ${known.join(', ')}.`;
  return option ? `${option} needs a value behind it, or takes none.` : error.message;
}

function parsed(args: string[], command: Command) {
  const options: ParseArgsConfig['options'] = { ...COMMON, ...COMMANDS[command] };
  try {
    return parseArgs({ args, options, allowPositionals: command === 'share' });
  } catch (error) {
    throw new Error(sentenceOf(error as Error, command), { cause: error });
  }
}

/** Reads what a person typed behind `npm run`; throws a sentence where it can't be meant. */
export function readOptions([command = '', part = '', ...args]: string[], parts: string[]): Options {
  if (!isCommand(command)) throw new Error(`One of ${Object.keys(COMMANDS).join(', ')}.`);
  if (!parts.includes(part)) throw new Error(`Which part? One of ${parts.join(', ')}.`);
  const { values, positionals } = parsed(args, command);
  const given = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value === true ? 'yes' : String(value)]),
  );
  if (!given['to']) throw new Error('Name the target: --to <folder> or --to s3://bucket/prefix.');
  return { command, part, values: given, ...(positionals[0] !== undefined && { word: positionals[0] }) };
}

/** A whole number above 0 that an option gives. */
export function wholeNumber(values: Record<string, string>, name: string, otherwise: number): number {
  const number = Number(values[name] ?? otherwise);
  if (Number.isInteger(number) && number > 0) return number;
  throw new Error(`--${name} is a whole number above 0.`);
}
