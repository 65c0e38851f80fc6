import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OtherFile } from '#src/conteudo/certificado/require-same-file.ts';
import { signWithCertificate } from '#src/conteudo/certificado/sign-with-certificate.ts';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { fakeApi, type Seen } from '../fake-api.ts';
import { helena } from '../person.ts';

const shown = Buffer.from('%PDF-1.7 o que foi lido');
let seen: readonly Seen[];
const prepared = (of: Buffer): void => {
  ({ seen } = fakeApi({
    'POST assinatura/createSignaturePackage': {
      payload: {
        pacote: 'p',
        atributos: createHash('sha256').update(of).digest('base64'),
        intervalo: [0, of.length],
      },
    },
    'POST assinatura/submitHashSignature': { payload: { id: 7 } },
  }));
};
beforeEach(() => openSession(helena()));
afterEach(() => {
  closeSession();
  vi.unstubAllGlobals();
});

const key = { sign: () => Promise.resolve(new Uint8Array([1])), end: () => undefined };
const certificate = { certificate: new Uint8Array([1]), chain: [], asksPin: false, begin: () => key };
const sign = () => signWithCertificate(certificate, { id: 7, nome: 'Ata 7' }, new Blob([shown]));

it('a signature beside a document is of the very file that was read, and of no other', async () => {
  prepared(shown);
  expect(await sign()).toEqual({ id: 7 });
  prepared(Buffer.from('%PDF-1.7 outro'));
  await expect(sign()).rejects.toThrow(OtherFile);
  expect(seen.map(({ path }) => path)).not.toContain('assinatura/submitHashSignature');
});
