import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { Documento } from '#schemas/shapes/documento.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { readFile } from '#server/base/files/read-file.ts';
import { keepFile } from '#server/base/files/keep-file.ts';
import type { FileAnswer } from '#server/base/http/file-answer.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { AssinaturaManifesto } from '#server/ferramentas/pdf/index.ts';
import { deliveredName } from '#server/conteudo/papel/index.ts';
import { fileName } from './concluir.ts';
import { readDocumento } from './read-documento.ts';
import { estado, fase, signerPerson } from '#server/conteudo/atos/index.ts';
import { maskDocument } from '#server/pessoas/acesso/mask-cpf.ts';
import { today } from '#server/instalacao/prazo/index.ts';
import { vigenciaText } from '#server/conteudo/vigencia/index.ts';
import { positionOf, renderPdf } from './render-pdf.ts';

const limit = 100 * 1_048_576;

/** The draft as it would look now; nothing is kept. */
export const draftFile = async (ctx: Ctx, id: number): Promise<FileAnswer> => {
  const documento = await readDocumento(ctx, id, 0);
  const { pdf } = await renderPdf(ctx, {
    documento,
    situacao: documento.teste ? 'teste' : 'minuta',
    instante: ctx.agora,
  });
  return { content: pdf, type: 'application/pdf', name: `minuta-${id}.pdf`, size: pdf.length };
};

/** The file frozen at the conclusion. */
export const frozenFile = async (ctx: Ctx, id: number): Promise<FileAnswer> => {
  const documento = await readDocumento(ctx, id, 0);
  return emitted(ctx, documento, 'congelado', 'original');
};

/**
 * The file for reading: the frozen one while nothing was signed nor cancelled and it has no validity, else one with the manifest
 * of signatures, the validity or the mark of the state, made once for each state, kept and listed by the public verification.
 */
export const readingFile = async (ctx: Ctx, id: number, versao: number): Promise<FileAnswer> =>
  readingOf(ctx, await readDocumento(ctx, id, versao));

/** The same of a document that was read. */
export const readingOf = async (ctx: Ctx, documento: Documento): Promise<FileAnswer> => {
  if (documento.concluidoEm === undefined) {
    if (documento.fase === fase.minuta) return draftFile(ctx, documento.id);
    throw new AppError('naoEncontrado');
  }
  const cancelled = documento.estado === estado.cancelado;
  const signed = await readManifest(ctx, documento);
  const validity = validityOf(documento, today(ctx));
  if (!cancelled && signed.length === 0 && !validity) return emitted(ctx, documento, 'congelado');
  // a file with signatures in it is read as it is: made again, it would lose them
  const inside =
    !cancelled && !validity && signed.every(({ meio }) => meio !== 'DOCFLOW')
      ? await findSigned(ctx, documento)
      : undefined;
  if (inside) return answerOf(ctx, documento, inside);
  const key = stateKey(documento, signed, cancelled, validity);
  const known = await findEmission(ctx, documento, key);
  if (!known) await emit(ctx, documento, key, { signed, cancelled, validity });
  return emitted(ctx, documento, key);
};

/** What the paper says of the validity on a day. */
interface Validity {
  readonly texto: string;
  readonly vencida: boolean;
}

const validityOf = ({ vigencia }: Documento, hoje: string): Validity | undefined => {
  const texto = vigencia && vigenciaText(vigencia);
  if (texto === undefined) return undefined;
  return { texto, vencida: vigencia?.fim !== undefined && vigencia.fim < hoje };
};

const stateKey = (
  documento: Documento,
  signed: readonly AssinaturaManifesto[],
  cancelled: boolean,
  validity: Validity | undefined,
): string => {
  const state = JSON.stringify([
    documento.sha256,
    cancelled,
    signed.map(({ nome, assinadoEm, codigo }) => [nome, assinadoEm, codigo]),
    ...(validity ? [validity] : []),
  ]);
  return createHash('sha256').update(state).digest('hex').slice(0, 32);
};

const emissions = ({ db }: Ctx, documento: Documento) =>
  db
    .selectFrom('documentoEmissao as e')
    .innerJoin('arquivo as a', 'a.id', 'e.arquivoId')
    .innerJoin('registro.volume as v', 'v.id', 'a.volumeId')
    .select(['e.sha256', 'a.tamanho', 'v.pasta'])
    .where('e.documentoId', '=', documento.id)
    .where('e.versao', '=', documento.numeroVersao);

type Emission = Awaited<ReturnType<ReturnType<typeof emissions>['executeTakeFirst']>>;

const findEmission = (ctx: Ctx, documento: Documento, key: string): Promise<Emission> =>
  emissions(ctx, documento).where('e.estadoChave', '=', key).executeTakeFirst();

