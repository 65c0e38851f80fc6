export { itemKey } from '#src/conteudo/list-place.ts';
