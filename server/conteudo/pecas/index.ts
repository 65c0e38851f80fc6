/** What is joined to a process, whatever its kind: the place that it takes there, and what going with it means. */
export { join, letGo } from './join.ts';
export { joinWhenConcluded } from './join-when-concluded.ts';
export { loadSecond } from './load-second.ts';
export { placeLabel } from './place.ts';
export { criarDocumento, ofPieces, receberArquivo, serPeca } from './rules.ts';
