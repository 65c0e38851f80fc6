import { sql } from 'kysely';
import type { Ctx } from '#server/base/http/context.ts';

/**
 * Whether the person concludes what this author registered: it is theirs, or they are in a protocol unit and have the flag for
 * its acts, or the organisation lets such a unit conclude in the place of others. Both names stay.
 */
export const concludesFor = async ({ db, sessao }: Ctx, autorId: number): Promise<boolean> => {
  if (autorId === sessao.usuarioId) return true;
  const { rows } = await sql<{ protocolo: boolean; peloUsuario: boolean }>`
    select coalesce(un.protocolo, false) as protocolo, coalesce(o.permite_concluir_protocolo_pelo_usuario, false) as pelo_usuario
    from registro.unidade un join registro.organizacao_interna o on o.id = un.organizacao
    where un.id = ${sessao.unidadeId}`.execute(db);
  const [place] = rows;
  return (
    place !== undefined &&
    place.protocolo &&
    (place.peloUsuario || sessao.marcas.has('executarAcoesProtocolo'))
  );
};
