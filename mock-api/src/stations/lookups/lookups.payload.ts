// for the payloads that are not in the contract yet
export { codeOption } from 'shared-domain/contract';