/** With all its signatures, and what proves them later. */
const findSigned = (ctx: Ctx, documento: Documento): Promise<Emission> =>
  emissions(ctx, documento)
    .where('e.especie', '=', 'ASSINADO')
    .orderBy('e.emitidoEm', 'desc')
    .orderBy(sql`length(e.estado_chave)`, 'desc')
    .orderBy('e.estadoChave', 'desc')
    .executeTakeFirst();

const emitted = async (
  ctx: Ctx,
  documento: Documento,
  key: string,
  como: 'leitura' | 'original' = 'leitura',
): Promise<FileAnswer> => answerOf(ctx, documento, await findEmission(ctx, documento, key), como);

const answerOf = async (
  ctx: Ctx,
  documento: Documento,
  row: Emission,
  como: 'leitura' | 'original' = 'leitura',
): Promise<FileAnswer> => {
  if (!row) throw new AppError('naoEncontrado');
  return {
    content: await readFile(ctx.ports, row),
    type: 'application/pdf',
    name: deliveredName(nameOf(documento), como),
    size: row.tamanho,
    etag: row.sha256.toString('hex'),
  };
};

/** Of a document with several versions, which one it is too. */
const nameOf = ({ id, numero, numeroVersao, versoes }: Documento): string => {
  const nome = fileName(numero ?? String(id));
  return `${versoes.length > 1 ? mensagem('documento.arquivo.versao', { nome, n: numeroVersao }) : nome}.pdf`;
};

interface State {
  readonly signed: readonly AssinaturaManifesto[];
  readonly cancelled: boolean;
  readonly validity: Validity | undefined;
}

const emit = async (
  ctx: Ctx,
  documento: Documento,
  key: string,
  { signed: assinaturas, cancelled, validity }: State,
): Promise<void> => {
  const pendentes = documento.assinantes
    .filter(({ situacao }) => situacao === 'PENDENTE')
    .map(({ usuario }) => usuario.nome);
  const { pdf } = await renderPdf(ctx, {
    documento,
    situacao: cancelled ? 'cancelado' : validity?.vencida ? 'vencido' : 'concluido',
    vigencia: validity?.texto,
    instante: ctx.agora,
    codigo: documento.codigoVerificacao || undefined,
    manifesto: {
      assinaturas,
      pendentes,
      sha256: documento.sha256 || undefined,
      concluidoEm: documento.concluidoEm || undefined,
    },
  });
  const nome = nameOf(documento);
  const file = await keepFile(
    ctx.db,
    ctx.ports,
    { nome, tipo: 'application/pdf', criadoPor: ctx.sessao.usuarioId, emUso: true, limite: limit },
    pdf,
  );
  // Two readers may have made it at once: both files exist, and both are true.
  await ctx.db
    .insertInto('documentoEmissao')
    .values({
      sha256: file.sha256,
      documentoId: documento.id,
      versao: documento.numeroVersao,
      especie: 'LEITURA',
      estadoChave: key,
      arquivoId: file.id,
      emitidoEm: ctx.agora,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

const readManifest = async (ctx: Ctx, documento: Documento): Promise<AssinaturaManifesto[]> => {
  const { rows } = await sql<{
    nome: string;
    deFora: boolean;
    cargo: string | null;
    unidade: string | null;
    cpf: string | null;
    estrategia: AssinaturaManifesto['meio'];
    nivel: AssinaturaManifesto['nivel'] | null;
    assinadoEm: Date;
    codigo: string | null;
    por: string | null;
  }>`
    select quem.nome, quem.de_fora, s.cargo, un.nome as unidade, case when p.id is null then quem.documento else p.cpf end as cpf,
      s.estrategia, s.nivel, s.assinado_em, s.codigo, p.nome as por
    from documento_assinante s ${signerPerson('s')}
    left join registro.usuario p on p.id = s.por_usuario_id
    left join registro.unidade un on un.id = s.unidade_id
    where s.documento_id = ${documento.id} and s.versao = ${documento.numeroVersao} and s.situacao = 'ASSINADO'
    order by s.assinado_em, s.id`.execute(ctx.db);
  return rows.map((row) => ({
    nome: row.por ?? row.nome,
    emNomeDe: row.por ? row.nome : undefined,
    ...positionOf(row),
    unidade: row.unidade || undefined,
    cpf: row.cpf ? maskDocument(row.cpf) : undefined,
    meio: row.estrategia,
    nivel: row.nivel ?? 'SIMPLES',
    assinadoEm: row.assinadoEm.toISOString(),
    codigo: row.codigo || undefined,
  }));
};
