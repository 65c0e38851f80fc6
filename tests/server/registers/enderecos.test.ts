import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pino } from 'pino';
import { jobs } from '#server/jobs.ts';
import { openRegisterWorld, type Person, type RegisterWorld } from '#tests/server/engine/register-world.ts';
import { openMailServer, type MailBox } from '#tests/setup/mail-server.ts';
import { change, confirm, create, itens, refusal } from './act.ts';

let world: RegisterWorld;
let first: MailBox;
let other: MailBox;
let editor: Person;

beforeAll(async () => {
  [first, other] = [await openMailServer(), await openMailServer()];
  world = await openRegisterWorld();
  Object.assign(world.platform.ports.config, {
    allowedConnections: [first, other].map(({ port }) => `127.0.0.1:${port}`),
  });
  editor = await world.personWith(
    'configuracaoEditar',
    'dominioIncluir',
    'conexaoEditar',
    'conexaoConsultar',
  );
  const set = await put(world.administrator, 'configuracao', mail(first));
  expect(set.codigo).toBe('confirmacaoNecessaria');
  await confirm(world.administrator);
  expect((await put(world.administrator, 'configuracao', mail(first))).status).toBe(200);
  await sendAll();
});
afterAll(async () => {
  await world.close();
  await Promise.all([first.close(), other.close()]);
});
beforeEach(() => {
  first.accepted.length = 0;
  other.accepted.length = 0;
});

const mail = ({ port }: MailBox) => ({
  smtpServidor: '127.0.0.1',
  smtpPorta: port,
  smtpSeguranca: 'NENHUMA',
  smtpUsuario: 'malote',
  smtpSenha: 'senha-do-correio',
});
/** Saves as the form would, without proving anything. */
const put = async (person: Person, register: string, fields: object) => {
  const [only] = itens(await world.administrator.get(register));
  const id = Number(only?.['id']);
  const { payload } = await world.administrator.get(`${register}/${id}`);
  return person.put(`${register}/${id}`, { ...payload, ...fields });
};
const db = () => world.platform.connection.db;
const context = () => ({ db: db(), ports: world.platform.ports, log: pino({ level: 'silent' }) });
/** What the worker does. */
const sendAll = async () => {
  const rows = await db().selectFrom('correio').select('id').where('enviadoEm', 'is', null).execute();
  for (const { id } of rows) await jobs.enviarCorreio(context(), { correioId: id });
};
const askReset = async (): Promise<void> => {
  // three an hour is another test's matter
  await db().deleteFrom('linkSenha').execute();
  await jobs.enviarLinkSenha(context(), { login: 'admin', endereco: '10.0.0.9' });
};
const noticesOf = (usuarioId: number) =>
  db().selectFrom('notificacao').select(['assunto', 'conteudo']).where('usuarioId', '=', usuarioId).execute();

