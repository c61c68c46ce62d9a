/** The house's store library, for a remote whose screen keeps a store of its own. */
export { createStore, useStore, type StoreApi } from 'zustand';
