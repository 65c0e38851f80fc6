import { createHash } from 'node:crypto';
import type { TipoDocumentoCombo } from '#schemas/shapes/modelo-e-tipo.ts';
import type { PecaArquivo, PecaFeita } from '#schemas/shapes/peca.ts';
import type { Answer, Caller, TestApp } from './app.ts';

const answered = <T>({ status, payload, raw }: Answer<T>): T => {
  if (status !== 200) throw new Error(raw.body);
  return payload;
};

export const sha256 = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** Id of a type that pieces may be, as a person finds it. */
export const pieceType = async (caller: Caller): Promise<number> => {
  const { itens } = answered(await caller.get<{ itens: TipoDocumentoCombo[] }>('peca/tipos'));
  const [first] = itens;
  if (!first) throw new Error('nenhum tipo de peça');
  return first.id;
};

const base64 = (text: string): string => Buffer.from(text, 'utf8').toString('base64');

/** The headers with which a file is begun, by the protocol. */
export const beginning = (nome: string, tamanho: number, conteudoId: number): Record<string, string> => ({
  'tus-resumable': '1.0.0',
  'upload-length': String(tamanho),
  'upload-metadata': `filename ${base64(nome)},conteudoId ${base64(String(conteudoId))}`,
});

/** Sends a file whole, in one part, and gives its id. */
export const sentFile = async (
  { app }: Pick<TestApp, 'app'>,
  { token }: Caller,
  conteudoId: number,
  nome: string,
  content: Buffer,
): Promise<string> => {
  const authorization = `Bearer ${token}`;
  const begun = await app.inject({
    method: 'POST',
    url: '/ws/api/envio',
    headers: { authorization, ...beginning(nome, content.length, conteudoId) },
  });
  if (begun.statusCode !== 201) throw new Error(begun.body);
  const part = await app.inject({
    method: 'PATCH',
    url: String(begun.headers['location']),
    headers: {
      authorization,
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
    payload: content,
  });
  if (part.statusCode !== 204) throw new Error(part.body);
  return String(part.headers['malote-arquivo']);
};

interface Made {
  readonly nome?: string;
  readonly content?: Buffer;
  readonly said?: Readonly<Record<string, unknown>>;
}

/** A piece just joined to a process, a dossier or a lot. */
export const madePeca = async (
  server: Pick<TestApp, 'app'>,
  caller: Caller,
  destinoId: number,
  { nome = 'ata.txt', content = Buffer.from('Ata da reunião de abertura.'), said = {} }: Made = {},
): Promise<PecaFeita> =>
  answered(
    await caller.post<PecaFeita>('peca', {
      destinoId,
      arquivoId: await sentFile(server, caller, destinoId, nome, content),
      tipoDocumentoId: await pieceType(caller),
      assunto: nome,
      suporte: 'DIGITAL',
      origem: 'NATO_DIGITAL',
      ...said,
    }),
  );

export const readPeca = async (caller: Caller, id: number): Promise<PecaArquivo> =>
  answered(await caller.get<PecaArquivo>(`peca/${id}`));
