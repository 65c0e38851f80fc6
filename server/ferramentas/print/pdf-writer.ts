import { closeSync, openSync, writeSync } from 'node:fs';
import {
  PDFArray,
  PDFDict,
  PDFName,
  type PDFPageLeaf,
  PDFRef,
  PDFStream,
  type PDFDocument,
  type PDFObject,
} from '@cantoo/pdf-lib';

/** What was written of a document that is now a part: the root of its pages, and each of them. */
export interface Adopted {
  readonly root: PDFRef;
  readonly pages: readonly PDFRef[];
}

/**
 * Writes a PDF object by object, so that only where each one stands is held: the parts come one at a time and are let go.
 * ISO 32000-2, 7.5.
 */
export class PdfWriter {
  private readonly file: number;
  private readonly offsets: number[] = [];
  private position = 0;

  constructor(path: string) {
    this.file = openSync(path, 'w');
    // the second line tells transports that the file is not text
    this.append(Buffer.concat([Buffer.from('%PDF-1.7\n%'), Buffer.from([0xe2, 0xe3, 0xcf, 0xd3, 0x0a])]));
  }

  /** A number for an object that is written later. */
  reserve(): PDFRef {
    this.offsets.push(0);
    return PDFRef.of(this.offsets.length, 0);
  }

  write(ref: PDFRef, object: PDFObject): void {
    const content = Buffer.alloc(object.sizeInBytes());
    object.copyBytesInto(content, 0);
    this.offsets[ref.objectNumber - 1] = this.position;
    this.append(Buffer.from(`${ref.objectNumber} 0 obj\n`));
    this.append(content);
    this.append(Buffer.from('\nendobj\n'));
  }

  /** Writes every object of a part under numbers of its own, its pages below `parent`. */
  async adopt(
    part: PDFDocument,
    parent: PDFRef,
    finish: (page: PDFPageLeaf, index: number) => void = () => undefined,
  ): Promise<Adopted> {
    await part.flush();
    const base = this.offsets.length;
    const at = (ref: PDFRef): PDFRef => PDFRef.of(ref.objectNumber + base, 0);
    const leaves = part.getPages().map(({ node, ref }) => ({ node, ref: at(ref) }));
    const objects = part.context.enumerateIndirectObjects();
    const last = Math.max(0, ...objects.map(([{ objectNumber }]) => objectNumber));
    for (let n = 0; n < last; n += 1) this.reserve();
    const root = part.catalog.Pages();
    const rootRef = at(rootOf(part));
    const done = new Set<PDFObject>();
    for (const [, object] of objects) renumber(object, at, done);
    root.set(PDFName.of('Parent'), parent);
    leaves.forEach(({ node }, index) => finish(node, index));
    for (const [ref, object] of objects) if (object !== part.catalog) this.write(at(ref), object);
    return { root: rootRef, pages: leaves.map(({ ref }) => ref) };
  }

  /** Writes where everything stands. */
  end(catalog: PDFRef, info: PDFRef, id: string): void {
    const start = this.position;
    const used = this.offsets.map((offset) =>
      offset === 0 ? '0000000000 65535 f \n' : `${String(offset).padStart(10, '0')} 00000 n \n`,
    );
    this.append(Buffer.from(`xref\n0 ${used.length + 1}\n0000000000 65535 f \n${used.join('')}`));
    this.append(
      Buffer.from(
        `trailer\n<< /Size ${used.length + 1} /Root ${catalog.toString()} /Info ${info.toString()} /ID [<${id}> <${id}>] >>\n` +
          `startxref\n${start}\n%%EOF\n`,
      ),
    );
    closeSync(this.file);
  }

  private append(content: Buffer): void {
    for (let done = 0; done < content.length;) done += writeSync(this.file, content, done);
    this.position += content.length;
  }
}

const rootOf = (part: PDFDocument): PDFRef => {
  const ref = part.context.getObjectRef(part.catalog.Pages());
  if (!ref) throw new Error('a document without pages');
  return ref;
};

/** Gives every reference its new number, once: an object may be in several places. */
const renumber = (object: PDFObject, at: (ref: PDFRef) => PDFRef, done: Set<PDFObject>): void => {
  if (done.has(object)) return;
  if (object instanceof PDFStream) return renumber(object.dict, at, done);
  if (object instanceof PDFDict) {
    done.add(object);
    for (const [key, value] of object.entries()) {
      if (value instanceof PDFRef) object.set(key, at(value));
      else renumber(value, at, done);
    }
  } else if (object instanceof PDFArray) {
    done.add(object);
    object.asArray().forEach((value, index) => {
      if (value instanceof PDFRef) object.set(index, at(value));
      else renumber(value, at, done);
    });
  }
};
