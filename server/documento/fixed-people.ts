import { sql } from 'kysely';
import { organisationOf, takesFrom } from '#server/pessoas/acesso/other-organisations.ts';
import { signerOr } from '#server/conteudo/assinatura/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { adicionarAssinante, listarMarcadores } from './signers.ts';

/**
 * Puts in a new draft the signers and the destinations that its model fixes. Whoever may not sign, or receive, is left
 * out: the draft says what it lacks when it is concluded.
 */
export const addFixedPeople = async (ctx: Ctx, id: number, modeloId: number): Promise<void> => {
  await addSigners(ctx, id, modeloId);
  await addDestinations(ctx, id, modeloId);
};

const addSigners = async (ctx: Ctx, id: number, modeloId: number): Promise<void> => {
  const fixed = await ctx.db
    .selectFrom('registro.modeloDocumentoAssinantesFixos')
    .select(['usuario', 'marcador'])
    .where('registroId', '=', modeloId)
    .orderBy('ordem')
    .execute();
  if (fixed.length === 0) return;
  const { sigilo, detentorUnidadeId: deUnidadeId } = await ctx.db
    .selectFrom('conteudo')
    .select(['sigilo', 'detentorUnidadeId'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const able = async (usuarioId: number): Promise<boolean> =>
    typeof (await signerOr(ctx, { usuarioId, estrategia: 'DOCFLOW', sigilo, deUnidadeId })) !== 'string';
  const places = new Set((await listarMarcadores(ctx, id)).map(({ chave }) => chave));
  for (const { usuario, marcador } of fixed)
    if (places.has(marcador ?? '') && usuario !== null && (await able(usuario)))
      await adicionarAssinante(ctx, id, { usuarioId: usuario, marcador: marcador ?? '' });
};

const addDestinations = async (ctx: Ctx, id: number, modeloId: number): Promise<void> => {
  const fixed = await ctx.db
    .selectFrom('registro.modeloDocumentoDestinosFixos as d')
    .innerJoin('registro.unidade as un', 'un.id', 'd.unidade')
    .innerJoin('registro.organizacaoInterna as o', 'o.id', 'un.organizacao')
    .innerJoin('conteudo as c', (join) => join.on('c.id', '=', id))
    .leftJoin('registro.usuario as u', 'u.id', 'd.usuario')
    .select(['d.unidade', 'd.usuario', 'u.ativo'])
    .where('d.registroId', '=', modeloId)
    .where('un.ativo', '=', true)
    .where(takesFrom(organisationOf(sql`c.detentor_unidade_id`)))
    .orderBy('d.ordem')
    .execute();
  const able = fixed.filter(({ usuario, ativo }) => usuario === null || ativo === true);
  if (able.length === 0) return;
  await ctx.db
    .insertInto('documentoDestino')
    .values(
      able.map(({ unidade, usuario }, ordem) => ({
        documentoId: id,
        ordem,
        unidadeId: unidade ?? 0,
        usuarioId: usuario,
      })),
    )
    .execute();
};
