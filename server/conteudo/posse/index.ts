export { detentoresPossiveis, trocarDetentor } from './trocar-detentor.ts';
