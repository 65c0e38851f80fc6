import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Page } from '#schemas/api/endpoint.ts';
import { networkOf } from '#server/pessoas/alerta/index.ts';
import { attempt } from '#tests/server/credencial/entering.ts';
import {
  callerOf,
  startTestApp,
  worldNow,
  worldPassword,
  type Caller,
  type TestApp,
} from '#tests/setup/app.ts';

let server: TestApp;
let admin: Caller;
let adminId: number;
beforeAll(async () => {
  server = await startTestApp();
  admin = await server.as('admin');
  adminId = await idOf('admin');
});
afterAll(() => server.close());
beforeEach(async () => {
  server.time.now = worldNow;
  await server.platform.connection.pool.query(
    `delete from alerta_seguranca; delete from tentativa_entrada; update notificacao set lida = true;
     update sessao set encerrada_em = now() where usuario_id <> ${adminId}`,
  );
});

interface Alert {
  readonly id: number;
  readonly [field: string]: unknown;
}

const idOf = async (login: string): Promise<number> => {
  const { rows } = await server.platform.connection.pool.query<{ id: number }>(
    'select id from registro.usuario where login = $1',
    [login],
  );
  return rows[0]?.id ?? 0;
};

const later = (minutes: number): void => {
  server.time.now = new Date(server.time.now.getTime() + minutes * 60_000);
};

const alerts = async (caller = admin): Promise<readonly Alert[]> => {
  const { status, payload, raw } = await caller.get<Page<Alert>>('alerta-seguranca?pageSize=50');
  if (status !== 200) throw new Error(raw.body);
  return payload.itens;
};

const told = async (
  usuarioId = adminId,
): Promise<readonly { assunto: string; rota?: string; lida: boolean }[]> => {
  const { rows } = await server.platform.connection.pool.query<{
    assunto: string;
    rota: string;
    lida: boolean;
  }>(
    `select assunto, rota, lida from notificacao where usuario_id = $1 and rota like '%alerta-seguranca%' and not lida`,
    [usuarioId],
  );
  return rows;
};

const settings = async (fields: object): Promise<void> => {
  const pairs = Object.entries(fields).map(([name, value]) => `${name} = ${String(value)}`);
  await server.platform.connection.pool.query(`update registro.configuracao set ${pairs.join(', ')}`);
};

/** Wrong passwords, each from an address of its own, far enough from each other for none to wait. */
const wrong = async (login: string, times: number, endereco = '203.0.113.'): Promise<void> => {
  for (let n = 0; n < times; n += 1) {
    const answer = await attempt(server, login, 'errada', {
      endereco: endereco.endsWith('.') ? `${endereco}${n + 1}` : endereco,
    });
    expect(answer.codigo).toBe('credenciaisInvalidas');
  }
};

describe('entradas recusadas em série', () => {
  it('abrem um alerta no número que a configuração diz, que se soma enquanto está aberto; avisa-se uma vez', async () => {
    await wrong('helena.pires', 9);
    expect(await alerts()).toEqual([]);
    await wrong('helena.pires', 3, '198.51.100.');
    const [alert, ...others] = await alerts();
    expect(others).toEqual([]);
    expect(alert).toMatchObject({
      titulo: 'Entradas recusadas em série: Helena Duarte Pires',
      especie: 'ENTRADAS_RECUSADAS',
      quem: 'Helena Duarte Pires',
      vezes: 3,
      situacao: 'ABERTO',
      enderecos: '198.51.100.3, 198.51.100.2, 198.51.100.1',
    });
    expect(await told()).toMatchObject([
      { assunto: alert?.['titulo'], rota: `administracao/alerta-seguranca/consulta/${alert?.id}` },
    ]);
  });

  it('espaçadas além do tempo que a configuração diz não abrem', async () => {
    for (let n = 0; n < 12; n += 1) {
      await wrong('beatriz.cordeiro', 1, `203.0.113.${n}`);
      later(2);
    }
    expect(await alerts()).toEqual([]);
    await settings({ alerta_entradas_minutos: 60 });
    await wrong('beatriz.cordeiro', 1, '198.51.100.9');
    expect(await alerts()).toHaveLength(1);
    await settings({ alerta_entradas_minutos: 15 });
  });

  it('de um endereço, com contas que não há, abrem um alerta do endereço', async () => {
    await settings({ alerta_entradas: 2 });
    for (let n = 0; n < 6; n += 1) await wrong(`ninguem.${n}`, 1, '203.0.113.77');
    expect(await alerts()).toMatchObject([
      { titulo: 'Entradas recusadas em série: o endereço 203.0.113.77', enderecos: '203.0.113.77' },
    ]);
    expect((await alerts())[0]).not.toHaveProperty('quem');
    await settings({ alerta_entradas: 10 });
  });

  it('não se alertam onde a configuração diz zero', async () => {
    await settings({ alerta_entradas: 0 });
    await wrong('tomas.neves', 12);
    expect(await alerts()).toEqual([]);
    await settings({ alerta_entradas: 10 });
  });
});

