import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Verificacao } from '#schemas/shapes/assinatura.ts';
import type { ItemHistorico } from '#schemas/shapes/conteudo.ts';
import type { SessaoAberta } from '#schemas/shapes/sessao.ts';
import { loadAuthor } from '#server/pessoas/sessao/load-session.ts';
import { readPdf } from '#tests/server/pdf/read-pdf.ts';
import {
  callerOf,
  readAnswer,
  startTestApp,
  worldNow,
  worldPassword,
  type Caller,
  type TestApp,
} from '#tests/setup/app.ts';
import { concludedDocument, read } from '#tests/setup/drafts.ts';

let server: TestApp;
let helena: Caller;
let rafael: Caller;
let admin: Caller;

beforeAll(async () => {
  server = await startTestApp();
  [helena, rafael, admin] = await Promise.all(
    ['helena.pires', 'rafael.lins', 'admin'].map((login) => server.as(login)) as [
      Promise<Caller>,
      Promise<Caller>,
      Promise<Caller>,
    ],
  );
});
beforeEach(() => {
  server.time.now = worldNow;
});
afterAll(() => server.close());

interface Absence {
  readonly id: number;
  readonly versao: number;
  readonly avisos?: readonly { readonly campo: string; readonly mensagem: string }[];
}

const own = '?lugar=opcoes-usuario%2Fausencia';
const idOf = async (login: string): Promise<number> =>
  (
    await server.platform.connection.db
      .selectFrom('registro.usuario')
      .select('id')
      .where('login', '=', login)
      .executeTakeFirstOrThrow()
  ).id;

/** Runs with an absence of somebody, and takes it away again. */
const during = async (
  absence: Readonly<Record<string, unknown>>,
  work: (absence: Absence) => Promise<void>,
): Promise<void> => {
  const made = await admin.post<Absence>('ausencia', { motivo: 'FERIAS', ...absence });
  expect(made.status, made.raw.body).toBe(200);
  try {
    await work(made.payload);
  } finally {
    const { payload } = await admin.get<Absence>(`ausencia/${made.payload.id}`);
    if (payload) await admin.remove(`ausencia/${payload.id}?versao=${payload.versao}`);
    await rafael.post('login/voltar-ao-meu-usuario');
  }
};
const today = { inicio: '2026-11-20', fim: '2026-11-22' };

/** The last beginnings and ends of substitutions by Rafael. */
const lastActs = async (amount: number): Promise<string[]> => {
  const rows = await server.platform.connection.db
    .selectFrom('evento')
    .select('ato')
    .where('ato', 'in', ['iniciouSubstituicao', 'encerrouSubstituicao'])
    .where('substitutoId', '=', await idOf('rafael.lins'))
    .orderBy('id', 'desc')
    .limit(amount)
    .execute();
  return rows.map(({ ato }) => ato).reverse();
};

const enterAs = async (login: string) =>
  readAnswer<SessaoAberta>(
    await server.call({ method: 'POST', path: 'login', body: { login, senha: worldPassword } }),
  );

const substitute = async (who: Caller, login: string) =>
  who.post<SessaoAberta>(`login/substituir-usuario/${await idOf(login)}`);
const subjects = async (who: Caller): Promise<string[]> => {
  const { payload: me } = await who.post<SessaoAberta>('login/consulta/usuario-config');
  const { payload } = await who.get<{ itens: { assunto: string }[] }>(
    `notificacao-interna/listar-paginado/${me.dados.usuario.id}`,
  );
  return payload.itens.map(({ assunto }) => assunto);
};

