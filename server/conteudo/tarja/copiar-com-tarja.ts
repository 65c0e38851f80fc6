import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { CopiaTarjadaIncluir } from '#schemas/shapes/tarja.ts';
import { keepFile } from '#server/base/files/keep-file.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { FileAnswer } from '#server/base/http/file-answer.ts';
import {
  act,
  anyState,
  concluded,
  condition,
  type ActInput,
  type ConteudoRow,
} from '#server/conteudo/atos/index.ts';
import { especieOf, redactedKinds } from '#server/conteudo/especies/index.ts';
import { paperOfUnit } from '#server/conteudo/papel/index.ts';
import { ficha, instant, linha, titulo } from '#server/conteudo/tramite/index.ts';
import { actingName } from '#server/pessoas/acesso/acting-name.ts';
import { publicAddress } from '#server/instalacao/configuracao/index.ts';
import { Uncapturable } from '#server/ferramentas/capture/capture.ts';
import { redactApart } from '#server/ferramentas/redaction/redaction.ts';

interface CopyWithMarks extends ActInput, CopiaTarjadaIncluir {
  readonly motivo: string;
  /** What is read of the content now. */
  readonly original: Uint8Array;
}

/** Of a file with more pages than these, the words that are left are not read from the pictures: somebody waits for it. */
const mostRead = 20;
const limit = 500 * 1_048_576;

/**
 * A copy that may be given to whoever may not know all of the original: its pages are pictures in which what was marked is black,
 * and nothing of the original file goes along: no layer, no metadata, no attachment. The certificate binds it to the original,
 * which stays as it is (e-ARQ Brasil 7.12.5 to 7.12.7).
 */
export const copiarComTarja = act<CopyWithMarks, FileAnswer, string>({
  nome: 'copiarComTarja',
  especies: redactedKinds,
  fase: concluded,
  estado: anyState,
  exige: [condition.permission('copiaTarjadaIncluir')],
  semVersao: true,
  evento: 'copiadoComTarja',
  prepare: (ctx, { row }, input) => drawCopy(ctx, row, input),
  effect: async (ctx, { row }, { sha256: original, marcas, fundamento }, copy) => {
    if (copy.content instanceof Readable) throw new Error('a paper that was made is whole');
    const file = await keepFile(
      ctx.db,
      ctx.ports,
      { nome: copy.name, tipo: copy.type, criadoPor: ctx.sessao.usuarioId, emUso: true, limite: limit },
      copy.content,
    );
    const sha256 = file.sha256.toString('hex');
    await ctx.db
      .insertInto('documentoEmissao')
      .values({
        sha256: file.sha256,
        documentoId: row.id,
        versao: row.versaoAtual,
        especie: 'TARJADA',
        estadoChave: sha256.slice(0, 32),
        arquivoId: file.id,
        emitidoEm: ctx.agora,
      })
      .execute();
    return {
      dados: {
        sha256,
        original,
        fundamento: fundamento.trim(),
        tarjas: marcas.length,
        paginas: pagesOf(marcas),
      },
      resultado: sha256,
    };
  },
});

const pagesOf = (marcas: CopiaTarjadaIncluir['marcas']): readonly number[] =>
  [...new Set(marcas.map(({ pagina }) => pagina))].toSorted((one, other) => one - other);

/** Of what is read, whole: a page that was marked is that of this very file. */
export const wholeOf = async ({ content }: FileAnswer): Promise<Uint8Array> =>
  content instanceof Readable ? buffer(content) : content;

export const digestOf = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

const refusal = (motivo: string, cause?: unknown): AppError =>
  new AppError('transicaoNaoPermitida', { motivo }, { cause });

/** What cannot be opened is told in words. */
export const openedApart = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof Uncapturable)) throw error;
    throw refusal(mensagem(`protocolo.captura.motivo.${error.problem}`), error);
  }
};

const drawCopy = async (ctx: Ctx, row: ConteudoRow, input: CopyWithMarks): Promise<FileAnswer> => {
  const { original, sha256, marcas } = input;
  if (digestOf(original) !== sha256) throw refusal(mensagem('tarja.outroArquivo'));
  const pages = await openedApart(redactApart(original, marcas, mostRead));
  const last = Math.max(...marcas.map(({ pagina }) => pagina));
  if (last > pages.length) throw refusal(mensagem('tarja.semPagina', { pagina: last }));
  const numero = row.numero ?? String(row.id);
  const title = mensagem('tarja.papel.titulo');
  const especie = mensagem(`documento.especie.${especieOf(row.tipo).nome}`);
  const covered = pagesOf(marcas).map((pagina) =>
    mensagem('tarja.papel.pagina', { pagina, n: marcas.filter((one) => one.pagina === pagina).length }),
  );
  return paperOfUnit(ctx, {
    titulo: mensagem('tarja.papel.deQual', { numero }),
    // what is secret is covered: this one is to be given
    sigilo: 0,
    numero,
    nome: `${numero.toLowerCase().replaceAll(/[ /]/g, '-')}-com-tarja.pdf`,
    verificacao: row.codigo
      ? { codigo: row.codigo, url: `${await publicAddress(ctx.db, ctx.ports.config)}verificar/${row.codigo}` }
      : undefined,
    paginas: pages.map((page, index) => ({
      ...page,
      alt: mensagem('tarja.papel.imagem', { pagina: index + 1, total: pages.length }),
    })),
    corpo: [
      titulo(title),
      linha(mensagem('tarja.papel.certifico', { especie: especie.toLowerCase(), numero })),
      ficha([
        [mensagem('tarja.papel.original'), sha256],
        [mensagem('tarja.papel.paginas'), String(pages.length)],
        [mensagem('tarja.papel.tarjas'), covered.join('; ')],
        [mensagem('tarja.papel.fundamento'), input.fundamento.trim()],
        [mensagem('tarja.papel.motivo'), input.motivo.trim()],
        [mensagem('tarja.papel.por'), `${actingName(ctx.sessao)}, ${ctx.sessao.unidadeSigla}`],
        [mensagem('tarja.papel.em'), instant(ctx.agora.toISOString())],
      ]),
      ...(pages.length > mostRead ? [linha(mensagem('tarja.papel.semTexto'))] : []),
    ],
  });
};