describe('o servidor de e-mail apontado a outro lugar', () => {
  it('pede a senha guardada de novo, e a confirmação de quem muda, que serve uma vez', async () => {
    const elsewhere = { smtpPorta: other.port };
    expect(refusal(await put(editor, 'configuracao', elsewhere))).toEqual([
      422,
      { smtpSenha: 'O endereço mudou: digite de novo este segredo. O guardado não é enviado a outro lugar.' },
    ]);
    // a weaker way is another place too
    expect(refusal(await put(editor, 'configuracao', { smtpSeguranca: 'STARTTLS' }))[1]).toHaveProperty(
      'smtpSenha',
    );
    const known = { ...elsewhere, smtpSenha: 'inventada' };
    const asked = await put(editor, 'configuracao', known);
    expect([asked.status, asked.codigo, asked.payload]).toEqual([
      428,
      'confirmacaoNecessaria',
      { por: 'SENHA' },
    ]);
    expect((await confirm(editor, 'errada')).codigo).toBe('senhaNaoConfere');
    expect((await put(editor, 'configuracao', known)).codigo).toBe('confirmacaoNecessaria');
    expect(other.told).toEqual([]);
    // what is not an address asks nothing
    expect((await put(editor, 'configuracao', { segundosMensagem: 8 })).status).toBe(200);
  });

  it('avisa todos os administradores pelo caminho antigo, e o que abre uma conta espera um deles', async () => {
    await confirm(editor, 'senha-da-helena');
    const saved = await put(editor, 'configuracao', {
      smtpPorta: other.port,
      smtpSenha: 'senha-do-correio',
    });
    expect(saved.status).toBe(200);
    expect(JSON.stringify(saved.payload['avisos'])).toContain('Confirmar os endereços');
    expect((await put(editor, 'configuracao', { smtpPorta: first.port, smtpSenha: 'x' })).codigo).toBe(
      'confirmacaoNecessaria',
    );
    await sendAll();
    expect([first.accepted.length, other.accepted.length]).toEqual([1, 0]);
    expect(first.accepted[0]).toContain('To: tiago@vilaserena.gov.br');
    const notice = (await noticesOf(world.ids.tiago)).at(-1);
    expect(notice?.assunto).toBe('Um endereço da instalação mudou');
    expect(notice?.conteudo).toContain(`de 127.0.0.1 ${first.port} NENHUMA para 127.0.0.1 ${other.port}`);
    await askReset();
    await sendAll();
    expect([first.accepted.length, other.accepted.length]).toEqual([1, 0]);
    const waiting = itens(await world.administrator.get('gerenciador-email'))[0];
    expect(waiting?.['erro']).toContain('Espera que um administrador confirme');
    // an administrator who saves something else has not looked at it
    const unrelated = await put(world.administrator, 'configuracao', { segundosMensagem: 7 });
    expect(JSON.stringify(unrelated.payload['avisos'])).toContain('Confirmar os endereços');
    await sendAll();
    expect(other.accepted).toHaveLength(0);
    const id = Number(itens(await world.administrator.get('configuracao'))[0]?.['id']);
    const action = (person: Person) => person.post(`configuracao/${id}/acao/confirmarEnderecos`, {});
    expect((await action(editor)).status).toBe(409);
    expect((await action(world.administrator)).codigo).toBe('confirmacaoNecessaria');
    await confirm(world.administrator);
    expect((await action(world.administrator)).status).toBe(200);
    await sendAll();
    expect(other.accepted).toHaveLength(1);
    expect(other.accepted[0]).toContain('redefinir-senha');
  });

  it('só alcança o que a instalação permite', async () => {
    await confirm(world.administrator);
    const saved = await put(world.administrator, 'configuracao', {
      smtpPorta: 9,
      smtpSenha: 'senha-do-correio',
    });
    expect(JSON.stringify(saved.payload['avisos'])).toContain('MALOTE_CONEXOES');
    await askReset();
    await expect(sendAll()).rejects.toThrow();
    const [row] = itens(await world.administrator.get('gerenciador-email'));
    expect(row?.['erro']).toContain('MALOTE_CONEXOES');
    await db().deleteFrom('correio').execute();
  });

  it('esquece a senha de um servidor que deixou de ter usuário', async () => {
    await confirm(world.administrator);
    expect(
      (await put(world.administrator, 'configuracao', { smtpPorta: first.port, smtpUsuario: '' })).status,
    ).toBe(200);
    const kept = await db().selectFrom('registro.configuracao').select('smtpSenha').executeTakeFirstOrThrow();
    expect(kept.smtpSenha).toBeNull();
  });
});

describe('o endereço público', () => {
  it('só entra em links de senha depois que um administrador o confirma', async () => {
    await change(
      world.administrator,
      'configuracao',
      Number(itens(await world.administrator.get('configuracao'))[0]?.['id']),
      mail(first),
    );
    const set = {
      enderecoPublico: 'https://outro.exemplo',
      dominiosEmail: [{ dominio: 'vilaserena.gov.br' }],
    };
    expect((await put(editor, 'dominio', set)).codigo).toBe('confirmacaoNecessaria');
    await confirm(editor, 'senha-da-helena');
    expect((await put(editor, 'dominio', set)).status).toBe(200);
    first.accepted.length = 0;
    await db().deleteFrom('correio').execute();
    await askReset();
    await sendAll();
    expect(first.accepted.at(-1)?.replaceAll('=\r\n', '')).toContain('/redefinir-senha');
    expect(first.accepted.at(-1)).not.toContain('outro.');
    const institution = await put(world.administrator, 'dominio', {
      dominiosEmail: [...set.dominiosEmail, { dominio: 'camara.vilaserena.gov.br' }],
    });
    expect(JSON.stringify(institution.payload['avisos'])).toContain('Confirmar os endereços');
    await confirm(world.administrator);
    const id = Number(itens(await world.administrator.get('configuracao'))[0]?.['id']);
    await world.administrator.post(`configuracao/${id}/acao/confirmarEnderecos`, {});
    await askReset();
    await sendAll();
    expect(first.accepted.at(-1)?.replaceAll('=\r\n', '')).toContain('https://outro.exemplo/redefinir-senha');
  });
});

describe('uma conexão', () => {
  it('não leva a senha guardada a outro lugar', async () => {
    const id = await create(world.administrator, 'conexao', {
      nome: 'RH',
      url: 'jdbc:postgresql://rh.exemplo:5432/rh',
      usuario: 'malote',
      senha: 'senha-do-rh',
    });
    const { payload } = await editor.get(`conexao/${id}`);
    const save = (fields: object) => editor.put(`conexao/${id}`, { ...payload, ...fields });
    const moved = { url: 'jdbc:postgresql://intruso.exemplo:5432/rh' };
    expect(refusal(await save(moved))[1]).toHaveProperty('senha');
    expect((await save({ ...moved, senha: 'outra' })).codigo).toBe('confirmacaoNecessaria');
    expect((await save({ nome: 'RH novo' })).status).toBe(200);
  });
});
