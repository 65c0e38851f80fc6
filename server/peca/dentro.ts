import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { AppError } from '#schemas/app-error.ts';
import { defined } from '#schemas/defined.ts';
import { fileNameOf } from '#schemas/file-name.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { formaOf } from '#schemas/peca.ts';
import type { DentroDaPeca, ParteEmPeca, PecaFeita } from '#schemas/shapes/peca.ts';
import { keepFile } from '#server/base/files/keep-file.ts';
import { readFile } from '#server/base/files/read-file.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { decide } from '#server/base/http/decide.ts';
import type { StoredRow } from '#server/base/http/stored-file.ts';
import { loadSituation, requireAllowed } from '#server/conteudo/atos/index.ts';
import { pieceType } from '#server/conteudo/envio/index.ts';
import { receberArquivo } from '#server/conteudo/pecas/index.ts';
import { openSheet, SheetError } from '#server/engine/sheet/index.ts';
import { askApart } from '#server/ferramentas/apart/apart.ts';
import { ApartEnded, type ApartLimits } from '#server/ferramentas/apart/limits.ts';
import { storedPeca } from './arquivo.ts';
import { consultar } from './consultar.ts';
import { criar, type JuntarPorEspecie } from './criar.ts';
import type { InsideAnswer, InsideRequest } from './look-inside.ts';

const start = new URL('./inside-child.ts', import.meta.url);
/** A package inflates to many times its size, and only one of its files at a time. */
const limits: ApartLimits = { megabytes: 768, pageLimit: 30_000 };

/** Bytes of a file that is looked into; a larger one is downloaded. */
const largest = 100 * 1_048_576;
const largestSheet = 30 * 1_048_576;
const mostRows = 300;
const mostColumns = 60;
const longestCell = 500;

type Problem = 'invalido' | 'grande' | 'ausente' | 'protegido' | 'demorou';

const wordsOf = (problem: Problem): string => mensagem(`peca.dentro.${problem}`);

/** What is in the file of a piece; of one that is looked into and does not open, why. */
export const dentro = async (ctx: Ctx, id: number): Promise<DentroDaPeca> => {
  const row = await storedPeca(ctx, id);
  const forma = formaOf(row.tipo);
  const nothing = { partes: [], haMais: false };
  try {
    if (forma === 'planilha') return { ...nothing, ...(await rowsOf(ctx, row)) };
    if (forma !== 'pacote' && forma !== 'mensagem') return nothing;
    const answer = await ask(ctx, row, forma);
    if (answer.kind !== 'inside') return nothing;
    const { partes, haMais, mensagem: found } = answer;
    if (!found) return { partes: [...partes], haMais };
    const { copia, data, ...message } = found;
    return {
      partes: [...partes],
      haMais,
      mensagem: { ...message, ...defined({ copia: copia || undefined, data: data || undefined }) },
    };
  } catch (error) {
    return { ...nothing, motivo: wordsOf(problemOf(error)) };
  }
};

const problemOf = (error: unknown): Problem => {
  if (error instanceof SheetError) return 'invalido';
  if (!(error instanceof ApartEnded)) throw error;
  if (error.how !== 'recusado') return 'demorou';
  return error.problem as Problem;
};

const ask = async (
  { ports }: Ctx,
  row: StoredRow,
  type: InsideRequest['type'],
  part?: string,
): Promise<InsideAnswer> => {
  if (row.tamanho > largest) throw new ApartEnded('recusado', 'grande');
  const content = await buffer(await readFile(ports, row));
  const request: InsideRequest = { type, content, ...defined({ part }) };
  for await (const answer of askApart<InsideAnswer>(start, request, limits)) return answer;
  throw new ApartEnded('recusado', 'invalido');
};

/** The first lines of a sheet, as they are read when records are loaded from one. */
const rowsOf = async ({ ports }: Ctx, row: StoredRow): Promise<Partial<DentroDaPeca>> => {
  if (row.tamanho > largestSheet) return { motivo: wordsOf('grande') };
  const bytes = await buffer(await readFile(ports, row));
  const sheet = await openSheet(() => Readable.from([bytes], { objectMode: false }));
  if (!sheet) return { motivo: wordsOf('invalido') };
  const linhas = [lineOf(sheet.header.cells)];
  for await (const { cells } of sheet.rows()) {
    if (linhas.length >= mostRows) return { linhas, haMais: true };
    linhas.push(lineOf(cells));
  }
  return { linhas };
};

const lineOf = (cells: readonly unknown[]): string[] =>
  Array.from(cells.slice(0, mostColumns), (cell) =>
    ['string', 'number', 'boolean'].includes(typeof cell) ? String(cell).slice(0, longestCell) : '',
  );

/** Joins one of the files in it as a piece of its own, which says of itself what the first one does. */
export const juntarParte = async (
  ctx: Ctx,
  id: number,
  { caminho, destinoId }: ParteEmPeca,
  juntar: JuntarPorEspecie,
): Promise<PecaFeita> => {
  requireAllowed(receberArquivo, (await loadSituation(ctx, destinoId)).situation);
  const peca = await consultar(ctx, id);
  const row = await storedPeca(ctx, id);
  const forma = formaOf(row.tipo);
  if (forma !== 'pacote' && forma !== 'mensagem') throw new AppError('naoEncontrado');
  const content = await partOf(ctx, row, forma, caminho);
  const nome = fileNameOf(caminho) || mensagem('peca.dentro.semNome');
  const tipo = await pieceType(nome, {
    head: content.subarray(0, 4_096),
    tamanho: content.length,
    read: () => Readable.from([content], { objectMode: false }),
  });
  const file = {
    nome,
    tipo,
    criadoPor: ctx.sessao.usuarioId,
    emUso: false,
    recebido: true as const,
    limite: content.length,
  };
  // nothing refers to it until the act is done: what is refused goes with the next sweep
  const kept = await keepFile(ctx.db, ctx.ports, file, content);
  return decide(ctx, (inner) =>
    criar(
      inner,
      {
        destinoId,
        arquivoId: kept.id,
        assunto: nome,
        tipoDocumentoId: peca.tipoDocumento.id,
        suporte: 'DIGITAL',
        origem: peca.origem,
        sigilo: Math.max(0, peca.sigilo),
        nivelAcesso: peca.nivelAcesso,
        ...defined({
          autorPeca: peca.autorPeca,
          hipoteseLegal: peca.hipoteseLegal,
        }),
        observacoes: mensagem('peca.dentro.veioDe', { numero: peca.numero ?? '', caminho }).slice(0, 2_000),
      },
      juntar,
    ),
  );
};

const partOf = async (
  ctx: Ctx,
  row: StoredRow,
  forma: InsideRequest['type'],
  caminho: string,
): Promise<Buffer> => {
  try {
    const answer = await ask(ctx, row, forma, caminho);
    if (answer.kind === 'part') return Buffer.from(answer.content);
  } catch (error) {
    throw new AppError('transicaoNaoPermitida', { motivo: wordsOf(problemOf(error)) }, { cause: error });
  }
  throw new AppError('naoEncontrado');
};
