import { closed, flag, instant, integer, optional, type Static, text } from './vocabulary.ts';

export type AreaRestritaSituacao = Static<typeof AreaRestritaSituacao>;
export const AreaRestritaSituacao = closed({
  definida: flag(),
  aberta: flag(),
  ate: optional(instant()),
  segundos: optional(integer({ description: 'Quanto falta, pelo relógio do servidor.', minimum: 0 })),
});

export type AreaRestritaCredencial = Static<typeof AreaRestritaCredencial>;
export const AreaRestritaCredencial = closed({ chave: text({ minLength: 1, maxLength: 200 }) });

export type AreaRestritaChave = Static<typeof AreaRestritaChave>;
export const AreaRestritaChave = closed({
  atual: optional(text({ minLength: 1, maxLength: 200 })),
  nova: text({ minLength: 12, maxLength: 200 }),
});
