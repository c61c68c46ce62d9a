import './jest-worker.mjs';
import { TestEnvironment } from 'jest-environment-node';
import { testServer } from './test-server.ts';

/**
 * Node, with the real API under `globalThis.api`, freshly seeded for each file; on a PostgreSQL server where the
 * project's options or DATABASE_URL_TEST name one.
 */
export default class ApiEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.postgres = config.projectConfig.testEnvironmentOptions.postgres ?? process.env.DATABASE_URL_TEST;
  }

  async setup() {
    await super.setup();
    const api = await testServer(this.postgres);
    await api.reset();
    this.global.api = api;
    if (this.postgres) this.global.process.env.DATABASE_URL_TEST = this.postgres;
  }
}
