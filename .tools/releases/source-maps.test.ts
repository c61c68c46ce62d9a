import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTraces } from '../../mock-api/src/host/failures/source-maps.ts';
import { openTarget } from './open-target.ts';
import { keepMaps } from './source-maps.ts';
import { keepSettings, readSettings } from './world.ts';

const scratch = mkdtempSync(path.join(tmpdir(), 'count-exchange-maps-'));
afterAll(() => rmSync(scratch, { recursive: true }));
const map = JSON.stringify({ version: 3, sources: ['./src/review.ts'], names: [], mappings: 'AAEA,UAAU' });

test('maps that a deploy hands in lead the server to the sources, and are no files of the release', async () => {
  const built = path.join(scratch, 'mfe-qc/dist/1.5.0');
  mkdirSync(built, { recursive: true });
  mkdirSync(path.join(scratch, 'mfe-qc/dist/.maps/1.5.0/assets'), { recursive: true });
  mkdirSync(path.join(scratch, 'mfe-qc/dist/.maps/1.4.0'));
  writeFileSync(path.join(scratch, 'mfe-qc/dist/.maps/1.5.0/assets/review.1a2b3c4d.js.map'), map);
  writeFileSync(path.join(scratch, 'mfe-qc/dist/.maps/1.4.0/other.js.map'), map);
  const folder = path.join(scratch, 'maps');
  expect(await keepMaps(openTarget(folder, {}), 'mfe-qc', built)).toBe(1);
  // a second deploy of the same finds the same
  expect(await keepMaps(openTarget(folder, {}), 'mfe-qc', built)).toBe(1);
  expect(readFileSync(path.join(folder, 'mfe-qc/1.5.0/assets/review.1a2b3c4d.js.map'), 'utf8')).toBe(map);
  expect(existsSync(path.join(folder, 'mfe-qc/1.4.0'))).toBe(false);
  const traces = createTraces(path.join(scratch, 'elsewhere'), folder);
  const frame = 'review (/releases/remotes/mfe-qc/1.5.0/assets/review.1a2b3c4d.js:1:11)';
  expect(await traces(frame)).toEqual(['mfe-qc/src/review.ts:3:11']);
});

test('a build without maps hands none in', async () => {
  const built = path.join(scratch, 'mfe-admin/dist/1.0.0');
  expect(await keepMaps(openTarget(path.join(scratch, 'none'), {}), 'mfe-admin', built)).toBe(0);
});

test('what a target is told of one thing leaves the other', async () => {
  const target = openTarget(path.join(scratch, 'target'), {});
  await keepSettings(target, { app: 'https://counts.example' });
  await keepSettings(target, { maps: '/srv/maps' });
  expect(await readSettings(target)).toEqual({ app: 'https://counts.example', maps: '/srv/maps' });
});
