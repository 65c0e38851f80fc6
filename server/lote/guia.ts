import type { FileAnswer } from '#server/base/http/file-answer.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { paperOfUnit } from '#server/conteudo/papel/index.ts';
import { ficha, instant, linha, papelDosItens, titulo } from '#server/conteudo/tramite/index.ts';
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
  const { emTransito } = lote;
  return paperOfUnit(ctx, {
    titulo: title,
    sigilo: Math.max(0, lote.sigilo),
    numero,
    nome: `${numero.toLowerCase().replaceAll(/[ /]/g, '-')}.pdf`,
    desenhos: papel.desenhos,
    corpo: [
      titulo(title),
      ficha([
        [mensagem('documento.papel.assunto'), lote.assunto],
        [mensagem('documento.papel.de'), `${lote.detentor.unidade.sigla} - ${lote.detentor.unidade.nome}`],
        [
          mensagem('documento.papel.para'),
          emTransito &&
            [`${emTransito.paraUnidade.sigla} - ${emTransito.paraUnidade.nome}`, emTransito.paraPessoa]
              .filter(Boolean)
              .join(', '),
        ],
        [mensagem('documento.papel.quando'), emTransito && instant(emTransito.enviadoEm)],
        [mensagem('lote.papel.itens'), String(itens.length)],
        [mensagem('lote.papel.observacoes'), lote.observacoes],
      ]),
      ...papel.corpo,
      linha(mensagem('lote.papel.entregue')),
      linha(mensagem('lote.papel.recebido')),
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
