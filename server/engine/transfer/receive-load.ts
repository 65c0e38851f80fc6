import { basename } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#schemas/app-error.ts';
import type { Importacao, ImportacaoEscolhas } from '#schemas/generated.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { inTransaction } from '#server/base/db/transaction.ts';
import { keepFile, type KeptFile } from '#server/base/files/keep-file.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { requestDigest } from '#server/base/http/idempotency.ts';
import { repeatOutside } from '#server/base/http/mount.ts';
import { checkBody } from '#server/base/http/shapes.ts';
import type { RegisterView } from '#server/engine/model/register-view.ts';
import { findLoad, insertLoad, interruptLoad, type Load } from './importacao.repository.ts';
import { parseJson } from './list-text.ts';
import { queueLoad } from './load-queue.ts';
import { readMapping } from './mapping.ts';
import { presentLoad } from './present-load.ts';
import { runLoad } from './run-load.ts';
import { countLines, linesAtOnce, storedSheet } from './stored-sheet.ts';

/** Bytes of one file. */
const mostBytes = 50 * 1_048_576;

/** What the request brings besides its address. */
interface Received {
  readonly file: KeptFile & { readonly nome: string };
  readonly choices: ImportacaoEscolhas;
}

/**
 * Receives a file and loads it, or tries it out (`simulada`). A short one is done when the answer goes; a long one, and one
 * that finds another load of the register at work, is left to the background and the answer says so, in the same shape.
 */
export const receiveLoad = async (
  ctx: Ctx,
  view: RegisterView,
  request: FastifyRequest,
  { lugar, simulada }: { readonly lugar: string | undefined; readonly simulada: boolean },
): Promise<Importacao> => {
  const received = await readParts(ctx, request);
  const run = (): Promise<Importacao> => begin(ctx, view, received, lugar, simulada);
  const chave = request.headers['idempotency-key'];
  if (chave === undefined) return run();
  if (typeof chave !== 'string' || !/^[\w-]{8,100}$/.test(chave)) throw new AppError('requisicaoInvalida');
  const body = { arquivo: received.file.sha256.toString('hex'), ...received.choices };
  const pedido = requestDigest(ctx.ports.config.key, request.method, request.url, body);
  return (await repeatOutside(ctx, { sessaoId: ctx.sessao.id, chave, pedido }, run)) as Importacao;
};

const begin = async (
  ctx: Ctx,
  view: RegisterView,
  { file, choices }: Received,
  lugar: string | undefined,
  simulada: boolean,
): Promise<Importacao> => {
  const sheet = await storedSheet(ctx.db, ctx.ports, file.id);
  const { columns } = readMapping(view, sheet.header, choices);
  const linhas = await countLines(sheet);
  // With its job or not at all: a load without one would wait for ever.
  const load = await inTransaction(ctx.db, async (db): Promise<Load> => {
    const made = await insertLoad(
      { ...ctx, db },
      {
        registro: view.model.name,
        lugar,
        simulada,
        arquivoId: file.id,
        arquivoNome: file.nome,
        formato: sheet.format,
        escolhas: choices,
        colunas: columns,
        linhas,
      },
    );
    // The file of a dry run may go after a day; that of a load stays until its end.
    await db.updateTable('arquivo').set({ emUso: !simulada }).where('id', '=', file.id).execute();
    if (linhas > linesAtOnce) await queueLoad(db, made.id);
    return made;
  });
  if (load.linhas <= linesAtOnce) {
    try {
      await runLoad(ctx, view, load, sheet);
    } catch (error) {
      await interruptLoad(ctx.db, load.id, ctx.agora, mensagem('importacao.interrompida'));
      throw error;
    }
  }
  return presentLoad(ctx, view, (await findLoad(ctx.db, load.id)) ?? load);
};

/** A part `payload` with the choices and one file, which goes to the volume as it comes. */
const readParts = async (ctx: Ctx, request: FastifyRequest): Promise<Received> => {
  if (!request.isMultipart()) throw new AppError('tipoNaoAceito', { aceitos: 'multipart/form-data' });
  let file: Received['file'] | undefined;
  let choices: unknown = {};
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (part.fieldname === 'payload') choices = parseJson(String(part.value));
      continue;
    }
    if (file) throw new AppError('requisicaoInvalida');
    const nome = basename(part.filename)
      .replaceAll(/[\p{Cc}"\\]/gu, '')
      .slice(0, 200);
    const about = { tipo: 'application/octet-stream', criadoPor: ctx.sessao.usuarioId, emUso: false };
    file = { ...(await keepFile(ctx.db, ctx.ports, { nome, limite: mostBytes, ...about }, part.file)), nome };
  }
  if (!file) {
    const erros = [{ campo: 'arquivo', mensagem: mensagem('importacao.semArquivo') }];
    throw new AppError('camposInvalidos', {}, { erros });
  }
  checkBody('ImportacaoEscolhas', choices);
  return { file, choices: choices as ImportacaoEscolhas };
};
