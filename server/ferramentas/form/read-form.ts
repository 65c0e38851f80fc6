import {
  PDFCheckBox,
  PDFDropdown,
  PDFHexString,
  PDFName,
  PDFOptionList,
  PDFRadioGroup,
  PDFSignature,
  PDFString,
  PDFTextField,
  type PDFDict,
  type PDFDocument,
  type PDFField,
  type PDFPage,
} from '@cantoo/pdf-lib';
import { defined } from '#schemas/defined.ts';
import {
  Unfillable,
  type FormDescription,
  type FormField,
  type FormValue,
  type FormValues,
  type PlacedText,
} from './form.ts';
import { labelOf } from './label-of.ts';
import { openForm } from './open-form.ts';
import { pageTexts } from './page-texts.ts';
import { pagesOfWidgets, rectOf, shownAt, sizeOf } from './places.ts';

/** Says which fields a PDF has, what each takes and where it is. */
export const readForm = async (content: Uint8Array): Promise<FormDescription> => {
  const pdf = await openForm(content);
  const descricao = describe(pdf, await pageTexts(content));
  if (!descricao.campos.some(({ tipo }) => tipo !== 'assinatura' && tipo !== 'botao'))
    throw new Unfillable('semCampos');
  return descricao;
};

export const fieldsOf = (pdf: PDFDocument): readonly PDFField[] => {
  try {
    return pdf.getForm().getFields();
  } catch (error) {
    throw new Unfillable('invalido', { cause: error });
  }
};

export const describe = (pdf: PDFDocument, texts: readonly PlacedText[]): FormDescription => {
  const pages = pdf.getPages();
  const where = pagesOfWidgets(pdf);
  const campos = fieldsOf(pdf).map((field) => describeField(field, pages, where, texts));
  return { paginas: pages.map(sizeOf), campos: campos.sort(inReadingOrder) };
};

/** From the top, and from the left: fields of one line are seldom of the very same height. */
const inReadingOrder = (one: FormField, other: FormField): number => {
  const [a] = one.lugares;
  const [b] = other.lugares;
  if (!a || !b) return Number(b !== undefined) - Number(a !== undefined);
  if (a.pagina !== b.pagina) return a.pagina - b.pagina;
  const lines = Math.round(a.y * 100) - Math.round(b.y * 100);
  return lines === 0 ? a.x - b.x : lines;
};

const describeField = (
  field: PDFField,
  pages: readonly PDFPage[],
  where: ReadonlyMap<PDFDict, PDFPage>,
  texts: readonly PlacedText[],
): FormField => {
  const tipo = kindOf(field);
  if (field instanceof PDFSignature && field.acroField.dict.has(PDFName.of('V')))
    throw new Unfillable('assinado');
  const opcoes = optionsOf(field);
  const lugares = field.acroField.getWidgets().flatMap(({ dict }, index) => {
    const page = where.get(dict);
    if (!page) return [];
    const place = { pagina: pages.indexOf(page) + 1, ...shownAt(page, rectOf(dict)) };
    return [{ ...place, ...defined({ valor: tipo === 'opcao' ? opcoes?.[index]?.valor : undefined }) }];
  });
  const nome = field.getName();
  const unique = opcoes?.filter(
    ({ valor }, index) => opcoes.findIndex((one) => one.valor === valor) === index,
  );
  return {
    nome,
    tipo,
    // what is printed beside a button of a choice names that button
    rotulo: labelOf(nome, tooltip(field), tipo, tipo === 'opcao' ? undefined : lugares[0], texts),
    obrigatorio: field.isRequired(),
    soLeitura: field.isReadOnly(),
    lugares,
    ...defined({
      tamanhoMaximo: field instanceof PDFTextField ? field.getMaxLength() : undefined,
      pente: field instanceof PDFTextField && field.isCombed() ? (true as const) : undefined,
      multipla: field instanceof PDFOptionList && field.isMultiselect() ? (true as const) : undefined,
      opcoes: tipo === 'opcao' ? withPrintedLabels(unique ?? [], lugares, texts) : unique,
    }),
  };
};

/** What is written in the fields of a file; of boxes and buttons, whose words are printed beside them, nothing. */
export const valuesIn = (pdf: PDFDocument): FormValues =>
  Object.fromEntries(
    fieldsOf(pdf).flatMap((field): [string, FormValue][] => {
      if (field instanceof PDFTextField) return [[field.getName(), field.getText() ?? '']];
      if (field instanceof PDFDropdown || field instanceof PDFOptionList)
        return [[field.getName(), field.acroField.getValues().map((one) => one.decodeText())]];
      return [];
    }),
  );

const kindOf = (field: PDFField): FormField['tipo'] => {
  if (field instanceof PDFTextField) return field.isMultiline() ? 'multilinha' : 'texto';
  if (field instanceof PDFCheckBox) return 'caixa';
  if (field instanceof PDFRadioGroup) return 'opcao';
  if (field instanceof PDFDropdown) return 'combo';
  if (field instanceof PDFOptionList) return 'lista';
  return field instanceof PDFSignature ? 'assinatura' : 'botao';
};

const tooltip = (field: PDFField): string => {
  const said = field.acroField.dict.lookup(PDFName.of('TU'));
  return said instanceof PDFString || said instanceof PDFHexString ? said.decodeText() : '';
};

type Options = NonNullable<FormField['opcoes']>;

const optionsOf = (field: PDFField): Options | undefined => {
  if (field instanceof PDFRadioGroup) return radioValues(field).map((valor) => ({ valor, rotulo: valor }));
  if (!(field instanceof PDFDropdown) && !(field instanceof PDFOptionList)) return undefined;
  return field.acroField
    .getOptions()
    .map(({ value, display }) => ({ valor: value.decodeText(), rotulo: (display ?? value).decodeText() }))
    .filter(({ rotulo }) => rotulo.trim() !== '');
};

/** What each button of a choice stands for, in the order of its widgets: what the file says, the state that draws it, or its place. */
export const radioValues = (field: PDFRadioGroup): readonly string[] => {
  const said = field.acroField.getExportValues()?.map((one) => one.decodeText()) ?? [];
  return field.acroField
    .getWidgets()
    .map((widget, index) => said[index] ?? widget.getOnValue()?.decodeText() ?? String(index + 1));
};

/** A button whose state is only a number or a code is called by what is printed beside it. */
const withPrintedLabels = (
  options: Options,
  places: FormField['lugares'],
  texts: readonly PlacedText[],
): Options =>
  options.map(({ valor, rotulo }) => {
    const place = places.find((one) => one.valor === valor);
    return { valor, rotulo: place ? labelOf(rotulo, '', 'opcao', place, texts) : rotulo };
  });
