import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import JSZip from 'jszip';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AutoridadesArquivo, AutoridadesCarga } from '#schemas/shapes/autoridades.ts';
import type { CertificadoJulgado } from '#schemas/shapes/certificado.ts';
import { updateLists } from '#server/conteudo/certificado/index.ts';
import { readTrustRows } from '#server/conteudo/certificado/confianca/index.ts';
import { startTestApp, type Answer, type Caller, type TestApp } from '#tests/setup/app.ts';
import { documentToSign } from '#tests/setup/certificate-signing.ts';
import { Authority, type Holder } from '#tests/setup/certificates.ts';
import { sendForm } from '#tests/setup/send-form.ts';

let server: TestApp;
let authority: Authority;
let other: Authority;
let administrator: Caller;
let helena: Caller;
let hers: Holder;
const register = 'autoridade-certificadora';

beforeAll(async () => {
  server = await startTestApp();
  // certificates are of today
  server.time.now = new Date(Date.now() + 60_000);
  authority = new Authority();
  other = new Authority();
  await server.platform.connection.pool.query(
    `update registro.usuario set usa_certificado_digital = true where login in ('helena.pires', 'rafael.lins')`,
  );
  [administrator, helena] = await Promise.all([server.as('admin'), server.as('helena.pires')]);
  const { rows } = await server.platform.connection.pool.query<{ cpf: string }>(
    `select cpf from registro.usuario where login = 'helena.pires'`,
  );
  hers = authority.issue({
    nome: 'HELENA DUARTE PIRES',
    cpf: rows[0]?.cpf.replaceAll(/\D/g, '') ?? '',
    kind: 'EC',
  });
});
afterAll(async () => {
  authority.remove();
  other.remove();
  await server.close();
});

const send = (
  step: 'ler' | 'carregar',
  name: string,
  content: Uint8Array,
  body: AutoridadesCarga = {},
  { token }: Caller = administrator,
): Promise<Answer<AutoridadesArquivo>> =>
  sendForm<AutoridadesArquivo>(server.app, token, {
    path: `assinatura/autoridades/${step}`,
    body,
    file: { name, content },
  });
const said = ({ payload: { autoridades, listas, recusados } }: Answer<AutoridadesArquivo>) => ({
  autoridades: autoridades.map(
    ({ titular, raiz, situacao }) => `${titular} ${raiz ? 'raiz ' : ''}${situacao}`,
  ),
  listas: listas.map(({ autoridade, revogados, situacao }) => `${autoridade} ${revogados} ${situacao}`),
  recusados: recusados.map(({ nome }) => nome),
});
const openssl = (...args: readonly string[]): Buffer =>
  execFileSync('openssl', args, { cwd: authority.folder, stdio: 'pipe' });
const zipped = (files: Readonly<Record<string, Uint8Array | string>>): Promise<Buffer> => {
  const zip = new JSZip();
  for (const [name, content] of Object.entries(files)) zip.file(name, content);
  return zip.generateAsync({ type: 'nodebuffer' });
};
/** What is said of her certificate now. */
const judged = async (): Promise<string> => {
  const id = await documentToSign(helena, ['Helena Duarte Pires', 'Rafael Monteiro Lins']);
  const { status, payload, raw } = await helena.post<CertificadoJulgado>(
    'assinatura/validar-assinar-certificado-ao-assinar',
    {
      ids: [id],
      certificado: hers.der.toString('base64'),
      cadeia: [],
    },
  );
  return status === 200 ? `${payload.nivel} ${payload.revogacao}` : raw.body;
};
const records = async (): Promise<readonly Record<string, unknown>[]> =>
  (await administrator.get<{ itens: Record<string, unknown>[] }>(register)).payload.itens;

