import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnexoAssinaturas, AssinaturaFeita, CertificadoJulgado } from '#schemas/shapes/certificado.ts';
import type { ResultadoLote } from '#schemas/shapes/conteudo.ts';
import {
  callerOf,
  readAnswer,
  startTestApp,
  worldPassword,
  type Caller,
  type TestApp,
} from '#tests/setup/app.ts';
import {
  keepAuthorityFile,
  documentToSign,
  preparePackage,
  signWithCertificate,
  submitValue,
  useCertificates,
} from '#tests/setup/certificate-signing.ts';
import { Authority, type Holder } from '#tests/setup/certificates.ts';
import { cloudRecord, startCloudProvider, type CloudProvider } from '#tests/setup/cloud-provider.ts';
import { issueResponder, startOcspServer, type Answering } from '#tests/setup/ocsp-responder.ts';
import { client, pin } from '#tests/setup/cloud-words.ts';
import { attacks, walkAttacks, type Target } from './attack-walk.ts';
import { documentTarget, draftWithAttachments, moveAttachment } from './attack-targets.ts';
import { wholeSignatures } from './whole-signatures.ts';
import { isSaid } from './cloud-said.ts';
import { cloudSteps, done, reason, refused } from './cloud-steps.ts';
import { signWithOtherFactors } from './other-factors.ts';

let server: TestApp;
let authority: Authority;
let helena: Caller;
let rafael: Caller;
let administrator: Caller;
let his: Holder;
let byKind: Readonly<Record<'PSC' | 'CSC', Holder>>;
let others: Holder;

