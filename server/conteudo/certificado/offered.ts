import type { Ctx } from '#server/base/http/context.ts';

/** What keeps certificates and the person may choose: in use, of everybody or of their organisation. */
export const offered = ({ db, sessao }: Ctx) =>
  db
    .selectFrom('registro.provedorAssinatura')
    .where('ativo', '=', true)
    .where((where) =>
      where.or([where('organizacao', 'is', null), where('organizacao', '=', sessao.organizacaoId)]),
    )
    .orderBy('nome');
