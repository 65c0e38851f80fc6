export { arquivar, desarquivar, devolverDoArquivo, enviarAoArquivo } from './archive-acts.ts';
export {
  concederConsulta,
  desistirDoPedido,
  encerrarConsulta,
  negarPedido,
  pedirConsulta,
} from './request-acts.ts';
export { listArchives } from './archives.ts';
