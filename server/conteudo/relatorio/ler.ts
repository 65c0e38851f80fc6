import { sql, type RawBuilder } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { LinhaRelatorio, Relatorio, RelatorioQuery } from '#schemas/shapes/relatorio.ts';
import { mensagem, type MessageKey } from '#schemas/messages/index.ts';
import { reportKind } from '#schemas/relatorios.ts';
import { today } from '#server/instalacao/prazo/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { isBottleneck } from './bottlenecks.ts';
import { counted, ofPeriod, readOf, type Asked, type Gathered } from './counted.ts';
import { monthName } from './dimensions.ts';
import { monthsOf, readPeriod, refused, type Period } from './read-period.ts';
import { reportLines } from './report-lines.ts';
import { unitWork, unitWorkIds } from './unit-work.ts';

/** Lines of one report: more than an institution has of units or types. */
const mostLines = 500;

interface Row {
  readonly lidos: number;
  readonly chave: string | null;
  readonly rotulo: string | null;
  readonly valores: readonly (number | string)[];
}

/** A report that the person may have, with the days that it is of. */
interface AskedReport extends Asked {
  readonly nome: Relatorio['nome'];
}

/** @throws AppError 422 that names the field; 409 where the report is of who answers for the unit */
export const askedReport = async (
  ctx: Ctx,
  { nome, unidade, ...asked }: RelatorioQuery,
): Promise<AskedReport> => {
  const period = readPeriod(asked, today(ctx));
  if (unidade !== undefined) await requireUnit(ctx, unidade);
  if (reportKind(nome).daChefia) requireChief(ctx, unidade);
  return { nome, ...period, unidade };
};

export const ler = async (ctx: Ctx, query: RelatorioQuery): Promise<Relatorio> =>
  readReport(ctx, await askedReport(ctx, query));

/** One report, in one statement, over what the person sees. */
export const readReport = async (ctx: Ctx, asked: AskedReport, gathered?: Gathered): Promise<Relatorio> => {
  const { nome, inicio, fim } = asked;
  const { rows } = await sql<Row>`
    with ${linesOver(ctx, asked, gathered)}
    select total.lidos, l.chave, l.rotulo, l.valores from total left join linha l on true
    order by l.ordem, l.rotulo, l.chave limit ${sql.lit(mostLines)}`.execute(ctx.db);
  const linhas = linesOf(nome, asked, rows);
  return { nome, inicio, fim, linhas, ...readOf(rows[0]?.lidos ?? 0, gathered) };
};

/** Ids of the contents of a report that are of these days of it. */
export const reportIds = async (
  ctx: Ctx,
  { nome, unidade }: AskedReport,
  days: Period,
): Promise<number[]> => {
  if (nome === 'produtividade') return unitWorkIds(ctx, { ...days, unidade: ctx.sessao.unidadeId });
  const { rows } = await sql<{ id: number }>`
    select c.id from conteudo c where ${ofPeriod(ctx, { ...days, unidade })}`.execute(ctx.db);
  return rows.map(({ id }) => id);
};

/** `total`, and `linha`: the lines of a report over the contents that it counts. */
const linesOver = (
  ctx: Ctx,
  { nome, ...asked }: AskedReport,
  gathered: Gathered | undefined,
): RawBuilder<unknown> => {
  if (nome === 'produtividade') return unitWork(ctx, { ...asked, unidade: ctx.sessao.unidadeId }, gathered);
  return sql`${counted(ctx, asked, gathered)}, linha as (${reportLines[nome](ctx)})`;
};

const linesOf = (nome: Relatorio['nome'], period: Period, rows: readonly Row[]): LinhaRelatorio[] => {
  const lines = rows.flatMap(({ chave, rotulo, valores }): LinhaRelatorio[] =>
    chave === null ? [] : [{ chave, rotulo: rotulo ?? labelOf(nome, chave), valores: valores.map(Number) }],
  );
  if (nome === 'tipo') return toldApart(lines);
  if (reportKind(nome).porMes && lines.length > 0)
    return byMonth(period, lines, reportKind(nome).medidas.length);
  return nome === 'permanencia' ? withBottlenecks(lines) : lines;
};

/** A type of document gives its name to protocols too: where a name comes twice, each line says of what kind it is. */
const toldApart = (lines: readonly LinhaRelatorio[]): LinhaRelatorio[] => {
  const kindOf = ({ chave }: LinhaRelatorio): string => labelOf('tipo', chave);
  const shared = (line: LinhaRelatorio): boolean =>
    lines.some((other) => other !== line && other.rotulo === line.rotulo);
  return lines.map((line) => (shared(line) ? { ...line, rotulo: `${line.rotulo} · ${kindOf(line)}` } : line));
};

/** The name of what is not of a register. */
const labelOf = (nome: Relatorio['nome'], chave: string): string => {
  if (nome === 'estado') return mensagem(`ui.estado.${chave}` as MessageKey);
  if (nome === 'tipo') return mensagem(`pesquisa.especies.${chave.split('/')[0]}` as MessageKey);
  return chave;
};

const byMonth = (period: Period, lines: readonly LinhaRelatorio[], measures: number): LinhaRelatorio[] => {
  const found = new Map(lines.map((line) => [line.chave, line]));
  return monthsOf(period).map((chave) => {
    const valores = found.get(chave)?.valores ?? Array.from({ length: measures }, () => 0);
    return { chave, rotulo: monthName(chave), valores };
  });
};

/** The line of all the units is what each of them is compared with. */
const withBottlenecks = (lines: readonly LinhaRelatorio[]): LinhaRelatorio[] => {
  const geral = lines.find(({ chave }) => chave === 'geral')?.valores[0] ?? 0;
  return lines
    .filter(({ chave }) => chave !== 'geral')
    .map((line) => {
      const [mediana = 0, , passagens = 0] = line.valores;
      return isBottleneck({ mediana, passagens }, geral) ? { ...line, gargalo: true } : line;
    });
};

/** The work of a unit is told to who answers for it, and to nobody else. */
const requireChief = ({ sessao }: Ctx, unidade: number | undefined): void => {
  if (sessao.chefe && (unidade === undefined || unidade === sessao.unidadeId)) return;
  throw new AppError('transicaoNaoPermitida', { motivo: mensagem('relatorios.recusa.chefia') });
};

/** Of another organisation it is as one that does not exist. */
const requireUnit = async ({ db, sessao }: Ctx, id: number): Promise<void> => {
  const found = await db
    .selectFrom('registro.unidade')
    .select('id')
    .where('id', '=', id)
    .where('organizacao', '=', sessao.organizacaoId)
    .executeTakeFirst();
  if (!found) throw refused('unidade', mensagem('relatorios.recusa.unidade'));
};
