import { pieceKinds } from '#schemas/peca.ts';
import { readMessage } from '#server/ferramentas/message/read-message.ts';
import { recogniseImage } from '#server/ferramentas/recognition/recognise.ts';
import { isOffice, readOffice } from './read-office.ts';
import { readPdf } from './read-pdf.ts';
import { Unreadable, type Reading, type ReadingRequest } from './reading.ts';

/** What a file says, page by page, from the first one that was not read yet. */
export const readContent = async function* ({
  type,
  content,
  done,
}: ReadingRequest): AsyncGenerator<Reading> {
  if (type === 'application/pdf') {
    yield* readPdf(content, done);
    return;
  }
  yield { kind: 'pages', total: 1 };
  if (done > 0) return;
  if (type === 'image/png' || type === 'image/jpeg')
    yield { kind: 'page', text: await recogniseImage(content), recognised: true };
  else if (type === pieceKinds.eml.type || type === pieceKinds.msg.type)
    yield { kind: 'page', text: await wordsOfMail(content), recognised: false };
  else if (type.startsWith('text/')) yield { kind: 'page', text: decode(content), recognised: false };
  else if (isOffice(type)) yield { kind: 'page', text: await readOffice(type, content), recognised: false };
  else throw new Unreadable('tipo');
};

/** What a message says, and the names of what came with it; what its page would draw or fetch is none of it. */
const wordsOfMail = async (content: Uint8Array): Promise<string> => {
  const { assunto, de, texto, anexos } = await readMessage(Buffer.from(content));
  return [assunto, de, texto, ...anexos.map(({ nome }) => nome)].filter(Boolean).join('\n');
};

/** Texts come from old systems too. */
const decode = (content: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('windows-1252').decode(content);
  }
};
