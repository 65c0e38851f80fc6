export { fillVolume } from './fill-volume.ts';
export { enqueueOrder, moverArquivos } from './enqueue-order.ts';
export { moveFiles } from './move-files.ts';
export { recoverMoves, retomarMudancas } from './recover-moves.ts';
