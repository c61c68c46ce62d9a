import { TestEnvironment } from 'jest-environment-node';
import { testServer } from './test-server.ts';

/** Node, with the real API under `globalThis.api`, freshly seeded for each file. */
export default class ApiEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const api = await testServer();
    await api.reset();
    this.global.api = api;
  }
}
