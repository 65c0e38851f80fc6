import { sql } from 'kysely';
import type { Atividade } from '#schemas/fluxo/atividade.ts';
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

/** Whom an activity calls: of the role, all; to sign, those of it who are signers of the document. */
export const peopleFor = async (
  ctx: Pick<Ctx, 'db' | 'agora' | 'ports'>,
  instance: Instance,
  { papel, especie }: Pick<Atividade, 'papel' | 'especie'>,
): Promise<readonly Recebe[]> => {
  const people = await performersOf(ctx, instance, papel);
  if (especie !== 'ASSINAR') return people;
  const { rows } = await sql<{ usuarioId: number }>`select s.usuario_id from documento d
    join documento_assinante s on s.documento_id = d.id and s.versao = d.versao_atual
    where d.id = ${instance.conteudoId} and s.situacao in ('PENDENTE', 'ASSINADO')`.execute(ctx.db);
  return people.filter((one) => rows.some(({ usuarioId }) => usuarioId === one.usuarioId));
};
