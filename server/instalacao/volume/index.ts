export { fillVolume } from './fill-volume.ts';
export { enqueueOrder, moveFiles, moverArquivos } from './move-files.ts';