describe('a substitution', () => {
  it('is told by the absent person, and signs with both names everywhere', async () => {
    const made = await helena.post<Absence>(`ausencia${own}`, {
      ...today,
      motivo: 'FERIAS',
      substituto: await idOf('rafael.lins'),
    });
    expect(made.status, made.raw.body).toBe(200);
    expect(await subjects(rafael)).toContain(
      'Helena Duarte Pires escolheu você como substituto de 20/11/2026 a 22/11/2026',
    );
    expect(await subjects(helena)).toContain(
      'Rafael Monteiro Lins é seu substituto de 20/11/2026 a 22/11/2026',
    );
    const { id } = await concludedDocument(helena, { assunto: 'Para o substituto assinar' });
    const before = await rafael.post<SessaoAberta>('login/consulta/usuario-config');
    expect(before.payload.dados.listaUsuarioSubstituido).toEqual([
      { id: await idOf('helena.pires'), nome: 'Helena Duarte Pires', ate: '2026-11-22' },
    ]);
    const acting = await substitute(rafael, 'helena.pires');
    expect(acting.status, acting.raw.body).toBe(200);
    expect(acting.payload.dados.usuario.id).toBe(await idOf('helena.pires'));
    expect(acting.payload.usuarioSubstituto).toEqual({
      id: await idOf('rafael.lins'),
      nome: 'Rafael Monteiro Lins',
      ate: '2026-11-22',
      terminaEm: '2026-11-23T03:00:00.000Z',
    });
    expect(await subjects(helena)).toContain('Rafael Monteiro Lins começou a atuar em seu lugar');
    // what is said of her account is hers, and nobody takes a notification from her
    const told = await rafael.get<{ itens: { id: number; tipo: string }[] }>(
      `notificacao-interna/listar-paginado/${acting.payload.dados.usuario.id}?pageSize=100`,
    );
    expect(told.payload.itens.length).toBeGreaterThan(0);
    expect(told.payload.itens.some(({ tipo }) => tipo === 'SISTEMA')).toBe(false);
    const [first] = told.payload.itens;
    expect((await rafael.remove(`notificacao-interna/${first?.id ?? 0}`)).codigo).toBe('acessoNegado');
    await withOtherPassword('helena.pires', async () => {
      const signed = await rafael.post<{ resultados: { ok: boolean }[] }>(
        'assinatura/validar-e-assinar-docflow',
        { ids: [id], senha: 'senha-do-mundo-1' },
      );
      expect(signed.payload.resultados).toMatchObject([{ ok: true }]);
    });
    const document = await read(rafael, id);
    expect(document.assinantes).toMatchObject([
      { usuario: { nome: 'Helena Duarte Pires' }, porQuem: 'Rafael Monteiro Lins', situacao: 'ASSINADO' },
    ]);
    const history = await rafael.post<{ itens: ItemHistorico[] }>('tramite/historico', { conteudoId: id });
    expect(history.payload.itens[0]).toMatchObject({
      ato: 'assinado',
      quem: 'Helena Duarte Pires',
      porQuem: 'Rafael Monteiro Lins',
    });
    const file = await rafael.get(`documento/visualizar-documento/${id}/0`);
    const { flat } = await readPdf(file.raw.rawPayload);
    expect(flat).toContain('Rafael Monteiro Lins ***.456.789-**');
    expect(flat).toContain('por substituição de Helena Duarte Pires');
    expect(flat).toContain('por Rafael Monteiro Lins, em substituição');
    const verified = readAnswer<Verificacao>(
      await server.call({ method: 'GET', path: `verificar/${document.codigoVerificacao ?? ''}` }),
    );
    expect(verified.payload.assinaturas).toMatchObject([
      { nome: 'Helena Duarte Pires', porQuem: 'Rafael Monteiro Lins', cpf: '***.456.789-**' },
    ]);
    const back = await rafael.post<SessaoAberta>('login/voltar-ao-meu-usuario');
    expect(back.payload).toMatchObject({ dados: { usuario: { id: await idOf('rafael.lins') } } });
    expect(back.payload.usuarioSubstituto).toBeUndefined();
    expect(back.payload.dados.idUnidadeLogada).toBe(before.payload.dados.idUnidadeLogada);
    const acts = await server.platform.connection.db
      .selectFrom('evento')
      .select(['ato', 'usuarioId', 'substitutoId'])
      .where('substitutoId', '=', await idOf('rafael.lins'))
      .orderBy('id')
      .execute();
    expect(acts.map(({ ato }) => ato).filter((ato) => ato !== 'acessoNegado')).toEqual([
      'iniciouSubstituicao',
      'assinado',
      'encerrouSubstituicao',
    ]);
    expect(acts.every(({ usuarioId }) => usuarioId === document.autor.id)).toBe(true);
    await helena.remove(`ausencia/${made.payload.id}${own}&versao=${made.payload.versao}`);
  });

  it('lends neither administration, nor the own options, nor the restricted area, nor more secrecy', async () => {
    const substituto = await idOf('rafael.lins');
    await during({ ...today, usuario: await idOf('admin'), substituto }, async () => {
      const { payload } = await substitute(rafael, 'admin');
      expect(payload.dados.perfilAcesso).toMatchObject({ administrador: false, administradorLocal: false });
      expect(payload.dados.perfilAcesso.permissoes).toContain('documentoEditar');
      expect(payload.dados.perfilAcesso.permissoes).not.toContain('assinaturaCertificado');
      expect((await rafael.get('usuario')).codigo).toBe('acessoNegado');
      expect((await rafael.get(`ausencia${own}`)).codigo).toBe('acessoNegado');
      expect((await rafael.post('areaRestrita/autenticar', { chave: 'qualquer-chave' })).codigo).toBe(
        'acessoNegado',
      );
    });
    await during({ ...today, usuario: await idOf('beatriz.cordeiro'), substituto }, async () => {
      const { payload } = await substitute(rafael, 'beatriz.cordeiro');
      const rafaels = await server.as('rafael.lins');
      expect(payload.dados.usuario.sigiloGrau).toBe(1);
      expect(payload.dados.departamento.sigla).toBe('PGM');
      // what the person chose for themselves stays with the person
      await rafaels.put('tema/17');
      await rafael.post('login/voltar-ao-meu-usuario');
      const own = await rafael.post<SessaoAberta>('login/consulta/usuario-config');
      expect(own.payload.dados.usuario.sizeFonte).toBe(17);
    });
  });

  it('reaches only the units that the absence opens', async () => {
    const db = server.platform.connection.db;
    const rafaelId = await idOf('rafael.lins');
    const units = await db
      .selectFrom('registro.usuarioUnidades as uu')
      .innerJoin('registro.unidade as un', 'un.id', 'uu.unidade')
      .select(['un.id', 'un.sigla'])
      .where('uu.registroId', '=', rafaelId)
      .execute();
    const [ccl, semad] = ['CCL', 'SEMAD'].map((sigla) => units.find((unit) => unit.sigla === sigla)?.id ?? 0);
    const absence = { ...today, motivo: 'FERIAS', usuario: rafaelId, abrangencia: 'UNIDADES' };
    const helenaId = await idOf('helena.pires');
    const foreign = await admin.post('ausencia', {
      ...absence,
      usuario: helenaId,
      substituto: rafaelId,
      unidades: [semad],
    });
    expect([foreign.status, foreign.campos]).toEqual([422, ['unidades']]);
    expect((await admin.post('ausencia', { ...absence, substituto: helenaId })).campos).toEqual(['unidades']);
    await during({ ...absence, substituto: helenaId, unidades: [semad] }, async () => {
      const { payload } = await substitute(helena, 'rafael.lins');
      expect(payload.dados.idUnidadeLogada).toBe(semad);
      expect(payload.dados.listaUsuarioDepartamento.map(({ sigla }) => sigla)).toEqual(['SEMAD']);
      expect((await helena.post(`login/logar-departamento/${ccl}`)).codigo).toBe('unidadeNaoPermitida');
      await helena.post('login/voltar-ao-meu-usuario');
    });
  });

  it('makes no chain, and goes from one absent person to another directly', async () => {
    const [helenaId, rafaelId, luciana] = [
      await idOf('helena.pires'),
      await idOf('rafael.lins'),
      await idOf('luciana.reis'),
    ];
    // Dalva, of the world, is away with Luciana in her place; now Luciana is away too, with Rafael.
    await during({ ...today, usuario: luciana, substituto: rafaelId }, async ({ avisos }) => {
      expect(avisos).toMatchObject([{ campo: 'inicio' }]);
      expect(avisos?.[0]?.mensagem).toContain('substituta de Dalva');
      await during({ ...today, usuario: helenaId, substituto: rafaelId }, async () => {
        const { payload } = await substitute(rafael, 'luciana.reis');
        expect(payload.dados.listaUsuarioSubstituido.map(({ nome }) => nome)).toEqual([
          'Helena Duarte Pires',
          'Luciana Prado Reis',
        ]);
        expect((await substitute(rafael, 'dalva.lima')).codigo).toBe('naoSubstitui');
        expect((await substitute(rafael, 'helena.pires')).payload.dados.usuario.id).toBe(helenaId);
        const back = await rafael.post<SessaoAberta>('login/voltar-ao-meu-usuario');
        expect(back.payload.dados.usuario.id).toBe(rafaelId);
      });
    });
  });

  it('keeps the hours of both', async () => {
    const { payload: found } = await admin.get<{ itens: Absence[] }>('perfil-acesso?descricao_like=Chefia');
    const change = async (faixaHorario: number | undefined): Promise<void> => {
      const { payload } = await admin.get<Absence>(`perfil-acesso/${found.itens[0]?.id ?? 0}`);
      const { status, raw } = await admin.put(`perfil-acesso/${payload.id}`, { ...payload, faixaHorario });
      expect(status, raw.body).toBe(200);
    };
    const band = await admin.post<Absence>('faixa-horario', {
      descricao: 'Manhãs',
      conjuntos: [{ dias: [2, 3, 4, 5, 6], horarios: [{ inicio: '08:00', fim: '10:45' }] }],
    });
    await change(band.payload.id);
    const absence = { ...today, usuario: await idOf('helena.pires'), substituto: await idOf('rafael.lins') };
    await during(absence, async () => {
      const { payload } = await substitute(rafael, 'helena.pires');
      expect(payload.fimDoHorario).toBeUndefined();
      expect(payload.usuarioSubstituto?.terminaEm).toBe('2026-11-20T13:45:00.000Z');
      server.time.now = new Date('2026-11-20T13:45:00Z');
      const late = await rafael.get('caixa-central');
      expect([late.status, late.codigo]).toEqual([403, 'substituicaoForaDoHorario']);
      expect(late.raw.json<{ descricao: string }>().descricao).toContain('segunda-feira, às 08:00');
      expect((await rafael.post('login/voltar-ao-meu-usuario')).status).toBe(200);
      expect((await substitute(rafael, 'helena.pires')).codigo).toBe('substituicaoForaDoHorario');
      expect((await rafael.get('caixa-central')).status).toBe(200);
    });
    await change(undefined);
  });

  it('ends with the legal day, or with the absence, and nothing is done under the wrong name', async () => {
    const absence = { ...today, usuario: await idOf('helena.pires'), substituto: await idOf('rafael.lins') };
    const refused = async () => {
      const { status, codigo } = await rafael.get('caixa-central');
      return [status, codigo];
    };
    await during(absence, async ({ id, versao }) => {
      await substitute(rafael, 'helena.pires');
      expect(await refused()).toEqual([200, '']);
      await admin.remove(`ausencia/${id}?versao=${versao}`);
      expect(await refused()).toEqual([403, 'substituicaoTerminou']);
      expect((await rafael.post('documento', { modeloId: 1, assunto: 'De ninguém' })).codigo).toBe(
        'substituicaoTerminou',
      );
      const back = await rafael.post<SessaoAberta>('login/voltar-ao-meu-usuario');
      expect(back.payload.dados.usuario.nome).toBe('Rafael Monteiro Lins');
      expect(await refused()).toEqual([200, '']);
      // ended by the calendar, it has its end in the chain all the same
      expect(await lastActs(2)).toEqual(['iniciouSubstituicao', 'encerrouSubstituicao']);
      expect(await subjects(rafael)).toContain(
        'Você não é mais substituto de Helena Duarte Pires de 20/11/2026 a 22/11/2026',
      );
    });
    await during(absence, async () => {
      // the absent person is taken off the unit
      const { payload } = await substitute(rafael, 'helena.pires');
      const place = server.platform.connection.db
        .updateTable('registro.usuarioUnidades')
        .where('registroId', '=', absence.usuario);
      const unidade = payload.dados.idUnidadeLogada;
      const other = sql<number>`(select id from registro.unidade where sigla = 'SESAU')`;
      await place.set({ unidade: other }).where('unidade', '=', unidade).execute();
      expect(await refused()).toEqual([403, 'substituicaoTerminou']);
      expect((await rafael.post('login/voltar-ao-meu-usuario')).status).toBe(200);
      expect(await lastActs(2)).toEqual(['iniciouSubstituicao', 'encerrouSubstituicao']);
      await place.set({ unidade }).where('unidade', '=', other).execute();
    });
    // what goes on without a request is judged by the day of now, not by that of the sign-in
    await during({ ...absence, inicio: '2026-11-21', fim: '2026-11-21' }, async () => {
      server.time.now = new Date('2026-11-21T02:30:00Z');
      const { payload } = await enterAs('rafael.lins');
      const began = callerOf(server.app, payload.token);
      server.time.now = new Date('2026-11-21T03:00:00Z');
      expect((await substitute(began, 'helena.pires')).status).toBe(200);
      const { platform, time } = server;
      const author = await platform.connection.db
        .selectFrom('sessao')
        .select(['id as sessaoId', 'usuarioId as substitutoId', 'unidadeId'])
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow();
      const { timeZone } = platform.ports.config;
      const asked = { ...author, usuarioId: absence.usuario };
      const sessao = await loadAuthor(platform.connection.db, asked, time.now, timeZone);
      expect(sessao.usuarioId).toBe(absence.usuario);
      await began.post('login/logout');
      server.time.now = worldNow;
    });
    await during({ ...absence, fim: '2026-11-20' }, async () => {
      server.time.now = new Date('2026-11-21T02:30:00Z');
      const { token } = (await enterAs('rafael.lins')).payload;
      const call = async (path: string, method: 'GET' | 'POST' = 'GET') =>
        readAnswer(
          await server.call({
            method,
            path,
            body: method === 'POST' ? {} : undefined,
            headers: { authorization: `Bearer ${token}` },
          }),
        );
      expect((await call(`login/substituir-usuario/${absence.usuario}`, 'POST')).status).toBe(200);
      server.time.now = new Date('2026-11-21T02:59:59Z');
      expect((await call('caixa-central')).status).toBe(200);
      server.time.now = new Date('2026-11-21T03:00:00Z');
      expect((await call('caixa-central')).codigo).toBe('substituicaoTerminou');
      expect((await call(`login/substituir-usuario/${absence.usuario}`, 'POST')).codigo).toBe(
        'substituicaoTerminou',
      );
      expect((await call('login/logout', 'POST')).status).toBe(200);
      server.time.now = worldNow;
    });
  });
});

/** Somebody's password is another one meanwhile. */
const withOtherPassword = async (login: string, work: () => Promise<void>): Promise<void> => {
  const users = server.platform.connection.db.updateTable('registro.usuario').where('login', '=', login);
  const { senha } = await server.platform.connection.db
    .selectFrom('registro.usuario')
    .select('senha')
    .where('login', '=', login)
    .executeTakeFirstOrThrow();
  await users.set({ senha: await hash('outra-senha-dela') }).execute();
  await work();
  await users.set({ senha }).execute();
};
