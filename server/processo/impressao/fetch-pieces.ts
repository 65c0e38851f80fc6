import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { tipoConteudo } from '#schemas/enums.ts';
import { fileKinds } from '#schemas/file-kinds.ts';
import type { Peca } from '#schemas/shapes/processo-pecas.ts';
import { readFile } from '#server/base/files/read-file.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { FileAnswer } from '#server/base/http/file-answer.ts';
import { readingFile } from '#server/documento/index.ts';
import { pecaPages, storedPeca } from '#server/peca/index.ts';
import { protocolFile } from '#server/protocolo/index.ts';
import type { Plan } from './plan.ts';

/** Writes the file for reading of each piece in a folder, one at a time, and answers where, by the id of the content. */
export const fetchPieces = async (
  ctx: Ctx,
  { pecas }: Plan,
  folder: string,
  onEach: () => Promise<void>,
): Promise<ReadonlyMap<number, string>> => {
  const paths = new Map<number, string>();
  for (const { peca } of pecas) {
    const { conteudo, saida } = peca;
    if (!conteudo || saida || paths.has(conteudo.id)) continue;
    const path = join(folder, `${conteudo.id}.pdf`);
    const { content } = await fileOf(ctx, conteudo);
    await pipeline(
      content instanceof Uint8Array ? Readable.from([content]) : content,
      createWriteStream(path),
    );
    paths.set(conteudo.id, path);
    await onEach();
  }
  return paths;
};

const fileOf = (ctx: Ctx, { id, tipo }: NonNullable<Peca['conteudo']>): Promise<FileAnswer> => {
  if (tipo === tipoConteudo.arquivoDigital) return protocolFile(ctx, id, 0, 'leitura');
  return tipo === tipoConteudo.peca ? pecaPages(ctx, id) : readingFile(ctx, id, 0);
};

/** A piece as it came, where it is no PDF: its pages alone would not be it. */
export interface Original {
  readonly path: string;
  readonly nome: string;
  readonly tipo: string;
}

/** Writes the files that have no pages of their own in a folder, by the id of the content. */
export const fetchOriginals = async (
  ctx: Ctx,
  { pecas }: Plan,
  folder: string,
): Promise<ReadonlyMap<number, Original>> => {
  const originals = new Map<number, Original>();
  for (const { peca } of pecas) {
    const { conteudo, saida } = peca;
    if (!conteudo?.comArquivo || saida || originals.has(conteudo.id)) continue;
    const row = await storedPeca(ctx, conteudo.id);
    if (row.tipo === fileKinds.pdf.type) continue;
    const path = join(folder, `${conteudo.id}.original`);
    await pipeline(await readFile(ctx.ports, row), createWriteStream(path));
    originals.set(conteudo.id, { path, nome: row.nome, tipo: row.tipo });
  }
  return originals;
};
