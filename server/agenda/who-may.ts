import { sql, type RawBuilder } from 'kysely';
import type { EscopoCompromisso } from '#schemas/shapes/compromisso.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { atKeyboard, type Sessao } from '#server/base/http/session.ts';

/** Of whom a person may make events besides their own: administrators of the organisation; chief and secretary of the unit. */
export const escoposDe = (sessao: Sessao): EscopoCompromisso[] => [
  ...(sessao.administrador || sessao.administradorLocal ? (['ORGANIZACAO'] as const) : []),
  ...(sessao.chefe || sessao.secretario ? (['UNIDADE'] as const) : []),
  'PESSOA',
];

/** An event as far as rights go. */
export interface Owned {
  readonly escopo: EscopoCompromisso;
  readonly unidadeId: number | null;
  readonly usuarioId: number | null;
  readonly criadoPor: number;
}

/** Whoever may make such events changes them; a personal one is of its owner and of who made it. */
export const mayChange = (sessao: Sessao, event: Owned): boolean => {
  if (event.escopo === 'PESSOA')
    return event.usuarioId === atKeyboard(sessao) || event.criadoPor === atKeyboard(sessao);
  const may = escoposDe(sessao).includes(event.escopo);
  return may && (event.escopo === 'ORGANIZACAO' || event.unidadeId === sessao.unidadeId);
};

/** Events `e` that a person sees: of the organisation, of the unit where they work, their own and those they take part in. */
export const seenEvents = ({ sessao }: Ctx): RawBuilder<boolean> => {
  const me = sql`${atKeyboard(sessao)}::integer`;
  return sql<boolean>`(e.organizacao_id = ${sessao.organizacaoId} and (e.escopo = 'ORGANIZACAO'
    or e.unidade_id = ${sessao.unidadeId} or e.usuario_id = ${me} or (e.escopo = 'PESSOA' and e.criado_por = ${me})
    or exists (select from compromisso_participante p where p.compromisso_id = e.id and p.usuario_id = ${me})))`;
};
