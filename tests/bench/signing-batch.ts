import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AssinaturaCalculada } from '#schemas/shapes/certificado.ts';
import type { ResultadoLote } from '#schemas/shapes/conteudo.ts';
import type { SessaoAberta } from '#schemas/shapes/sessao.ts';
import { openP12 } from '#src/conteudo/certificado/open-p12.ts';
import { requireSameFile } from '#src/conteudo/certificado/require-same-file.ts';
import { connectInside } from '#tests/server/durability/look-inside.ts';
import { callerOf, type Answer, type Caller } from '#tests/setup/app.ts';
import { documentToSign, preparePackage, useCertificates } from '#tests/setup/certificate-signing.ts';
import { Authority, password } from '#tests/setup/certificates.ts';
import { freePort } from '#tests/setup/free-port.ts';
import { demonstrationPassword, startMalote } from '#tests/setup/malote-process.ts';
import { Wire } from '#tests/setup/wire.ts';

export const batchSize = 200;
/** Values that the page gives in one call (`use-certificate-batch.ts`). */
const perCall = 5;
/** Documents made at the same time, before anything is measured. */
const madeTogether = 4;

const login = 'helena.pires';
const signers = ['Helena Duarte Pires', 'Rafael Monteiro Lins'];

/**
 * Seconds from the click to the last result of a batch: a Malote in a process of its own over an empty data folder, and who signs
 * as the page does, with the key of an A1 file in WebCrypto. Of each document the file is fetched, its signature prepared, the
 * prepared file fetched and compared with what was read, and the digest signed; five values go in a call, one call after the other.
 */
export const measureBatch = async (): Promise<number> => {
  const folder = await mkdtemp(join(tmpdir(), 'malote-medida-'));
  const authority = new Authority();
  const port = await freePort();
  const malote = await startMalote({ dataDir: join(folder, 'dados'), port });
  const connection = await connectInside(join(folder, 'dados'));
  try {
    const as = signingIn(new Wire(`http://127.0.0.1:${port}`));
    const [holder] = await useCertificates({ as, platform: { connection } }, authority, [
      login,
      'rafael.lins',
    ]);
    if (!holder) throw new Error('no certificate');
    const helena = await as(login);
    const ids: number[] = [];
    let left = batchSize;
    const make = async (): Promise<void> => {
      while (left-- > 0) ids.push(await documentToSign(helena, signers));
    };
    await Promise.all(Array.from({ length: madeTogether }, make));
    const { sign } = await openP12(new Uint8Array(holder.p12), password);
    const began = performance.now();
    for (let at = 0; at < batchSize; at += perCall) {
      const assinaturas: AssinaturaCalculada[] = [];
      for (const id of ids.slice(at, at + perCall)) {
        const shown = await fileOf(helena, { id });
        const { pacote, atributos, intervalo } = given(await preparePackage(helena, id, holder, authority));
        const attributes = new Uint8Array(Buffer.from(atributos, 'base64'));
        await requireSameFile({
          attributes,
          range: intervalo,
          shown,
          prepared: await fileOf(helena, { pacote }),
        });
        assinaturas.push({ pacote, assinatura: Buffer.from(await sign(attributes)).toString('base64') });
      }
      const { resultados } = given(
        await helena.post<ResultadoLote>('assinatura/assinatura-digital-em-Lote', { assinaturas }),
      );
      const failed = resultados.find(({ ok }) => !ok);
      if (failed) throw new Error(failed.mensagem);
    }
    return (performance.now() - began) / 1000;
  } finally {
    await connection.close();
    await malote.end('SIGTERM');
    authority.remove();
    await rm(folder, { recursive: true, force: true });
  }
};

const given = <T>({ status, payload, raw }: Answer<T>): T => {
  if (status !== 200) throw new Error(raw.body);
  return payload;
};

/** Signs in once a person. */
const signingIn = (wire: Wire): ((login: string) => Promise<Caller>) => {
  const enter = async (login: string): Promise<Caller> => {
    const payload = { payload: { login, senha: demonstrationPassword } };
    const answer = await wire.inject({ method: 'POST', url: '/ws/api/login', payload });
    return callerOf(wire, answer.json<{ payload: SessaoAberta }>().payload.token);
  };
  const known = new Map<string, Promise<Caller>>();
  return (login) => {
    const caller = known.get(login) ?? enter(login);
    known.set(login, caller);
    return caller;
  };
};

/** A file of the two steps, as it is or prepared. */
const fileOf = async (
  caller: Caller,
  asked: { readonly id: number } | { readonly pacote: string },
): Promise<Uint8Array<ArrayBuffer>> => {
  const { status, raw } = await caller.post('assinatura/showPdfSignature', asked);
  if (status !== 200) throw new Error(raw.body);
  return new Uint8Array(raw.rawPayload);
};
