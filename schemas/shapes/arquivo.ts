import { closed, instant, integer, type Static, text } from './vocabulary.ts';

export type ArquivoGuardado = Static<typeof ArquivoGuardado>;
export const ArquivoGuardado = closed({
  id: text(),
  nome: text(),
  tipo: text(),
  tamanho: integer(),
  sha256: text(),
});

export type Bilhete = Static<typeof Bilhete>;
export const Bilhete = closed({ url: text(), expiraEm: instant() });
