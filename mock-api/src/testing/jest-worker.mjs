// What a worker of jest keeps from file to file; to be imported by the environments, which are outside of the contexts that
// files of tests run in. Jest would compile each module anew for each of them: React and the contract some hundred times.
import vm from 'node:vm';
import { compiledOnce } from './jest-compiled-once.mjs';

vm.compileFunction = compiledOnce(vm.compileFunction);
