import { randomBytes, randomInt } from 'node:crypto';
import { generate } from 'otplib';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { ResultadoLote } from '#schemas/shapes/conteudo.ts';
import type { CodigosRecuperacao, SegundoFatorNovo } from '#schemas/shapes/credencial.ts';
import type { SessaoAberta } from '#schemas/shapes/sessao.ts';
import { callerOf, startTestApp, worldPassword, type Caller, type TestApp } from '#tests/setup/app.ts';
import {
  documentToSign,
  preparePackage,
  signWithCertificate,
  submitValue,
  useCertificates,
} from '#tests/setup/certificate-signing.ts';
import { Authority, password, type Holder } from '#tests/setup/certificates.ts';
import { cloudRecord, startCloudProvider, type CloudProvider } from '#tests/setup/cloud-provider.ts';
import { client, pin } from '#tests/setup/cloud-words.ts';
import { freePort } from '#tests/setup/free-port.ts';
import { WatchedHeap } from '#tests/setup/heap-strings.ts';
import { openMailServer, type MailBox } from '#tests/setup/mail-server.ts';
import { prepareApart, startOverWorld } from '#tests/setup/malote-over-world.ts';
import type { MaloteProcess } from '#tests/setup/malote-process.ts';
import { SoftTokens, tokenPin } from '#tests/setup/soft-token.ts';
import { Wire } from '#tests/setup/wire.ts';
import { configure } from '../credencial/entering.ts';
import { cloudSteps, done } from './cloud-steps.ts';
import { logsOf, rowsOf, SecretSearch, type Sought } from './secret-search.ts';

// a server is started and all that it holds is read
vi.setConfig({ testTimeout: 120_000 });

const mark = (): string => randomBytes(18).toString('base64url');
const figures = (many: number): string => Array.from({ length: many }, () => randomInt(1, 10)).join('');

/** What has to be found: without it a search would find nothing anywhere. */
const kept = { memory: mark(), code: figures(6), row: mark(), address: `a${figures(15)}` };
const signers = ['Helena Duarte Pires', 'Rafael Monteiro Lins'];
const particao = 'Chaves de segredo';
const login = 'helena.pires';

let world: TestApp;
let authority: Authority;
let tokens: SoftTokens;
let cloud: CloudProvider;
let box: MailBox;
let heap: WatchedHeap;
let malote: MaloteProcess;
let wire: Wire;
let hers: Holder;
let administrator: Caller;

beforeAll(async () => {
  tokens = new SoftTokens();
  world = await startTestApp();
  await prepareApart(world);
  authority = new Authority();
  // certificates are of today
  world.time.now = new Date();
  [hers] = (await useCertificates(world, authority, [login, 'rafael.lins'])) as [Holder];
  const held = [{ rotulo: 'helena', holder: hers }];
  tokens.prepare(particao, held);
  await tokens.certify(particao, held, [authority.intermediate]);
  await world.platform.connection.pool.query(
    `update registro.usuario set alias_hsm = 'helena' where login = $1`,
    [login],
  );
  await configure(world, { segundoFatorAssinatura: true, codigoPorEmail: true });
  cloud = await startCloudProvider('CSC', authority, hers);
  cloud.mode = 'explicit';
  box = await openMailServer();
  heap = await WatchedHeap.make();
  const port = await freePort();
  malote = await startOverWorld(world, {
    port,
    nodeArgs: heap.nodeArgs,
    env: {
      // whoever looks for a fault asks for every line
      MALOTE_LOG: 'trace',
      MALOTE_SMTP: `smtp://127.0.0.1:${box.port}`,
      MALOTE_CONEXOES: `127.0.0.1:${cloud.port}`,
      MALOTE_HSM: tokens.module,
      MALOTE_HSM_VARIAVEIS: 'SOFTHSM2_CONF',
      MALOTE_METRICAS: `${'-'.repeat(4_000)} ${kept.code} ${kept.memory}`,
    },
  });
  wire = new Wire(`http://127.0.0.1:${port}`);
  administrator = await enter('admin', worldPassword);
});
afterAll(async () => {
  await malote.end('SIGTERM');
  await Promise.all([cloud.stop(), box.close(), heap.remove()]);
  authority.remove();
  tokens.remove();
  await world.close();
});

const ask = (path: string, payload: object | string) =>
  wire.inject({ method: 'POST', url: `/ws/api/${path}`, payload });
const enter = async (who: string, senha: string, codigo?: string): Promise<Caller> => {
  const answer = await ask('login', { payload: { login: who, senha, ...(codigo ? { codigo } : {}) } });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return callerOf(wire, answer.json<{ payload: SessaoAberta }>().payload.token);
};

