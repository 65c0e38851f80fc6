import { closed, list, oneOf, optional, positive, type Static, text } from './vocabulary.ts';

export type LogConsulta = Static<typeof LogConsulta>;
export const LogConsulta = closed({
  q: optional(text({ description: 'Só as linhas com este texto.', minLength: 1, maxLength: 200 })),
  nivel: optional(oneOf(['AVISO', 'ERRO'], { description: 'Só as linhas deste nível para cima.' })),
  linhas: optional(positive({ description: 'Quantas, no máximo.', maximum: 5000 })),
});

export type LogLinhas = Static<typeof LogLinhas>;
export const LogLinhas = closed({ linhas: list(text(), { description: 'Da mais antiga à mais nova.' }) });
