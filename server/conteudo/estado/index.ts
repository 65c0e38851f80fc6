export { excluir } from './excluir.ts';
export { cancelar, finalizar, reativarCancelar, reativarFinalizar } from './state-acts.ts';
