import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contrato, deposito, veiculo } from './integrator-registers.ts';
import { openRegisterWorld, type Answer, type RegisterWorld } from './register-world.ts';
import { counts, download, problems, sendFile } from './transfer-calls.ts';

let world: RegisterWorld;

beforeAll(async () => {
  world = await openRegisterWorld([veiculo, deposito, contrato]);
});
afterAll(() => world.close());

const refused = ({ status, erros }: Answer): unknown => [
  status,
  ...erros.map(({ campo, mensagem }) => `${campo}: ${mensagem}`),
];
const idOf = (answer: Answer): number => {
  expect(refused(answer)).toEqual([200]);
  return Number(answer.payload['id']);
};

describe('três cadastros de uma instalação, um arquivo cada', () => {
  it('veículo: máscara, condição e unicidade', async () => {
    const { administrator } = world;
    const gol = { placa: 'ABC-1D23', modelo: 'Gol', posse: 'PROPRIO' };
    const id = idOf(await administrator.post('veiculo', gol));
    expect((await administrator.get(`veiculo/${id}`)).payload).toMatchObject({ ...gol, ativo: true });
    expect(refused(await administrator.post('veiculo', { ...gol, placa: 'abc-1d23' }))).toEqual([
      422,
      'placa: Já existe um registro com este valor em Placa.',
    ]);
    expect(refused(await administrator.post('veiculo', { ...gol, placa: '1234567' }))).toEqual([
      422,
      'placa: Placa não está no formato esperado.',
    ]);
    const locado = { ...gol, placa: 'DEF-4G56', posse: 'LOCADO' };
    expect(refused(await administrator.post('veiculo', locado))).toEqual([
      422,
      expect.stringMatching(/^locadora: .*obrigatório/),
    ]);
    const saved = await administrator.post('veiculo', { ...locado, locadora: '12.ABC.345/01DE-35' });
    expect(saved.payload['locadora']).toBe('12ABC34501DE35');
    const owned = await administrator.put(`veiculo/${idOf(saved)}`, { ...saved.payload, posse: 'PROPRIO' });
    expect(owned.payload).not.toHaveProperty('locadora');
  });

  it('depósito: árvore sem ciclos, exceção e comparação', async () => {
    const { administrator } = world;
    const predio = idOf(
      await administrator.post('deposito', { codigo: 'AA-001', nome: 'Prédio', lugares: 0 }),
    );
    const sala = idOf(
      await administrator.post('deposito', { codigo: 'AA-002', nome: 'Sala', dentroDe: predio, lugares: 12 }),
    );
    expect(
      refused(
        await administrator.put(`deposito/${predio}`, {
          codigo: 'AA-001',
          nome: 'Prédio',
          dentroDe: sala,
          versao: 1,
        }),
      ),
    ).toEqual([422, expect.stringMatching(/^dentroDe: /)]);
    expect(
      refused(
        await administrator.post('deposito', {
          codigo: 'AA-003',
          nome: 'Horário errado',
          lugares: 501,
          abre: '08:00',
          fecha: '07:00',
        }),
      ),
    ).toEqual([422, expect.stringMatching(/^lugares: /), expect.stringMatching(/^fecha: .*Abre às/)]);
    const removed = await administrator.remove(`deposito/${predio}?versao=1`);
    expect([removed.status, removed.codigo]).toEqual([409, 'registroEmUso']);
    const within = await administrator.get(`deposito?dentroDe=${predio}`);
    expect(within.payload).toMatchObject({
      total: 1,
      itens: [{ id: sala, rotulos: { dentroDe: 'AA-001 - Prédio' } }],
    });
  });

  it('contrato: linhas com relações, condição, número único no ano, histórico, arquivo de ida e volta', async () => {
    const { administrator, ids } = world;
    const placa = idOf(
      await administrator.post('veiculo', { placa: 'GHI-7J89', modelo: 'Uno', posse: 'PROPRIO' }),
    );
    const base = {
      numero: 7,
      ano: 2026,
      objeto: 'Locação de veículos; com motorista',
      contratado: '11.222.333/0001-81',
      inicio: '2026-02-01',
      fim: '2027-01-31',
      garantia: true,
      modalidade: 'SEGURO',
      veiculos: [placa],
      aditivos: [
        { sequencia: 1, assinatura: '2026-06-30', unidade: ids.ccl, valor: 1200.5 },
        { sequencia: 2, assinatura: '2026-09-30' },
      ],
    };
    const id = idOf(await administrator.post('contrato', base));
    expect((await administrator.get(`contrato/${id}`)).payload).toMatchObject({
      ...base,
      contratado: '11222333000181',
      rotulos: { veiculos: ['GHI-7J89'] },
    });
    expect(refused(await administrator.post('contrato', base))).toEqual([
      422,
      expect.stringMatching(/^numero: .*Número, Ano/),
      expect.stringMatching(/^ano: /),
    ]);
    const twice = [base.aditivos[0], base.aditivos[0]];
    expect(refused(await administrator.post('contrato', { ...base, numero: 8, aditivos: twice }))).toEqual([
      422,
      expect.stringMatching(/^aditivos\.1\.sequencia: /),
    ]);
    expect(
      refused(
        await administrator.post('contrato', {
          ...base,
          numero: 9,
          fim: '2026-01-01',
          modalidade: undefined,
        }),
      ),
    ).toEqual([
      422,
      expect.stringMatching(/^modalidade: .*obrigatório/),
      expect.stringMatching(/^fim: .*Início/),
    ]);

    const found = await administrator.get(
      'contrato?ano_gte=2026&contratado=11.222.333/0001-81&q=LOCACAO&sort=ano,desc',
    );
    expect(found.payload['total']).toBe(1);

    for (const formato of ['csv', 'xlsx']) {
      const file = await download(world, administrator, 'contrato', `formato=${formato}`);
      const loaded = await sendFile(world, administrator, 'contrato', file.bytes, {
        choices: { chave: 'numero,ano' },
      });
      expect(problems(loaded)).toEqual([]);
      expect(counts(loaded)).toEqual({ incluir: 0, alterar: 0, semMudanca: 1, comErro: 0 });
    }

    const { payload: read } = await administrator.get(`contrato/${id}`);
    await administrator.put(`contrato/${id}`, { ...read, objeto: 'Locação de ônibus' });
    const history = (await administrator.get(`contrato/${id}/historico`)).payload['itens'];
    expect(history).toMatchObject([
      { tipo: 'alteracao', campos: [{ campo: 'objeto', antes: base.objeto, depois: 'Locação de ônibus' }] },
      { tipo: 'criacao' },
    ]);
  });

  it('cada ação pede a sua permissão, também para quem a instalação cria', async () => {
    const reader = await world.personWith('contratoListar');
    expect((await reader.get('contrato')).status).toBe(200);
    for (const refusal of [
      await reader.post('contrato', {}),
      await reader.get('contrato/1'),
      await reader.remove('contrato/1?versao=1'),
      await reader.get('deposito'),
    ])
      expect([refusal.status, refusal.codigo]).toEqual([403, 'acessoNegado']);
  });
});
