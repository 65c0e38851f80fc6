import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate } from 'otplib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '#schemas/api/endpoint.ts';
import type { LicencaAssinatura } from '#schemas/shapes/assinatura.ts';
import type { AnexoAssinaturas } from '#schemas/shapes/certificado.ts';
import type { CertificadosHsm } from '#schemas/shapes/certificado-nuvem.ts';
import type { AssinaturaConferida } from '#schemas/shapes/conferencia.ts';
import type { ResultadoLote } from '#schemas/shapes/conteudo.ts';
import type { SegundoFatorNovo } from '#schemas/shapes/credencial.ts';
import { startTestApp, worldPassword, type Answer, type Caller, type TestApp } from '#tests/setup/app.ts';
import {
  documentToSign,
  preparePackage,
  submitValue,
  useCertificates,
} from '#tests/setup/certificate-signing.ts';
import { Authority, type Holder } from '#tests/setup/certificates.ts';
import { SoftTokens, tokenPin } from '#tests/setup/soft-token.ts';
import { after, configure } from '../credencial/entering.ts';
import { draftWithAttachments } from './attack-targets.ts';
import { done, reason, refused } from './cloud-steps.ts';

let server: TestApp;
let authority: Authority;
let helena: Caller;
let rafael: Caller;
let administrator: Caller;
let hers: Holder;
let curve: Holder;
let his: Holder;
let keyless: Holder;
let tokens: SoftTokens;
let provedor: number;

const signers = ['Helena Duarte Pires', 'Rafael Monteiro Lins'];
const particao = 'Chaves da prefeitura';
const record = { nome: 'HSM de ensaio', ativo: true, tipo: 'HSM', particao, segredo: tokenPin, porVez: 5 };

beforeAll(async () => {
  tokens = new SoftTokens();
  server = await startTestApp({
    config: { hsmModule: tokens.module, hsmVariables: ['SOFTHSM2_CONF'] },
  });
  // certificates are of today
  server.time.now = new Date();
  authority = new Authority();
  [hers, his] = (await useCertificates(server, authority, ['helena.pires', 'rafael.lins'])) as [
    Holder,
    Holder,
  ];
  const { rows } = await server.platform.connection.pool.query<{ cpf: string }>(
    `select cpf from registro.usuario where login = 'helena.pires'`,
  );
  const cpf = rows[0]?.cpf.replaceAll(/\D/g, '') ?? '';
  curve = authority.issue({ nome: 'HELENA DUARTE PIRES', cpf, kind: 'EC' });
  keyless = authority.issue({ nome: 'HELENA DUARTE PIRES', cpf });
  const kept = [
    { rotulo: 'helena', holder: hers },
    { rotulo: 'helena-curva', holder: curve },
    { rotulo: 'rafael', holder: his },
  ];
  tokens.prepare(particao, kept);
  // the key of the last one was taken away
  await tokens.certify(
    particao,
    [...kept, { rotulo: 'helena-velha', holder: keyless }],
    [authority.intermediate],
  );
  server.time.now = new Date(Date.now() + 60_000);
  helena = await server.as('helena.pires');
  rafael = await server.as('rafael.lins');
  administrator = await server.as('admin');
  await alias('helena.pires', 'helena');
  provedor = done(await administrator.post<{ id: number }>('provedor-assinatura', record)).id;
});
afterAll(async () => {
  tokens.remove();
  authority.remove();
  await server.close();
});

const alias = (login: string, name: string | null) =>
  server.platform.connection.pool.query('update registro.usuario set alias_hsm = $2 where login = $1', [
    login,
    name,
  ]);
const show = (caller = helena) => caller.get<CertificadosHsm>('assinatura/hsm');
const shown = async (caller = helena) => done(await show(caller)).itens;
const prepare = async (id: number, holder = hers, anexo?: number): Promise<string> =>
  done(await preparePackage(helena, id, holder, authority, anexo)).pacote;
const sign = (
  pacotes: readonly string[],
  { caller = helena, ...given }: { caller?: Caller; senha?: string; codigo?: string; provedor?: number } = {},
): Promise<Answer<ResultadoLote>> =>
  caller.post('assinatura/hsm/assinar', { provedor, pacotes, senha: worldPassword, ...given });
const signatures = async (id: number) =>
  done(await helena.get<Page<AssinaturaConferida>>(`documento/listar-assinatura-certificado/${id}`)).itens;
const save = async (fields: object) => {
  const { payload } = await administrator.get<object>(`provedor-assinatura/${provedor}`);
  return administrator.put(`provedor-assinatura/${provedor}`, { ...payload, ...fields });
};
const testar = () =>
  administrator.post<{ mensagem: string }>(`provedor-assinatura/${provedor}/acao/testar`, {});

