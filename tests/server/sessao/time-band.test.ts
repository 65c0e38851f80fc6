import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { SessaoAberta } from '#schemas/shapes/sessao.ts';
import {
  readAnswer,
  startTestApp,
  worldNow,
  worldPassword,
  type Caller,
  type TestApp,
} from '#tests/setup/app.ts';

let server: TestApp;
let admin: Caller;

beforeAll(async () => {
  server = await startTestApp();
  admin = await server.as('admin');
});
beforeEach(() => {
  server.time.now = worldNow;
});
afterAll(() => server.close());

interface Record {
  readonly id: number;
  readonly versao: number;
  readonly descricao: string;
}

/** Gives a time band to the profile with that name. */
const bind = async (perfil: string, faixaHorario: number | undefined): Promise<void> => {
  const { payload } = await admin.get<{ itens: Record[] }>(
    `perfil-acesso?descricao_like=${encodeURIComponent(perfil)}`,
  );
  const { payload: record } = await admin.get<Record>(`perfil-acesso/${payload.itens[0]?.id ?? 0}`);
  const { status, raw } = await admin.put(`perfil-acesso/${record.id}`, { ...record, faixaHorario });
  expect(status, raw.body).toBe(200);
};

const enter = async <T>(login: string) =>
  readAnswer<T>(await server.call({ method: 'POST', path: 'login', body: { login, senha: worldPassword } }));

const at = (instant: string): void => {
  server.time.now = new Date(instant);
};

it('outside the hours of the profile nobody enters nor goes on, administrators excepted', async () => {
  // Friday, from 8 to 10:45 and from 11 to 18, in Brasília.
  const band = await admin.post<Record>('faixa-horario', {
    descricao: 'Sextas',
    conjuntos: [
      {
        dias: [6],
        horarios: [
          { inicio: '08:00', fim: '10:45' },
          { inicio: '11:00', fim: '18:00' },
        ],
      },
    ],
  });
  const rafael = await server.as('rafael.lins');
  expect((await rafael.get('caixa-central')).status).toBe(200);
  await bind('Pregoeiro', band.payload.id);
  await bind('Administrador', band.payload.id);
  const statusAt = async (instant: string) => {
    at(instant);
    const { status, codigo } = await rafael.get('caixa-central');
    return [status, codigo];
  };
  expect(await statusAt('2026-11-20T10:44:59-03:00')).toEqual([200, '']);
  expect(await statusAt('2026-11-20T10:45:00-03:00')).toEqual([403, 'foraDoHorario']);
  expect(await statusAt('2026-11-20T11:00:00-03:00')).toEqual([200, '']);
  at('2026-11-20T10:50:00-03:00');
  const refused = await enter('rafael.lins');
  expect([refused.status, refused.codigo, refused.raw.json<{ codigoExtra: number }>().codigoExtra]).toEqual([
    403,
    'foraDoHorario',
    3,
  ]);
  const told = (answer: typeof refused) => answer.raw.json<{ descricao: string }>().descricao;
  expect(told(refused)).toContain('Você pode entrar hoje, às 11:00.');
  expect((await enter('helena.pires')).status).toBe(200);
  at('2026-11-19T10:00:00-03:00');
  expect(told(await enter('rafael.lins'))).toContain('amanhã, às 08:00');
  at('2026-11-21T10:00:00-03:00');
  expect(told(await enter('rafael.lins'))).toContain('sexta-feira, às 08:00');
  expect((await enter('admin')).status).toBe(200);
});

it('says when the hours of the session end, ranges that touch being one', async () => {
  const { payload } = await admin.get<{ itens: Record[] }>('faixa-horario?descricao_like=Sextas');
  const { payload: band } = await admin.get<Record>(`faixa-horario/${payload.itens[0]?.id ?? 0}`);
  const ends = async (login: string, horarios: object[], dias: number[]) => {
    const { payload: now } = await admin.get<Record>(`faixa-horario/${band.id}`);
    await admin.put(`faixa-horario/${band.id}`, { ...now, conjuntos: [{ dias, horarios }] });
    return (await enter<SessaoAberta>(login)).payload.fimDoHorario;
  };
  at('2026-11-20T09:30:15-03:00');
  const day = { inicio: '08:00', fim: '12:00' };
  expect(await ends('rafael.lins', [day], [6])).toBe('2026-11-20T15:00:00.000Z');
  expect(await ends('rafael.lins', [day, { inicio: '12:00', fim: '18:00' }], [6])).toBe(
    '2026-11-20T21:00:00.000Z',
  );
  // until the last minute of the day is until midnight, and goes on where the next day begins with it
  const whole = { inicio: '00:00', fim: '23:59' };
  expect(await ends('rafael.lins', [whole], [6, 7])).toBe('2026-11-22T03:00:00.000Z');
  expect(await ends('rafael.lins', [whole], [1, 2, 3, 4, 5, 6, 7])).toBeUndefined();
  expect(await ends('helena.pires', [day], [6])).toBeUndefined();
  await ends(
    'admin',
    [
      { inicio: '08:00', fim: '10:45' },
      { inicio: '11:00', fim: '18:00' },
    ],
    [6],
  );
});

it('a changed band is in force at the next call, and an inactive one limits nobody', async () => {
  const { payload } = await admin.get<{ itens: Record[] }>('faixa-horario?descricao_like=Sextas');
  const read = () => admin.get<Record>(`faixa-horario/${payload.itens[0]?.id ?? 0}`);
  at('2026-11-20T10:50:00-03:00');
  expect((await enter('rafael.lins')).codigo).toBe('foraDoHorario');
  const { payload: band } = await read();
  const all = [{ dias: [1, 2, 3, 4, 5, 6, 7], horarios: [{ inicio: '00:00', fim: '23:59' }] }];
  await admin.put(`faixa-horario/${band.id}`, { ...band, conjuntos: all });
  expect((await enter('rafael.lins')).status).toBe(200);
  const { payload: wide } = await read();
  const never = [{ dias: [1], horarios: [{ inicio: '00:00', fim: '00:01' }] }];
  await admin.put(`faixa-horario/${band.id}`, { ...wide, conjuntos: never, ativo: false });
  expect((await enter('rafael.lins')).status).toBe(200);
});
