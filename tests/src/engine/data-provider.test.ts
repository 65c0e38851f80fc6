import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDataProvider } from '#src/engine/data-provider.ts';
import { readResource, resourceOf, placesOf } from '#src/engine/register.ts';
import { fakeApi, refusal } from '../fake-api.ts';
import { registerNamed } from './registers.ts';

const page = (itens: unknown[], total = itens.length, totalExato = true) => ({
  payload: { itens, total, totalExato },
});
const listParams = {
  pagination: { page: 2, perPage: 20 },
  sort: { field: 'cidade', order: 'DESC' as const },
  filter: {},
};

afterEach(() => vi.unstubAllGlobals());

describe('the data provider of the registers', () => {
  it('asks for a page in our dialect: page number from 1, size, order, filters', async () => {
    const { seen } = fakeApi({ 'GET cidade': page([{ id: 3, versao: 1, cidade: 'Abaeté' }], 853) });
    const filter = { estado: 'MG', q: 'aba', id_in: [3, 4] };
    const result = await createDataProvider().getList('cidade', { ...listParams, filter });
    expect(seen[0]?.query.toString()).toBe(
      'start=2&pageSize=20&sort=cidade%2Cdesc&estado=MG&q=aba&id_in=3&id_in=4',
    );
    expect(result).toMatchObject({
      data: [{ id: 3, cidade: 'Abaeté' }],
      total: 853,
      meta: { totalExato: true },
    });
  });

  it('says when the total is an estimate', async () => {
    fakeApi({ 'GET cidade': page([{ id: 1, versao: 1 }], 812_000, false) });
    expect(await createDataProvider().getList('cidade', listParams)).toMatchObject({
      meta: { totalExato: false },
    });
  });

  it('reads a record that has fields called itens and total', async () => {
    fakeApi({ 'GET lote/4': { payload: { id: 4, versao: 1, itens: 'três', total: 3 } } });
    expect(await createDataProvider().getOne('lote', { id: 4 })).toEqual({
      data: { id: 4, versao: 1, itens: 'três', total: 3 },
    });
  });

  it('removes the version that was read', async () => {
    const { seen } = fakeApi({ 'DELETE cidade/4': {} });
    await createDataProvider().delete('cidade', { id: 4, previousData: { id: 4, versao: 7 } });
    expect(seen[0]).toMatchObject({ method: 'DELETE', path: 'cidade/4' });
    expect(seen[0]?.query.get('versao')).toBe('7');
  });

  it('removes and changes many one by one, each with its version', async () => {
    const { seen } = fakeApi({
      'GET cidade/4': { payload: { id: 4, versao: 7, cidade: 'Abaeté', ativo: true } },
      'GET cidade/5': { payload: { id: 5, versao: 2, cidade: 'Betim', ativo: true } },
      'PUT cidade/4': { payload: { id: 4 } },
      'PUT cidade/5': { payload: { id: 5 } },
      'DELETE cidade/4': {},
      'DELETE cidade/5': {},
    });
    const provider = createDataProvider();
    expect(await provider.updateMany('cidade', { ids: [4, 5], data: { ativo: false } })).toEqual({
      data: [4, 5],
    });
    await provider.deleteMany('cidade', { ids: [4, 5] });
    expect(seen.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
      { payload: { id: 4, versao: 7, cidade: 'Abaeté', ativo: false } },
      { payload: { id: 5, versao: 2, cidade: 'Betim', ativo: false } },
    ]);
    expect(
      seen.filter(({ method }) => method === 'DELETE').map(({ path, query }) => [path, query.get('versao')]),
    ).toEqual([
      ['cidade/4', '7'],
      ['cidade/5', '2'],
    ]);
  });

  it('asks for many labels in chunks', async () => {
    const { seen } = fakeApi({
      'GET cidade/combo': ({ query }) =>
        page(query.getAll('ids').map((id) => ({ id: Number(id), rotulo: `C${id}` }))),
    });
    const ids = Array.from({ length: 230 }, (_, index) => index + 1);
    const { data } = await createDataProvider().getMany('cidade', { ids });
    expect(seen.map(({ query }) => query.getAll('ids').length)).toEqual([100, 100, 30]);
    expect(data).toHaveLength(230);
  });

  it('lets the screen show a refusal of access itself', async () => {
    fakeApi({ 'GET cidade': refusal(403, { codigo: 'acessoNegado', descricao: 'Sem acesso.' }) });
    await expect(createDataProvider().getList('cidade', listParams)).rejects.toMatchObject({
      status: 403,
      message: 'Sem acesso.',
    });
  });

  it('names the mount of a register in every call', async () => {
    const register = registerNamed('cidade');
    register.definicao.mounts = [{ path: 'opcoes-usuario/cidade' }];
    const [own, mount] = placesOf(register);
    if (!own || !mount) throw new Error('faltam lugares');
    expect(resourceOf(own)).toBe('cidade');
    expect(readResource(resourceOf(mount))).toEqual({ name: 'cidade', lugar: 'opcoes-usuario/cidade' });
    const { seen } = fakeApi({
      'GET cidade': page([]),
      'GET cidade/4': { payload: { id: 4 } },
      'DELETE cidade/4': {},
    });
    const provider = createDataProvider();
    await provider.getList(resourceOf(mount), listParams);
    await provider.getOne(resourceOf(mount), { id: 4 });
    await provider.delete(resourceOf(mount), { id: 4 });
    expect(seen.map(({ path, query }) => [path, query.get('lugar')])).toEqual([
      ['cidade', 'opcoes-usuario/cidade'],
      ['cidade/4', 'opcoes-usuario/cidade'],
      ['cidade/4', 'opcoes-usuario/cidade'],
    ]);
  });
});
