import { buffer } from 'node:stream/consumers';
import { mensagem } from '#schemas/messages/index.ts';
import { fileKinds } from '#schemas/file-kinds.ts';
import type { PecaArquivo } from '#schemas/shapes/peca.ts';
import { readFile } from '#server/base/files/read-file.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { FileAnswer } from '#server/base/http/file-answer.ts';
import { storedFile } from '#server/base/http/stored-file.ts';
import { paperOfUnit } from '#server/conteudo/papel/index.ts';
import { ficha, instant, linha, titulo } from '#server/conteudo/tramite/index.ts';
import { imageToPdf } from '#server/ferramentas/capture/image-to-pdf.ts';
import { Uncapturable } from '#server/ferramentas/capture/capture.ts';
import { storedPeca } from './arquivo.ts';
import { consultar } from './consultar.ts';

/** A picture is put on a page in memory. */
const largestImage = 30 * 1_048_576;

/**
 * A piece as pages, for the whole of its process: its own, where it is a PDF that was found to open, or a picture; of any other a
 * sheet that says what it is.
 */
export const pecaPages = async (ctx: Ctx, id: number): Promise<FileAnswer> => {
  const peca = await consultar(ctx, id);
  const { arquivo } = peca;
  if (!arquivo) return sheet(ctx, peca);
  const row = await storedPeca(ctx, id);
  if (row.tipo === fileKinds.pdf.type && (await opens(ctx, row.sha256))) return storedFile(ctx.ports, row);
  const isPicture = row.tipo === fileKinds.png.type || row.tipo === fileKinds.jpg.type;
  if (!isPicture || row.tamanho > largestImage) return sheet(ctx, peca);
  try {
    const pdf = await imageToPdf(await buffer(await readFile(ctx.ports, row)));
    return { content: pdf, type: fileKinds.pdf.type, name: `${row.nome}.pdf`, size: pdf.length };
  } catch (error) {
    if (!(error instanceof Uncapturable)) throw error;
    return sheet(ctx, peca);
  }
};

/** What was written in it was read, or looked for: a file that does not open would leave the whole without pages. */
const opens = async ({ db }: Ctx, sha256: Buffer): Promise<boolean> =>
  (await db
    .selectFrom('arquivoTexto')
    .select('sha256')
    .where('sha256', '=', sha256)
    .where('situacao', 'in', ['LIDO', 'SEM_TEXTO'])
    .executeTakeFirst()) !== undefined;

/** The sheet that stands for what has no pages. */
const sheet = (ctx: Ctx, peca: PecaArquivo): Promise<FileAnswer> => {
  const { arquivo, conferencia, numero = '' } = peca;
  const word = (
    key: 'titulo' | 'nome' | 'tipo' | 'tamanho' | 'resumo' | 'origem' | 'autor' | 'lugar' | 'conferencia',
  ) => mensagem(`peca.papel.${key}`);
  return paperOfUnit(ctx, {
    titulo: `${word('titulo')} ${numero}`,
    sigilo: Math.max(0, peca.sigilo),
    numero,
    nome: `${numero.toLowerCase().replaceAll(/[ /]/g, '-')}.pdf`,
    corpo: [
      titulo(`${peca.tipoDocumento.rotulo} ${numero}`),
      ficha([
        [mensagem('documento.papel.assunto'), peca.assunto],
        [word('nome'), arquivo?.nome],
        [word('tipo'), arquivo?.tipo],
        [word('tamanho'), arquivo && `${arquivo.tamanho.toLocaleString('pt-BR')} bytes`],
        [word('resumo'), arquivo?.sha256],
        [word('origem'), mensagem(`peca.origens.${peca.origem}`)],
        [word('autor'), peca.autorPeca],
        [word('lugar'), peca.localFisico],
        [word('conferencia'), conferencia && `${conferencia.por}, ${instant(conferencia.em)}`],
      ]),
      linha(mensagem(arquivo ? 'peca.papel.fica' : 'peca.papel.fisica')),
    ],
  });
};
