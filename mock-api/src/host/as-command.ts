/** Ends a command that failed with a sentence for the operator and an exit code; call it with what the command does. */
export function asCommand(run: () => Promise<void>, failed = 1): void {
  run().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(failed);
  });
}
