export { fillVolume } from './fill-volume.ts';
export { enqueueOrder, moveFiles } from './move-files.ts';
