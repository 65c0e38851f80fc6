export { enqueueOrder, moveFiles } from './move-files.ts';
