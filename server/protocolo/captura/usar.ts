import { AppError } from '#schemas/app-error.ts';
import type { CapturaUsada } from '#schemas/shapes/captura.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { captureApart } from '#server/ferramentas/capture/capture-apart.ts';
import { Uncapturable, type PdfFacts } from '#server/ferramentas/capture/capture.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { fileContent } from './file-content.ts';
import { keepMade } from './examinar.ts';
import { refusal } from './receber.ts';

/** A file ready to be that of a protocol. */
export interface PreparedFile {
  /** As it came. */
  readonly origemId: string;
  /** Its PDF, which nothing uses yet. */
  readonly arquivoId: string;
  /** Which pages of what came, where they are not all of them as they are. */
  readonly paginasDaOrigem: readonly number[] | undefined;
  readonly facts: PdfFacts;
}

/** The pages of a capture as the file of a protocol: the file that came, untouched, where they are all of it. */
export const usar = async (ctx: Ctx, { id, paginas }: CapturaUsada): Promise<PreparedFile> => {
  const captura = await ctx.db
    .selectFrom('captura')
    .selectAll()
    .where('id', '=', id)
    .where('usuarioId', '=', ctx.sessao.usuarioId)
    .executeTakeFirst();
  if (!captura) throw refusal(mensagem('protocolo.captura.ausente'));
  const { pdfId, pdfa, paginas: total } = captura;
  if (captura.situacao !== 'PRONTA' || pdfId === null || pdfa === null || total === null)
    throw refusal(mensagem('protocolo.captura.naoPronta'));
  const numbers = paginas.map(({ numero }) => numero);
  if (numbers.some((numero) => numero > total) || new Set(numbers).size < numbers.length)
    throw new AppError('requisicaoInvalida');
  const whole =
    numbers.length === total && paginas.every(({ numero, giro }, at) => numero === at + 1 && giro === 0);
  const origemId = captura.arquivoId;
  if (whole) {
    const assinaturas = { total: captura.assinaturas, icp: captura.assinaturasIcp };
    return {
      origemId,
      arquivoId: pdfId,
      paginasDaOrigem: undefined,
      facts: { paginas: total, pdfa, assinaturas },
    };
  }
  const { nome, content } = await fileContent(ctx.db, ctx.ports, pdfId);
  const part = await split(content, paginas);
  const name = `${nome.replace(/\.[^.]+$/, '')}-${numbers[0]}.pdf`;
  const arquivoId = await keepMade(ctx.db, ctx.ports, name, ctx.sessao.usuarioId, part.content);
  return { origemId, arquivoId, paginasDaOrigem: numbers, facts: part.facts };
};

interface Part {
  readonly content: Uint8Array;
  readonly facts: PdfFacts;
}

const split = async (content: Uint8Array, pages: CapturaUsada['paginas']): Promise<Part> => {
  let part: Part | undefined;
  try {
    // to the end: a process that is left in the middle is not asked again
    for await (const answer of captureApart({ kind: 'split', content, parts: [pages] }))
      if (answer.kind === 'part') part = answer;
  } catch (error) {
    if (!(error instanceof Uncapturable)) throw error;
    throw refusal(mensagem(`protocolo.captura.motivo.${error.problem}`));
  }
  if (!part) throw refusal(mensagem('protocolo.captura.motivo.invalido'));
  return part;
};
