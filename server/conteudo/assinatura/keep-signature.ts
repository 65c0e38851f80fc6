import { actingName } from '#server/pessoas/acesso/acting-name.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { requireWhole } from '#server/base/files/read-file.ts';
import type { ConteudoRow, Done } from '#server/conteudo/atos/index.ts';
import { publishWhenDue } from '#server/conteudo/publicacao/index.ts';
import { newCode } from '#server/conteudo/verificacao/index.ts';
import { openNextTurn, tellAuthor } from './next-turn.ts';

interface Frozen {
  readonly sha256: Buffer;
}

/** The frozen file of the present version: nobody signs what is no longer what was concluded. */
export const requireFrozen = async (
  ctx: Ctx,
  { id, versaoAtual }: Pick<ConteudoRow, 'id' | 'versaoAtual'>,
): Promise<Frozen> => {
  const frozen = await ctx.db
    .selectFrom('documentoEmissao as e')
    .innerJoin('arquivo as a', 'a.id', 'e.arquivoId')
    .innerJoin('registro.volume as v', 'v.id', 'a.volumeId')
    .select(['e.sha256', 'v.pasta'])
    .where('e.documentoId', '=', id)
    .where('e.versao', '=', versaoAtual)
    .where('e.especie', '=', 'CONGELADO')
    .executeTakeFirstOrThrow();
  await requireWhole(ctx.ports, frozen);
  return frozen;
};

interface Given extends Frozen {
  readonly assinanteId: number;
  readonly nivel: 'SIMPLES' | 'AVANCADA';
  /** Who sat at the keyboard in the place of another. */
  readonly porUsuarioId: number | null;
  /** The drawing of the signature. */
  readonly imagemId: string | null;
}

/** Keeps a signature in the system, whoever gives it; it answers how the document is called. */
export const keepSignature = async (
  ctx: Ctx,
  row: ConteudoRow,
  { assinanteId, nivel, sha256, porUsuarioId, imagemId }: Given,
): Promise<Done<string>> => {
  const codigo = newCode();
  await ctx.db
    .updateTable('documentoAssinante')
    .set({
      situacao: 'ASSINADO',
      assinadoEm: ctx.agora,
      nivel,
      codigo,
      sha256,
      porUsuarioId,
      imagemId,
    })
    .where('id', '=', assinanteId)
    .execute();
  return {
    colunas: {
      assinaturasFeitas: row.assinaturasFeitas + 1,
      assinaturasTotal: Math.max(row.assinaturasTotal, 1),
    },
    dados: { codigo, nivel, meio: 'DOCFLOW', sha256: sha256.toString('hex'), endereco: ctx.endereco },
    resultado: row.numero ?? row.assunto,
  };
};

/** What follows from a signature: the next ones, the publication, what the author learns. */
export const afterSignature = async (ctx: Ctx, row: ConteudoRow): Promise<void> => {
  const documento = { ...row, versao: row.versaoAtual };
  await openNextTurn(ctx, documento);
  await publishWhenDue(ctx, row.id);
  const todos = row.assinaturasFeitas + 1 >= row.assinaturasTotal;
  await tellAuthor(ctx, documento, todos ? { todos } : { todos, quem: actingName(ctx.sessao) });
};
