declare module 'pg-copy-streams' {
  import type { Submittable } from 'pg';
  import type { Writable } from 'node:stream';
  /** A COPY … FROM STDIN: what is written to it becomes rows. */
  export function from(sql: string): Writable & Submittable;
}
