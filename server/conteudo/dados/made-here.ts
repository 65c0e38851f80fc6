import type { Insertable } from 'kysely';
import type { Tables } from '#server/base/db/generated-tables.ts';
import type { Ctx } from '#server/base/http/context.ts';

type Made = Pick<
  Insertable<Tables['conteudo']>,
  | 'organizacaoId'
  | 'unidadeId'
  | 'autorId'
  | 'detentorUnidadeId'
  | 'detentorUsuarioId'
  | 'checkInUsuarioId'
  | 'checkInEm'
  | 'criadoEm'
  | 'alteradoEm'
  | 'movimentadoEm'
>;

/** Of a content that is made now: its author has it in hands, and works on it. */
export const madeHere = ({ sessao: { organizacaoId, unidadeId, usuarioId }, agora }: Ctx): Made => ({
  organizacaoId,
  unidadeId,
  autorId: usuarioId,
  detentorUnidadeId: unidadeId,
  detentorUsuarioId: usuarioId,
  checkInUsuarioId: usuarioId,
  checkInEm: agora,
  criadoEm: agora,
  alteradoEm: agora,
  movimentadoEm: agora,
});
