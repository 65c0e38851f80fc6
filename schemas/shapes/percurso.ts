import {
  closed,
  day,
  flag,
  instant,
  integer,
  list,
  oneOf,
  optional,
  positive,
  type Static,
  text,
} from './vocabulary.ts';
import { Prioridade, UnidadeResumo } from './conteudo.ts';

export type PercursoPedido = Static<typeof PercursoPedido>;
export const PercursoPedido = closed({ conteudoId: positive() });

export type EtapaPercurso = Static<typeof EtapaPercurso>;
export const EtapaPercurso = closed(
  {
    tramiteId: optional(positive()),
    unidade: UnidadeResumo,
    pessoa: optional(text()),
    recebida: flag({ description: 'Falso enquanto está a caminho, e no que foi redirecionado.' }),
    desde: instant({ description: 'Quando chegou; o que está a caminho, quando foi enviado.' }),
    ate: optional(instant()),
    dias: integer(),
    diasUteis: integer({ description: 'Pelo calendário da unidade.' }),
    recebidoPor: optional(text()),
    enviadoEm: optional(instant()),
    enviadoPor: optional(text()),
    deUnidade: optional(text()),
    despacho: optional(text()),
    prioridade: optional(Prioridade),
    prazo: optional(day()),
    retornoObrigatorio: flag(),
    prazoRetorno: optional(day()),
    devolvidoEm: optional(instant()),
    redirecionada: optional(
      closed(
        { em: instant(), por: text(), motivo: text() },
        { description: 'Passou sem ser recebida: quem a mandou à unidade certa.' },
      ),
    ),
    atrasos: optional(list(oneOf(['RECEBER', 'DEVOLVER', 'RESPONDER']))),
    pedeResposta: optional(flag()),
    prazoResposta: optional(day()),
    respondidaEm: optional(instant()),
  },
  { description: 'Quem teve a posse, por quanto tempo e como ela chegou.' },
);
