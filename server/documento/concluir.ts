import { modelKinds } from '#server/conteudo/especies/index.ts';
import { defined } from '#schemas/defined.ts';
import { endCollaboration } from '#server/conteudo/colaboracao/index.ts';
import { sql } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import { AppError } from '#schemas/app-error.ts';
import { marcadoresOf } from '#schemas/corpo/marcadores-of.ts';
import type { CampoEscrito } from '#schemas/shapes/campos.ts';
import type { CorpoDoc } from '#schemas/shapes/corpo.ts';
import type { Documento } from '#schemas/shapes/documento.ts';
import type { DocumentoConcluir } from '#schemas/shapes/documento-novo.ts';
import type { Valores } from '#schemas/shapes/propriedade.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { grantAccess } from '#server/pessoas/acesso/grant-access.ts';
import { keepFile, type KeptFile } from '#server/base/files/keep-file.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { automaticValues } from './automatic-values.ts';
import {
  foreseeProtocol,
  givenNumber,
  planProtocol,
  takeProtocol,
  yearOf,
  type ForeseenProtocol,
} from './given-number.ts';
import { readLoaded } from './read-documento.ts';
import {
  act,
  condition,
  draft as drafts,
  estado,
  fase,
  inUse,
  PreparedTooSoon,
  type Done,
  type Loaded,
} from '#server/conteudo/atos/index.ts';
import { peekFree, planFor, takeFree, type NumberPlan } from '#server/conteudo/numeracao/index.ts';
import { peopleLetIn } from './destinos-internos/index.ts';
import { forwardToFixed } from './forward-to-fixed.ts';
import { camposOf, freezeCampos } from '#server/conteudo/campos/index.ts';
import type { PdfGerado } from '#server/ferramentas/pdf/index.ts';
import { renderPdf } from './render-pdf.ts';
import { foundBy } from './found-by.ts';
import { listSigners, openNextTurn } from '#server/conteudo/assinatura/index.ts';
import { joinWhenConcluded } from '#server/conteudo/pecas/index.ts';
import { publishWhenDue } from '#server/conteudo/publicacao/index.ts';
import { newCode } from '#server/conteudo/verificacao/index.ts';

/** Bytes of a concluded PDF at the most. */
const pdfLimit = 100 * 1_048_576;

/** What the paper is made of: the draft, the number that its counter would give, and what the system knows. */
export interface ToConclude {
  readonly draft: Documento;
  readonly plan: NumberPlan;
  readonly sequencia: number;
  readonly codigo: string;
  readonly numero: string;
  readonly automaticos: Valores;
  readonly protocolo: ForeseenProtocol;
}

export interface Conclusion extends ToConclude {
  readonly paper: Paper;
}

/**
 * Concludes a draft: number, PDF frozen and durable, text indexed, signers called. The PDF is made before, with the number
 * that the counter would give; who finds the number taken prepares again. So what is slow, and what can fail, comes before
 * the counter, which is held for as long as a commit takes; conclusions of one counter prepare in turn.
 */
export const concluirAto = act<DocumentoConcluir, Conclusion>({
  nome: 'concluir',
  especies: modelKinds,
  fase: drafts,
  estado: inUse,
  exige: [condition.permission('documentoEditar'), condition.notTest, condition.inHands, condition.notTaken],
  para: { fase: fase.concluido, estado: estado.corrente },
  naLista: condition.always,
  evento: 'concluido',
  turn: async (ctx, { row }) => {
    const { plan: protocol, shown } = await planProtocol(ctx, row.id);
    const plans = [await planNumber(ctx, row.id), ...(protocol && shown ? [protocol] : [])];
    return plans.map(({ counter }) => counter.chave);
  },
  prepare: async (ctx, loaded) => makePaper(ctx, await readToConclude(ctx, loaded)),
  effect: async (ctx, loaded, { publicar = false }, prepared) => {
    if (publicar) await publishWhenSigned(ctx, loaded);
    return conclude(ctx, loaded, prepared);
  },
  follow: async (ctx, { row }) => {
    await endCollaboration(ctx, row.id, row.detentorSigla);
    await openNextTurn(ctx, { id: row.id, versao: row.versaoAtual }, { exceto: ctx.sessao.usuarioId });
    await publishWhenDue(ctx, row.id);
    await forwardToFixed(ctx, row.id);
    await joinWhenConcluded(ctx, row.id, row.vinculadoId);
  },
});

