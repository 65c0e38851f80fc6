import { mensagem } from '#schemas/messages/index.ts';
import { formatInstant } from '#server/ferramentas/pdf/format-instant.ts';
import { printApart } from '#server/ferramentas/print/print-apart.ts';
import type { PrintRequest } from '#server/ferramentas/print/printing.ts';
import { actingName } from '#server/pessoas/acesso/acting-name.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { readLetterhead } from '#server/conteudo/papel/index.ts';
import { vigenciaText } from '#server/conteudo/vigencia/index.ts';
import { pieceDetail, pieceTitle } from './piece-name.ts';
import type { Plan } from './plan.ts';

/** Puts the pieces together as one PDF. @returns its pages */
export const makePdf = async (
  ctx: Ctx,
  plan: Plan,
  paths: ReadonlyMap<number, string>,
  out: string,
  { signal, onEach }: { readonly signal: AbortSignal | undefined; readonly onEach: () => Promise<void> },
): Promise<number> => {
  let pages = 0;
  for await (const answer of printApart(await requestOf(ctx, plan, paths, out), signal)) {
    if (answer.kind === 'made') pages = answer.pages;
    else await onEach();
  }
  return pages;
};

const requestOf = async (
  ctx: Ctx,
  { processo, pecas, chave, escolhidas, conteudos }: Plan,
  paths: ReadonlyMap<number, string>,
  out: string,
): Promise<PrintRequest> => {
  const { organizacao } = await readLetterhead(ctx, {
    unidadeId: processo.unidade.id,
    sigilo: processo.sigilo,
  });
  const numero = processo.numero ?? mensagem('processo.impressao.semNumero');
  const vigencia = processo.vigencia && vigenciaText(processo.vigencia);
  const { impressao } = lines;
  return {
    out,
    chave,
    instante: ctx.agora.toISOString(),
    titulo: `${processo.tipoProcesso.rotulo} ${numero}`,
    capa: {
      acima: organizacao,
      titulo: `${processo.tipoProcesso.rotulo} ${numero}`,
      assunto: processo.assunto,
      linhas: [
        [impressao('unidade'), `${processo.unidade.sigla} - ${processo.unidade.nome}`],
        [impressao('interessados'), processo.interessados.map(({ rotulo }) => rotulo).join('; ') || '-'],
        [impressao('abertura'), formatInstant(processo.criadoEm)],
        ...(vigencia === undefined ? [] : [[impressao('vigencia'), vigencia] as const]),
        [impressao('pecas'), String(conteudos.length)],
        ...(processo.sigilo > 0 || processo.nivelAcesso !== 'PUBLICO'
          ? [[impressao('acesso'), mensagem(`processo.impressao.nivel.${processo.nivelAcesso}`)] as const]
          : []),
        [impressao('feita'), `${formatInstant(ctx.agora.toISOString())}, ${actingName(ctx.sessao)}`],
      ],
      aviso: mensagem(escolhidas ? 'processo.impressao.avisoEscolhidas' : 'processo.impressao.aviso', {
        quem: actingName(ctx.sessao),
      }),
    },
    palavras: {
      indice: impressao('indice'),
      folha: impressao('folha'),
      assinaturas: impressao('assinaturas'),
      semAssinaturas: impressao('semAssinaturas'),
      ilegivel: impressao('ilegivel'),
      semLetra: mensagem('processo.impressao.semLetra', { letras: '{letras}' }),
    },
    carimbo: mensagem('processo.impressao.carimbo', { numero, peca: '{peca}', folha: '{folha}' }),
    pecas: pecas.map(({ peca, assinaturas }) => {
      const path = peca.saida ? undefined : paths.get(peca.conteudo?.id ?? 0);
      return {
        rotulo: peca.rotulo,
        titulo: pieceTitle(peca),
        detalhe: pieceDetail(peca),
        assinaturas,
        path,
      };
    }),
  };
};

type Word =
  | 'unidade'
  | 'interessados'
  | 'abertura'
  | 'vigencia'
  | 'pecas'
  | 'acesso'
  | 'feita'
  | 'indice'
  | 'folha'
  | 'assinaturas'
  | 'semAssinaturas'
  | 'ilegivel';

const lines = { impressao: (word: Word): string => mensagem(`processo.impressao.${word}`) };
