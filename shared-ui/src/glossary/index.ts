export { TermNote } from './term-note.tsx';
