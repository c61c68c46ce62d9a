import path from 'node:path';
import { filesFrom } from './files-options.ts';

const DATABASE_URL = 'postgres://counts@db.example/counts';
const S3 = {
  DATABASE_URL,
  S3_ENDPOINT: 'https://s3.example/',
  AWS_ACCESS_KEY_ID: 'us',
  AWS_SECRET_ACCESS_KEY: 'hush',
};
const bucket = {
  in: 'bucket',
  bucket: 'counts',
  prefix: '',
  endpoint: 'https://s3.example',
  region: 'us-east-1',
  accessKeyId: 'us',
  secretAccessKey: 'hush',
};

test.each([
  [{}, { in: 'data folder' }],
  [{ DATABASE_URL }, { in: 'data folder' }],
  [
    { FILES_URL: '/mnt/counts', DATABASE_URL },
    { in: 'folder', folder: path.resolve('/mnt/counts') },
  ],
  [
    { FILES_URL: 'file:///mnt/counts', DATABASE_URL },
    { in: 'folder', folder: path.resolve('/mnt/counts') },
  ],
  [{ ...S3, FILES_URL: 's3://counts' }, bucket],
  [
    { ...S3, FILES_URL: 's3://counts/of/texas/', S3_REGION: 'eu-west-1' },
    { ...bucket, prefix: 'of/texas/', region: 'eu-west-1' },
  ],
])('%j keeps files as %j', (env, place) => {
  expect(filesFrom(env)).toEqual(place);
});

test.each([
  [{ FILES_URL: '/mnt/counts' }, 'FILES_URL needs DATABASE_URL'],
  [{ ...S3, FILES_URL: 's3://counts', S3_ENDPOINT: '' }, 'S3_ENDPOINT must be set for FILES_URL=s3://….'],
  [{ ...S3, FILES_URL: 's3://counts', AWS_ACCESS_KEY_ID: undefined }, 'AWS_ACCESS_KEY_ID must be set'],
])('%j is refused with a sentence', (env, sentence) => {
  expect(() => filesFrom(env)).toThrow(sentence);
});
