export { arquivar, desarquivar, devolverDoArquivo, enviarAoArquivo } from './archive-acts.ts';
export { listArchives } from './archives.ts';
