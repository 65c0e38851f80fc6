import { closed, flag, integer, list, optional, positive, type Static, text } from './vocabulary.ts';

export type PassagemExemplo = Static<typeof PassagemExemplo>;
export const PassagemExemplo = closed({
  texto: text(),
  rota: optional(text({ description: 'Endereço no cliente.' })),
});

export type PassagemGrupo = Static<typeof PassagemGrupo>;
export const PassagemGrupo = closed({
  nome: text(),
  titulo: text(),
  efeito: text({ description: 'O que acontece com isto na passagem.' }),
  total: integer({ minimum: 0 }),
  exemplos: list(PassagemExemplo),
});

export type PassagemSituacao = Static<typeof PassagemSituacao>;
export const PassagemSituacao = closed({
  id: positive(),
  versao: positive(),
  nome: text(),
  ativo: flag(),
  grupos: list(PassagemGrupo),
});

export type PassagemPedido = Static<typeof PassagemPedido>;
export const PassagemPedido = closed({
  versao: positive(),
  para: optional(positive({ title: 'Passar a', description: 'Dispensado quando não há nada a passar.' })),
  motivo: text({ title: 'Motivo', minLength: 1, maxLength: 300, pattern: '\\S' }),
  inativar: flag({ description: 'Inativar também, na mesma transação.' }),
});
