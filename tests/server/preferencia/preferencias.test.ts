import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Notificacao, SessaoAberta } from '#schemas/generated.ts';
import type { Page } from '#schemas/api/endpoint.ts';
import { jobs } from '#server/jobs.ts';
import { notify } from '#server/pessoas/notificacao/index.ts';
import { startTestApp, worldPassword, type TestApp } from '#tests/setup/app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const enter = async (login: string): Promise<SessaoAberta> => {
  const answer = await server.call({ method: 'POST', path: 'login', body: { login, senha: worldPassword } });
  return answer.json<{ payload: SessaoAberta }>().payload;
};

describe('preferências da pessoa', () => {
  it('guarda só o que mudou, vale na sessão e acompanha a pessoa a outro navegador', async () => {
    const helena = await server.as('helena.pires');
    expect((await helena.put('preferencias-usuario', { itensPorPagina: 35, tema: 'escuro' })).status).toBe(
      200,
    );
    expect(
      (await helena.put('preferencias-usuario', { segundosMensagem: 12, idioma: 'es' })).payload,
    ).toMatchObject({ itensPorPagina: 35, tema: 'escuro', segundosMensagem: 12, idioma: 'es' });
    await helena.put('tema/16');
    const again = await helena.post<SessaoAberta>('login/consulta/usuario-config');
    expect(again.payload.userConfig).toMatchObject({ itensPorPagina: 35, tempoApresentacaoMensagens: 12 });
    const elsewhere = await enter('helena.pires');
    expect(elsewhere.dados.usuario.sizeFonte).toBe(16);
    expect(elsewhere.userConfig).toMatchObject({
      itensPorPagina: 35,
      tempoApresentacaoMensagens: 12,
      preferencias: { tema: 'escuro', idioma: 'es', tamanhoFonte: 16 },
    });
    const other = await enter('rafael.lins');
    expect(other.userConfig.preferencias).toEqual({});
  });

  it('recusa o que está fora dos limites, um campo que não conhece e a unidade de outros', async () => {
    const helena = await server.as('helena.pires');
    for (const [change, campo] of [
      [{ itensPorPagina: 7 }, 'itensPorPagina'],
      [{ segundosMensagem: 0 }, 'segundosMensagem'],
      [{ tamanhoFonte: 19 }, 'tamanhoFonte'],
      [{ tema: 'roxo' }, 'tema'],
      [{ unidadePadrao: 999_999 }, 'unidadePadrao'],
      [{ administrador: true }, 'administrador'],
    ] as const) {
      const { status, campos } = await helena.put('preferencias-usuario', change);
      expect([status, campos]).toEqual([422, [campo]]);
    }
  });

  it('começa na unidade escolhida, e volta à do cadastro com tudo o mais', async () => {
    const login = 'rafael.lins';
    const person = await server.as(login);
    const { dados } = await enter(login);
    const other = dados.listaUsuarioDepartamento.find(({ id }) => id !== dados.idUnidadeLogada);
    expect(other).toBeDefined();
    await person.put('preferencias-usuario', { unidadePadrao: other?.id });
    expect((await enter(login)).dados.idUnidadeLogada).toBe(other?.id);
    await person.remove('preferencias-usuario');
    const back = await enter(login);
    expect(back.dados.idUnidadeLogada).toBe(dados.idUnidadeLogada);
    expect(back.userConfig).toMatchObject({ itensPorPagina: 20, preferencias: {} });
  });

  it('avisa pelos meios escolhidos, e por e-mail não nomeia o que é restrito', async () => {
    const { connection, ports } = server.platform;
    const { db } = connection;
    const helena = await server.as('helena.pires');
    const { usuario } = (await helena.post<SessaoAberta>('login/consulta/usuario-config')).payload.dados;
    await helena.put('preferencias-usuario', { avisos: { TRAMITE: { tela: false, email: true } } });
    await helena.put('preferencias-usuario', { avisos: { SISTEMA: { tela: false } } });
    const secret = await db
      .updateTable('conteudo')
      .set({ nivelAcesso: 'SIGILOSO' })
      .where('id', '=', (eb) => eb.selectFrom('conteudo').select((min) => min.fn.min('id').as('id')))
      .returning('id')
      .executeTakeFirstOrThrow();
    const note = { usuarioIds: [usuario.idUsuario], assunto: 'O Ofício 12 chegou', rota: 'principal/x' };
    await db.deleteFrom('correio').execute();
    await notify(db, server.time.now, { ...note, tipo: 'TRAMITE' });
    await notify(db, server.time.now, { ...note, tipo: 'TRAMITE', conteudoId: secret.id });
    await notify(db, server.time.now, { ...note, tipo: 'SISTEMA', assunto: 'Só na tela' });
    const seen = await helena.get<Page<Notificacao>>(
      `notificacao-interna/listar-paginado/${usuario.idUsuario}`,
    );
    const subjects = seen.payload.itens.map(({ assunto }) => assunto);
    expect(subjects).toContain('Só na tela');
    expect(subjects).not.toContain('O Ofício 12 chegou');
    const asked = { usuarioIds: [usuario.idUsuario], assunto: note.assunto, rota: note.rota };
    const context = { db, ports, log: pino({ level: 'silent' }) };
    await jobs.avisarPorCorreio(context, asked);
    await jobs.avisarPorCorreio(context, { ...asked, conteudoId: secret.id });
    const mails = await db.selectFrom('correio').select(['assunto', 'texto']).orderBy('id').execute();
    expect(mails.map(({ assunto }) => assunto)).toEqual([
      'O Ofício 12 chegou',
      'Novidade em um conteúdo restrito',
    ]);
    expect(mails[0]?.texto).toContain(`${ports.config.origin}${ports.config.basePath}principal/x`);
    expect(mails[1]?.texto).not.toContain('Ofício');
  });
});
