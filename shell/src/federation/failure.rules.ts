import { remoteOfError } from './remote-of-error.rules.ts';

/** What an error says of a failure: which part failed, what the person reads, and what lies beneath. */
type ToldFailure = {
  part: string;
  /** Null where the error doesn't name it. */
  version: string | null;
  /** Null where the person reads none. */
  reference: string | null;
  kind: string;
  message: string;
  stack: string;
};

/** The words of `failureOf`, which older remotes bring their own copy of: 'mfe-qc 1.5.0 failed (1A2B3C4D)'. */
const TOLD = /^(shell|mfe-[a-z0-9-]+)(?: (\S+))? failed \(([0-9A-F]{8})\)$/;

/** The innermost of what caused each other; a circle of causes has none, so the way ends. */
function rootOf(error: unknown): unknown {
  let root = error;
  for (let depth = 0; depth < 8; depth += 1) {
    if (!(root instanceof Error) || root.cause === undefined || root.cause === null) return root;
    root = root.cause;
  }
  return root;
}

/** What a refused call says is meant for its person and may name others: its status has to do. */
const isRefusal = (error: Error): error is Error & { status: number } =>
  'status' in error && typeof error.status === 'number';

/** Reads a failure as it was reported. */
export function toldFailure(error: unknown): ToldFailure {
  const [, named, version = null, reference = null] =
    TOLD.exec(error instanceof Error ? error.message : '') ?? [];
  const root = rootOf(error);
  // a rejection without a trace: the way that it was reported by is better than none
  const outer = error instanceof Error ? (error.stack ?? '') : '';
  if (!(root instanceof Error)) {
    const part = named ?? remoteOfError(outer) ?? 'shell';
    return { part, version, reference, kind: 'Error', message: String(root), stack: outer };
  }
  const stack = root.stack ?? outer;
  const part = named ?? remoteOfError(stack) ?? 'shell';
  const words = isRefusal(root)
    ? { kind: `${root.name} ${root.status}`, message: '' }
    : { kind: root.name, message: root.message };
  return { part, version, reference, ...words, stack };
}

/** The pattern of the screen that an address is of: the address itself holds whose record it is. */
export function patternOf(pathname: string, patterns: string[]): string {
  const segments = pathname.split('/');
  const fits = (pattern: string) => {
    const asked = pattern.split('/');
    return (
      asked.length === segments.length && asked.every((one, i) => one.startsWith(':') || one === segments[i])
    );
  };
  return patterns.find(fits) ?? '/:unknown';
}
