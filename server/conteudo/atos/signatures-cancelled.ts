import { sql } from 'kysely';

/** Of what was concluded with signers, over `c` (conteudo) and `d` (documento): none of them is left, and nobody signed. */
export const signaturesCancelled = sql<boolean>`(c.assinaturas_total = 0 and exists (select from documento_assinante x
  where x.documento_id = c.id and x.versao = coalesce(d.versao_atual, 1) and x.situacao = 'CANCELADO'))`;
