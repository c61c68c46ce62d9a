/** The house's store library, for a part that keeps a store of its own; `persist` keeps it in this browser. */
export { createStore, useStore, type StoreApi } from 'zustand';
export { persist } from 'zustand/middleware';
