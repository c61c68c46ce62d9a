import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** What a command said, on both outputs, and the code it ended with; null where it was killed. */
export type Ended = { said: string; code: number | null };

/**
 * Runs a command of the host (`mock-api/src/host/<name>.ts`) as a process of its own, and kills it (-9) in the moment in which it says
 * `killAt`.
 */
export async function runCommand(
  name: string,
  { args = [], env, killAt }: { args?: readonly string[]; env: Record<string, string>; killAt?: string },
): Promise<Ended> {
  const child = spawn(process.execPath, [`mock-api/src/host/${name}.ts`, ...args], {
    env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '', ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece) => {
      said += String(piece);
      if (killAt !== undefined && said.includes(killAt)) child.kill('SIGKILL');
    });
  const [code] = (await once(child, 'close')) as [number | null];
  return { said, code };
}
