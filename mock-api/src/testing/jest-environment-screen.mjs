// before jsdom
import { keepStyles } from './quicker-jsdom.mjs';
import './jest-worker.mjs';
import FixedJsdomEnvironment from 'jest-fixed-jsdom';
import { testServer } from './test-server.ts';

/** A browser's document, with the real API under `globalThis.api`, freshly seeded for each file. */
export default class ScreenEnvironment extends FixedJsdomEnvironment {
  async setup() {
    await super.setup();
    keepStyles(this.global);
    const api = await testServer(process.env.DATABASE_URL_TEST);
    await api.reset();
    this.global.api = api;
  }
}