describe('the HSM of the institution', () => {
  it('is a record of the register of providers, which never tells the PIN, and whose test opens the partition', async () => {
    expect(done(await testar()).mensagem).toContain('Certificados de pessoas nela: 4.');
    const read = await administrator.get<object>(`provedor-assinatura/${provedor}`);
    expect(reason(read)).not.toContain(tokenPin);
    const none = await administrator.post('provedor-assinatura', { ...record, nome: 'Outro', particao: '' });
    expect([none.status, none.campos]).toEqual([422, ['particao']]);
    const cloud = await administrator.post('provedor-assinatura', {
      nome: 'Nuvem',
      ativo: true,
      tipo: 'PSC',
    });
    expect([cloud.status, cloud.campos]).toEqual([422, ['endereco', 'cliente']]);
    // what is kept of one partition never goes to another, nor to an address
    for (const moved of [
      { particao: 'Outra' },
      { tipo: 'PSC', endereco: 'https://outro.exemplo/v0', cliente: 'eu' },
    ]) {
      const answer = await save(moved);
      expect([answer.status, answer.campos]).toEqual([422, ['segredo']]);
    }
    const offered = await helena.get<{ itens: object[] }>('assinatura/nuvem/provedores');
    expect(offered.payload.itens).toEqual([]);
    refused(
      await helena.post('assinatura/nuvem/iniciar', {
        provedor,
        ids: [await documentToSign(helena, signers)],
      }),
      'não está em uso',
    );
  });

  it('shows to each person what it has under their alias, judged as their own', async () => {
    const [mine, ...rest] = await shown();
    expect(rest).toEqual([]);
    expect(mine).toMatchObject({
      provedor,
      nome: 'HSM de ensaio',
      certificado: hers.der.toString('base64'),
      julgado: { titular: 'HELENA DUARTE PIRES', nivel: 'QUALIFICADA' },
    });
    const licence = await helena.get<LicencaAssinatura>('assinatura/licenca-usuario');
    expect(licence.payload.hsm).toBe(true);
    expect((await rafael.get<LicencaAssinatura>('assinatura/licenca-usuario')).payload.hsm).toBe(false);
    expect(await shown(rafael)).toEqual([]);
    // another person's alias tells only that it is another person's
    await alias('rafael.lins', 'helena');
    const [another = {}] = await shown(rafael);
    expect(Object.keys(another).sort()).toEqual(['motivo', 'nome', 'provedor']);
    expect((await shown(rafael))[0]?.motivo).toContain('de outra pessoa');
    await alias('rafael.lins', 'ninguem');
    expect((await shown(rafael))[0]?.motivo).toContain('não tem certificado com o alias');
    await alias('rafael.lins', null);
  });

  it('signs what was prepared, RSA and a curve, several at once, once the person gave their password', async () => {
    const ids = [await documentToSign(helena, signers), await documentToSign(helena, signers)];
    const [first = 0] = ids;
    const pacotes = [await prepare(first), await prepare(ids[1] ?? 0)];
    const wrong = await sign(pacotes, { senha: 'outra' });
    expect([wrong.status, wrong.campos]).toEqual([422, ['senha']]);
    expect(await signatures(first)).toEqual([]);
    const answer = await sign(pacotes);
    expect(done(answer).resultados.map(({ id, ok }) => [id, ok])).toEqual(ids.map((id) => [id, true]));
    expect(reason(await sign(pacotes))).toContain('já foi entregue');
    const [made] = await signatures(first);
    expect(made?.linhas[0]).toMatchObject({ ponto: 'INTEGRIDADE', resultado: 'CERTO' });
    const file = join(tokens.folder, 'a.pdf');
    const pdf = await helena.get(`documento/visualizar-documento/${first}/0`);
    writeFileSync(file, pdf.raw.rawPayload);
    expect(execFileSync('pdfsig', ['-no-ocsp', file], { encoding: 'utf8' })).toContain('Signature is Valid.');

    // one that may not be signed any more is told of, and keeps the other from nothing
    const [gone, kept] = [await documentToSign(helena, signers), await documentToSign(helena, signers)];
    const prepared = [await prepare(gone), await prepare(kept)];
    await server.platform.connection.pool.query('update conteudo set estado = 8 where id = $1', [gone]);
    const mixed = await sign(prepared);
    expect(done(mixed).resultados.map(({ id, ok }) => [id, ok])).toEqual([
      [gone, false],
      [kept, true],
    ]);

    await alias('helena.pires', 'helena-curva');
    const { minuta, joined } = await draftWithAttachments(server, helena);
    const anexo = await joined('itens.csv', 'item;valor\n');
    expect(done(await sign([await prepare(minuta, curve, anexo)])).resultados[0]).toMatchObject({ ok: true });
    const attached = await helena.get<AnexoAssinaturas>(`conteudo/${minuta}/anexos/${anexo}/assinaturas`);
    expect(attached.payload.itens[0]?.linhas[0]).toMatchObject({ ponto: 'INTEGRIDADE', resultado: 'CERTO' });
    await alias('helena.pires', 'helena');
  });

  it('asks for the code of the second factor where the institution does, before any key is used', async () => {
    await configure(server, { segundoFatorAssinatura: true });
    const begun = await helena.post<SegundoFatorNovo>('credencial/segundo-fator', {
      senha: worldPassword,
      meio: 'APLICATIVO',
    });
    const secret = begun.payload.segredo ?? '';
    const code = () => generate({ secret, epoch: Math.floor(server.time.now.getTime() / 1000) });
    await helena.post('credencial/segundo-fator/confirmar', { codigo: await code() });
    const id = await documentToSign(helena, signers);
    const pacote = await prepare(id);
    const missing = await sign([pacote]);
    expect([missing.status, missing.campos]).toEqual([422, ['codigo']]);
    const wrong = await sign([pacote], { codigo: '000000' });
    expect([wrong.codigo, wrong.campos]).toEqual(['codigoNaoConfere', ['codigo']]);
    expect(await signatures(id)).toEqual([]);
    // two wrong ones at the same instant are two, and neither less nor more
    const { pool } = server.platform.connection;
    const failures = async (): Promise<number | undefined> =>
      (
        await pool.query<{ falhas: number }>(
          `select falhas from tentativa_entrada where chave = (select 'codigo:' || id from registro.usuario where login = 'helena.pires')`,
        )
      ).rows[0]?.falhas;
    expect(await failures()).toBe(1);
    const both = await Promise.all([
      sign([pacote], { codigo: '111111' }),
      sign([pacote], { codigo: '222222' }),
    ]);
    expect(both.map(({ codigo }) => codigo)).toEqual(['codigoNaoConfere', 'codigoNaoConfere']);
    expect(await failures()).toBe(3);
    // the code of an attachment is sent too; of what the person does not reach, none
    expect((await helena.post(`assinatura/${id}/enviar-otp`)).status).toBe(200);
    const { minuta } = await draftWithAttachments(server, helena);
    expect((await helena.post(`assinatura/${minuta}/enviar-otp`)).status).toBe(200);
    after(server, 60);
    expect(done(await sign([pacote], { codigo: await code() })).resultados[0]).toMatchObject({ ok: true });
    await configure(server, { segundoFatorAssinatura: false });
  });

  it('signs nothing that is not the person’s, under their alias, with a key that is there', async () => {
    const id = await documentToSign(helena, signers);
    const pacote = await prepare(id);
    // another person, with a package or a certificate that is not theirs
    await alias('rafael.lins', 'helena');
    expect((await sign([pacote], { caller: rafael })).status).toBe(404);
    await alias('helena.pires', 'rafael');
    refused(await sign([pacote]), 'não é para um certificado seu');
    await alias('helena.pires', null);
    refused(await sign([pacote]), 'não é para um certificado seu');
    await alias('helena.pires', 'helena-curva');
    refused(await sign([pacote]), 'não é para um certificado seu');
    await alias('helena.pires', 'helena-velha');
    refused(await sign([await prepare(id, keyless)]), 'não tem a chave deste certificado');
    await alias('helena.pires', 'helena');
    refused(await sign([pacote], { provedor: provedor + 1000 }), 'não está em uso');
    const { pool } = server.platform.connection;
    const flag = (on: boolean) =>
      pool.query(`update registro.usuario set usa_certificado_digital = $1 where login = 'helena.pires'`, [
        on,
      ]);
    await flag(false);
    expect((await sign([pacote])).status).not.toBe(200);
    await flag(true);
    expect(await signatures(id)).toEqual([]);
    expect(done(await sign([pacote])).resultados[0]).toMatchObject({ ok: true });
  });
});

