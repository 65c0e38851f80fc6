import type { FileAnswer } from '#server/base/http/file-answer.ts';
import type { Lote } from '#schemas/shapes/lote.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { paperOfUnit } from '#server/conteudo/papel/index.ts';
import {
  barras,
  desenhosDasBarras,
  ficha,
  instant,
  linha,
  papelDosItens,
  titulo,
} from '#server/conteudo/tramite/index.ts';
import { actingName } from '#server/pessoas/acesso/acting-name.ts';
import { consultar } from './consultar.ts';

/** The cover of a lot and its guide: what it takes, each with its bars, from where, to where, and who handed over and who received. */
export const guia = async (ctx: Ctx, id: number): Promise<FileAnswer> => {
  const lote = await consultar(ctx, id);
  const numero = lote.numero ?? String(id);
  const title = mensagem('lote.papel.titulo', { numero });
  const goes = lote.itens.filter(({ situacao }) => situacao === 'INCLUIDO');
  // of a lot that was opened the guide still says what it took
  const itens = goes.length > 0 ? goes : lote.itens.filter(({ situacao }) => situacao !== 'RETIRADO');
  const papel = papelDosItens(itens);
  const { emTransito, recebimento, detentor } = lote;
  // what was received says how it came, also after it was opened
  const from = (emTransito ? undefined : recebimento?.deUnidade) ?? detentor.unidade;
  const to = emTransito?.paraUnidade ?? (recebimento?.deUnidade && detentor.unidade);
  const sent = emTransito ?? recebimento;
  return paperOfUnit(ctx, {
    titulo: title,
    sigilo: Math.max(0, lote.sigilo),
    numero,
    nome: `${numero.toLowerCase().replaceAll(/[ /]/g, '-')}.pdf`,
    desenhos: { ...desenhosDasBarras([id]), ...papel.desenhos },
    corpo: [
      titulo(title),
      ficha([
        [mensagem('lote.papel.codigo'), barras(id, 18)],
        [mensagem('documento.papel.assunto'), lote.assunto],
        [mensagem('documento.papel.de'), unitName(from)],
        [
          mensagem('documento.papel.para'),
          to && [unitName(to), emTransito?.paraPessoa].filter(Boolean).join(', '),
        ],
        [mensagem('documento.papel.quando'), sent && instant(sent.enviadoEm)],
        [mensagem('lote.papel.itens'), String(itens.length)],
        [mensagem('lote.papel.observacoes'), lote.observacoes],
      ]),
      ...papel.corpo,
      ...(['entregue', 'recebido'] as const).flatMap((who) => [
        linha(mensagem(`lote.papel.${who}`)),
        linha(mensagem('lote.papel.assinatura')),
      ]),
      linha(
        mensagem('documento.papel.emitido', {
          quem: actingName(ctx.sessao),
          unidade: ctx.sessao.unidadeSigla,
          quando: instant(ctx.agora.toISOString()),
        }),
      ),
    ],
  });
};

const unitName = ({ sigla, nome }: Lote['unidade']): string => `${sigla} - ${nome}`;
