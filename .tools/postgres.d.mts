/** A PostgreSQL server for the length of a test run. */
export type PostgresServer = {
  url: string;
  /** Stops it as a failure would; `goOn` starts it over the same data. */
  halt(): void;
  goOn(): void;
  /** Starts a server that follows this one under this name; it ends with this one. */
  standby(name: string): Promise<StandbyServer>;
  /** Ends it for good and takes its data away. */
  stop(): void;
};
/** A server that follows another one. */
export type StandbyServer = {
  url: string;
  /** Stops it as a failure would; `goOn` starts it over the same data. */
  halt(): void;
  goOn(): void;
  /** Has it take writes itself from now on. */
  promote(): void;
};
/** Whether one can be started here. */
export function hasPostgres(): boolean;
/** Starts one whose data lies in the folder named, else among the temporary ones; null where none is installed. */
export function startPostgres(within?: string): Promise<PostgresServer | null>;

/** The newest installed server's folder of binaries; undefined where there is none. */
export function binaries(): string | undefined;

/** The number of the account that the server runs as where we are root; null where the machine has none. */
export function serverAccount(): number | null;

/** A port of this machine that nobody listens on. */
export function freePort(): Promise<number>;

/** Runs a server binary of this folder, as the account that the server runs as; throws what it says where it fails. */
export function run(folder: string, name: string, args: readonly string[]): void;

/** A new folder whose path begins so, which only the account that the server runs as may look into. */
export function ownFolder(prefix: string): string;
