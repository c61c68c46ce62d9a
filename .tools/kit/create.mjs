#!/usr/bin/env node
// npm create count-exchange-remote mfe-name: a remote that builds, is tested, runs alone and deploys, in an empty folder;
// in such a folder another one.
import { makeProject } from './make-project.ts';

const [name = ''] = process.argv.slice(2);
const fault = makeProject(process.cwd(), name);
if (fault) {
  console.error(fault);
  process.exit(1);
}
console.log(`${name} is made. Next:
  npm install
  npm test
  COUNT_EXCHANGE_API=https://… npm start -w ${name}      run it alone, against that API
  npm run deploy -w ${name} -- --to <folder or s3://bucket/prefix> --app https://…
README.md says more.`);
