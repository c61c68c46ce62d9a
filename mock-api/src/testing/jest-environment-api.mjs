import './jest-worker.mjs';
import { TestEnvironment } from 'jest-environment-node';
import { readDifferences } from '../counts/store/kept-sums.sql.ts';
import { testServer } from './test-server.ts';

/**
 * Node, with the real API under `globalThis.api`, freshly seeded for each file; on a PostgreSQL server where the
 * project's options or DATABASE_URL_TEST name one. Whatever a file has written, in the end what is kept beside the counts
 * must be what they add up to.
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
    this.api = api;
    if (this.postgres) this.global.process.env.DATABASE_URL_TEST = this.postgres;
  }

  async teardown() {
    const wrong = this.api ? await readDifferences(this.api.db, null) : [];
    await super.teardown();
    if (wrong.length > 0) {
      const told = wrong.slice(0, 5).map((row) => JSON.stringify(row));
      throw new Error(
        `What is kept beside the counts is not what they add up to, ${wrong.length} rows:\n${told.join('\n')}`,
      );
    }
  }
}
