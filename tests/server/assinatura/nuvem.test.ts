import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  CertificadosNuvem,
  NuvemAberta,
  NuvemAssinada,
  NuvemIniciada,
  ResultadoLote,
} from '#schemas/generated.ts';
import {
  callerOf,
  readAnswer,
  startTestApp,
  worldPassword,
  type Answer,
  type Caller,
  type TestApp,
} from '#tests/setup/app.ts';
import {
  documentToSign,
  preparePackage,
  signWithCertificate,
  submitValue,
  useCertificates,
} from '#tests/setup/certificate-signing.ts';
import { Authority, type Holder } from '#tests/setup/certificates.ts';
import { cloudRecord, startCloudProvider, type CloudProvider } from '#tests/setup/cloud-provider.ts';
import { client } from '#tests/setup/cloud-words.ts';

let server: TestApp;
let authority: Authority;
let helena: Caller;
let administrator: Caller;
let byKind: Readonly<Record<'PSC' | 'CSC', Holder>>;
let others: Holder;

beforeAll(async () => {
  server = await startTestApp();
  // certificates are of today
  server.time.now = new Date();
  authority = new Authority();
  const [hers] = (await useCertificates(server, authority, ['helena.pires', 'rafael.lins'])) as [Holder];
  const { rows } = await server.platform.connection.pool.query<{ cpf: string }>(
    `select cpf from registro.usuario where login = 'helena.pires'`,
  );
  const cpf = rows[0]?.cpf.replaceAll(/\D/g, '') ?? '';
  byKind = { PSC: hers, CSC: authority.issue({ nome: 'HELENA DUARTE PIRES', cpf, kind: 'EC' }) };
  others = authority.issue({ nome: 'OUTRA PESSOA', cpf: '52998224725' });
  server.time.now = new Date(Date.now() + 60_000);
  helena = await server.as('helena.pires');
  administrator = await server.as('admin');
});
afterAll(async () => {
  authority.remove();
  await server.close();
});

const anotherSession = async (login: string): Promise<Caller> => {
  const answer = await server.call({ method: 'POST', path: 'login', body: { login, senha: worldPassword } });
  return callerOf(server.app, readAnswer<{ token: string }>(answer).payload.token);
};

const signers = ['Helena Duarte Pires', 'Rafael Monteiro Lins'];
const reason = ({ raw }: { raw: { body: string } }): string => raw.body;
const refused = (answer: { status: number; raw: { body: string } }, words: string): void =>
  expect([answer.status, reason(answer)]).toEqual([409, expect.stringContaining(words)]);
const done = <T>({ status, payload, raw }: Answer<T>): T => {
  if (status !== 200) throw new Error(raw.body);
  return payload;
};

