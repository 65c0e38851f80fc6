import { closed, instant, list, optional, positive, type Static, text } from './vocabulary.ts';

export type ColaboradorPedido = Static<typeof ColaboradorPedido>;
export const ColaboradorPedido = closed({ usuarioId: positive({ title: 'Pessoa' }) });

export type Colaborador = Static<typeof Colaborador>;
export const Colaborador = closed({
  id: positive(),
  nome: text(),
  unidade: text(),
  desde: instant(),
  por: optional(text({ description: 'Quem a chamou.' })),
});

export type Colaboradores = Static<typeof Colaboradores>;
export const Colaboradores = closed({ colaboradores: list(Colaborador) });
