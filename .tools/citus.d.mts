/** A server of a database that is spread over several. */
export type CitusNode = {
  /** Where it is, as host:port. */
  address: string;
  /** Stops it as a failure would; `goOn` starts it over the same data. */
  halt(): void;
  goOn(): void;
};
/** A coordinator and two workers for the length of a test run. */
export type CitusServers = {
  /** The coordinator's address, with the workers in it (`workers=host:port,host:port`). */
  url: string;
  coordinator: CitusNode;
  workers: CitusNode[];
  /** Ends them for good and takes their data away. */
  stop(): void;
};
/** Whether they can be started here: PostgreSQL is installed, and the extension citus beside it. */
export function hasCitus(): boolean;
/** Starts them with their data in the folder named, else among the temporary ones; null where they can't be started. */
export function startCitus(within?: string): Promise<CitusServers | null>;
