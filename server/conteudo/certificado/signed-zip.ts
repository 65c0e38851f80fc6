import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { FileAnswer } from '#server/base/http/file-answer.ts';
import { besideName } from './beside-name.ts';

/** A file and the signatures that stand beside it, in one ZIP: what others need to check them. */
export const signedZip = (content: Readable, nome: string, cms: Buffer, agora: Date): FileAnswer => {
  // a separator would make folders of it
  const name = nome.replaceAll(/[\\/:]/g, '-');
  return {
    content: zipOf(content, name, cms, agora),
    type: 'application/zip',
    name: `${name}.zip`,
    download: true,
  };
};

const zipOf = (content: Readable, name: string, cms: Buffer, mtime: Date): Readable => {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const fail = (error: Error): void => void output.destroy(error);
  content.on('error', fail);
  zip.on('error', fail);
  // who gives up downloading leaves no file open
  output.on('close', () => content.destroy());
  zip.addReadStream(content, name, { mtime });
  zip.addBuffer(cms, besideName(name), { mtime });
  zip.end();
  return output;
};
