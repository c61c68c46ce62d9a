import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A new folder for what a test makes; it goes with the data folder of the run. */
export const madeFolder = (): string => mkdtempSync(path.join(process.env['E2E_DATA'] ?? tmpdir(), 'made-'));
