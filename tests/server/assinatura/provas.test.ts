import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ArquivoConferido, ProvaGuardada } from '#schemas/shapes/conferencia.ts';
import { proofsOf } from '#server/ferramentas/signature/pdf/file-proofs.ts';
import { signaturesOf } from '#server/ferramentas/signature/pdf/signatures-of.ts';
import { completeProofs } from '#server/conteudo/certificado/index.ts';
import { jobs } from '#server/jobs.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import {
  documentToSign,
  keepAuthorityFile,
  keepIntermediate,
  preparePackage,
  signWithCertificate,
  submitValue,
  useCertificates,
  valueOf,
} from '#tests/setup/certificate-signing.ts';
import { Authority, type Holder } from '#tests/setup/certificates.ts';
import { startOcspServer, type OcspServer } from '#tests/setup/ocsp-responder.ts';
import { startTimeAuthority, type TimeAuthority } from '#tests/setup/time-authority.ts';
import { draftWithAttachments } from './attack-targets.ts';
import { checkedAlone, judgedAlone } from './checked-alone.ts';
import { opensslAccepts, xmlsecAccepts } from './other-verifiers.ts';

let server: TestApp;
let authority: Authority;
let helena: Caller;
let hers: Holder;
let his: Holder;
const signers = ['Helena Duarte Pires', 'Rafael Monteiro Lins'];
let act: TimeAuthority;
let stamper: Holder;
let ocsp: OcspServer;
let administrator: Caller;
let rafael: Caller;
const folder = mkdtempSync(join(tmpdir(), 'malote-prova-'));
const tool = (name: string, ...order: readonly string[]): string =>
  execFileSync(name, order, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
const change = async (path: string, fields: object): Promise<void> => {
  const { payload } = await administrator.get<object>(path);
  const { status, raw } = await administrator.put(path, { ...payload, ...fields });
  if (status !== 200) throw new Error(raw.body);
};
const complete = () => {
  server.time.now = new Date(server.time.now.getTime() + 1000);
  const { connection, ports } = server.platform;
  return completeProofs({ db: connection.db, ports, log: pino({ level: 'silent' }) });
};
const make = async ([first, second] = [hers, his]): Promise<number> => {
  const id = await documentToSign(helena, signers);
  for (const [caller, holder] of [
    [helena, first],
    [rafael, second],
  ] as const)
    expect((await signWithCertificate(caller, id, holder, authority)).status).toBe(200);
  return id;
};
/** The two of them, with certificates about which their authority answers (OCSP). */
const askedAbout = async (): Promise<[Holder, Holder]> => {
  const { rows } = await server.platform.connection.pool.query<{ nome: string; cpf: string }>(
    `select nome, cpf from registro.usuario where nome = any($1) order by nome`,
    [signers],
  );
  return rows.map(({ nome, cpf }) =>
    authority.issue({
      nome: nome.toUpperCase(),
      cpf: cpf.replaceAll(/\D/g, ''),
      kind: 'EC',
      ocsp: ocsp.url,
    }),
  ) as [Holder, Holder];
};
const listed = async (situacao?: string) => {
  const { payload } = await helena.get<{ itens: ProvaGuardada[]; total: number }>(
    `assinatura/provas${situacao === undefined ? '' : `?situacao=${situacao}`}`,
  );
  return { ...payload, itens: payload.itens.map(({ id, nivel, vencida }) => ({ id, nivel, vencida })) };
};
const read = async (id: number): Promise<Buffer> =>
  (await helena.get(`documento/visualizar-documento/${id}/0`)).raw.rawPayload;
const level = async (id: number): Promise<readonly string[]> => {
  const { payload } = await helena.get<{ itens: ArquivoConferido['itens'] }>(
    `documento/listar-assinatura-certificado/${id}`,
  );
  return payload.itens.flatMap(({ linhas }) =>
    linhas.filter(({ ponto }) => ponto === 'PROVA').map(({ texto }) => /\((\w+)\)/.exec(texto)?.[1] ?? texto),
  );
};
const judged = (bytes: Buffer, separada?: Buffer) => judgedAlone(server, bytes, separada);
const verified = (pdf: Buffer): void => {
  writeFileSync(join(folder, 'a.pdf'), pdf);
  expect(tool('pdfsig', '-no-ocsp', 'a.pdf').match(/Signature is Valid\./g)).toHaveLength(2);
  expect(tool('qpdf', '--check', 'a.pdf')).toContain('No syntax or stream encoding errors found');
  // a list of proofs with nothing in it says that there are some
  expect(pdf.toString('latin1')).not.toMatch(/\/(?:Cert|CRL|OCSP)s?\s*\[\s*\]/);
};
let below: string;
beforeAll(async () => {
  server = await startTestApp();
  // certificates are of today
  server.time.now = new Date();
  authority = new Authority();
  [hers, his] = (await useCertificates(server, authority, ['helena.pires', 'rafael.lins'])) as [
    Holder,
    Holder,
  ];
  ocsp = await startOcspServer(authority);
  stamper = authority.stamper('carimbadora', { ocsp: ocsp.url });
  act = await startTimeAuthority(authority, 'carimbadora');
  server.time.now = new Date(Date.now() + 60_000);
  [administrator, helena, rafael] = await Promise.all([
    server.as('admin'),
    server.as('helena.pires'),
    server.as('rafael.lins'),
  ]);
  Object.assign(server.platform.ports.config, { allowedConnections: [`127.0.0.1:${act.port}`] });
  const stamps = await administrator.post('autoridade-carimbo', {
    nome: 'Carimbadora de ensaio',
    ativo: true,
    endereco: act.url,
    ordem: 1,
    limiteSegundos: 5,
  });
  expect([stamps.status, stamps.campos]).toEqual([200, []]);
  below = await keepIntermediate(server, administrator, authority);
});
afterAll(async () => {
  await Promise.all([act.stop(), ocsp.stop()]);
  authority.remove();
  await server.close();
  rmSync(folder, { recursive: true });
});

it('waits for who still has to sign, and says what is missing before it is in the file', async () => {
  const id = await documentToSign(helena, signers);
  await signWithCertificate(helena, id, hers, authority);
  const before = await read(id);
  expect(await complete()).toBe(0);
  expect(await read(id)).toEqual(before);
  await signWithCertificate(rafael, id, his, authority);
  expect(await complete()).toBe(0);
  expect(await level(id)).toEqual(['T', 'T']);
  const { rows } = await server.platform.connection.pool.query('select nivel, falta from assinatura_prova');
  expect(rows).toEqual([{ nivel: 'T', falta: expect.stringContaining('AC Ensaio v1') as string }]);
  const told = { itens: [{ id, nivel: 'T', vencida: false }], total: 1 };
  expect(await listed('ESPERAM')).toMatchObject(told);
  expect(await listed()).toMatchObject(told);
  await keepAuthorityFile(server.app, administrator, authority.revocationList());
  // it pauses before it tries again
  expect(await complete()).toBe(0);
  server.time.now = new Date(server.time.now.getTime() + 11 * 60_000);
  expect(await complete()).toBe(1);
  expect(await level(id)).toEqual(['LT', 'LT']);
  expect(await listed('ESPERAM')).toMatchObject({ itens: [], total: 0 });
  const now = server.time.now;
  expect(await listed('VENCIDAS')).toMatchObject({ itens: [] });
  await server.platform.connection.pool.query(`update assinatura_prova set ate = $1`, [now]);
  expect(await listed('VENCIDAS')).toMatchObject({ itens: [{ id, nivel: 'LT', vencida: true }], total: 1 });
  await server.platform.connection.pool.query(`update assinatura_prova set ate = $1`, [
    new Date(now.getTime() + 86_400_000),
  ]);
  expect(await listed('VENCEM')).toMatchObject({ itens: [{ id, vencida: false }] });
  const pdf = await read(id);
  verified(pdf);
  expect(await judged(pdf)).toEqual(Array(2).fill('CERTO CERTO CERTO CERTO CERTO'));
  expect(await complete()).toBe(0);
});

it('is sealed by a timestamp of the document where that is wanted, which is renewed before it ends', async () => {
  server.time.now = new Date(Date.now() + 60_000);
  await change('configuracao/1', { nivelProva: 'LTA' });
  act.answer = 'fails';
  const id = await make();
  expect(await level(id)).toEqual(['B', 'B']);
  expect(await complete()).toBe(0);
  act.answer = 'token';
  server.time.now = new Date(server.time.now.getTime() + 8 * 60_000);
  await server.platform.connection.pool.query('update assinatura_prova set tentar_em = $1', [
    server.time.now,
  ]);
  expect(await complete()).toBe(2);
  const pdf = await read(id);
  expect(await level(id)).toEqual(['LTA', 'LTA']);
  verified(pdf);
  expect(await judged(pdf)).toEqual(Array(4).fill('CERTO CERTO CERTO CERTO CERTO'));
  const seal = signaturesOf(pdf).at(-1)?.covered;
  const at = pdf.lastIndexOf('/Contents<') + '/Contents'.length;
  writeFileSync(join(folder, 't.tst'), seal?.contents ?? '');
  writeFileSync(
    join(folder, 'coberto'),
    Buffer.concat([pdf.subarray(0, at), pdf.subarray(pdf.indexOf('>', at) + 1, seal?.end)]),
  );
  const trusted = [
    '-CAfile',
    join(authority.folder, 'raiz.crt'),
    '-untrusted',
    join(authority.folder, 'ac.crt'),
  ];
  expect(
    tool('openssl', 'ts', '-verify', '-token_in', '-in', 't.tst', '-data', 'coberto', ...trusted),
  ).toContain('Verification: OK');
  // a byte of what is sealed, outside what the people signed
  const touched = Buffer.from(pdf);
  const proof = touched.lastIndexOf('/Type/DSS');
  touched.write('/Type/DSX', proof, 'latin1');
  expect((await judged(touched)).map((line) => line.split(' ')[0])).toEqual([
    'CERTO',
    'CERTO',
    'CERTO',
    'ERRADO',
  ]);
  expect(await complete()).toBe(0);
  await server.platform.connection.pool.query('update assinatura_prova set tentar_em = $1', [
    server.time.now,
  ]);
  expect(await complete()).toBe(2);
  verified(await read(id));
  expect(await level(id)).toEqual(['LTA', 'LTA']);
  expect((await read(id)).length).toBeGreaterThan(pdf.length);
  // the task says what ends soon and what waits, and no document by name
  const { payload: tasks } = await administrator.get<{ itens: { id: number; classe: string }[] }>(
    'tarefa?pageSize=50',
  );
  const tarefaId = tasks.itens.find(({ classe }) => classe === 'completarProvas')?.id ?? 0;
  const { connection, ports } = server.platform;
  const today = server.time.now;
  server.time.now = new Date(today.getTime() + 330 * 86_400_000);
  await jobs.executarTarefa({ db: connection.db, ports, log: pino({ level: 'silent' }) }, { tarefaId });
  server.time.now = today;
  const { payload: task } = await administrator.get<{ resultado: string }>(`tarefa/${tarefaId}`);
  expect(task.resultado).toMatch(
    /ganharam prova agora: 0\. Provas que vencem em 90 dias: 2, a primeira em .*À espera do que falta: 1\. O mais comum: .*relógio/,
  );
});

it('takes into the file what the authorities answered (OCSP) where no list speaks, and asks nobody afterwards', async () => {
  server.time.now = new Date(Date.now() + 60_000);
  await change('configuracao/1', { nivelProva: 'LT' });
  await server.platform.connection.pool.query('delete from autoridade_lista where autoridade_id = $1', [
    below.split('/')[1],
  ]);
  const [first, second] = await askedAbout();
  const { config } = server.platform.ports;
  const proofOf = async (id: number) => {
    const { rows: found } = await server.platform.connection.pool.query<{ nivel: string; falta: string }>(
      'select nivel, falta from assinatura_prova where conteudo_id = $1',
      [id],
    );
    return found[0];
  };
  // the authority is not one that the installation may ask
  const alone = await make([first, second]);
  await complete();
  expect(await proofOf(alone)).toEqual({
    nivel: 'T',
    falta: expect.stringContaining('AC Ensaio v1') as string,
  });
  expect(ocsp.asked).toBe(0);
  Object.assign(config, { allowedConnections: [`127.0.0.1:${act.port}`, `127.0.0.1:${ocsp.port}`] });
  ocsp.holder = [first, second, stamper];
  const id = await make([first, second]);
  // who was silent is asked again
  server.time.now = new Date(server.time.now.getTime() + 20 * 60_000);
  await complete();
  expect(await proofOf(id)).toEqual({ nivel: 'LT', falta: null });
  const asked = ocsp.asked;
  expect(asked).toBeGreaterThanOrEqual(3);
  const pdf = await read(id);
  verified(pdf);
  expect(await judged(pdf)).toEqual(['CERTO CERTO CERTO CERTO CERTO', 'CERTO CERTO CERTO CERTO CERTO']);
  // all answers are in it, and another verifier finds them good
  const answers = proofsOf(pdf).answers.map(({ der }) => der);
  expect(answers).toHaveLength(3);
  const bundle = ['ac', 'raiz'].map((name) => readFileSync(join(authority.folder, `${name}.crt`), 'utf8'));
  writeFileSync(join(folder, 'autoridades.pem'), bundle.join(''));
  for (const answer of answers) {
    writeFileSync(join(folder, 'resposta.der'), answer);
    const told = tool(
      'openssl',
      ...'ocsp -respin resposta.der -CAfile autoridades.pem -VAfile autoridades.pem -resp_text'.split(' '),
    );
    expect(told).toContain('Cert Status: good');
  }
  // what proves it is in the file: nobody is asked again
  expect(await level(id)).toEqual(['LT', 'LT']);
  expect(ocsp.asked).toBe(asked);
});

it('is as good of an attachment, inside an XML or beside any other file, each signature sealed by itself', async () => {
  server.time.now = new Date(Date.now() + 60_000);
  await change('configuracao/1', { nivelProva: 'LTA' });
  const list = authority.revocationList();
  await keepAuthorityFile(server.app, administrator, list);
  // the documents of before are brought there too
  await complete();
  const { minuta, joined } = await draftWithAttachments(server, helena);
  const [xml, csv] = [await joined('n.xml', '<n>1</n>'), await joined('n.csv', 'a;1\n')];
  const sign = async (caller: Caller, holder: Holder): Promise<void> => {
    for (const anexo of [xml, csv]) {
      const { payload, raw } = await preparePackage(caller, minuta, holder, authority, anexo);
      const done = await submitValue(caller, payload.pacote, valueOf(payload, holder));
      expect([raw.statusCode, done.status]).toEqual([200, 200]);
    }
  };
  // one without its moment, and one with it
  act.answer = 'fails';
  await sign(helena, hers);
  act.answer = 'token';
  const grow = async (): Promise<void> => {
    await server.platform.connection.pool.query(
      'update assinatura_prova set tentar_em = $1 where anexo_id is not null',
      [server.time.now],
    );
    expect(await complete()).toBe(2);
  };
  await grow();
  // what was sealed is signed by another too, and stays so
  await sign(rafael, his);
  await grow();
  const opened = async () => {
    const { rows } = await server.platform.connection.pool.query<{ cms: Buffer }>(
      'select cms from anexo_assinatura_separada where anexo_id = $1',
      [csv],
    );
    return {
      inside: (await helena.get(`conteudo/${minuta}/anexos/${xml}/arquivo`)).raw.rawPayload,
      beside: rows[0]?.cms ?? Buffer.alloc(0),
      file: (await helena.get(`conteudo/${minuta}/anexos/${csv}/arquivo`)).raw.rawPayload,
    };
  };
  const provas = async (bytes: Buffer, separada?: Buffer): Promise<readonly (string | undefined)[]> =>
    (await checkedAlone(server, bytes, separada)).map(
      (linhas) => /\((\w+)\)/.exec(linhas.find(({ ponto }) => ponto === 'PROVA')?.texto ?? '')?.[1],
    );
  const accepted = async (): Promise<{ inside: Buffer; beside: Buffer; file: Buffer }> => {
    const now = await opened();
    const { inside, beside, file } = now;
    const whole = Array(2).fill('CERTO CERTO CERTO CERTO CERTO');
    expect([await judged(inside), await judged(file, beside)]).toEqual([whole, whole]);
    expect([await provas(inside), await provas(file, beside)]).toEqual([
      ['LTA', 'LTA'],
      ['LTA', 'LTA'],
    ]);
    xmlsecAccepts(inside, 2, authority);
    opensslAccepts(beside, file, authority);
    return now;
  };
  const first = await accepted();
  const [conteudo] = (
    await helena.get<{ itens: ProvaGuardada[] }>('assinatura/provas?pageSize=50')
  ).payload.itens.filter(({ id }) => id === minuta);
  expect(conteudo?.anexo).toEqual({ id: expect.any(Number) as number, nome: expect.any(String) as string });
  // a byte of what only the seal covers, and it seals no more
  const text = first.inside.lastIndexOf('<xades:EncapsulatedCRLValue>') + 60;
  const touched = Buffer.from(first.inside);
  touched[text] = touched[text] === 65 ? 66 : 65;
  expect(await provas(touched)).not.toEqual(['LTA', 'LTA']);
  const kept = first.beside.indexOf(list.subarray(-40)) + 20;
  const changed = Buffer.from(first.beside);
  changed.writeUInt8(changed.readUInt8(kept) ^ 1, kept);
  expect(await provas(first.file, changed)).not.toContain('LTA');
  // one that nobody may sign any more, for its size, keeps nobody's proofs from being renewed
  await server.platform.connection.pool.query(
    `update arquivo set tamanho = 30000000 where id = (select arquivo_id from conteudo_anexo where id = $1)`,
    [xml],
  );
  await grow();
  const second = await accepted();
  expect(second.inside.length).toBeGreaterThan(first.inside.length);
  expect(second.beside.length).toBeGreaterThan(first.beside.length);
});

it('keeps an answer (OCSP) and not a list that is large, which would be in each file, when there are both', async () => {
  server.time.now = new Date(Date.now() + 60_000);
  await change('configuracao/1', { nivelProva: 'LT' });
  const revoked = Array.from(
    { length: 12_000 },
    (_, i) =>
      `R\t350101000000Z\t260101000000Z\t${(0x1000_0000 + i).toString(16).toUpperCase()}\tunknown\t/CN=x\n`,
  );
  appendFileSync(join(authority.folder, 'ac.index'), revoked.join(''));
  const list = authority.revocationList();
  await keepAuthorityFile(server.app, administrator, list);
  const kept = async (...holders: [Holder, Holder]): Promise<readonly [lists: number[], answers: number]> => {
    const id = await make(holders);
    await complete();
    expect(await level(id)).toEqual(['LT', 'LT']);
    const { lists, answers } = proofsOf(await read(id));
    return [lists.map(({ der }) => der.length).sort((one, other) => other - one), answers.length];
  };
  // nobody may be asked about these: it goes in
  const [[largest]] = await kept(hers, his);
  expect(largest).toBe(list.length);
  const asked = await askedAbout();
  ocsp.holder = [...asked, stamper];
  Object.assign(server.platform.ports.config, {
    allowedConnections: [`127.0.0.1:${act.port}`, `127.0.0.1:${ocsp.port}`],
  });
  const [lists, answers] = await kept(...asked);
  expect(answers).toBe(3);
  for (const length of lists) expect(length).toBeLessThan(100_000);
});