describe('a mesma pessoa em dois lugares', () => {
  const enter = async (endereco: string, login = 'rafael.lins'): Promise<void> => {
    expect((await attempt(server, login, worldPassword, { endereco })).status).toBe(200);
  };

  it('alerta quando entra de outra rede com uma sessão usada há pouco, e não da mesma', async () => {
    await enter('203.0.113.5');
    await enter('203.0.113.99');
    expect(await alerts()).toEqual([]);
    later(10);
    await enter('198.51.100.7');
    expect(await alerts()).toMatchObject([
      { especie: 'DOIS_LUGARES', quem: 'Rafael Monteiro Lins', vezes: 1 },
    ]);
    expect(String((await alerts())[0]?.['enderecos'])).toMatch(/^198\.51\.100\.7, /);
  });

  it('não alerta quando a outra sessão parou há mais que o tempo da configuração, ou acabou', async () => {
    await enter('203.0.113.5');
    later(31);
    await enter('198.51.100.7');
    expect(await alerts()).toEqual([]);
    await server.platform.connection.pool.query(
      'update sessao set encerrada_em = $1 where usuario_id <> $2',
      [server.time.now, adminId],
    );
    await enter('203.0.113.5', 'beatriz.cordeiro');
    expect(await alerts()).toEqual([]);
    server.time.now = worldNow;
  });

  it.each([
    ['203.0.113.5', '203.0.113'],
    ['::ffff:203.0.113.5', '203.0.113'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:1::5', '2001:db8:1:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
  ])('a rede de %s é %s', (endereco, rede) => {
    expect(networkOf(endereco)).toBe(rede);
  });
});

describe('entrada fora do horário', () => {
  it('com a senha certa abre um alerta; com a errada, não', async () => {
    const { pool } = server.platform.connection;
    const band = await admin.post<{ id: number }>('faixa-horario', {
      descricao: 'Sextas',
      conjuntos: [{ dias: [6], horarios: [{ inicio: '08:00', fim: '18:00' }] }],
    });
    await pool.query(
      `update registro.perfil_acesso set faixa_horario = $1, versao = versao + 1
       where id = (select perfil_acesso from registro.usuario where login = 'rafael.lins')`,
      [band.payload.id],
    );
    server.time.now = new Date('2026-11-21T10:00:00-03:00');
    expect((await attempt(server, 'rafael.lins', 'errada', { endereco: '203.0.113.5' })).codigo).toBe(
      'credenciaisInvalidas',
    );
    const rows = async () =>
      (await pool.query<object>('select especie, vezes, fechado_em from alerta_seguranca')).rows;
    expect(await rows()).toEqual([]);
    for (const _time of [1, 2])
      expect((await attempt(server, 'rafael.lins', worldPassword, { endereco: '203.0.113.5' })).codigo).toBe(
        'foraDoHorario',
      );
    expect(await rows()).toEqual([{ especie: 'FORA_DO_HORARIO', vezes: 2, fechado_em: null }]);
    await settings({ alerta_fora_do_horario: false });
    await pool.query('delete from alerta_seguranca');
    await attempt(server, 'rafael.lins', worldPassword, { endereco: '203.0.113.5' });
    expect(await rows()).toEqual([]);
    await settings({ alerta_fora_do_horario: true });
    await pool.query('update registro.perfil_acesso set faixa_horario = null, versao = versao + 1');
  });
});

describe('um alerta', () => {
  const open = async (login = 'helena.pires'): Promise<Alert> => {
    await wrong(login, 10);
    const [alert] = await alerts();
    if (!alert) throw new Error('não abriu');
    return alert;
  };

  it('fecha-se uma vez, com uma nota que fica no histórico; o que se repete abre outro', async () => {
    const { id } = await open();
    const close = (body: object) => admin.post(`alerta-seguranca/${id}/acao/fechar`, body);
    expect((await close({})).campos).toEqual(['nota']);
    expect((await close({ nota: 'Esqueceu a senha; trocou-a.' })).status).toBe(200);
    expect((await close({ nota: 'Outra vez' })).codigo).toBe('transicaoNaoPermitida');
    const seen = await admin.get<Alert>(`alerta-seguranca/${id}`);
    expect(seen.payload).toMatchObject({
      situacao: 'FECHADO',
      nota: 'Esqueceu a senha; trocou-a.',
      fechadoPor: 'Tiago Bastos Meireles',
    });
    const history = await admin.get<Page<object>>(`alerta-seguranca/${id}/historico`);
    expect(history.payload.itens).toMatchObject([
      { texto: 'Fechou o alerta', motivo: 'Esqueceu a senha; trocou-a.', usuario: 'Tiago Bastos Meireles' },
      { texto: 'Alerta aberto' },
    ]);
    await wrong('helena.pires', 1);
    expect((await alerts()).map(({ situacao }) => situacao)).toEqual(['ABERTO', 'FECHADO']);
  });

  it('não avisa de outro quem ainda não leu o de há pouco, e avisa outra vez um dia depois', async () => {
    await open();
    await wrong('rafael.lins', 10, '198.51.100.');
    expect(await alerts()).toHaveLength(2);
    expect(await told()).toHaveLength(1);
    await server.platform.connection.pool.query('update notificacao set lida = true');
    await wrong('helena.pires', 1);
    expect(await told()).toEqual([]);
    later(25 * 60);
    await server.platform.connection.pool.query(
      `update sessao set expira_em = $1, limite_em = $1 where usuario_id = $2`,
      [new Date('2026-11-30T00:00:00Z'), adminId],
    );
    await wrong('helena.pires', 10);
    expect(await told()).toHaveLength(1);
  });

  it('é de quem tem a permissão, e só das pessoas da organização dele; e ninguém fecha o da própria conta', async () => {
    const { id } = await open();
    const renato = callerOf(
      server.app,
      (await attempt(server, 'renato.quadros', worldPassword)).payload.token,
    );
    expect((await renato.get('alerta-seguranca')).status).toBe(403);
    await server.platform.connection.pool.query(
      `update registro.perfil_acesso set versao = versao + 1, permissoes = permissoes
         || '["alertaSegurancaListar", "alertaSegurancaConsultar", "alertaSegurancaFechar"]'::jsonb
       where id in (select perfil_acesso from registro.usuario where login in ('renato.quadros', 'helena.pires'))`,
    );
    expect(await alerts(renato)).toEqual([]);
    expect((await renato.get(`alerta-seguranca/${id}`)).status).toBe(404);
    const helena = callerOf(server.app, (await attempt(server, 'helena.pires', worldPassword)).payload.token);
    expect(await alerts(helena)).toMatchObject([{ id }]);
    const own = await helena.post(`alerta-seguranca/${id}/acao/fechar`, { nota: 'Fui eu' });
    expect([own.status, own.codigo]).toEqual([409, 'transicaoNaoPermitida']);
  });
});