describe('authorities in files', () => {
  it('are read before anything is kept, and a root is trusted only as whoever loads it says', async () => {
    const zip = await zipped({
      'ACs/raiz.crt': authority.root,
      'ACs/ac.pem': openssl('x509', '-in', 'ac.crt'),
      'lcr/ac.crl': authority.revocationList(),
      'LEIA-ME.txt': 'Autoridades de ensaio',
      'pessoa.cer': hers.der,
    });
    const seen = await send('ler', 'autoridades.zip', zip);
    expect(said(seen)).toEqual({
      autoridades: ['Autoridade Raiz de Ensaio raiz NOVA', 'AC Ensaio v1 NOVA'],
      listas: ['AC Ensaio v1 0 NOVA'],
      recusados: ['LEIA-ME.txt', 'pessoa.cer'],
    });
    expect(await records()).toEqual([]);
    const first = await send('carregar', 'autoridades.zip', zip);
    expect(said(first)).toMatchObject({
      autoridades: ['Autoridade Raiz de Ensaio raiz DEIXADA', 'AC Ensaio v1 CARREGADA'],
      listas: ['AC Ensaio v1 0 GUARDADA'],
    });
    expect(await judged()).toContain('não conhece a autoridade');
    const impressao = seen.payload.autoridades[0]?.impressao ?? '';
    const trusted = await send('carregar', 'autoridades.zip', zip, {
      raizes: [{ impressao, confianca: 'RAIZ_ICP' }],
    });
    expect(said(trusted)).toMatchObject({
      autoridades: ['Autoridade Raiz de Ensaio raiz CARREGADA', 'AC Ensaio v1 JA_ESTA'],
      listas: ['AC Ensaio v1 0 MESMA'],
    });
    // of the authority in between nothing is known yet
    expect(await judged()).toMatch(/^QUALIFICADA Revogação não conferida.*Raiz de Ensaio/);
    await send('carregar', 'raiz.crl', authority.rootList());
    expect(await judged()).toMatch(/^QUALIFICADA Não revogado, pela lista/);
  });

  it('come in chains too, each once, and those of the same name are told apart', async () => {
    openssl(...'crl2pkcs7 -nocrl -certfile ac.crt -certfile raiz.crt -out cadeia.p7b'.split(' '));
    const known = await send('ler', 'cadeia.p7b', readFileSync(join(authority.folder, 'cadeia.p7b')));
    expect(said(known).autoridades.map((one) => one.split(' ').at(-1))).toEqual(['JA_ESTA', 'JA_ESTA']);
    const renewed = await send('carregar', 'ac.crt', other.intermediate);
    expect(said(renewed).autoridades).toEqual(['AC Ensaio v1 CARREGADA']);
    const named = (await records()).map(({ nome }) => nome);
    expect(named).toHaveLength(3);
    expect(named.filter((nome) => /^AC Ensaio v1( \([0-9a-f]{12}\))?$/.test(String(nome)))).toHaveLength(2);
  });

  it('are told when they serve for nothing: broken, encrypted, of nobody known, larger than may be', async () => {
    const broken = await send('ler', 'quebrado.zip', Buffer.from('PK\u0003\u0004 e nada mais'));
    expect(broken.payload.recusados[0]?.motivo).toContain('ZIP');
    const empty = await send('ler', 'vazio.crt', Buffer.alloc(0));
    expect(said(empty).recusados).toEqual(['vazio.crt']);
    const cut = await send('ler', 'cortado.crl', authority.rootList().subarray(0, 90));
    expect(said(cut).recusados).toEqual(['cortado.crl']);
    const strange = new Authority();
    expect(said(await send('carregar', 'de-outra.crl', strange.rootList())).listas).toEqual([
      'Autoridade Raiz de Ensaio 0 SEM_AUTORIDADE',
    ]);
    strange.remove();
    const many = await zipped(Object.fromEntries(Array.from({ length: 2001 }, (_, i) => [`${i}.crt`, 'x'])));
    expect((await send('ler', 'muitos.zip', many)).payload.recusados[0]?.motivo).toContain('2000');
  });

  it('are of who administers the whole installation', async () => {
    expect((await send('ler', 'raiz.crt', authority.root, {}, helena)).status).toBe(403);
    await server.platform.connection.pool.query(
      `update registro.perfil_acesso p set administrador_local = true, versao = p.versao + 1,
         permissoes = p.permissoes || '["autoridadeCertificadoraCarregar"]'::jsonb
       from registro.usuario u where u.login = 'helena.pires' and u.perfil_acesso = p.id`,
    );
    const local = await server.as('helena.pires');
    expect((await send('carregar', 'raiz.crt', authority.root, {}, local)).status).toBe(403);
    await server.platform.connection.pool.query(
      `update registro.perfil_acesso p set administrador_local = false, versao = p.versao + 1
       from registro.usuario u where u.login = 'helena.pires' and u.perfil_acesso = p.id`,
    );
  });
});

