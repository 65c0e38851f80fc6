import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import PostalMime from 'postal-mime';
import type { Entry, ZipFile } from 'yauzl';
import { openPackage, packageParts } from '#server/base/files/office-package.ts';

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

interface Message {
  readonly de: string;
  readonly para: string;
  readonly copia: string;
  readonly assunto: string;
  readonly data: string;
  readonly texto: string;
}

export type InsideAnswer =
  | {
      readonly kind: 'inside';
      readonly partes: readonly Part[];
      readonly haMais: boolean;
      readonly mensagem?: Message;
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

/** Deeper than any honest message, and not as deep as those that are made to exhaust who reads them. */
const limits = { maxNestingDepth: 50, maxHeadersSize: 1_048_576, attachmentEncoding: 'arraybuffer' } as const;

const parsed = (bytes: Buffer) => PostalMime.parse(bytes, limits);

type Email = Awaited<ReturnType<typeof parsed>>;

/** Each attachment has a name of its own: the second of a name says which it is. */
const named = ({
  attachments,
}: Email): readonly { readonly name: string; readonly content: Uint8Array }[] => {
  const seen = new Map<string, number>();
  return attachments.map(({ filename, content }, index) => {
    const name = filename?.trim() || `anexo-${index + 1}`;
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return {
      name: times === 1 ? name : `${times}-${name}`,
      content: typeof content === 'string' ? Buffer.from(content, 'utf8') : new Uint8Array(content),
    };
  });
};

const message = async (bytes: Buffer): Promise<InsideAnswer> => {
  const email = await parsed(bytes);
  const attached = named(email);
  return {
    kind: 'inside',
    partes: attached
      .slice(0, mostTold)
      .map(({ name, content }) => ({ caminho: name, tamanho: content.length })),
    haMais: attached.length > mostTold,
    mensagem: {
      de: addresses(email.from && [email.from]),
      para: addresses(email.to),
      copia: addresses(email.cc),
      assunto: email.subject ?? '',
      data: email.date && !Number.isNaN(Date.parse(email.date)) ? new Date(email.date).toISOString() : '',
      texto: (email.text ?? textOf(email.html ?? '')).slice(0, longestText),
    },
  };
};

const fromMessage = async (bytes: Buffer, part: string): Promise<InsideAnswer> => {
  const found = named(await parsed(bytes)).find(({ name }) => name === part);
  if (!found) throw new ClosedFile('ausente');
  return { kind: 'part', content: found.content };
};

interface Address {
  readonly name: string;
  readonly address?: string | undefined;
  readonly group?: readonly Address[] | undefined;
}

const addresses = (list: readonly Address[] | undefined): string =>
  (list ?? [])
    .flatMap((one) => one.group ?? [one])
    .map(({ name, address = '' }) => (name && address ? `${name} <${address}>` : name || address))
    .join(', ');

/** The words of a page, without anything that runs, is drawn or is fetched. */
const textOf = (html: string): string =>
  html
    .replaceAll(/<(script|style|head|template)\b[\s\S]*?(<\/\1\s*>|$)/giu, '')
    .replaceAll(/<!--[\s\S]*?(-->|$)/gu, '')
    .replaceAll(/<(br|\/p|\/div|\/tr|\/li|\/h[1-6])\b[^>]*>/giu, '\n')
    .replaceAll(/<[^>]*>/gu, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim();
