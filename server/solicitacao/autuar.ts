import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { SolicitacaoAutuar } from '#schemas/shapes/solicitacao.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { keepFile } from '#server/base/files/keep-file.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { can } from '#server/base/http/permission.ts';
import { act, condition, type ActInput } from '#server/conteudo/atos/index.ts';
import { camposEscritos } from '#server/conteudo/campos/index.ts';
import { askForText } from '#server/conteudo/extracao/index.ts';
import { fillNow } from '#server/conteudo/formulario/index.ts';
import { criar as abrirDocumento } from '#server/documento/index.ts';
import { abrirProcesso } from '#server/processo/index.ts';
import { base, said } from './acts.ts';
import { lockRequest, step } from './andamento.ts';
import { depois } from './fases.ts';
import { readForBody } from './ler.ts';
import { addParties, numberAtOnce, processOfLot } from './process-of-lot.ts';
import { receipt } from './recibo.ts';
import { tellOutsider } from './tell.ts';

type Registering = ActInput &
  SolicitacaoAutuar & {
    /** The lot whose one process takes all of its requests: opened by the first, joined by the others. */
    readonly emUmDoLote?: number;
  };

/**
 * Opens a process of what was asked, or a document where a model is named, in one act: its parties, the files that came and
 * the receipt, and the form of the service as it was filled, each with its digest. The process has the fields too, and its number at once; a document is a draft that who
 * opened it writes. What is missing undoes all.
 */
export const autuarSolicitacao = act<Registering, Papers, number>({
  ...base,
  nome: 'autuarSolicitacao',
  exige: [
    condition.either(condition.permission('processoIncluir'), condition.permission('documentoIncluir')),
    ...base.exige,
  ],
  evento: 'solicitacaoAutuada',
  prepare: async (ctx, { row: { id } }) => {
    const dados = await readForBody(ctx, id);
    depois('autuarSolicitacao', { situacao: dados.situacao, encerrada: dados.desfecho !== undefined });
    const { content } = await receipt(ctx, dados);
    if (!(content instanceof Uint8Array)) throw new Error('recibo sem conteúdo');
    return { recibo: content, formulario: await filledForm(ctx, id) };
  },
  effect: async (ctx, { row }, { assunto, modeloId, emUmDoLote }, papers) => {
    const pedido = await lockRequest(ctx.db, row.id);
    if (emUmDoLote !== undefined) {
      requireMayOpen(ctx, 'processoIncluir');
      const processoId = await processOfLot(ctx, emUmDoLote, pedido, assunto);
      await step(ctx.db, pedido, 'autuarSolicitacao', { autuadoId: processoId });
      await addParties(ctx, row.id, processoId);
      await copyFiles(ctx, row.id, processoId, row.numero ?? '');
      await joinPapers(ctx, processoId, row.numero ?? '', papers);
      await said(ctx, row.id, 'autuarSolicitacao');
      return { dados: { autuadoId: processoId }, resultado: processoId };
    }
    requireMayOpen(ctx, modeloId === undefined ? 'processoIncluir' : 'documentoIncluir');
    const autuadoId =
      modeloId === undefined
        ? await abrirProcesso(ctx, { tipoProcessoId: pedido.tipoProcessoId, assunto })
        : (await abrirDocumento(ctx, { modeloId, assunto })).id;
    await step(ctx.db, pedido, 'autuarSolicitacao', { autuadoId });
    await closeAsRequest(ctx, row.id, autuadoId);
    if (modeloId === undefined) await copyFields(ctx, row.id, autuadoId);
    await copyFiles(ctx, row.id, autuadoId, row.numero ?? '');
    await joinPapers(ctx, autuadoId, row.numero ?? '', papers);
    if (modeloId === undefined) await numberAtOnce(ctx, autuadoId);
    await said(ctx, row.id, 'autuarSolicitacao');
    return { dados: { autuadoId }, resultado: autuadoId };
  },
  follow: (ctx, { row: { id } }) => tellOutsider(ctx, id, 'autuada'),
});

/** What is written of a request for what is opened of it. */
interface Papers {
  readonly recibo: Uint8Array;
  /** The PDF of the form of the service, with what was answered in its fields. */
  readonly formulario: Uint8Array | undefined;
}

const filledForm = async ({ db, ports }: Ctx, id: number): Promise<Uint8Array | undefined> => {
  const { rows } = await sql<{ tipoId: number; modeloId: number }>`
    select t.id as tipo_id, t.formulario_externo as modelo_id from solicitacao s
    join registro.tipo_processo t on t.id = s.tipo_processo_id where s.id = ${id} and t.formulario_externo is not null`.execute(
    db,
  );
  const [form] = rows;
  if (!form) return undefined;
  const written = await camposEscritos(db, { id, registro: 'servico', tipoId: form.tipoId });
  return (await fillNow({ db, ports }, form, written))?.content;
};

