import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { digestsOf, type Digests } from './digest-file.ts';

/** A file that a bag carries. */
export interface BagFile extends Digests {
  /** Where it is on this machine. */
  readonly source: string;
  /** Its path under `data/`, with `/` between the folders. */
  readonly path: string;
}

interface Bag {
  /** The folder that everything is in. */
  readonly name: string;
  readonly files: readonly BagFile[];
  /** What is said of the bag, in the labels of RFC 8493, 2.2.2; sizes are said by themselves. */
  readonly info: readonly (readonly [label: string, value: string])[];
  readonly out: string;
  readonly agora: Date;
}

export const algorithms = ['sha256', 'sha512'] as const;

/**
 * Writes a bag as one ZIP; source: RFC 8493, The BagIt File Packaging Format (V1.0).
 * The files are as they were when they were digested, or who checks the bag finds it out.
 */
export const writeBag = async ({ name, files, info, out, agora: mtime }: Bag): Promise<void> => {
  const zip = new ZipFile();
  for (const { source, path } of files)
    zip.addFile(source, `${name}/data/${path}`, { mtime, compress: !/\.(pdf|zip)$/i.test(path) });
  const octets = files.reduce((sum, { size }) => sum + size, 0);
  const tags = new Map([
    ['bagit.txt', 'BagIt-Version: 1.0\nTag-File-Character-Encoding: UTF-8\n'],
    [
      'bag-info.txt',
      [...info, ['Payload-Oxum', `${octets}.${files.length}`] as const]
        .map(([label, value]) => `${label}: ${value.replaceAll(/\s+/g, ' ')}\n`)
        .join(''),
    ],
    ...algorithms.map((algorithm): [string, string] => [
      `manifest-${algorithm}.txt`,
      files.map((file) => line(file[algorithm], `data/${file.path}`)).join(''),
    ]),
  ]);
  const digested = await Promise.all(
    [...tags].map(async ([path, text]) => ({
      path,
      ...(await digestsOf(Readable.from([Buffer.from(text)]))),
    })),
  );
  for (const algorithm of algorithms)
    tags.set(`tagmanifest-${algorithm}.txt`, digested.map((tag) => line(tag[algorithm], tag.path)).join(''));
  for (const [path, text] of tags) zip.addBuffer(Buffer.from(text), `${name}/${path}`, { mtime });
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(out));
};

/** RFC 8493, 2.1.3: the ends of lines, and the sign that stands for them, are told by their codes. */
const line = (digest: string, path: string): string =>
  `${digest}  ${path.replaceAll('%', '%25').replaceAll('\n', '%0A').replaceAll('\r', '%0D')}\n`;
