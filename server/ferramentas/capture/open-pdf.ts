import {
  EncryptedPDFError,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFStream,
  type PDFObject,
} from '@cantoo/pdf-lib';
import { Uncapturable } from './capture.ts';

/** Opens a PDF to copy its pages: of the one that lies, is locked or brings a program, it says so. */
export const openToCopy = async (content: Uint8Array): Promise<PDFDocument> => {
  const pdf = await load(content);
  if (pdf.isEncrypted) throw new Uncapturable('protegido');
  if (pdf.getPageCount() === 0) throw new Uncapturable('vazio');
  if (hasProgram(pdf)) throw new Uncapturable('programa');
  return pdf;
};

const load = async (content: Uint8Array): Promise<PDFDocument> => {
  try {
    const pdf = await PDFDocument.load(content, {
      updateMetadata: false,
      throwOnInvalidObject: false,
      // one that its owner closed, and that opens to whoever has it
      password: '',
    });
    // what lacks its tree of pages is found out by counting them
    pdf.getPageCount();
    return pdf;
  } catch (error) {
    const locked =
      error instanceof EncryptedPDFError || (error instanceof Error && error.message === 'NEEDS PASSWORD');
    throw new Uncapturable(locked ? 'protegido' : 'invalido', { cause: error });
  }
};

/** Actions that run something: ISO 32000-2, 12.6.4. */
const running = new Set(['JavaScript', 'Launch', 'ImportData', 'SubmitForm', 'Rendition']);

/** Whether opening it, or touching it, would run something that it brought. */
const hasProgram = (pdf: PDFDocument): boolean => someDict(pdf, isRunning);

const isRunning = (dict: PDFDict): boolean => {
  const action = dict.get(PDFName.of('S'));
  if (action instanceof PDFName && running.has(action.decodeText())) return true;
  return dict.has(PDFName.of('JavaScript')) || dict.has(PDFName.of('XFA'));
};

/** Whether some dictionary of the file, however deep, is such. */
export const someDict = (pdf: PDFDocument, is: (dict: PDFDict) => boolean): boolean =>
  pdf.context.enumerateIndirectObjects().some(([, object]) => within(object, is));

const within = (object: PDFObject, is: (dict: PDFDict) => boolean): boolean => {
  if (object instanceof PDFStream) return within(object.dict, is);
  if (object instanceof PDFArray) return object.asArray().some((one) => within(one, is));
  if (!(object instanceof PDFDict)) return false;
  return is(object) || object.values().some((one) => within(one, is));
};