describe('lists of revoked', () => {
  const extended = (name: string, extension: string): Buffer => {
    appendFileSync(join(authority.folder, 'ca.cnf'), `[${name}]\n${extension}\n`);
    openssl(
      ...`ca -config ca.cnf -name ac -keyfile ac.key -cert ac.crt -gencrl -crlexts ${name} -out ${name}.pem`.split(
        ' ',
      ),
    );
    return readFileSync(join(authority.folder, `${name}.pem`));
  };

  it('that speak of a part only, or change another, are not taken for the whole', async () => {
    const kinds = {
      parcial: 'issuingDistributionPoint=critical,@parcial_em\n[parcial_em]\nonlysomereasons=keyCompromise',
      indireta: 'issuingDistributionPoint=critical,@indireta_em\n[indireta_em]\nindirectCRL=TRUE',
      delta: '2.5.29.27=critical,DER:02:01:01',
    };
    for (const [name, extension] of Object.entries(kinds)) {
      const { payload } = await send('carregar', `${name}.pem`, extended(name, extension));
      expect([name, payload.listas, payload.recusados[0]?.motivo]).toEqual([
        name,
        [],
        expect.stringContaining('Carregue a lista completa') as string,
      ]);
    }
    // one that speaks of authorities alone says nothing of a person
    const ofAuthorities = extended(
      'so_autoridades',
      'issuingDistributionPoint=critical,@so_autoridades_em\n[so_autoridades_em]\nonlyCA=TRUE',
    );
    const kept = await send('carregar', 'so-autoridades.pem', ofAuthorities);
    expect(said(kept).listas).toEqual(['AC Ensaio v1 0 GUARDADA']);
    expect(await judged()).toMatch(/^QUALIFICADA Revogação não conferida.*AC Ensaio v1/);
  });

  it('may be large, come by file or by the task, and neither the record nor its history carries them', async () => {
    const lines = Array.from(
      { length: 60_000 },
      (_, i) =>
        `R\t350101000000Z\t260101000000Z\t${(0x10_00_00_00 + i).toString(16).toUpperCase()}\tunknown\t/CN=x\n`,
    );
    appendFileSync(join(authority.folder, 'ac.index'), lines.join(''));
    const list = authority.revocationList();
    expect(list.length).toBeGreaterThan(1_200_000);
    const published = createServer((_, response) => void response.writeHead(200).end(list));
    await new Promise<void>((done) => published.listen(0, '127.0.0.1', done));
    const { port } = published.address() as AddressInfo;
    Object.assign(server.platform.ports.config, { allowedConnections: [`127.0.0.1:${port}`] });
    const ac = (await records()).find(({ nome }) => nome === 'AC Ensaio v1');
    const path = `${register}/${String(ac?.['id'])}`;
    const record = (await administrator.get<object>(path)).payload;
    const put = await administrator.put(path, { ...record, enderecoLista: `http://127.0.0.1:${port}/` });
    expect(put.status).toBe(200);
    const { connection, ports } = server.platform;
    expect(await updateLists({ db: connection.db, ports, log: pino({ level: 'silent' }) })).toBe(1);
    await new Promise((done) => published.close(done));
    expect((await administrator.get(path)).payload).toMatchObject({ revogados: 60_000 });
    expect(await judged()).toMatch(/^QUALIFICADA Não revogado/);
    // by file, the next one, in which she is
    const next = authority.revocationList(hers);
    expect(said(await send('carregar', 'ac.crl', next)).listas).toEqual(['AC Ensaio v1 60001 GUARDADA']);
    expect(await judged()).toContain('foi revogado');
    expect(said(await send('ler', 'ac.crl', list)).listas[0]).toMatch(/MESMA$/);
    const carried = [await administrator.get(path), await administrator.get(`${path}/historico`)];
    for (const { raw } of carried) expect(raw.rawPayload.length).toBeLessThan(100_000);
    // of another certificate it is no list
    const changed = (await administrator.get<object>(path)).payload;
    const certificado = openssl('x509', '-in', 'raiz.crt').toString();
    expect((await administrator.put(path, { ...changed, certificado })).status).toBe(200);
    const rows = await readTrustRows(connection.db);
    expect(rows.find(({ nome }) => nome === 'AC Ensaio v1')?.lista).toBeNull();
    expect((await administrator.get(path)).payload).not.toHaveProperty('revogados');
  });
});
