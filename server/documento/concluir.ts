import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { corpoToText } from '#schemas/corpo/corpo-to-text.ts';
import type { CorpoDoc, Documento, DocumentoAto, Valores } from '#schemas/generated.ts';
import { grantAccess } from '#server/pessoas/acesso/grant-access.ts';
import { recordEvent } from '#server/base/events/record-event.ts';
import { keepFile, type KeptFile } from '#server/base/files/keep-file.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { decide } from '#server/base/http/decide.ts';
import { automaticValues, yearOf } from './automatic-values.ts';
import { consultar } from './consultar.ts';
import { estado, fase, loadForAct, requireVersion } from '#server/conteudo/atos/index.ts';
import {
  findTemplate,
  peekFree,
  planOfTemplate,
  planOfType,
  takeFree,
  type Numbered,
  type NumberPlan,
} from '#server/conteudo/numeracao/index.ts';
import { forwardToFixed } from './forward-to-fixed.ts';
import { renderPdf } from './render-pdf.ts';
import { openNextTurn } from '#server/conteudo/assinatura/index.ts';
import { newCode } from '#server/conteudo/verificacao/index.ts';

/** Bytes of a concluded PDF at the most. */
const pdfLimit = 100 * 1_048_576;

/**
 * Concludes a draft in one transaction: number, PDF frozen and durable, text indexed, signers called.
 * The PDF is made with the number that the counter would give before the counter is locked; only when somebody
 * took that number meanwhile is it made again under the lock. So what can fail comes before the counter, and the
 * counter is held for as long as a commit takes.
 */
export const concluir = (ctx: Ctx, ato: DocumentoAto): Promise<Documento> =>
  decide(ctx, async (inner) => {
    await concludeInside(inner, ato);
    return consultar(inner, ato.id, 0);
  });

const concludeInside = async (ctx: Ctx, ato: DocumentoAto): Promise<void> => {
  const loaded = await loadForAct(ctx, ato.id, 'concluir');
  requireVersion(ctx, loaded, ato.versao);
  const draft = await consultar(ctx, ato.id, 0);
  if (draft.pendencias.length > 0)
    throw new AppError(
      'faltaParaConcluir',
      {},
      {
        erros: draft.pendencias.map(({ campo, chave, codigo, texto }) => ({
          campo: campo ?? chave ?? codigo,
          mensagem: texto,
        })),
      },
    );
  const codigo = loaded.row.codigo ?? newCode();
  const plan = await planNumber(ctx, draft);
  const { organizacaoId } = loaded.row;
  const prepared = await prepare(ctx, draft, plan, await peekFree(ctx.db, plan, organizacaoId), codigo);
  const sequencia = draft.numero ? prepared.sequencia : await takeFree(ctx.db, plan, organizacaoId);
  const final =
    sequencia === prepared.sequencia ? prepared : await prepare(ctx, draft, plan, sequencia, codigo);
  if (final !== prepared) await discard(ctx, prepared);
  await keepConclusion(ctx, draft, final, codigo);
  const { id, numeroVersao: versao, assunto } = draft;
  await openNextTurn(ctx, { id, versao, numero: final.numero, assunto }, { exceto: ctx.sessao.usuarioId });
  await recordEvent(ctx, {
    cadeia: `conteudo:${draft.id}`,
    ato: 'concluido',
    conteudoId: draft.id,
    dados: { numero: final.numero, sha256: final.file.sha256.toString('hex'), versao: draft.numeroVersao },
  });
  await forwardToFixed(ctx, draft.id);
};

/** Which rule numbers it, and for which unit: the creating one or the concluding one, as the model says. */
const planNumber = async (ctx: Ctx, draft: Documento): Promise<NumberPlan> => {
  const { rows } = await sql<{
    tipoId: number;
    tipo: string;
    sigla: string | null;
    mascara: string | null;
    reinicioAnual: boolean;
    porUnidade: boolean;
    unidadeId: number;
    unidade: string;
    organizacaoId: number;
    organizacao: string;
  }>`
    select t.id as tipo_id, t.nome as tipo, t.sigla, t.mascara_numeracao as mascara,
      coalesce(t.reinicio_anual, true) as reinicio_anual, coalesce(t.numeracao_por_unidade, true) as por_unidade,
      un.id as unidade_id, un.sigla as unidade, o.id as organizacao_id, o.sigla as organizacao
    from documento d
    join conteudo c on c.id = d.id
    join registro.tipo_documento t on t.id = d.tipo_documento_id
    join registro.modelo_documento m on m.id = d.modelo_id
    join registro.unidade un
      on un.id = case when coalesce(m.departamento_numeracao, 2) = 1 then c.unidade_id else ${ctx.sessao.unidadeId} end
    join registro.organizacao_interna o on o.id = un.organizacao
    where d.id = ${draft.id}`.execute(ctx.db);
  const row = rows[0];
  if (!row) throw new AppError('naoEncontrado');
  const numbered: Numbered = {
    tipo: { id: row.tipoId, nome: row.tipo, sigla: row.sigla ?? row.tipo },
    unidade: { id: row.unidadeId, sigla: row.unidade },
    organizacao: { id: row.organizacaoId, sigla: row.organizacao },
    ano: Number(yearOf(ctx.agora, ctx.ports.config.timeZone)),
  };
  const template = await findTemplate(ctx.db, row.tipoId, row.organizacaoId);
  return template ? planOfTemplate(template, numbered) : planOfType(row, numbered);
};

