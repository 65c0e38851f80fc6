import { mensagem } from '#schemas/messages/index.ts';
import type { SituacaoNoInventario } from '#schemas/shapes/inventario.ts';
import { sheetFile } from '#server/engine/sheet/index.ts';
import type { FileAnswer } from '#server/base/http/file-answer.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { paperOfUnit } from '#server/conteudo/papel/index.ts';
import { ficha, instant, linha, tabela, titulo } from '#server/conteudo/tramite/index.ts';
import { boxed } from '#server/ferramentas/pdf/boxed.ts';
import { actingName } from '#server/pessoas/acesso/acting-name.ts';
import { presentLine, readInventory, readLines } from './read-inventario.ts';

/** What matters first: what is not where it should be. */
const order: readonly SituacaoNoInventario[] = [
  'FALTA',
  'FORA_DO_LUGAR',
  'CORRIGIDO',
  'DESCONHECIDO',
  'ACHADO',
];

/** As many lines as a sheet or a paper tells. */
const most = 10_000;

/** The report of an inventory, open or closed, of what whoever asks for it sees. */
export const report = async (ctx: Ctx, id: number, formato: 'pdf' | 'csv'): Promise<FileAnswer> => {
  const inventory = await readInventory(ctx, id);
  const lines = (await readLines(ctx, id, undefined, { most, skip: 0 })).map(presentLine);
  const sorted = order.flatMap((situacao) => lines.filter((line) => line.situacao === situacao));
  const canPrint = await ctx.ports.pdf.glyphCoverage();
  const titulos = (['situacao', 'item', 'assunto', 'registrado', 'lidoEm', 'quem', 'em'] as const).map(
    (key) => mensagem(`inventario.relatorio.${key}`),
  );
  const rows = sorted.map((line) => [
    mensagem(`inventario.situacao.${line.situacao}`),
    line.rotulo,
    line.assunto ?? '',
    line.registrado ?? '',
    line.lidoEm ?? '',
    line.quem ?? '',
    line.em === undefined ? '' : instant(line.em),
  ]);
  if (formato === 'csv')
    return sheetFile({
      formato,
      nome: `inventario-${id}`,
      planilha: mensagem('inventario.relatorio.titulo', { n: id }),
      titulos,
      linhas: rows,
    });
  const clean = (words: string): string => boxed(words, canPrint);
  const { abertoEm, abertoPor, encerradoEm, encerradoPor, naoVistos, observacao } = inventory;
  return paperOfUnit(ctx, {
    titulo: mensagem('inventario.relatorio.titulo', { n: id }),
    sigilo: 0,
    numero: String(id),
    nome: `inventario-${id}.pdf`,
    corpo: [
      titulo(mensagem('inventario.relatorio.titulo', { n: id })),
      ficha([
        [mensagem('inventario.relatorio.local'), clean(inventory.local)],
        [
          mensagem('inventario.relatorio.aberto'),
          mensagem('inventario.relatorio.porEm', { quem: clean(abertoPor), quando: instant(abertoEm) }),
        ],
        [
          mensagem('inventario.relatorio.encerrado'),
          encerradoEm
            ? mensagem('inventario.relatorio.porEm', {
                quem: clean(encerradoPor ?? ''),
                quando: instant(encerradoEm),
              })
            : mensagem('inventario.relatorio.aindaAberto'),
        ],
        [mensagem('inventario.relatorio.esperados'), String(inventory.esperados)],
        [mensagem('inventario.situacao.ACHADO'), String(inventory.achados)],
        [mensagem('inventario.situacao.FALTA'), String(inventory.faltam)],
        [mensagem('inventario.situacao.FORA_DO_LUGAR'), String(inventory.foraDoLugar)],
        [mensagem('inventario.situacao.CORRIGIDO'), String(inventory.corrigidos)],
        [mensagem('inventario.situacao.DESCONHECIDO'), String(inventory.desconhecidos)],
        [mensagem('inventario.relatorio.observacao'), observacao && clean(observacao)],
      ]),
      tabela(
        titulos.slice(0, 5),
        rows.map(([situacao, item, assunto, registrado, lidoEm]) => [
          [situacao],
          [clean(item ?? '')],
          [clean(assunto ?? '')],
          [clean(registrado ?? '')],
          [clean(lidoEm ?? '')],
        ]),
      ),
      ...(naoVistos > 0 ? [linha(mensagem('inventario.relatorio.naoVistos', { n: naoVistos }))] : []),
      linha(
        mensagem('documento.papel.emitido', {
          quem: clean(actingName(ctx.sessao)),
          unidade: ctx.sessao.unidadeSigla,
          quando: instant(ctx.agora.toISOString()),
        }),
      ),
    ],
  });
};
