import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { PlanilhaFormularioQuery } from '#schemas/shapes/formulario.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { FileAnswer } from '#server/base/http/file-answer.ts';
import { localMoment } from '#server/engine/index.ts';
import { sheetFile, type SheetCell } from '#server/engine/sheet/index.ts';
import { fase, loadOfKind } from '#server/conteudo/atos/index.ts';
import { camposDefinidos, shownCampo, type ValorGuardado } from '#server/conteudo/campos/index.ts';
import { escritosDe } from '#server/conteudo/formulario/index.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';
import { writeFdf } from '#server/ferramentas/form/write-fdf.ts';

/** What was written in the fields of the PDF of a form, for a reader of PDF to put in the original. */
export const fdf = async (ctx: Ctx, id: number): Promise<FileAnswer> => {
  const { row } = await loadOfKind(ctx, id, tipoConteudo.formularioPdf);
  const minuta = row.fase === fase.minuta;
  const escritos = await escritosDe(ctx.db, {
    id,
    modeloId: row.modeloId,
    numeroVersao: row.versaoAtual,
    minuta,
  });
  const values = escritos.flatMap(({ campoPdf, texto, valor }) =>
    campoPdf === undefined
      ? []
      : [[campoPdf, Array.isArray(valor) || typeof valor === 'boolean' ? valor : texto] as const],
  );
  if (values.length === 0)
    throw new AppError('transicaoNaoPermitida', { motivo: mensagem('formulario.semPdf') });
  const content = Buffer.from(writeFdf(values), 'latin1');
  return {
    content,
    type: 'application/vnd.fdf',
    name: `${(row.numero ?? `minuta-${id}`).replaceAll(/[^\p{L}\p{N}.-]+/gu, '-')}.fdf`,
    size: content.length,
    download: true,
  };
};

/** Rows of a spreadsheet at the most. */
const mostRows = 50_000;

interface Row {
  readonly numero: string | null;
  readonly assunto: string;
  readonly fase: number;
  readonly autor: string;
  readonly unidade: string;
  readonly criadoEm: Date;
  readonly concluidoEm: Date | null;
  readonly valores: {
    readonly rotulo: string;
    readonly valor: ValorGuardado | null;
    readonly arquivo: string | null;
  }[];
}

/** The forms of a model within reach, a row for each, with a column for each field that the model has now. */
export const planilha = async (
  ctx: Ctx,
  modeloId: number,
  { formato = 'csv' }: PlanilhaFormularioQuery,
): Promise<FileAnswer> => {
  const campos = await camposDefinidos(ctx.db, 'modelo_documento', modeloId);
  if (campos.length === 0) throw new AppError('naoEncontrado');
  const { rows } = await sql<Row>`
    select c.numero, c.assunto, c.fase, u.nome as autor, un.sigla as unidade, c.criado_em, c.concluido_em,
      coalesce((select jsonb_agg(jsonb_build_object('rotulo', k.rotulo, 'valor', k.valor, 'arquivo', a.nome))
        from conteudo_campo k left join arquivo a on a.id = k.arquivo_id where k.conteudo_id = c.id), '[]') as valores
    from conteudo c join documento d on d.id = c.id join registro.usuario u on u.id = c.autor_id
    join registro.unidade un on un.id = c.unidade_id
    where d.modelo_id = ${modeloId} and c.tipo = ${sql.lit(tipoConteudo.formularioPdf)} and not coalesce(d.teste, false)
      and ${visibleContent(ctx.sessao)} order by c.id desc limit ${mostRows}`.execute(ctx.db);
  const moment = (date: Date | null): SheetCell =>
    date === null
      ? undefined
      : { moment: localMoment(date, ctx.ports.config.timeZone).replace(/\.\d+$/, '.000') };
  return sheetFile({
    formato,
    nome: 'formularios',
    planilha: mensagem('formulario.planilha.nome'),
    titulos: [
      ...(['numero', 'assunto', 'fase', 'autor', 'unidade', 'criadoEm', 'concluidoEm'] as const).map(
        (coluna) => mensagem(`formulario.planilha.${coluna}`),
      ),
      ...campos.map(({ rotulo }) => rotulo),
    ],
    linhas: rows.map((row) => [
      row.numero ?? undefined,
      row.assunto,
      mensagem(row.fase === fase.minuta ? 'pesquisa.fases.0' : 'pesquisa.fases.1'),
      row.autor,
      row.unidade,
      moment(row.criadoEm),
      moment(row.concluidoEm),
      ...campos.map((definido): SheetCell => {
        const kept = row.valores.find(({ rotulo }) => rotulo === definido.rotulo);
        if (!kept || kept.valor === null) return undefined;
        return typeof kept.valor === 'number'
          ? kept.valor
          : (kept.arquivo ?? shownCampo(definido, kept.valor, undefined));
      }),
    ]),
  });
};