/** The code in the last mail, as it comes to the person. */
const mailed = (): Promise<string> =>
  vi.waitFor(() => {
    const found = box.accepted.map((mail) => /=A9 (\d{6})\./.exec(mail.replaceAll('=\r\n', ''))?.[1]);
    const last = found.findLast((code) => code !== undefined);
    if (last === undefined) throw new Error('no code came');
    return last;
  });

/** The person's own password, in the place of the one that everybody of the world has. */
const ownPassword = async (): Promise<string> => {
  const senha = mark();
  const first = await enter(login, worldPassword);
  done(await first.post('credencial/senha', { atual: worldPassword, nova: senha }));
  return senha;
};

/** What comes mistyped, mistold or cut off is refused; nothing of the same kind comes after it. */
const refusedOnes = async (helena: Caller): Promise<Sought[]> => {
  const sought: Sought[] = [];
  const secret = (name: string): string => {
    const text = mark();
    sought.push({ name, text });
    return text;
  };
  const refused = async (payload: object | string) => (await ask('login', payload)).statusCode;
  expect(await refused({ payload: { login, senha: secret('senha errada') } })).toBe(401);
  expect(await refused({ payload: { login, senha: { a: secret('senha de outra forma') } } })).toBe(422);
  expect(await refused(`{"payload":{"senha":"${secret('senha em um pedido partido')}"`)).toBe(400);
  const record = { nome: 'Recusado', ativo: true, tipo: 'HSM', porVez: 'muitos' };
  const segredo = secret('PIN em um cadastro recusado');
  const calls: readonly [string, object][] = [
    ['provedor-assinatura', { ...record, segredo }],
    [
      'assinatura/validar-e-assinar-docflow',
      { ids: 'todos', senha: secret('senha de uma assinatura recusada') },
    ],
    ['assinatura/hsm/assinar', { pacotes: [], senha: secret('senha de um HSM recusado') }],
    [
      'assinatura/nuvem/1/assinar',
      { pacotes: [], fatores: [{ id: 'PIN', valor: { a: secret('PIN recusado') } }] },
    ],
    ['credencial/segundo-fator/confirmar', { codigo: { a: secret('código recusado') } }],
  ];
  for (const [path, body] of calls) {
    const by = path === 'provedor-assinatura' ? administrator : helena;
    expect([path, (await by.post(path, body)).status]).toEqual([path, 422]);
  }
  return sought;
};

/** The documents are there before: what is asked of the server afterwards is what carries secrets. */
const documents = async (): Promise<{ byPassword: number[]; byCertificate: number[] }> => {
  const author = await world.as(login);
  const make = (way: 'DIGITAL' | 'DOCFLOW') =>
    documentToSign(author, signers, way, {
      modelo: 'Ata de Reunião',
      assunto: `Ata ${kept.row} ${kept.code}`,
    });
  return {
    byPassword: [await make('DOCFLOW'), await make('DOCFLOW')],
    byCertificate: [await make('DIGITAL'), await make('DIGITAL'), await make('DIGITAL')],
  };
};

const signed = ({ payload, raw }: { payload: ResultadoLote; raw: { body: string } }): void => {
  if (payload.resultados.some(({ ok }) => !ok)) throw new Error(raw.body);
};

