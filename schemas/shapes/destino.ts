import { closed, optional, positive, type Static } from './vocabulary.ts';
import { Pessoa, UnidadeResumo } from './conteudo.ts';

export type DestinoInterno = Static<typeof DestinoInterno>;
export const DestinoInterno = closed({ unidade: UnidadeResumo, usuario: optional(Pessoa) });

export type DestinoPedido = Static<typeof DestinoPedido>;
export const DestinoPedido = closed({
  unidadeId: positive({ title: 'Unidade' }),
  usuarioId: optional(positive({ title: 'Pessoa' })),
});

export type DestinoAlteracao = Static<typeof DestinoAlteracao>;
export const DestinoAlteracao = closed({ de: DestinoPedido, para: DestinoPedido });