/** Who may configure the publication asks for it where the model leaves it to people; it comes once everybody signed. */
const publishWhenSigned = async ({ db }: Ctx, { row, situation }: Loaded): Promise<void> => {
  const refuse = (key: 'semPermissao' | 'naoSePublica'): AppError =>
    new AppError(
      'camposInvalidos',
      {},
      { erros: [{ campo: 'publicar', mensagem: mensagem(`documento.motivo.${key}`) }] },
    );
  if (!situation.temRegra('permiteConfigurarPublicacaoAoConcluir')) throw refuse('semPermissao');
  if (!situation.publicavel) throw refuse('naoSePublica');
  await db.updateTable('documento').set({ publicarAoAssinar: true }).where('id', '=', row.id).execute();
};

/** Everything that the paper needs of the database, of a draft that lacks nothing. */
export const readToConclude = async (ctx: Ctx, loaded: Loaded): Promise<ToConclude> => {
  const draft = await readLoaded(ctx, loaded, 0);
  requireComplete(draft);
  const codigo = loaded.row.codigo ?? newCode();
  const plan = await planNumber(ctx, draft.id);
  const sequencia = await peekFree(ctx.db, plan, loaded.row.organizacaoId);
  const ano = Number(yearOf(ctx.agora, ctx.ports.config.timeZone));
  // A document that goes back to draft keeps the number it had.
  const given = (await givenNumber(ctx.db, draft.id)) ?? { numero: plan.write(sequencia), sequencia, ano };
  const protocolo = await foreseeProtocol(ctx, loaded.row, { ...given, chave: plan.counter.chave });
  const known = await automaticValues(ctx, draft.id, { ...given, protocolo: protocolo.numero });
  const { numero_protocolo: _protocol, ...others } = known;
  // one that the paper does not show is read where it is, by who sees that
  const automaticos = protocolo.shown ? known : others;
  return { draft, plan, sequencia, codigo, numero: given.numero, automaticos, protocolo };
};

/** Gives the number and keeps the paper, unless something of it changed meanwhile. */
export const conclude = async (ctx: Ctx, { row }: Loaded, prepared: Conclusion): Promise<Done<void>> => {
  const { draft, plan, sequencia, paper, numero, protocolo } = prepared;
  // what was written or whoever was named meanwhile, or the number that somebody took, makes another paper of it
  const signers = await listSigners(ctx, row.id, row.versaoAtual);
  if (row.versao !== draft.versao || !isDeepStrictEqual(signers, draft.assinantes))
    throw new PreparedTooSoon();
  if (draft.numero === undefined && (await takeFree(ctx.db, plan, row.organizacaoId)) !== sequencia)
    throw new PreparedTooSoon();
  const numeroProtocolo = await takeProtocol(ctx, protocolo, row.organizacaoId);
  await keepConclusion(ctx, prepared);
  await freezeCampos(ctx, camposOf(row));
  return {
    colunas: {
      numero,
      numeroProtocolo,
      concluidoEm: ctx.agora,
      checkInUsuarioId: null,
      checkInEm: null,
      assinaturasTotal: draft.assinantes.length,
      assinaturasFeitas: 0,
      busca: foundBy(draft, prepared),
    },
    dados: {
      numero,
      ...defined({ numeroProtocolo }),
      sha256: paper.file.sha256.toString('hex'),
      versao: draft.numeroVersao,
    },
    resultado: undefined,
  };
};

const requireComplete = ({ pendencias }: Documento): void => {
  if (pendencias.length === 0) return;
  throw new AppError(
    'faltaParaConcluir',
    {},
    {
      erros: pendencias.map(({ campo, chave, codigo, texto }) => ({
        campo: campo ?? chave ?? codigo,
        mensagem: texto,
      })),
    },
  );
};

/** Which rule numbers it, and for which unit: the creating one or the concluding one, as the model says. */
const planNumber = async (ctx: Ctx, id: number): Promise<NumberPlan> => {
  const { rows } = await sql<{ tipoId: number; unidadeId: number }>`
    select d.tipo_documento_id as tipo_id,
      case when coalesce(m.departamento_numeracao, 2) = 1 then c.unidade_id else ${ctx.sessao.unidadeId} end as unidade_id
    from documento d
    join conteudo c on c.id = d.id
    join registro.modelo_documento m on m.id = d.modelo_id
    where d.id = ${id}`.execute(ctx.db);
  const ano = Number(yearOf(ctx.agora, ctx.ports.config.timeZone));
  const plan = rows[0] && (await planFor(ctx.db, { ...rows[0], ano }));
  if (!plan) throw new AppError('naoEncontrado');
  return plan;
};

