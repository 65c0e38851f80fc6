/** From when and until when a content is valid. */
export { definirVigencia } from './definir-vigencia.ts';
export { changedVigencia, readVigencia, vigenciaText } from './vigencia.ts';
