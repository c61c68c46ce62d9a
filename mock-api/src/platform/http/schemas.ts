// for the payloads that are not in the contract yet
export {
  confirmed,
  day,
  done as success,
  lineOrNull,
  notesOrNull,
  idempotencyKey,
  singleLine,
  zeroOrOne,
} from 'shared-domain/contract';