it('no key, password, PIN or code is in the memory, the log, a row or an answer of the server that it passed through', async () => {
  const { byPassword, byCertificate } = await documents();
  const before = new Set(await heap.strings(malote.pid));
  const senha = await ownPassword();

  const helena = await enter(login, senha);
  const factor = await helena.post<SegundoFatorNovo>('credencial/segundo-fator', {
    senha,
    meio: 'APLICATIVO',
  });
  const { segredo = '' } = done(factor);
  const now = Math.floor(Date.now() / 1000);
  // that of now and that of the next half minute, in whichever of the two they are asked
  const [code, next] = [
    await generate({ secret: segredo, epoch: now }),
    await generate({ secret: segredo, epoch: now + 30 }),
  ];
  const { codigos } = done(
    await helena.post<CodigosRecuperacao>('credencial/segundo-fator/confirmar', { codigo: code }),
  );
  const [toEnter = '', toSign = ''] = codigos;
  await enter(login, senha, toEnter);

  const inSystem = async (id: number, codigo: string): Promise<void> =>
    signed(
      await helena.post<ResultadoLote>('assinatura/validar-e-assinar-docflow', { ids: [id], senha, codigo }),
    );
  const [first = 0, second = 0] = byPassword;
  await inSystem(first, next);
  done(await helena.post(`assinatura/${second}/enviar-otp`));
  const byMail = await mailed();
  await inSystem(second, byMail);

  const [ofFile = 0, ofCloud = 0, ofHsm = 0] = byCertificate;
  done(await signWithCertificate(helena, ofFile, hers, authority));

  const create = async (record: object) =>
    done(await administrator.post<{ id: number }>('provedor-assinatura', record)).id;
  const provedor = await create({ ...cloudRecord('CSC', cloud), limiteSegundos: 30 });
  const steps = cloudSteps(
    () => helena,
    () => ({ cloud, provedor }),
  );
  const { ato, found } = await steps.open([ofCloud]);
  const { pacote } = done(await preparePackage(helena, ofCloud, hers, authority));
  const certificado = found.certificados[0]?.certificado;
  done(await helena.post(`assinatura/nuvem/${ato}/enviar-codigo`, { certificado, fator: 'OTP' }));
  cloud.code = figures(14);
  const [wrongPin, otp] = [figures(14), cloud.code];
  const typed = (valor: string) => [
    { id: 'PIN', valor },
    { id: 'OTP', valor: otp },
  ];
  expect((await steps.ask(ato, [pacote], typed(wrongPin))).status).toBe(422);
  const [value] = done(await steps.ask(ato, [pacote], typed(pin))).assinaturas ?? [];
  done(await submitValue(helena, pacote, value?.assinatura ?? ''));

  const hsm = await create({
    nome: 'HSM de ensaio',
    ativo: true,
    tipo: 'HSM',
    particao,
    segredo: tokenPin,
    porVez: 5,
  });
  done(await administrator.post(`provedor-assinatura/${hsm}/acao/testar`, {}));
  const prepared = done(await preparePackage(helena, ofHsm, hers, authority));
  signed(
    await helena.post<ResultadoLote>('assinatura/hsm/assinar', {
      provedor: hsm,
      pacotes: [prepared.pacote],
      senha,
      codigo: toSign,
    }),
  );
  done(await helena.get(`documento/${ofHsm}/0`));
  await wire.inject({ method: 'GET', url: `/ws/api/verificar/${kept.address}` });
  const refused = await refusedOnes(helena);

  const memory = await heap.strings(malote.pid);
  await malote.end('SIGTERM');
  const toldBy = ['/ws/api/credencial/segundo-fator', '/ws/api/credencial/segundo-fator/confirmar'];
  const recovery = [toEnter, toSign].flatMap((one) => [one, one.replace('-', '')]);
  const secrets = new SecretSearch([
    ...refused,
    { name: 'senha', text: senha },
    { name: 'segredo do aplicativo', text: segredo, toldBy },
    ...recovery.map((text) => ({ name: `código de recuperação ${text}`, text, toldBy })),
    { name: 'PIN da nuvem', text: pin },
    { name: 'PIN errado da nuvem', text: wrongPin },
    { name: 'código da nuvem', text: otp },
    { name: 'segredo do provedor', text: client.secret },
    { name: 'PIN do HSM', text: tokenPin },
    { name: 'senha do arquivo do certificado', text: password },
    { name: 'chave do certificado', text: hers.key.split('\n')[3] ?? '' },
  ]);
  const rows = await rowsOf(world.platform.connection.pool);
  const log = [...(await logsOf(world.dataDir)), malote.output()];
  const codes = new SecretSearch([
    { name: 'código do aplicativo', text: code },
    { name: 'outro código do aplicativo', text: next },
    { name: 'código do correio', text: byMail },
  ]);
  const foundOf = (search: SecretSearch, held = memory) => ({
    memory: search.in(held),
    rows: search.in(rows),
    log: search.in(log),
    answers: search.inAnswers(wire.heard),
  });
  const nothing = { memory: [], rows: [], log: [], answers: [] };
  expect(foundOf(secrets)).toEqual(nothing);
  // six figures may be in any table of a program: what was there before knows nothing of them
  const fresh = memory.filter((text) => !before.has(text));
  expect(foundOf(codes, fresh)).toEqual(nothing);
  // the same search finds what is there
  const there = new SecretSearch(Object.entries(kept).map(([name, text]) => ({ name, text })));
  expect(foundOf(there)).toEqual({
    memory: expect.arrayContaining(['memory', 'code']) as string[],
    rows: ['code', 'row'],
    log: ['address'],
    answers: ['code', 'row'],
  });
});
