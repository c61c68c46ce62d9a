/** Ends a command that failed with a sentence for the operator and the exit code 1; call it with what the command does. */
export function asCommand(run: () => Promise<void>): void {
  run().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  });
}