describe.each(['PSC', 'CSC'] as const)('a certificate that a %s keeps', (kind) => {
  let cloud: CloudProvider;
  let provedor: number;
  let hers: Holder;
  let ids: number[];
  const begin = (ids: readonly number[], caller = helena): Promise<Answer<NuvemIniciada>> =>
    caller.post('assinatura/nuvem/iniciar', { provedor, ids });
  const comeBack = (resposta: string, chave: string, caller = helena): Promise<Answer<NuvemAberta>> =>
    caller.post('assinatura/nuvem/retorno', { resposta, chave });
  /** From the button to the certificates of the person. */
  const open = async (
    ids: readonly number[],
  ): Promise<{ ato: number; chave: string; found: CertificadosNuvem }> => {
    const { endereco, chave } = done(await begin(ids));
    const { ato } = done(await comeBack(cloud.consent(endereco), chave));
    return { ato, chave, found: done(await helena.get<CertificadosNuvem>(`assinatura/nuvem/${ato}`)) };
  };
  const prepare = async (id: number): Promise<string> =>
    done(await preparePackage(helena, id, hers, authority)).pacote;
  const ask = (ato: number, pacotes: readonly string[]): Promise<Answer<NuvemAssinada>> =>
    helena.post(`assinatura/nuvem/${ato}/assinar`, { pacotes });
  /** The values, after the second yes where there is one. */
  const sign = async (
    ato: number,
    chave: string,
    pacotes: readonly string[],
  ): Promise<Answer<NuvemAssinada>> => {
    const first = await ask(ato, pacotes);
    if (first.status !== 200 || first.payload.endereco === undefined) return first;
    done(await comeBack(cloud.consent(first.payload.endereco), chave));
    const { payload } = await helena.get<CertificadosNuvem>(`assinatura/nuvem/${ato}`);
    expect(payload.pacotes).toEqual(pacotes);
    return ask(ato, pacotes);
  };

  beforeAll(async () => {
    hers = byKind[kind];
    ids = [];
    for (let n = 0; n < 3; n++) ids.push(await documentToSign(helena, signers));
    cloud = await startCloudProvider(kind, authority, hers);
    Object.assign(server.platform.ports.config, { allowedConnections: [`127.0.0.1:${cloud.port}`] });
    provedor = done(
      await administrator.post<{ id: number }>('provedor-assinatura', cloudRecord(kind, cloud)),
    ).id;
  });
  afterAll(() => cloud.stop());

  it('is kept in a register that never tells its secret, and whose test says what answered', async () => {
    const testar = () =>
      administrator.post<{ mensagem: string }>(`provedor-assinatura/${provedor}/acao/testar`, {});
    expect(done(await testar()).mensagem).toContain('reconhece esta instalação');
    const read = await administrator.get<object>(`provedor-assinatura/${provedor}`);
    expect(reason(read)).not.toContain(client.secret);
    const save = (fields: object) =>
      administrator.put(`provedor-assinatura/${provedor}`, { ...read.payload, ...fields });
    // what is kept of one address never goes to another
    const moved = await save({ endereco: 'https://outro.exemplo/v0' });
    expect([moved.status, moved.campos]).toEqual([422, ['segredo']]);
    done(await save({ ativo: false }));
    refused(await begin(ids), 'não está em uso');
    const offered = await helena.get<{ itens: { nome: string }[] }>('assinatura/nuvem/provedores');
    expect(offered.payload.itens.map(({ nome }) => nome)).not.toContain(`Nuvem de ensaio ${kind}`);
    const { payload } = await administrator.get<object>(`provedor-assinatura/${provedor}`);
    done(await administrator.put(`provedor-assinatura/${provedor}`, { ...payload, ativo: true }));
    cloud.answer = 'silent';
    refused(await testar(), 'não respondeu');
    refused(await begin(ids), 'não respondeu');
    cloud.answer = 'signs';
  });

  it('refuses another person, a wrong value, a package of another certificate, and a provider that falls silent', async () => {
    const [id = 0, next = 0] = ids;
    cloud.holder = others;
    const { ato: foreign, found } = await open([id]);
    expect(found.certificados).toEqual([
      expect.objectContaining({ motivo: expect.stringContaining('outra pessoa') as string }),
    ]);
    const pacote = await prepare(id);
    refused(await ask(foreign, [pacote]), 'não é para um certificado');
    cloud.holder = hers;
    const { ato, chave } = await open([id]);
    cloud.answer = 'wrongValue';
    const [wrong] = done(await sign(ato, chave, [pacote])).assinaturas ?? [];
    const given = await submitValue(helena, pacote, wrong?.assinatura ?? '');
    expect([given.status, reason(given)]).toEqual([422, expect.stringContaining('Nada foi assinado')]);
    cloud.answer = 'signs';
    const again = await open([id]);
    if (kind === 'CSC') {
      const { endereco = '' } = done(await ask(again.ato, [pacote]));
      done(await comeBack(cloud.consent(endereco), again.chave));
      // a yes to one set is none to another
      const other = await prepare(next);
      expect(done(await ask(again.ato, [other])).endereco).toContain('scope=credential');
      const back = done(await ask(again.ato, [pacote])).endereco ?? '';
      done(await comeBack(cloud.consent(back), again.chave));
    }
    cloud.answer = 'silent';
    refused(await ask(again.ato, [pacote]), 'não respondeu');
    cloud.answer = 'signs';
    // what was allowed still serves
    expect(done(await ask(again.ato, [pacote])).assinaturas).toHaveLength(1);
  });

  it('takes an answer once, in the window and the session where it began, and tells a refusal', async () => {
    const [id = 0] = ids;
    const first = done(await begin([id]));
    const answer = cloud.consent(first.endereco);
    refused(await comeBack(answer, first.chave, await server.as('rafael.lins')), 'não é de uma assinatura');
    refused(
      await comeBack(answer, first.chave, await anotherSession('helena.pires')),
      'não é de uma assinatura',
    );
    const { ato } = done(await comeBack(answer, first.chave));
    refused(await comeBack(answer, first.chave), 'não é de uma assinatura');
    refused(await (await server.as('rafael.lins')).get(`assinatura/nuvem/${ato}`), 'Comece de novo');
    const second = done(await begin([id]));
    refused(await comeBack(cloud.consent(second.endereco), 'outra'), 'não é de uma assinatura');
    cloud.answer = 'refuses';
    const third = done(await begin([id]));
    refused(await comeBack(cloud.consent(third.endereco), third.chave), 'Você não autorizou');
    cloud.answer = 'signs';
    const late = done(await begin([id]));
    const { now } = server.time;
    server.time.now = new Date(now.getTime() + 11 * 60_000);
    refused(await comeBack(cloud.consent(late.endereco), late.chave), 'passou do tempo');
    server.time.now = now;
  });

  it('signs several documents, each with its result, as other readers find', async () => {
    const { ato, chave, found } = await open(ids);
    expect(found.certificados.map(({ julgado }) => julgado?.nivel)).toEqual(['QUALIFICADA']);
    const pacotes: string[] = [];
    for (const id of ids) pacotes.push(await prepare(id));
    const { assinaturas = [] } = done(await sign(ato, chave, pacotes));
    // the file of one moves before its value comes
    const [moved = 0] = ids;
    expect((await signWithCertificate(helena, moved, hers, authority)).status).toBe(200);
    const { resultados } = done(
      await helena.post<ResultadoLote>('assinatura/assinatura-digital-em-Lote', { assinaturas }),
    );
    expect(resultados.map(({ ok }) => ok)).toEqual([false, true, true]);
    const file = (await helena.get(`documento/visualizar-documento/${ids[2] ?? 0}/0`)).raw.rawPayload;
    const folder = mkdtempSync(join(tmpdir(), 'malote-nuvem-'));
    writeFileSync(join(folder, 'a.pdf'), file);
    const told = execFileSync('pdfsig', ['-no-ocsp', join(folder, 'a.pdf')], { encoding: 'utf8' });
    expect(told).toContain('Signature is Valid.');
    rmSync(folder, { recursive: true });
    // the leave served once, nothing of it is kept, and only digests went there
    refused(await ask(ato, pacotes), 'já foi usada');
    const { rows } = await server.platform.connection.pool.query(
      'select 1 from assinatura_nuvem where id = $1',
      [ato],
    );
    expect(rows).toEqual([]);
    expect(cloud.asked.join('\n')).not.toContain('%PDF');
  });
});