interface Prepared {
  readonly sequencia: number;
  readonly numero: string;
  readonly automaticos: Valores;
  readonly paginas: number;
  readonly file: KeptFile;
}

/** Makes the PDF with a number and keeps it, durable, in a volume. */
const prepare = async (
  ctx: Ctx,
  draft: Documento,
  plan: NumberPlan,
  sequencia: number,
  codigo: string,
): Promise<Prepared> => {
  const ano = Number(yearOf(ctx.agora, ctx.ports.config.timeZone));
  // A document that goes back to draft keeps the number it had.
  const numero = draft.numero ?? plan.write(sequencia);
  const automaticos = await automaticValues(ctx.db, draft.id, ctx.agora, ctx.ports.config.timeZone, {
    numero,
    sequencia,
    ano,
  });
  const { pdf, paginas } = await renderPdf(ctx, {
    documento: { ...draft, numero, valoresAutomaticos: automaticos, concluidoEm: ctx.agora.toISOString() },
    situacao: 'concluido',
    instante: ctx.agora,
    codigo,
  });
  const file = await keepFile(
    ctx.db,
    ctx.ports,
    {
      nome: `${fileName(numero)}.pdf`,
      tipo: 'application/pdf',
      criadoPor: ctx.sessao.usuarioId,
      emUso: true,
      limite: pdfLimit,
    },
    pdf,
  );
  return { sequencia, numero, automaticos, paginas, file };
};

/** The file made with a number that somebody else took: its row goes now, its bytes with the next sweep. */
const discard = async (ctx: Ctx, { file }: Prepared): Promise<void> => {
  await ctx.db.updateTable('arquivo').set({ emUso: false }).where('id', '=', file.id).execute();
};

export const fileName = (numero: string): string =>
  numero.replaceAll(/[^\p{L}\p{N}.-]+/gu, '-').slice(0, 120);

const keepConclusion = async (ctx: Ctx, draft: Documento, final: Prepared, codigo: string): Promise<void> => {
  const { agora, db } = ctx;
  await db
    .updateTable('documentoVersao')
    .set({
      situacao: 'CONCLUIDA',
      automaticos: JSON.stringify(final.automaticos),
      concluidaEm: agora,
      concluidaPor: ctx.sessao.usuarioId,
      paginas: final.paginas,
    })
    .where('documentoId', '=', draft.id)
    .where('numero', '=', draft.numeroVersao)
    .execute();
  await db
    .insertInto('documentoEmissao')
    .values({
      sha256: final.file.sha256,
      documentoId: draft.id,
      versao: draft.numeroVersao,
      especie: 'CONGELADO',
      estadoChave: 'congelado',
      arquivoId: final.file.id,
      emitidoEm: agora,
    })
    .execute();
  await db.updateTable('documento').set({ codigo }).where('id', '=', draft.id).execute();
  await db
    .updateTable('conteudo')
    .set((eb) => ({
      fase: fase.concluido,
      estado: estado.corrente,
      numero: final.numero,
      concluidoEm: agora,
      alteradoEm: agora,
      versao: eb('versao', '+', 1),
      checkInUsuarioId: null,
      checkInEm: null,
      assinaturasTotal: draft.assinantes.length,
      assinaturasFeitas: 0,
      busca: searchVector(draft, final),
    }))
    .where('id', '=', draft.id)
    .execute();
  await grantAccess(db, draft.id, agora, [
    { unidadeId: draft.detentor.unidade.id, motivo: 'criou' },
    ...draft.destinos.flatMap(({ usuario }) =>
      usuario ? [{ usuarioId: usuario.id, motivo: 'destino' }] : [],
    ),
  ]);
};

/** Number, subject and people weigh more than the text. */
const searchVector = (draft: Documento, final: Prepared) => {
  const people = [draft.autor, ...draft.assinantes.map(({ usuario }) => usuario)].map(({ nome }) => nome);
  const names = [...people, ...draft.interessados.map(({ rotulo }) => rotulo)].join(' ');
  const text = corpoToText(draft.corpo as unknown as CorpoDoc, { ...final.automaticos, ...draft.valores });
  return sql<string>`setweight(to_tsvector('portugues', ${`${final.numero} ${draft.assunto}`}), 'A')
    || setweight(to_tsvector('portugues', ${names}), 'B') || setweight(to_tsvector('portugues', ${text.slice(0, 500_000)}), 'D')`;
};
