import { sql } from 'kysely';
import type { Ctx } from '#server/base/http/context.ts';
import { findPerformers, readCaso, resolvePerformers, type Executante, type Recebe } from '../papel/index.ts';
import type { Instance } from './instance.ts';

/** The people of a role for what runs, as the registers have them now. */
export const performersOf = async (
  ctx: Pick<Ctx, 'db' | 'agora' | 'ports'>,
  { conteudoId, iniciadorId, iniciadorUnidadeId }: Instance,
  papel: string,
): Promise<readonly Recebe[]> => {
  const { rows } = await sql<Executante>`
    select e.tipo, e.usuario, e.unidade, e.cargo, e.perfil_acesso, e.campo from registro.papel p
    join registro.papel_executantes e on e.registro_id = p.id where p.codigo = ${papel} order by e.ordem`.execute(
    ctx.db,
  );
  const caso = await readCaso(ctx.db, conteudoId, { usuarioId: iniciadorId, unidadeId: iniciadorUnidadeId });
  return resolvePerformers(rows, await findPerformers(ctx, rows, caso)).recebem;
};
