import {
  EncryptedPDFError,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFInvalidObject,
  PDFName,
  PDFStream,
  type PDFObject,
} from '@cantoo/pdf-lib';
import { Unfillable } from './form.ts';

/** Pages of one form. */
const mostPages = 50;

/** Opens a form, without whatever it would run; one that its owner closed opens, and is written open. */
export const openForm = async (content: Uint8Array): Promise<PDFDocument> => {
  const pdf = await load(content);
  if (pdf.isEncrypted) throw new Unfillable('protegido');
  if (pdf.getPageCount() === 0) throw new Unfillable('vazio');
  if (pdf.getPageCount() > mostPages) throw new Unfillable('paginas');
  refuseXfa(pdf);
  for (const [ref, object] of pdf.context.enumerateIndirectObjects()) {
    if (isFormerTable(object)) pdf.context.delete(ref);
    else disarm(object);
  }
  disarm(pdf.catalog);
  return pdf;
};

/** The table of places of the file as it came, which would still say that it is locked. */
const isFormerTable = (object: PDFObject): boolean => {
  if (!(object instanceof PDFInvalidObject)) return false;
  const bytes = new Uint8Array(object.sizeInBytes());
  object.copyBytesInto(bytes, 0);
  return /\/Type\s*\/XRef/.test(Buffer.from(bytes).toString('latin1'));
};

const load = async (content: Uint8Array): Promise<PDFDocument> => {
  try {
    const pdf = await PDFDocument.load(content, {
      updateMetadata: false,
      throwOnInvalidObject: false,
      password: '',
    });
    // what lacks its tree of pages is found out by counting them
    pdf.getPageCount();
    return pdf;
  } catch (error) {
    const locked =
      error instanceof EncryptedPDFError || (error instanceof Error && error.message === 'NEEDS PASSWORD');
    throw new Unfillable(locked ? 'protegido' : 'invalido', { cause: error });
  }
};

const acroForm = (pdf: PDFDocument): PDFDict | undefined => {
  const form = pdf.catalog.lookup(PDFName.of('AcroForm'));
  return form instanceof PDFDict ? form : undefined;
};

/** A form whose pages only the programs of its maker draw; where it has fields of its own too, those are filled. */
const refuseXfa = (pdf: PDFDocument): void => {
  const form = acroForm(pdf);
  if (!form?.has(PDFName.of('XFA'))) return;
  const fields = form.lookup(PDFName.of('Fields'));
  const drawnByIt = String(pdf.catalog.lookup(PDFName.of('NeedsRendering'))) === 'true';
  if (drawnByIt || !(fields instanceof PDFArray) || fields.size() === 0) throw new Unfillable('xfa');
};

/** What runs something, or may: ISO 32000-2, 12.6. A form that is filled here needs none of it. */
const armed = ['A', 'AA', 'OpenAction', 'JavaScript', 'XFA', 'PA', 'CO'];

/** In other places the same letter is a number, a name or what a part of the text is like. */
const isAction = (value: PDFObject | undefined): boolean =>
  value instanceof PDFDict && value.get(PDFName.of('S')) instanceof PDFName;

const disarm = (object: PDFObject): void => {
  if (object instanceof PDFStream) return disarm(object.dict);
  if (object instanceof PDFArray) return object.asArray().forEach(disarm);
  if (!(object instanceof PDFDict)) return;
  for (const name of armed) {
    const key = PDFName.of(name);
    if (object.has(key) && (name !== 'A' || isAction(object.lookup(key)))) object.delete(key);
  }
  object.values().forEach(disarm);
};
