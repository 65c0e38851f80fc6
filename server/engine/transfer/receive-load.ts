import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#schemas/app-error.ts';
import { fileNameOf } from '#schemas/file-name.ts';
import { type Importacao, ImportacaoEscolhas } from '#schemas/shapes/importacao.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { keepFile, type KeptFile } from '#server/base/files/keep-file.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { Database } from '#server/base/db/connect.ts';
import { inTransaction } from '#server/base/db/transaction.ts';
import { decide } from '#server/base/http/decide.ts';
import { repeatable } from '#server/base/http/idempotency.ts';
import { willPass } from '#server/base/jobs/will-pass.ts';
import { checkBody } from '#server/base/http/shapes.ts';
import type { RegisterView } from '#server/engine/model/register-view.ts';
import { findLoad, insertLoad, interruptLoad, resetLoad, type Load } from './importacao.repository.ts';
import { parseJson } from './list-text.ts';
import { takeLoad } from './load-locks.ts';
import { queueLoad } from './load-queue.ts';
import { readMapping } from './mapping.ts';
import { presentLoad } from './present-load.ts';
import { runLoad } from './run-load.ts';
import { countLines, linesAtOnce, refusal, storedSheet } from './stored-sheet.ts';
import type { Sheet, SheetRow } from '#server/engine/sheet/index.ts';
import { columnTitled, importColumns } from './columns.ts';

/** The line of the titles, where something else stands above them; undefined when the first line has them. */
const titlesBelow = (view: RegisterView, { header, beginning }: Sheet): number | undefined => {
  const columns = importColumns(view);
  const titles = ({ cells }: SheetRow): number =>
    cells.filter((cell) => typeof cell === 'string' && columnTitled(columns, cell)).length;
  const filled = ({ cells }: SheetRow): number => cells.filter((cell) => cell !== undefined).length;
  const above = titles(header);
  // A line of data may have one word that is also a title; the titles of a table are several, or all that there is.
  const below = beginning.find(
    (row) => titles(row) > above && (titles(row) > 1 || (above === 0 && filled(row) === 1)),
  );
  return below?.linha;
};

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
  const repetivel = repeatable(request, received.choices, ctx.ports.config.key);
  return begin({ ...ctx, repetivel }, view, received, lugar, simulada);
};

const begin = async (
  ctx: Ctx,
  view: RegisterView,
  { file, choices }: Received,
  lugar: string | undefined,
  simulada: boolean,
): Promise<Importacao> => {
  const sheet = await storedSheet(ctx.db, ctx.ports, file.id);
  const linha = choices.mapa ? undefined : titlesBelow(view, sheet);
  if (linha !== undefined) throw refusal(mensagem('importacao.arquivo.cabecalho', { linha }));
  const { columns } = readMapping(view, sheet.header, choices);
  const linhas = await countLines(sheet);
  // With its job or not at all: a load without one would wait for ever.
  const { id } = await decide(
    ctx,
    async (inner) => {
      const made = await insertLoad(inner, {
        registro: view.model.name,
        lugar,
        simulada,
        arquivoId: file.id,
        arquivoNome: file.nome,
        formato: sheet.format,
        escolhas: choices,
        colunas: columns,
        linhas,
      });
      // The file of a dry run may go after a day; that of a load stays until its end.
      await inner.db.updateTable('arquivo').set({ emUso: !simulada }).where('id', '=', file.id).execute();
      if (linhas > linesAtOnce) await queueLoad(inner.db, made.id);
      return { id: made.id };
    },
    { file: file.sha256 },
  );
  const load = await takeUp(ctx.db, id);
  if (load.linhas <= linesAtOnce && load.situacao === 'NA_FILA') {
    try {
      await runLoad(ctx, view, load, sheet);
    } catch (error) {
      // what will pass ends nothing: asked again with the same key, it begins again
      if (!willPass(error))
        await interruptLoad(ctx.db, load.id, ctx.agora, mensagem('importacao.interrompida'));
      throw error;
    }
  }
  return presentLoad(ctx, view, (await findLoad(ctx.db, load.id)) ?? load);
};

/** The load, ready to run: one that is asked for again may have lost its process on the way. */
const takeUp = async (db: Database, id: number): Promise<Load> => {
  const load = await findLoad(db, id);
  if (!load) throw new AppError('naoEncontrado');
  const short = load.linhas <= linesAtOnce && load.situacao === 'EM_ANDAMENTO';
  if (!short || !(await inTransaction(db, (trx) => takeLoad(trx, id)))) return load;
  // Whoever still works on it sees in its own transaction that it is not alone, and the same lines count once.
  await resetLoad(db, id);
  return { ...load, situacao: 'NA_FILA' };
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
    // some clients give every part a name of file
    if (part.fieldname === 'payload') {
      choices = parseJson(await shortText(part.file));
      continue;
    }
    if (file) throw new AppError('requisicaoInvalida');
    const nome = fileNameOf(part.filename);
    const about = {
      tipo: 'application/octet-stream',
      criadoPor: ctx.sessao.usuarioId,
      emUso: false,
      recebido: true,
    } as const;
    file = { ...(await keepFile(ctx.db, ctx.ports, { nome, limite: mostBytes, ...about }, part.file)), nome };
  }
  if (!file) {
    const erros = [{ campo: 'arquivo', mensagem: mensagem('importacao.semArquivo') }];
    throw new AppError('camposInvalidos', {}, { erros });
  }
  checkBody(ImportacaoEscolhas, choices);
  return { file, choices: choices as ImportacaoEscolhas };
};

/** Bytes of the choices at the most. */
const mostChoices = 4 * 1_048_576;

const shortText = async (stream: Readable): Promise<string> => {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of stream as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > mostChoices) throw new AppError('corpoGrande');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
};
