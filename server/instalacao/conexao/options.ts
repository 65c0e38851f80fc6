import { AppError } from '#schemas/app-error.ts';
import type { OpcaoLida } from '#schemas/shapes/conexao.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { withReader } from './with-reader.ts';

/** The options of a list, typed in or read now from another database. */
export const readOptions = async (ctx: Ctx, listaId: number): Promise<readonly OpcaoLida[]> => {
  const list = await ctx.db
    .selectFrom('registro.templateCaixaSelecao as t')
    .leftJoin('registro.conexao as c', 'c.id', 't.conexao')
    .select(['t.origem', 't.conexao', 't.consulta', 't.limiteLinhas', 't.limiteSegundos', 'c.ativo'])
    .where('t.id', '=', listaId)
    .where('t.ativo', '=', true)
    .executeTakeFirst();
  if (!list) throw new AppError('naoEncontrado');
  if (list.origem === 'DIGITADA')
    return ctx.db
      .selectFrom('registro.templateCaixaSelecaoOpcoes')
      .select(['valor', 'rotulo'])
      .where('registroId', '=', listaId)
      .orderBy('ordem')
      .execute();
  const { conexao, consulta, limiteLinhas, limiteSegundos } = list;
  if (conexao === null || !consulta || !list.ativo) return [];
  const rows = await withReader(ctx, conexao, (limiteSegundos ?? 5) * 1000, (reader) =>
    reader.select(consulta, limiteLinhas ?? 200),
  );
  return rows.flatMap((row) => {
    const [valor, rotulo = valor] = row;
    return valor === null || valor === undefined
      ? []
      : [{ valor: shown(valor), rotulo: rotulo === null ? shown(valor) : shown(rotulo) }];
  });
};

const shown = (value: unknown): string => {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === 'string' ? value : JSON.stringify(value);
};
