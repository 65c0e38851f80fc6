import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { CampoEscrito } from '#schemas/shapes/campos.ts';
import type { Corpo } from '#schemas/shapes/propriedade.ts';
import type { CorpoDoc } from '#schemas/shapes/corpo.ts';
import type { Database } from '#server/base/db/connect.ts';
import type { PublicCtx } from '#server/base/http/context.ts';
import { camposEscritos } from '#server/conteudo/campos/index.ts';
import { ficha } from '#server/conteudo/tramite/index.ts';
import { Unfillable, type FormValues } from '#server/ferramentas/form/form.ts';
import { fillFormApart, type FilledForm } from '#server/ferramentas/form/form-apart.ts';
import type { PaginaPdf } from '#server/ferramentas/pdf/index.ts';
import { bytesOf, filledFile, formOfModel } from './form-file.ts';
import { formValues } from './form-values.ts';

/** A form, in one of its versions. */
interface FormAsked {
  readonly id: number;
  readonly modeloId: number;
  readonly numeroVersao: number;
  /** Nobody concluded this version yet. */
  readonly minuta: boolean;
  readonly corpo: Corpo;
}

/** What a form is printed from: the pages that were filled, and its text with what has no place in them. */
export interface DrawnForm {
  readonly paginas?: readonly PaginaPdf[];
  readonly corpo: CorpoDoc;
  /** What its version keeps once it is concluded: the PDF with what was written in it, and the same as data. */
  readonly preenchido?: Uint8Array;
  readonly escritos: readonly CampoEscrito[];
}

/** Fills a form: a draft in the PDF that its model has now; what was concluded is drawn from what it kept. */
export const drawForm = async (ctx: PublicCtx, asked: FormAsked): Promise<DrawnForm> => {
  const escritos = await escritosDe(ctx.db, asked);
  const filled = await (asked.minuta ? fillNow(ctx, asked, escritos) : readKept(ctx, asked));
  const outside = filled
    ? escritos.filter(({ campoPdf }) => campoPdf === undefined || filled.transbordam.includes(campoPdf))
    : escritos;
  const corpo = withTable(asked.corpo as unknown as CorpoDoc, outside);
  if (!filled) return { corpo, escritos };
  const total = filled.paginas.length;
  const paginas = filled.paginas.map((pagina, index) => ({
    ...pagina,
    alt: mensagem('formulario.pagina', { n: String(index + 1), total: String(total) }),
  }));
  return { paginas, corpo, preenchido: filled.content, escritos };
};

/** What was written in a form: in a draft, until now; in what was concluded, when it was. */
export const escritosDe = async (
  db: Database,
  { id, modeloId, numeroVersao, minuta }: Omit<FormAsked, 'corpo'>,
): Promise<readonly CampoEscrito[]> => {
  if (minuta) return camposEscritos(db, { id, registro: 'modelo_documento', tipoId: modeloId });
  const { escritos } = await db
    .selectFrom('formularioVersao')
    .select('escritos')
    .where('documentoId', '=', id)
    .where('numero', '=', numeroVersao)
    .executeTakeFirstOrThrow();
  return escritos;
};

/** Whether a form is filled in a PDF: in a draft, that of its model; of what was concluded, the one that it kept. */
export const hasPdf = async (
  db: Database,
  { id, modeloId, numeroVersao, minuta }: Omit<FormAsked, 'corpo'>,
): Promise<boolean> =>
  (await (minuta ? formOfModel(db, modeloId) : filledFile(db, id, numeroVersao))) !== undefined;

/** The PDF of a model with what was written in its fields; nothing where the model has none. */
export const fillNow = async (
  { db, ports }: Pick<PublicCtx, 'db' | 'ports'>,
  { modeloId }: Pick<FormAsked, 'modeloId'>,
  escritos: readonly CampoEscrito[],
): Promise<FilledForm | undefined> => {
  const form = await formOfModel(db, modeloId);
  return form && fill(await bytesOf(ports, form), formValues(form.descricao, escritos));
};

const readKept = async (
  { db, ports }: PublicCtx,
  { id, numeroVersao }: FormAsked,
): Promise<FilledForm | undefined> => {
  const file = await filledFile(db, id, numeroVersao);
  return file && fill(await bytesOf(ports, file));
};

const fill = async (content: Uint8Array, values?: FormValues): Promise<FilledForm> => {
  try {
    return await fillFormApart(content, values);
  } catch (error) {
    throw error instanceof Unfillable ? refusedForm(error) : error;
  }
};

/** Why a form could not be opened, in words, at the field of its PDF. */
export const refusedForm = (error: Unfillable, campo = 'formularioPdf'): AppError =>
  new AppError(
    'camposInvalidos',
    {},
    { erros: [{ campo, mensagem: mensagem(`formulario.pdf.${error.problem}`) }], cause: error },
  );

/** What has no place in the PDF, or is not seen whole there, is in a table of the text, before whoever signs. */
const withTable = (corpo: CorpoDoc, written: readonly CampoEscrito[]): CorpoDoc => {
  if (written.length === 0) return corpo;
  const table = ficha(written.map(({ rotulo, texto }) => [rotulo, texto || mensagem('formulario.vazio')]));
  const signed = corpo.content.findIndex((block) => JSON.stringify(block).includes('"type":"assinatura"'));
  const at = signed < 0 ? corpo.content.length : signed;
  return { ...corpo, content: [...corpo.content.slice(0, at), table, ...corpo.content.slice(at)] };
};
