import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import {
  documentToSign,
  preparePackage,
  signWithCertificate,
  submitValue,
  useCertificates,
} from '#tests/setup/certificate-signing.ts';
import { Authority, type Holder } from '#tests/setup/certificates.ts';
import { cloudRecord, startCloudProvider, type CloudProvider } from '#tests/setup/cloud-provider.ts';
import { read } from '#tests/setup/drafts.ts';
import { SoftTokens } from '#tests/setup/soft-token.ts';
import { cloudSteps, done } from './cloud-steps.ts';
import { startToken } from './devices.ts';

let server: TestApp;
let authority: Authority;
let tokens: SoftTokens;
let cloud: CloudProvider;
let token: Awaited<ReturnType<typeof startToken>>;
let people: readonly [Caller, Caller, Caller];
let holders: readonly [Holder, Holder, Holder];
let provedor: number;

const logins = ['helena.pires', 'rafael.lins', 'beatriz.cordeiro'] as const;
const names = ['Helena Duarte Pires', 'Rafael Monteiro Lins', 'Beatriz Anjos Cordeiro'];

beforeAll(async () => {
  tokens = new SoftTokens();
  server = await startTestApp();
  // certificates are of today
  server.time.now = new Date();
  authority = new Authority();
  holders = (await useCertificates(server, authority, logins)) as [Holder, Holder, Holder];
  const kept = [{ rotulo: 'rafael', holder: holders[1] }];
  tokens.prepare('Token de Rafael', kept);
  await tokens.certify('Token de Rafael', kept, [authority.intermediate]);
  token = await startToken(tokens);
  cloud = await startCloudProvider('PSC', authority, holders[2]);
  Object.assign(server.platform.ports.config, { allowedConnections: [`127.0.0.1:${cloud.port}`] });
  server.time.now = new Date(Date.now() + 60_000);
  const administrator = await server.as('admin');
  provedor = done(
    await administrator.post<{ id: number }>('provedor-assinatura', {
      ...cloudRecord('PSC', cloud),
      limiteSegundos: 30,
    }),
  ).id;
  people = (await Promise.all(logins.map((login) => server.as(login)))) as [Caller, Caller, Caller];
});
afterAll(async () => {
  token.stop();
  await cloud.stop();
  tokens.remove();
  authority.remove();
  await server.close();
});

it('three people sign one document in order, with a file, a token and a certificate in the cloud', async () => {
  const [helena, rafael, beatriz] = people;
  const { itens } = done(await helena.get<{ itens: { id: number }[] }>('documento/interessados?pageSize=1'));
  const id = await documentToSign(helena, names, 'DIGITAL', {
    modelo: 'Contrato',
    assunto: 'Contrato para assinar',
    salvar: { interessados: itens.map((one) => one.id), vencimento: '2027-12-31' },
  });
  const early = await preparePackage(beatriz, id, holders[2], authority);
  expect([early.status, early.raw.body]).toEqual([409, expect.stringContaining('Ainda não é a sua vez')]);
  expect((await signWithCertificate(helena, id, holders[0], authority)).status).toBe(200);
  const his = done(await preparePackage(rafael, id, holders[1], authority));
  done(await submitValue(rafael, his.pacote, await token.sign(holders[1], his.atributos)));
  const { open, sign } = cloudSteps(
    () => beatriz,
    () => ({ cloud, provedor }),
  );
  const { ato, chave } = await open([id]);
  const { pacote } = done(await preparePackage(beatriz, id, holders[2], authority));
  const { assinaturas = [] } = done(await sign(ato, chave, [pacote]));
  done(await submitValue(beatriz, pacote, assinaturas[0]?.assinatura ?? ''));
  expect((await read(helena, id)).assinantes.map(({ situacao, nivel }) => [situacao, nivel])).toEqual(
    Array(3).fill(['ASSINADO', 'QUALIFICADA']),
  );
  const file = join(tokens.folder, 'a.pdf');
  writeFileSync(file, (await helena.get(`documento/visualizar-documento/${id}/0`)).raw.rawPayload);
  const told = execFileSync('pdfsig', ['-no-ocsp', file], { encoding: 'utf8', stdio: 'pipe' });
  expect(told.match(/Signature is Valid\./g)).toHaveLength(3);
  expect(execFileSync('qpdf', ['--check', file], { encoding: 'utf8' })).toContain(
    'No syntax or stream encoding errors found',
  );
});
