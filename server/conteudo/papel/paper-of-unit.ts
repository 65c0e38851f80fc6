import { defined } from '#schemas/defined.ts';
import type { CorpoDoc } from '#schemas/shapes/corpo.ts';
import { actingName } from '#server/pessoas/acesso/acting-name.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { FileAnswer } from '#server/base/http/file-answer.ts';
import type { PdfEntrada } from '#server/ferramentas/pdf/index.ts';
import { readLetterhead } from './read-letterhead.ts';

interface PaperOfUnit extends Pick<PdfEntrada, 'numero' | 'desenhos' | 'paginas' | 'verificacao'> {
  readonly titulo: string;
  /** The degree of what it tells of. */
  readonly sigilo: number;
  readonly corpo: CorpoDoc['content'];
  /** Of the file. */
  readonly nome: string;
}

/** A paper on the letterhead of the unit of who asks, made now. */
export const paperOfUnit = async (
  ctx: Ctx,
  { titulo, sigilo, corpo, nome, ...given }: PaperOfUnit,
): Promise<FileAnswer> => {
  const head = await readLetterhead(ctx, { unidadeId: ctx.sessao.unidadeId, sigilo });
  const { pdf } = await ctx.ports.pdf.renderDocumento({
    ...given,
    titulo,
    autores: [actingName(ctx.sessao)],
    situacao: 'concluido',
    instante: ctx.agora.toISOString(),
    fuso: ctx.ports.config.timeZone,
    organizacao: { nome: head.organizacao, brasao: head.brasao },
    unidade: { nome: head.unidade },
    corpo: { type: 'doc', content: corpo },
    ...defined({ sigilo: sigilo > 0 ? head.sigilo : undefined }),
  });
  return { content: pdf, type: 'application/pdf', name: nome, size: pdf.length, download: true };
};
