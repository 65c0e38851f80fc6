export { iniciarFluxo } from './iniciar-fluxo.ts';
export { iniciaveis } from './iniciaveis.ts';
export { ouvirFluxo } from './ouvir-fluxo.ts';