/** The process in which the module runs, with the tokens of this file: others of the same worker had theirs. */
const moduleProcesses = (): readonly number[] =>
  readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const parent = Number(
        readFileSync(`/proc/${name}/stat`, 'utf8')
          .replace(/^.*\) /, '')
          .split(' ')[1],
      );
      const command = readFileSync(`/proc/${name}/cmdline`, 'utf8');
      const ours = parent === process.pid && command.includes('/hsm-worker.ts');
      return ours && readFileSync(`/proc/${name}/environ`, 'utf8').includes(tokens.configuration)
        ? [Number(name)]
        : [];
    } catch {
      // one that ended meanwhile
      return [];
    }
  });
const signal = (name: 'SIGKILL' | 'SIGSTOP'): void =>
  moduleProcesses().forEach((pid) => void process.kill(pid, name));

describe('an HSM that fails', () => {
  it('has another process when its own was brought down in the middle of a signature, which is made once', async () => {
    const id = await documentToSign(helena, signers);
    const pacote = await prepare(id);
    await shown();
    expect(moduleProcesses()).toHaveLength(1);
    signal('SIGSTOP');
    const asked = sign([pacote]);
    // the server answers others meanwhile
    expect((await helena.get('assinatura/nuvem/provedores')).status).toBe(200);
    signal('SIGKILL');
    expect(done(await asked).resultados[0]).toMatchObject({ id, ok: true });
    expect(await signatures(id)).toHaveLength(1);
  });

  it('is told in words when it hangs, and what was prepared still serves', async () => {
    const id = await documentToSign(helena, signers);
    const pacote = await prepare(id);
    done(await save({ limiteSegundos: 1 }));
    signal('SIGKILL');
    // a module that never comes back from its first call
    const away = `${tokens.configuration}.fora`;
    renameSync(tokens.configuration, away);
    execFileSync('mkfifo', [tokens.configuration]);
    refused(await sign([pacote]), 'HSM de ensaio não respondeu');
    expect((await shown())[0]?.motivo).toContain('não respondeu');
    rmSync(tokens.configuration);
    renameSync(away, tokens.configuration);
    done(await save({ limiteSegundos: 30 }));
    expect(await signatures(id)).toEqual([]);
    expect(done(await sign([pacote])).resultados[0]).toMatchObject({ ok: true });
  });

  it('is told in words when the module or the partition is not there', async () => {
    const { config } = server.platform.ports;
    const { hsmModule } = config;
    for (const [module, words] of [
      [undefined, 'não está ligado'],
      [tokens.configuration, 'não está ligado'],
    ] as const) {
      Object.assign(config, { hsmModule: module });
      refused(await testar(), words);
      expect((await shown())[0]?.motivo).toContain(words);
    }
    Object.assign(config, { hsmModule });
    done(await save({ particao: 'Outra', segredo: tokenPin }));
    refused(await testar(), 'não mostra a partição “Outra”');
    done(await save({ particao, segredo: tokenPin }));
    expect(done(await testar()).mensagem).toContain(particao);
  });

  it('is not asked again with a PIN that it refused, until another is kept', async () => {
    const id = await documentToSign(helena, signers);
    const pacote = await prepare(id);
    done(await save({ segredo: '0000' }));
    refused(await sign([pacote]), 'recusou o PIN');
    refused(await sign([pacote]), 'não se tenta de novo');
    refused(await testar(), 'não se tenta de novo');
    // nor by another server of the installation, which has a process of its own for the module
    const { config } = server.platform.ports;
    const { hsmVariables } = config;
    Object.assign(config, { hsmVariables: [...hsmVariables, 'PATH'] });
    refused(await testar(), 'não se tenta de novo');
    Object.assign(config, { hsmVariables });
    // but that of another day may have been set right at the HSM
    const { pool } = server.platform.connection;
    await pool.query('update hsm_pin_recusado set vence_em = $1', [server.time.now]);
    refused(await testar(), 'recusou o PIN');
    refused(await sign([pacote]), 'não se tenta de novo');
    // of many at the same instant, on two servers, one alone spends a try
    done(await save({ segredo: '1111' }));
    const first = [sign([pacote]), testar()];
    Object.assign(config, { hsmVariables: [...hsmVariables, 'PATH'] });
    const all = await Promise.all([...first, testar(), sign([pacote])]);
    Object.assign(config, { hsmVariables });
    expect(all.map(({ status }) => status)).toEqual([409, 409, 409, 409]);
    expect(all.filter((one) => reason(one).includes('de ensaio recusou o PIN'))).toHaveLength(1);
    expect(all.filter((one) => reason(one).includes('não se tenta de novo'))).toHaveLength(3);
    done(await save({ segredo: tokenPin }));
    expect(done(await sign([pacote])).resultados[0]).toMatchObject({ ok: true });
    expect(await submitValue(helena, pacote, 'AAAA')).toMatchObject({ status: 409 });
  });
});
