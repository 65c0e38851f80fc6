import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import type { Verificacao } from '#schemas/shapes/assinatura.ts';
import type { Protocolo } from '#schemas/shapes/protocolo.ts';
import { readAnswer, type TestApp } from '#tests/setup/app.ts';

/**
 * Who has no account checks a protocol of two signers, one of whom signed, by its code and by its file, and downloads it; of a
 * restricted one, only that it exists.
 */
export const checkedByAnybody = async (
  server: TestApp,
  { id, numero, codigoVerificacao = '' }: Protocolo,
  sha256: string,
): Promise<void> => {
  const ask = (path: string) => server.call({ method: 'GET', path: `verificar/${path}` });
  const file = `${codigoVerificacao}/arquivo/${sha256}`;
  expect(readAnswer<Verificacao>(await ask(codigoVerificacao)).payload).toMatchObject({
    situacao: 'PENDENTE',
    numero,
    pendentes: 1,
    assinaturas: [{ meio: 'Certificado digital', nivel: 'QUALIFICADA' }],
    arquivos: [{ especie: 'ASSINADO', vigente: true, sha256 }],
  });
  expect(readAnswer(await ask(`arquivo/${sha256}`)).payload).toMatchObject({
    codigo: codigoVerificacao,
    vigente: true,
  });
  expect(
    createHash('sha256')
      .update((await ask(file)).rawPayload)
      .digest('hex'),
  ).toBe(sha256);
  const close = (nivelAcesso: 'RESTRITO' | 'PUBLICO') =>
    server.platform.connection.db.updateTable('conteudo').set({ nivelAcesso }).where('id', '=', id).execute();
  await close('RESTRITO');
  const { payload } = readAnswer<Verificacao>(await ask(codigoVerificacao));
  expect([payload.restrito, payload.numero, payload.assinaturas, payload.arquivos]).toEqual([
    true,
    undefined,
    undefined,
    [],
  ]);
  expect((await ask(file)).statusCode).toBe(404);
  await close('PUBLICO');
};
