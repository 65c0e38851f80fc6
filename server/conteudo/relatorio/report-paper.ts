import { defined } from '#schemas/defined.ts';
import { mostDrawn } from '#schemas/built-chart.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Drawing } from '#schemas/report-drawing.ts';
import { writtenDay } from '#schemas/written-day.ts';
import { actingName } from '#server/pessoas/acesso/acting-name.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { FileAnswer } from '#server/base/http/file-answer.ts';
import { boxed } from '#server/ferramentas/pdf/boxed.ts';
import { formatInstant } from '#server/ferramentas/pdf/format-instant.ts';
import { paperOfUnit } from '#server/conteudo/papel/index.ts';
import { linha, tabela, titulo } from '#server/conteudo/tramite/index.ts';
import { chartSvg } from './grafico/index.ts';
import type { Period } from './read-period.ts';

interface ReportPaper extends Period {
  readonly titulo: string;
  /** What it tells, in words. */
  readonly sobre: readonly string[];
  readonly lidos: number;
  /** They are those of the acts of the period, and not those made in it. */
  readonly atos?: boolean;
  readonly todos: boolean;
  readonly titulos: readonly string[];
  readonly linhas: readonly (readonly string[])[];
  /** Without it the report is only its table. */
  readonly desenho: Drawing | undefined;
  /** Of the file. */
  readonly nome: string;
}

const chart = 'grafico';

/** A report on the paper of the unit of who asks: what it counts, its chart and all of its numbers. */
export const reportPaper = async (ctx: Ctx, report: ReportPaper): Promise<FileAnswer> => {
  const canPrint = await ctx.ports.pdf.glyphCoverage();
  /** Names of registers may have what no font of the house draws. */
  const clean = (words: string): string => boxed(words, canPrint);
  const title = clean(report.titulo);
  const drawing = report.desenho && cleanDrawing(report.desenho, clean);
  const made = mensagem('relatorios.papel', {
    quem: actingName(ctx.sessao),
    unidade: ctx.sessao.unidadeSigla,
    quando: formatInstant(ctx.agora.toISOString()),
  });
  return paperOfUnit(ctx, {
    titulo: title,
    sigilo: 0,
    corpo: [
      titulo(title),
      ...saidOf(report).map((words) => linha(clean(words))),
      ...(drawing
        ? [
            {
              type: 'image' as const,
              attrs: { arquivo: chart, width: 100, alt: mensagem('relatorios.graficoDe', { nome: title }) },
            },
          ]
        : []),
      tabela(
        report.titulos.map(clean),
        report.linhas.map((cells) => cells.map((cell) => [clean(cell)])),
      ),
      linha(clean(made)),
    ],
    nome: report.nome,
    ...defined({ desenhos: drawing ? { [chart]: chartSvg(drawing) } : undefined }),
  });
};

const saidOf = ({
  sobre,
  lidos,
  atos = false,
  todos,
  inicio,
  fim,
  desenho,
  linhas,
}: ReportPaper): readonly string[] => {
  const days = { inicio: writtenDay(inicio), fim: writtenDay(fim) };
  return [
    ...sobre,
    mensagem(`relatorios.${atos ? 'lidosAtos' : 'lidos'}_${lidos === 1 ? 'one' : 'other'}`, {
      count: String(lidos),
      ...days,
    }),
    ...(todos ? [] : [mensagem('relatorios.parcial', { count: String(lidos) })]),
    ...(desenho && linhas.length > mostDrawn(desenho.forma)
      ? [
          mensagem('relatorios.primeiras', {
            mostra: String(mostDrawn(desenho.forma)),
            total: String(linhas.length),
          }),
        ]
      : []),
  ];
};

const cleanDrawing = (drawing: Drawing, clean: (words: string) => string): Drawing => ({
  ...drawing,
  rotulos: drawing.rotulos.map(clean),
  series: drawing.series.map((one) => ({ ...one, nome: clean(one.nome) })),
});
