export { makePictures, type PictureFault } from './make-pictures.ts';
export type { MadePicture } from './picture-worker.ts';
