import {
  PDFBool,
  PDFCheckBox,
  PDFDict,
  PDFDropdown,
  PDFHexString,
  PDFName,
  PDFOptionList,
  PDFRadioGroup,
  PDFTextField,
  type PDFDocument,
  type PDFField,
  type PDFFont,
} from '@cantoo/pdf-lib';
import type { Letters } from '#schemas/drawn-text.ts';
import { plainLetters } from '#server/ferramentas/fonts/letters.ts';
import type { FormValue, FormValues } from './form.ts';
import { askedSize, fits, fittingSize, smallest } from './fits.ts';
import { openForm } from './open-form.ts';
import { fieldsOf, radioValues } from './read-form.ts';

/** Writes values in the fields of a PDF, drawn, so that whoever opens it sees them; a field that no value names is emptied. */
export const fillForm = async (content: Uint8Array, values: FormValues): Promise<Uint8Array> => {
  const pdf = await openForm(content);
  await fill(pdf, values);
  return pdf.save({ updateFieldAppearances: false });
};

/** @returns the fields whose text is not seen whole, however small its letters */
export const fill = async (pdf: PDFDocument, values: FormValues): Promise<readonly string[]> => {
  const fields = fieldsOf(pdf);
  const letters = await plainLetters(
    pdf,
    fields.flatMap((field) => shownIn(field, values[field.getName()])),
  );
  for (const field of fields) write(field, values[field.getName()], letters);
  const form = pdf.catalog.lookup(PDFName.of('AcroForm'));
  // everything is drawn already: a reader that draws it again would draw it otherwise
  if (form instanceof PDFDict) form.set(PDFName.of('NeedAppearances'), PDFBool.False);
  return overflowing(fields, letters);
};

const overflowing = (fields: readonly PDFField[], letters: Letters): readonly string[] =>
  fields
    .filter((field) => {
      const text = field instanceof PDFTextField ? (field.getText() ?? '') : '';
      return (
        field instanceof PDFTextField && text !== '' && !fits(field, fontFor(letters, [text]), text, smallest)
      );
    })
    .map((field) => field.getName());

/** The same of a file that was filled before. */
export const overflowingIn = async (pdf: PDFDocument): Promise<readonly string[]> => {
  const fields = fieldsOf(pdf);
  const texts = fields.map((field) => (field instanceof PDFTextField ? (field.getText() ?? '') : ''));
  return overflowing(fields, await plainLetters(pdf, texts));
};

/** Every text that is drawn. */
const shownIn = (field: PDFField, value: FormValue | undefined): readonly string[] => {
  if (field instanceof PDFDropdown || field instanceof PDFOptionList)
    return [...field.getOptions(), ...textsOf(value)];
  return textsOf(value);
};

const textsOf = (value: FormValue | undefined): readonly string[] =>
  typeof value === 'object' ? value : typeof value === 'string' ? [value] : [];

/** The first font that has all of a text: a field is drawn with one. */
const fontFor = (letters: Letters, texts: readonly string[]): PDFFont =>
  (
    letters.find(({ has }) =>
      texts.every((text) =>
        [...text].every((letter) => /\s/.test(letter) || has(letter.codePointAt(0) ?? 0)),
      ),
    ) ?? letters[letters.length - 1]
  )?.font as PDFFont;

const write = (field: PDFField, value: FormValue | undefined, letters: Letters): void => {
  if (field instanceof PDFTextField) return writeText(field, value, letters);
  if (field instanceof PDFCheckBox) return writeBox(field, value === true);
  if (field instanceof PDFRadioGroup) return writeChoice(field, textsOf(value)[0]);
  if (field instanceof PDFDropdown || field instanceof PDFOptionList)
    writeList(field, textsOf(value), letters);
};

const writeText = (field: PDFTextField, value: FormValue | undefined, letters: Letters): void => {
  const typed = typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
  const text = field.isMultiline() ? typed : typed.replaceAll(/\s+/g, ' ');
  // rich text would be shown in place of the value
  if (field.isRichFormatted()) field.disableRichFormatting();
  const font = fontFor(letters, [text]);
  field.setText(text === '' ? undefined : text);
  // one line of its own size stays so; what would be cut is written smaller
  if (text !== '' && (field.isMultiline() || askedSize(field) > 0) && !field.isCombed())
    field.setFontSize(fittingSize(field, font, text));
  field.defaultUpdateAppearances(font);
};

const writeBox = (field: PDFCheckBox, marked: boolean): void => {
  if (marked) field.check();
  else field.uncheck();
  if (field.needsAppearancesUpdate()) field.defaultUpdateAppearances();
};

const writeChoice = (field: PDFRadioGroup, chosen: string | undefined): void => {
  const values = radioValues(field);
  const widgets = field.acroField.getWidgets();
  // one that no drawing names has no states to choose among
  const nameless = widgets.some((widget) => widget.getOnValue() === undefined);
  if (nameless) for (const [index, widget] of widgets.entries()) nameState(widget.dict, String(index + 1));
  const at = chosen === undefined ? -1 : values.indexOf(chosen);
  const on = widgets[at]?.getOnValue();
  field.acroField.dict.set(PDFName.of('V'), on ?? PDFName.of('Off'));
  for (const widget of widgets)
    widget.setAppearanceState(on !== undefined && widget.getOnValue() === on ? on : PDFName.of('Off'));
  if (nameless || field.needsAppearancesUpdate()) field.defaultUpdateAppearances();
};

const nameState = (widget: PDFDict, name: string): void => {
  const { context } = widget;
  widget.set(PDFName.of('AP'), context.obj({ N: { [name]: context.register(context.stream('')) } }));
};

const writeList = (field: PDFDropdown | PDFOptionList, chosen: readonly string[], letters: Letters): void => {
  const options = field.acroField.getOptions();
  const shown = chosen.map((one) => {
    const found = options.find(({ value }) => value.decodeText() === one);
    return found ? (found.display ?? found.value).decodeText() : one;
  });
  if (shown.length === 0) field.clear();
  else field.select([...shown]);
  field.defaultUpdateAppearances(fontFor(letters, [...shown, ...field.getOptions()]));
  // what is drawn is the name of an option, what is kept is its code
  if (chosen.length > 0)
    field.acroField.dict.set(
      PDFName.of('V'),
      chosen.length === 1
        ? PDFHexString.fromText(chosen[0] ?? '')
        : field.acroField.dict.context.obj(chosen.map((one) => PDFHexString.fromText(one))),
    );
};
