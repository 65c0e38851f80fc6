import { modelKinds } from '#server/conteudo/especies/index.ts';
import { sql } from 'kysely';
import { recordEvent } from '#server/base/events/record-event.ts';
import type { Ctx } from '#server/base/http/context.ts';
import {
  act,
  anyPhase,
  anyState,
  condition,
  type ActInput,
  type ConteudoRow,
} from '#server/conteudo/atos/index.ts';
import { madeHere } from '#server/conteudo/dados/index.ts';
import { grantAccess } from '#server/pessoas/acesso/grant-access.ts';
import { adoptImages } from './body-images.ts';
import { readModel } from './models.ts';
import { readVersion } from './read-documento.ts';

/**
 * Makes a draft of one's own with the text of a document: without its number, signatures and history. It is as closed as what
 * it comes from, and its model must be one that the person may use now.
 */
export const criarCopia = act<ActInput, undefined, number>({
  nome: 'criarCopia',
  especies: modelKinds,
  fase: anyPhase,
  estado: anyState,
  exige: [condition.permission('documentoIncluir'), condition.notTest],
  evento: 'copiado',
  semVersao: true,
  effect: async (ctx, { row }) => {
    await readModel(ctx, row.modeloId);
    const id = await copyRow(ctx, row);
    await copyText(ctx, row, id);
    await grantAccess(ctx.db, id, ctx.agora, [{ usuarioId: ctx.sessao.usuarioId, motivo: 'criou' }]);
    await recordEvent(ctx, {
      cadeia: `conteudo:${id}`,
      ato: 'criado',
      conteudoId: id,
      dados: { assunto: row.assunto, copiaDe: row.id },
    });
    return { dados: { copia: id }, resultado: id };
  },
});

const copyRow = async (ctx: Ctx, row: ConteudoRow): Promise<number> => {
  const { db } = ctx;
  const { id } = await db
    .insertInto('conteudo')
    .values({
      tipo: row.tipo,
      assunto: row.assunto,
      sigilo: row.sigilo,
      nivelAcesso: row.nivelAcesso,
      hipoteseLegal: row.hipoteseLegal,
      ...madeHere(ctx),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`insert into documento (id, tipo_documento_id, modelo_id, classe_id)
    values (${id}, ${row.tipoDocumentoId}, ${row.modeloId}, ${row.classeId})`.execute(db);
  await sql`insert into conteudo_interessado (conteudo_id, interessado_id, ordem)
    select ${id}, interessado_id, ordem from conteudo_interessado where conteudo_id = ${row.id}`.execute(db);
  await sql`insert into documento_destino (documento_id, ordem, unidade_id, usuario_id)
    select ${id}, ordem, unidade_id, usuario_id from documento_destino where documento_id = ${row.id}`.execute(
    db,
  );
  // a file that was sent stays with the document that it was sent to
  await sql`insert into conteudo_campo (conteudo_id, rotulo, tipo, ordem, valor)
    select ${id}, rotulo, tipo, ordem, valor from conteudo_campo
    where conteudo_id = ${row.id} and arquivo_id is null and valor is not null`.execute(db);
  return id;
};

/** The text as it stands; its pictures are of both from now on. */
const copyText = async (ctx: Ctx, row: ConteudoRow, id: number): Promise<void> => {
  const { corpo, propriedades, valores } = await readVersion(ctx, row.id, row.versaoAtual);
  await ctx.db
    .insertInto('documentoVersao')
    .values({
      documentoId: id,
      numero: 1,
      situacao: 'MINUTA',
      corpo: JSON.stringify(corpo),
      propriedades: JSON.stringify(propriedades),
      valores: JSON.stringify(valores),
      automaticos: '{}',
      criadaEm: ctx.agora,
    })
    .execute();
  await adoptImages(ctx, id, corpo);
};