interface Paper {
  readonly paginas: number;
  readonly lugares: PdfGerado['lugares'];
  readonly file: KeptFile;
  /** Of a form, what was written in it and, where it has a PDF of its own, that file filled. */
  readonly escritos?: readonly CampoEscrito[];
  readonly preenchido?: KeptFile;
}

/** Makes the PDF with a number and keeps it, durable, in a volume. */
export const makePaper = async (ctx: Ctx, known: ToConclude): Promise<Conclusion> => {
  const { draft, numero, automaticos, codigo } = known;
  const { pdf, paginas, lugares, preenchido, escritos } = await renderPdf(ctx, {
    documento: { ...draft, numero, valoresAutomaticos: automaticos },
    situacao: 'concluido',
    instante: ctx.agora,
    codigo,
  });
  const nome = fileName(numero);
  const file = await keepPdf(ctx, `${nome}.pdf`, pdf);
  const filled = preenchido && (await keepPdf(ctx, mensagem('formulario.arquivo', { nome }), preenchido));
  return { ...known, paper: { paginas, lugares, file, ...defined({ preenchido: filled, escritos }) } };
};

/** In use once the conclusion that names it is kept. */
const keepPdf = (ctx: Ctx, nome: string, pdf: Uint8Array): Promise<KeptFile> =>
  keepFile(
    ctx.db,
    ctx.ports,
    { nome, tipo: 'application/pdf', criadoPor: ctx.sessao.usuarioId, emUso: false, limite: pdfLimit },
    pdf,
  );

export const fileName = (numero: string): string =>
  numero.replaceAll(/[^\p{L}\p{N}.-]+/gu, '-').slice(0, 120);

const keepConclusion = async (
  ctx: Ctx,
  { draft, paper, automaticos, codigo, protocolo }: Conclusion,
): Promise<void> => {
  const { agora, db } = ctx;
  const kept = [paper.file.id, ...(paper.preenchido ? [paper.preenchido.id] : [])];
  await db.updateTable('arquivo').set({ emUso: true }).where('id', 'in', kept).execute();
  if (paper.escritos) {
    const escritos = JSON.stringify(paper.escritos);
    const arquivoId = paper.preenchido?.id ?? null;
    await db
      .insertInto('formularioVersao')
      .values({ documentoId: draft.id, numero: draft.numeroVersao, escritos, arquivoId })
      // a version that went back to draft is concluded again
      .onConflict((conflict) =>
        conflict.columns(['documentoId', 'numero']).doUpdateSet({ escritos, arquivoId }),
      )
      .execute();
  }
  await db
    .updateTable('documentoVersao')
    .set({
      situacao: 'CONCLUIDA',
      automaticos: JSON.stringify(automaticos),
      concluidaEm: agora,
      concluidaPor: ctx.sessao.usuarioId,
      paginas: paper.paginas,
      lugares: JSON.stringify(paper.lugares),
      padraoAssinatura: sql<'PADES' | 'CADES'>`(select coalesce(m.padrao_assinatura, 'PADES') from documento d
        join registro.modelo_documento m on m.id = d.modelo_id where d.id = ${draft.id})`,
    })
    .where('documentoId', '=', draft.id)
    .where('numero', '=', draft.numeroVersao)
    .execute();
  await db
    .insertInto('documentoEmissao')
    .values({
      sha256: paper.file.sha256,
      documentoId: draft.id,
      versao: draft.numeroVersao,
      especie: 'CONGELADO',
      estadoChave: 'congelado',
      arquivoId: paper.file.id,
      emitidoEm: agora,
    })
    .execute();
  const named = new Set(draft.assinantes.map(({ marcador }) => marcador));
  const places = marcadoresOf(draft.corpo as unknown as CorpoDoc).assinaturas;
  await db
    .updateTable('documento')
    .set({
      codigo,
      protocoloDeId: protocolo.deId,
      lugarLivre: places.some((chave) => !named.has(chave)),
    })
    .where('id', '=', draft.id)
    .execute();
  await grantAccess(db, draft.id, agora, [
    { unidadeId: draft.detentor.unidade.id, motivo: 'criou' },
    ...(await peopleLetIn(ctx, draft.id)).map((usuarioId) => ({ usuarioId, motivo: 'destino' })),
  ]);
};
