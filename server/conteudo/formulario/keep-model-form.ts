import type { MessageKey } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { refuseField } from '#server/engine/refuse-field.ts';
import type { SaveInput } from '#server/engine/hook.ts';
import type { ValuesOf } from '#server/engine/typed-record.ts';
import { checkCampos } from '#server/conteudo/campos/index.ts';
import { Unfillable, type FormDescription, type FormField } from '#server/ferramentas/form/form.ts';
import { readFormApart } from '#server/ferramentas/form/form-apart.ts';
import { refusedForm } from './drawn-form.ts';
import { bytesOf, formOfFile } from './form-file.ts';
import { rowsOf } from './rows-of.ts';

type Values = ValuesOf<'modelo-documento'>;
type Row = NonNullable<Values['camposPersonalizados']>[number];

/** What each kind of field of a PDF may be written from: custom fields by their kind. */
const fits: Readonly<Record<FormField['tipo'], readonly number[]>> = {
  texto: [1, 2, 3, 4, 6],
  multilinha: [1, 2, 3, 4, 6],
  caixa: [7],
  opcao: [4],
  lista: [4],
  combo: [1, 4],
  assinatura: [],
  botao: [],
};

const texto = 1;
const data = 3;
const lista = 4;
const textoLongo = 6;
const mostFields = 200;
/** Letters of a day: 31/12/2026. */
const dayLetters = 10;

/** The form of a model: of a PDF that is new, its fields enter the list; each row is of a field that takes what it says. */
export const keepModelForm = async (
  ctx: Ctx,
  { before, values }: Pick<SaveInput<'modelo-documento'>, 'before' | 'values'>,
): Promise<void> => {
  const { formularioPdf: file } = values;
  const descricao =
    file === undefined ? undefined : await describe(ctx, file, before?.formularioPdf === file);
  if (descricao && before?.formularioPdf !== file) {
    const rows = (values.camposPersonalizados ?? []).filter(
      ({ campoPdf }) => campoPdf === undefined || descricao.campos.some(({ nome }) => nome === campoPdf),
    );
    values.camposPersonalizados = [...rows, ...rowsOf(descricao, rows)];
  }
  checkCampos(values);
  if ((values.camposPersonalizados ?? []).length > mostFields)
    throw refuseField('formularioPdf', 'registro.formulario.muitos', { n: String(mostFields) });
  (values.camposPersonalizados ?? []).forEach((row, index, rows) => checkRow(row, index, rows, descricao));
};

/** What was read of a file is kept with it. Only who sent it may make a model of it. */
const describe = async (ctx: Ctx, file: string, known: boolean): Promise<FormDescription> => {
  const kept = known ? await formOfFile(ctx.db, file) : undefined;
  if (kept) return kept.descricao;
  const sent = await ctx.db
    .selectFrom('arquivo as a')
    .innerJoin('registro.volume as v', 'v.id', 'a.volumeId')
    .select(['a.sha256', 'a.nome', 'a.tipo', 'a.tamanho', 'v.pasta'])
    .where('a.id', '=', file)
    .where('a.criadoPor', '=', ctx.sessao.usuarioId)
    .executeTakeFirst();
  if (!sent) throw refuseField('formularioPdf', 'registro.formulario.ausente');
  try {
    const descricao = await readFormApart(await bytesOf(ctx.ports, sent));
    await ctx.db
      .insertInto('formularioPdf')
      .values({ arquivoId: file, descricao: JSON.stringify(descricao) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return descricao;
  } catch (error) {
    throw error instanceof Unfillable ? refusedForm(error) : error;
  }
};

const checkRow = (
  row: Row,
  index: number,
  rows: readonly Row[],
  descricao: FormDescription | undefined,
): void => {
  if (row.campoPdf === undefined) return;
  const refuse = (campo: keyof Row, key: MessageKey, dados?: Readonly<Record<string, string>>) =>
    refuseField(`camposPersonalizados.${index}.${campo}`, key, dados);
  const field = descricao?.campos.find(({ nome }) => nome === row.campoPdf);
  if (!field)
    throw refuse('campoPdf', descricao ? 'registro.formulario.semCampo' : 'registro.formulario.semPdf');
  if (rows.findIndex(({ campoPdf }) => campoPdf === row.campoPdf) < index)
    throw refuse('campoPdf', 'registro.formulario.repetido');
  if (!fits[field.tipo].includes(row.tipo)) throw refuse('tipo', 'registro.formulario.outroTipo');
  checkOptions(row, field, refuse);
  checkLetters(row, field, refuse);
};

type Refuse = (campo: keyof Row, key: MessageKey, dados?: Readonly<Record<string, string>>) => Error;

/** Of buttons and lists, only what the PDF itself offers can be marked. */
const checkOptions = (row: Row, { tipo, opcoes = [] }: FormField, refuse: Refuse): void => {
  if (
    row.tipo !== lista ||
    row.opcoes === undefined ||
    (tipo !== 'opcao' && tipo !== 'lista' && tipo !== 'combo')
  )
    return;
  const stranger = row.opcoes
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line !== '' && !opcoes.some(({ rotulo }) => rotulo.trim() === line));
  if (stranger !== undefined) throw refuse('opcoes', 'registro.formulario.semOpcao', { opcao: stranger });
};

const checkLetters = (row: Row, { tamanhoMaximo: most }: FormField, refuse: Refuse): void => {
  if (most === undefined) return;
  if (row.tipo === data && most < dayLetters)
    throw refuse('tipo', 'registro.formulario.naoCabeData', { n: String(most) });
  if (row.tipo !== texto && row.tipo !== textoLongo) return;
  row.tamanhoMaximo ??= most;
  if (row.tamanhoMaximo > most)
    throw refuse('tamanhoMaximo', 'registro.formulario.naoCabe', { n: String(most) });
};
