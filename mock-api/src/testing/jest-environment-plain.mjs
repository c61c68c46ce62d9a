// Node, for tests of plain functions and of what is started as a process.
import './jest-worker.mjs';

export { TestEnvironment as default } from 'jest-environment-node';
