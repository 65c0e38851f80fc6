import { isUtf8 } from 'node:buffer';
import MsgReaderModule from '@kenjiuno/msgreader';
import { decodeHTML } from 'entities';
import PostalMime from 'postal-mime';

/** An e-mail as it is read, whatever program kept it; `data` is an instant in UTC, or nothing where it does not say. */
export interface Message {
  readonly de: string;
  readonly para: string;
  readonly copia: string;
  readonly assunto: string;
  readonly data: string;
  /** The words, without anything that runs, is drawn or is fetched. */
  readonly texto: string;
  readonly anexos: readonly { readonly nome: string; readonly content: Uint8Array }[];
}

/** How a compound file begins: MS-CFB, 2.2. Outlook keeps a message as one (MS-OXMSG). */
const compound = Buffer.from('d0cf11e0a1b11ae1', 'hex');

export const readMessage = async (bytes: Buffer): Promise<Message> =>
  bytes.subarray(0, compound.length).equals(compound) ? ofOutlook(bytes) : ofInternet(bytes);

/** Deeper than any honest message, and not as deep as those that are made to exhaust who reads them. */
const limits = { maxNestingDepth: 50, maxHeadersSize: 1_048_576, attachmentEncoding: 'arraybuffer' } as const;

/** A sign that the bytes did not say. */
const unread = '\uFFFD';

/** RFC 5322 and MIME. What did not say how it is written, and is no UTF-8, older systems wrote in Windows-1252. */
const ofInternet = async (bytes: Buffer): Promise<Message> => {
  const read = await ofMime(bytes);
  const { anexos, ...words } = read;
  if (isUtf8(bytes) || !Object.values(words).some((value) => value.includes(unread))) return read;
  const older = await ofMime(Buffer.from(new TextDecoder('windows-1252').decode(bytes)));
  const best = (name: keyof typeof words): string => (words[name].includes(unread) ? older : words)[name];
  return {
    de: best('de'),
    para: best('para'),
    copia: best('copia'),
    assunto: best('assunto'),
    data: words.data,
    texto: best('texto'),
    anexos,
  };
};

const ofMime = async (bytes: Buffer): Promise<Message> => {
  const { from, to, cc, subject, date, text, html, attachments } = await PostalMime.parse(bytes, limits);
  return {
    de: addresses(from && [from]),
    para: addresses(to),
    copia: addresses(cc),
    assunto: subject ?? '',
    data: instantOf(date),
    // an empty text beside a page is there for who shows none
    texto: text?.trim() ? text : textOf(html ?? ''),
    anexos: named(
      attachments.map(({ filename, content }) => ({
        nome: filename ?? '',
        content: typeof content === 'string' ? Buffer.from(content, 'utf8') : new Uint8Array(content),
      })),
    ),
  };
};

interface Address {
  readonly name: string;
  readonly address?: string | undefined;
  readonly group?: readonly Address[] | undefined;
}

const addresses = (list: readonly Address[] | undefined): string =>
  (list ?? [])
    .flatMap((one) => one.group ?? [one])
    .map(({ name, address = '' }) => addressOf(name, address))
    .join(', ');

const addressOf = (name = '', address = ''): string =>
  name && address && name !== address ? `${name} <${address}>` : name || address;

// a module of the former kind: what it exports by default is inside of what is imported
const MsgReader = (
  'default' in MsgReaderModule ? MsgReaderModule.default : MsgReaderModule
) as typeof MsgReaderModule;

const ofOutlook = (bytes: Buffer): Message => {
  const reader = new MsgReader(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer,
  );
  const fields = reader.getFileData();
  // what is no message, or was cut off, has nothing of one
  if (
    fields.error !== undefined ||
    !Object.values(fields).some((value) => typeof value === 'string' && value !== 'msg')
  )
    throw new Error(fields.error ?? 'not a message');
  const { recipients = [], attachments = [], html, bodyHtml } = fields;
  const to = (kind: 'to' | 'cc'): string =>
    recipients
      .filter(({ recipType = 'to' }) => recipType === kind)
      .map(({ name, email, smtpAddress }) => addressOf(name, smtpAddress ?? email))
      .join(', ');
  return {
    de: addressOf(fields.senderName, fields.senderSmtpAddress ?? fields.senderEmail),
    para: to('to'),
    copia: to('cc'),
    assunto: fields.subject ?? '',
    data: instantOf(fields.clientSubmitTime ?? fields.messageDeliveryTime),
    texto: fields.body?.trim()
      ? fields.body
      : textOf(bodyHtml ?? (html === undefined ? '' : Buffer.from(html).toString('utf8'))),
    anexos: named(
      attachments.map((attachment) => {
        const { fileName, content } = reader.getAttachment(attachment);
        return { nome: fileName, content };
      }),
    ),
  };
};

const instantOf = (written: string | undefined): string =>
  written && !Number.isNaN(Date.parse(written)) ? new Date(written).toISOString() : '';

/** Each attachment has a name of its own: the second of a name says which it is. */
const named = (attachments: Message['anexos']): Message['anexos'] => {
  const times = new Map<string, number>();
  const taken = new Set<string>();
  return attachments.map(({ nome, content }, index) => {
    // no call may name what no database keeps
    const name = nome.replaceAll('\u0000', '').trim() || `anexo-${index + 1}`;
    let own = name;
    for (let time = times.get(name) ?? 1; taken.has(own); own = `${time}-${name}`)
      times.set(name, (time += 1));
    taken.add(own);
    return { nome: own, content };
  });
};

/** The words of a page, without anything that runs, is drawn or is fetched. */
const textOf = (html: string): string =>
  decodeHTML(
    html
      .replaceAll(/<(script|style|head|template)\b[\s\S]*?(<\/\1\s*>|$)/giu, '')
      .replaceAll(/<!--[\s\S]*?(-->|$)/gu, '')
      .replaceAll(/<(br|\/p|\/div|\/tr|\/li|\/h[1-6])\b[^>]*>/giu, '\n')
      // a sign that opens nothing ends at the next one: a page of nothing else is read in its time
      .replaceAll(/<[^<>]*>/gu, ''),
  )
    .replaceAll('\u00A0', ' ')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim();
