import { generate } from 'otplib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LicencaAssinatura } from '#schemas/shapes/assinatura.ts';
import type { ResultadoLote } from '#schemas/shapes/conteudo.ts';
import type { SegundoFatorNovo } from '#schemas/shapes/credencial.ts';
import { startTestApp, worldPassword, type Caller, type TestApp } from '#tests/setup/app.ts';
import { concludedDocument, read } from '#tests/setup/drafts.ts';
import { after, configure, mailsTo, personOf } from './entering.ts';

let server: TestApp;
let helena: Caller;
beforeAll(async () => {
  server = await startTestApp();
  helena = await server.as('helena.pires');
  await configure(server, { segundoFatorAssinatura: true });
});
afterAll(() => server.close());

const contract = () =>
  concludedDocument(helena, {
    modelo: 'Ata de Reunião',
    assunto: 'Ata para assinar',
    assinantes: ['Helena Duarte Pires', 'Rafael Monteiro Lins'],
  });
const sign = (id: number, codigo?: string) =>
  helena.post<ResultadoLote>('assinatura/validar-e-assinar-docflow', {
    ids: [id],
    senha: worldPassword,
    ...(codigo === undefined ? {} : { codigo }),
  });
const levelOf = async (id: number) => (await read(helena, id)).assinantes[0]?.nivel;
const mailed = async (): Promise<string> => {
  const { email } = await personOf(server, 'helena.pires');
  return /é (\d{6})\./.exec((await mailsTo(server, email))[0]?.texto ?? '')?.[1] ?? '';
};

describe('a signature of who has a second factor', () => {
  it('takes its code where the installation asks for it, once, and is of the advanced level', async () => {
    const first = await contract();
    expect((await helena.get<LicencaAssinatura>('assinatura/licenca-usuario')).payload.codigo).toBe(false);
    expect((await sign(first.id)).payload.resultados[0]?.ok).toBe(true);
    expect(await levelOf(first.id)).toBe('SIMPLES');

    const begun = await helena.post<SegundoFatorNovo>('credencial/segundo-fator', {
      senha: worldPassword,
      meio: 'APLICATIVO',
    });
    const secret = begun.payload.segredo ?? '';
    const code = () => generate({ secret, epoch: Math.floor(server.time.now.getTime() / 1000) });
    await helena.post('credencial/segundo-fator/confirmar', { codigo: await code() });
    expect((await helena.get<LicencaAssinatura>('assinatura/licenca-usuario')).payload).toMatchObject({
      codigo: true,
      meio: 'APLICATIVO',
      porEmail: true,
    });

    const second = await contract();
    const missing = await sign(second.id);
    expect([missing.status, missing.campos]).toEqual([422, ['codigo']]);
    const wrong = await sign(second.id, '000000');
    expect([wrong.codigo, wrong.campos]).toEqual(['codigoNaoConfere', ['codigo']]);
    after(server, 60);
    const used = await code();
    expect((await sign(second.id, used)).payload.resultados[0]?.ok).toBe(true);
    expect(await levelOf(second.id)).toBe('AVANCADA');
    const third = await contract();
    expect((await sign(third.id, used)).codigo).toBe('codigoNaoConfere');

    const sent = await helena.post<{ para: string }>(`assinatura/${third.id}/enviar-otp`);
    expect(sent.payload.para).toContain('@');
    expect((await sign(third.id, await mailed())).payload.resultados[0]?.ok).toBe(true);
    expect((await helena.post('assinatura/999999/enviar-otp')).status).toBe(404);
  });

  it('takes no code that was sent for another purpose, nor sends one to who has no second factor', async () => {
    const { id } = await contract();
    await helena.post(`assinatura/${id}/enviar-otp`);
    const forSigning = await mailed();
    const entering = await server.call({
      method: 'POST',
      path: 'login',
      body: { login: 'helena.pires', senha: worldPassword, codigo: forSigning },
    });
    expect(entering.statusCode).toBe(422);
    const rafael = await server.as('rafael.lins');
    expect((await rafael.post(`assinatura/${id}/enviar-otp`)).codigo).toBe('transicaoNaoPermitida');
    await configure(server, { segundoFatorAssinatura: false });
    expect((await sign(id)).payload.resultados[0]?.ok).toBe(true);
  });
});