/** Either permission opens the act; what it opens asks for its own. */
const requireMayOpen = ({ sessao }: Ctx, permission: 'processoIncluir' | 'documentoIncluir'): void => {
  if (!can(sessao, permission)) throw new AppError('acessoNegado');
};

/** What is opened is as closed as what it was made of, and has its parties. */
const closeAsRequest = async ({ db }: Ctx, from: number, to: number): Promise<void> => {
  await sql`update conteudo p set nivel_acesso = c.nivel_acesso, hipotese_legal = c.hipotese_legal, sigilo = c.sigilo
    from conteudo c where p.id = ${to} and c.id = ${from}`.execute(db);
  await sql`insert into conteudo_interessado (conteudo_id, interessado_id, ordem)
    select ${to}, interessado_id, ordem from conteudo_interessado where conteudo_id = ${from}`.execute(db);
  await sql`update processo set observacoes = s.texto from solicitacao s where processo.id = ${to} and s.id = ${from}`.execute(
    db,
  );
};

/** The same bytes under another name: a file is of one content alone. */
const copyFile = async ({ db, agora, sessao }: Ctx, id: string): Promise<string> => {
  const { rows } = await sql<{ id: string }>`
    insert into arquivo (sha256, volume_id, nome, tipo, tamanho, criado_em, criado_por, em_uso)
    select sha256, volume_id, nome, tipo, tamanho, ${agora}, ${sessao.usuarioId}, true from arquivo where id = ${id}
    returning id`.execute(db);
  const [copy] = rows;
  if (!copy) throw new Error(`arquivo ${id} sem linha`);
  return copy.id;
};

/** What its form asked besides is in the receipt. */
const copyFields = async (ctx: Ctx, from: number, to: number): Promise<void> => {
  const { rows } = await sql<{
    rotulo: string;
    tipo: number;
    ordem: number;
    valor: unknown;
    arquivoId: string | null;
  }>`
    select k.rotulo, k.tipo, k.ordem, k.valor, k.arquivo_id from conteudo_campo k join solicitacao s on s.id = k.conteudo_id
    where k.conteudo_id = ${from} and k.valor is not null and exists (select from registro.tipo_processo_campos_personalizados c
      where c.registro_id = s.tipo_processo_id and c.rotulo = k.rotulo)`.execute(ctx.db);
  for (const { rotulo, tipo, ordem, valor, arquivoId } of rows) {
    const copy = arquivoId === null ? null : await copyFile(ctx, arquivoId);
    await sql`insert into conteudo_campo (conteudo_id, rotulo, tipo, ordem, valor, arquivo_id)
      values (${to}, ${rotulo}, ${tipo}, ${ordem}, ${JSON.stringify(copy ?? valor)}::jsonb, ${copy}::uuid)`.execute(
      ctx.db,
    );
  }
};

const copyFiles = async (ctx: Ctx, from: number, to: number, numero: string): Promise<void> => {
  const { rows } = await sql<{ arquivoId: string; sha256: Buffer }>`
    select x.arquivo_id, a.sha256 from conteudo_anexo x join arquivo a on a.id = x.arquivo_id
    where x.conteudo_id = ${from} order by x.id`.execute(ctx.db);
  for (const { arquivoId, sha256 } of rows)
    await attach(ctx, to, numero, await copyFile(ctx, arquivoId), sha256);
};

const joinPapers = async (
  ctx: Ctx,
  to: number,
  numero: string,
  { recibo, formulario }: Papers,
): Promise<void> => {
  const written = { numero: numero.replaceAll('/', '-') };
  await joinPdf(ctx, to, numero, mensagem('externo.recibo.arquivo', written), recibo);
  if (formulario) await joinPdf(ctx, to, numero, mensagem('externo.formulario', written), formulario);
};

const joinPdf = async (
  ctx: Ctx,
  to: number,
  numero: string,
  nome: string,
  pdf: Uint8Array,
): Promise<void> => {
  const { id, sha256 } = await keepFile(
    ctx.db,
    ctx.ports,
    { nome, tipo: 'application/pdf', criadoPor: ctx.sessao.usuarioId, emUso: true, limite: 64 * 1_048_576 },
    pdf,
  );
  await attach(ctx, to, numero, id, sha256);
};

const attach = async (
  ctx: Ctx,
  conteudoId: number,
  numero: string,
  arquivoId: string,
  sha256: Buffer,
): Promise<void> => {
  const { usuarioId, unidadeId } = ctx.sessao;
  await ctx.db
    .insertInto('conteudoAnexo')
    .values({
      conteudoId,
      arquivoId,
      unidadeId,
      anexadoPor: usuarioId,
      anexadoEm: ctx.agora,
      pasta: mensagem('externo.pasta.processo', { numero: numero.replaceAll('/', '-') }),
    })
    .execute();
  await askForText(ctx.db, sha256);
};
