// The order of jest's files: long ones first, so that no processor waits at the end for the other. What took long is
// known from the last run; on a machine's first run the kind of a test stands in for it.
import Sequencer from '@jest/test-sequencer';

/** Kinds of tests, the longest first. */
const KINDS = ['durability', 'api', 'api on Citus', 'api on PostgreSQL', 'screens', 'rules'];
const placeOf = ({ context }) => KINDS.indexOf(context.config.displayName?.name ?? '');

export default class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}
