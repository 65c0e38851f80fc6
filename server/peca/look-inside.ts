import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import type { Entry, ZipFile } from 'yauzl';
import { openPackage, packageParts } from '#server/base/files/office-package.ts';
import { readMessage, type Message } from '#server/ferramentas/message/read-message.ts';

/** What is asked of the process apart: to tell what is in a file, or to give one of the files in it. */
export interface InsideRequest {
  readonly type: 'pacote' | 'mensagem';
  readonly content: Uint8Array;
  readonly part?: string;
}

interface Part {
  readonly caminho: string;
  readonly tamanho: number;
}

export type InsideAnswer =
  | {
      readonly kind: 'inside';
      readonly partes: readonly Part[];
      readonly haMais: boolean;
      readonly mensagem?: Omit<Message, 'anexos'>;
    }
  | { readonly kind: 'part'; readonly content: Uint8Array };

/** What is in it cannot be told, or given. */
export class ClosedFile extends Error {
  constructor(readonly problem: 'invalido' | 'grande' | 'ausente' | 'protegido') {
    super(problem);
  }
}

/** Files of a package that are told of. */
const mostTold = 5_000;
/** Bytes that one of them comes to. */
const largestPart = 200 * 1_048_576;
/** Signs of a message that are shown. */
const longestText = 200_000;

export const lookInside = async function* ({
  type,
  content,
  part,
}: InsideRequest): AsyncGenerator<InsideAnswer> {
  const bytes = Buffer.from(content);
  if (type === 'pacote') yield part === undefined ? await tree(bytes) : await fromPackage(bytes, part);
  else yield part === undefined ? await message(bytes) : await fromMessage(bytes, part);
};

const opened = async (bytes: Buffer): Promise<{ zip: ZipFile; entries: readonly Entry[] }> => {
  try {
    const zip = await openPackage(bytes);
    const entries = [...(await packageParts(zip)).values()].filter(({ fileName }) => !fileName.endsWith('/'));
    return { zip, entries };
  } catch {
    // what cannot be opened as a package is none, whatever is wrong with it
    throw new ClosedFile('invalido');
  }
};

const tree = async (bytes: Buffer): Promise<InsideAnswer> => {
  const { entries } = await opened(bytes);
  const partes = entries.slice(0, mostTold).map(({ fileName, uncompressedSize }) => ({
    caminho: fileName,
    tamanho: uncompressedSize,
  }));
  return { kind: 'inside', partes, haMais: entries.length > mostTold };
};

/** The size that an entry declares is looked at before, and by the library as it inflates. */
const fromPackage = async (bytes: Buffer, part: string): Promise<InsideAnswer> => {
  const { zip, entries } = await opened(bytes);
  const entry = entries.find(({ fileName }) => fileName === part);
  if (!entry) throw new ClosedFile('ausente');
  if (entry.isEncrypted()) throw new ClosedFile('protegido');
  if (entry.uncompressedSize > largestPart) throw new ClosedFile('grande');
  const stream = await new Promise<Readable>((resolve, reject) => {
    zip.openReadStream(entry, (error, readable) => {
      if (error) reject(error);
      else resolve(readable);
    });
  });
  return { kind: 'part', content: await buffer(stream) };
};

const message = async (bytes: Buffer): Promise<InsideAnswer> => {
  const { anexos, ...read } = await readMessage(bytes);
  return {
    kind: 'inside',
    partes: anexos
      .slice(0, mostTold)
      .map(({ nome, content }) => ({ caminho: nome, tamanho: content.length })),
    haMais: anexos.length > mostTold,
    mensagem: { ...read, texto: read.texto.slice(0, longestText) },
  };
};

const fromMessage = async (bytes: Buffer, part: string): Promise<InsideAnswer> => {
  const found = (await readMessage(bytes)).anexos.find(({ nome }) => nome === part);
  if (!found) throw new ClosedFile('ausente');
  return { kind: 'part', content: found.content };
};