beforeAll(async () => {
  server = await startTestApp();
  // certificates are of today
  server.time.now = new Date();
  authority = new Authority();
  const [hers, second] = (await useCertificates(server, authority, ['helena.pires', 'rafael.lins'])) as [
    Holder,
    Holder,
  ];
  his = second;
  const { rows } = await server.platform.connection.pool.query<{ cpf: string }>(
    `select cpf from registro.usuario where login = 'helena.pires'`,
  );
  const cpf = rows[0]?.cpf.replaceAll(/\D/g, '') ?? '';
  byKind = { PSC: hers, CSC: authority.issue({ nome: 'HELENA DUARTE PIRES', cpf, kind: 'EC' }) };
  others = authority.issue({ nome: 'OUTRA PESSOA', cpf: '52998224725' });
  server.time.now = new Date(Date.now() + 60_000);
  helena = await server.as('helena.pires');
  rafael = await server.as('rafael.lins');
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
describe.each(['PSC', 'CSC'] as const)('a certificate that a %s keeps', (kind) => {
  let cloud: CloudProvider;
  let provedor: number;
  let hers: Holder;
  let ids: number[];
  const { begin, comeBack, open, ask, sign } = cloudSteps(
    () => helena,
    () => ({ cloud, provedor }),
  );
  const prepare = async (id: number, anexo?: number): Promise<string> =>
    done(await preparePackage(helena, id, hers, authority, anexo)).pacote;

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
    // a package of what was not named is not signed with the leave
    const again = await open([id]);
    refused(await ask(again.ato, [await prepare(next)]), 'foi para outro documento');
    if (kind === 'CSC') {
      const { endereco = '' } = done(await ask(again.ato, [pacote]));
      done(await comeBack(cloud.consent(endereco), again.chave));
      // a yes to one set is none to another
      const other = await prepare(id);
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

  it('signs an attachment as it was when the person left, in XML or beside it, and nothing else', async () => {
    const { minuta, joined } = await draftWithAttachments(server, helena);
    for (const [name, content] of [
      ['nota.xml', '<nota>1</nota>'],
      ['itens.csv', 'a;b\n'],
    ] as const) {
      const anexo = await joined(name, content);
      const { ato, chave } = await open([minuta], anexo);
      const pacote = await prepare(minuta, anexo);
      const back = await moveAttachment(server, helena, anexo);
      refused(await ask(ato, [await prepare(minuta, anexo)]), 'o arquivo mudou depois disso');
      await back();
      const { assinaturas = [] } = done(await sign(ato, chave, [pacote]));
      const [value] = assinaturas;
      const given = await helena.post<AssinaturaFeita>('assinatura/submitHashSignature', value);
      expect(done(given)).toMatchObject({ rotulo: name, nivel: 'QUALIFICADA' });
      const { itens } = done(
        await helena.get<AnexoAssinaturas>(`conteudo/${minuta}/anexos/${anexo}/assinaturas`),
      );
      expect(itens[0]?.linhas[0]).toMatchObject({ ponto: 'INTEGRIDADE', resultado: 'CERTO' });
    }
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
    await isSaid(server, helena, 'CLOUD', ids[2] ?? 0);
    await isSaid(server, helena, 'DIGITAL', moved);
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

describe('a certificate that asks for a password and a code at each signature', () => {
  it('is used with what the person types here, which goes to the provider and stays nowhere', async () => {
    const hers = byKind.CSC;
    const cloud = await startCloudProvider('CSC', authority, hers);
    cloud.mode = 'explicit';
    Object.assign(server.platform.ports.config, { allowedConnections: [`127.0.0.1:${cloud.port}`] });
    const { id: provedor } = done(
      await administrator.post<{ id: number }>('provedor-assinatura', {
        ...cloudRecord('CSC', cloud),
        nome: 'Nuvem com senha',
      }),
    );
    const { open, ask } = cloudSteps(
      () => helena,
      () => ({ cloud, provedor }),
    );
    const id = await documentToSign(helena, signers);
    const { ato, found } = await open([id]);
    const [certificate] = found.certificados;
    expect(certificate?.fatores).toEqual([
      { id: 'PIN', envia: false, rotulo: 'PIN do certificado' },
      { id: 'OTP', envia: true },
    ]);
    const { pacote } = done(await preparePackage(helena, id, hers, authority));
    const typed = (valor: string, code: string) => [
      { id: 'PIN', valor },
      { id: 'OTP', valor: code },
    ];
    const wrong: readonly (readonly [{ id: string; valor: string }[], string])[] = [
      [[], 'Digite o que Nuvem com senha pede'],
      [typed(pin, 'x').slice(0, 1), 'Digite o que'],
      [typed('000000', cloud.code), 'não aceitou a senha ou o código (invalid_pin)'],
      [typed(pin, '000000'), 'não aceitou a senha ou o código (invalid_otp)'],
    ];
    for (const [fatores, words] of wrong) {
      const answer = await ask(ato, [pacote], fatores);
      expect([answer.status, answer.campos, reason(answer)]).toEqual([
        422,
        ['fatores'],
        expect.stringContaining(words),
      ]);
    }
    const codigo = (fator: string) =>
      helena.post(`assinatura/nuvem/${ato}/enviar-codigo`, {
        certificado: certificate?.certificado,
        fator,
      });
    refused(await codigo('PIN'), 'não envia código');
    expect((await codigo('OTP')).status).toBe(200);
    const { assinaturas = [] } = done(await ask(ato, [pacote], typed(pin, cloud.code)));
    expect(done(await submitValue(helena, pacote, assinaturas[0]?.assinatura ?? ''))).toMatchObject({ id });
    expect(cloud.asked.filter((one) => one.includes(pin)).every((one) => one.includes('/authorize'))).toBe(
      true,
    );
    // in no table of the database
    const { rows } = await server.platform.connection.pool.query<{ n: number }>(
      `select sum((xpath('/row/c/text()', query_to_xml(format('select count(*) c from %I.%I x where x::text like %L',
         schemaname, tablename, $1::text), false, true, '')))[1]::text::int)::int n
       from pg_tables where schemaname in ('public', 'registro')`,
      [`%${pin}%`],
    );
    expect(rows[0]?.n).toBe(0);
    await signWithOtherFactors({ helena, authority, hers, cloud, open, ask });
    await cloud.stop();
  });
});

describe('a provider that gives the whole signature', () => {
  it(
    'signs what was prepared, checked before it is kept, as other readers find',
    () => wholeSignatures({ server, authority, helena, rafael, administrator, hers: byKind.PSC, his }),
    60_000,
  );
});

describe('a certificate of which no list speaks', () => {
  it('is asked about at its authority (OCSP), only where the installation allows it', async () => {
    const ocsp = await startOcspServer(authority);
    const { pool } = server.platform.connection;
    const { rows } = await pool.query<{ cpf: string }>(
      `select cpf from registro.usuario where login = 'helena.pires'`,
    );
    const [{ cpf } = { cpf: '' }] = rows;
    const holder = authority.issue({
      nome: 'HELENA DUARTE PIRES',
      cpf: cpf.replaceAll(/\D/g, ''),
      kind: 'EC' as const,
      ocsp: ocsp.url,
    });
    ocsp.holder = holder;
    issueResponder(authority, 'semmandato', 'extendedKeyUsage=emailProtection\n');
    await keepAuthorityFile(server.app, administrator, authority.rootList());
    const id = await documentToSign(helena, signers);
    const judge = async (answering: Answering): Promise<string> => {
      ocsp.answering = answering;
      // what was answered just now is not asked again
      server.time.now = new Date(server.time.now.getTime() + 180_000);
      const answer = await helena.post<CertificadoJulgado>(
        'assinatura/validar-assinar-certificado-ao-assinar',
        {
          ids: [id],
          certificado: holder.der.toString('base64'),
          cadeia: [authority.intermediate.toString('base64')],
        },
      );
      return answer.status === 200 ? answer.payload.revogacao : reason(answer);
    };
    const { config } = server.platform.ports;
    Object.assign(config, { allowedConnections: [] });
    expect(await judge({})).toContain('Revogação não conferida');
    expect(ocsp.asked).toBe(0);
    Object.assign(config, { allowedConnections: [`127.0.0.1:${ocsp.port}`] });
    expect(await judge({ by: 'semmandato' })).toContain('Revogação não conferida');
    expect(await judge({ revoked: true })).toContain('foi revogado em');
    // the older of what says so is named: that of the intermediate's list, or of the answer
    expect(await judge({})).toContain('Não revogado');
    expect((await signWithCertificate(helena, id, holder, authority)).status).toBe(200);
    expect(ocsp.asked).toBe(3);
    await ocsp.stop();
  });
});

describe('whatever the order of the attacks on the two steps', () => {
  it.each(['pdf', 'xml', 'csv'] as const)(
    'refuses each with its reason and writes nothing, then signs a %s once',
    async (kind) => {
      const { minuta, joined } = await draftWithAttachments(server, helena);
      const world = { server, authority, helena, rafael, hers: byKind.PSC, his };
      const target = async (): Promise<Target> => {
        if (kind === 'pdf') return documentTarget(server, await documentToSign(helena, signers));
        const n = Math.random();
        const anexo = await joined(`a${n}.${kind}`, kind === 'xml' ? `<a>${n}</a>` : `a;${n}\n`);
        return { id: minuta, anexo, move: () => moveAttachment(server, helena, anexo) };
      };
      await fc.assert(
        fc.asyncProperty(
          fc.shuffledSubarray([...attacks], { minLength: attacks.length }),
          fc.uint8Array({ minLength: 1, maxLength: 300 }),
          async (order, loose) => walkAttacks(world, await target(), order, loose),
        ),
        { numRuns: 2, endOnFailure: true },
      );
    },
    60_000,
  );
});
