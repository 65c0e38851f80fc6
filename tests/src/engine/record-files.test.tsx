import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { fakeApi, puts } from '../fake-api.ts';
import { helena } from '../person.ts';
import { registerNamed } from './registers.ts';
import { openRegister } from './render-register.tsx';

vi.setConfig({ testTimeout: 60_000 });

beforeEach(() => {
  openSession(helena());
  URL.createObjectURL = () => 'blob:arquivo';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  closeSession();
  vi.unstubAllGlobals();
});

const obra = registerNamed('cargo', {
  definicao: {
    name: 'obra',
    area: 'administracao',
    title: { one: 'Obra', many: 'Obras', gender: 'f' },
    represent: '{nome}',
    permissions: { list: 'obraListar', create: 'obraIncluir', edit: 'obraEditar', view: 'obraVer' },
    schema: {
      type: 'object',
      properties: {
        nome: { type: 'string', title: 'Nome', maxLength: 50 },
        projeto: {
          type: 'string',
          title: 'Projeto',
          'x-widget': 'file',
          'x-file': { types: ['pdf', 'docx', 'txt'], maxSize: 1 },
        },
        anexos: { type: 'array', title: 'Anexos', items: { type: 'string' }, 'x-widget': 'file' },
      },
    },
    form: [{ title: 'Dados', fields: [['nome', 'projeto'], ['anexos']] }],
    list: { columns: ['nome', 'projeto'], sort: 'nome,asc' },
  },
});

const txt = '0b0e6f3e-1111-4222-8333-444455556666';
const docx = '0b0e6f3e-1111-4222-8333-444455557777';
const sent = '0b0e6f3e-1111-4222-8333-444455558888';
const record = {
  id: 1,
  versao: 1,
  nome: 'Escola',
  projeto: txt,
  anexos: [docx],
  rotulos: {
    projeto: { nome: 'memorial.txt', tipo: 'text/plain', tamanho: 1536 },
    anexos: [
      {
        nome: 'laudo.docx',
        tipo: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
        tamanho: 2048,
      },
    ],
  },
  acoes: ['edit'],
};
const arrived = {
  payload: { id: sent, nome: 'planta.pdf', tipo: 'application/pdf', tamanho: 10, sha256: 'a'.repeat(64) },
};
const api = (more: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    'GET obra': { payload: { itens: [record], total: 1, totalExato: true } },
    'GET obra/1': { payload: record },
    'PUT obra/1': { payload: record },
    [`GET obra/1/arquivo/${txt}`]: { payload: 'conteúdo' },
    [`GET obra/1/arquivo/${docx}`]: { payload: 'conteúdo' },
    'POST arquivo': arrived,
    ...more,
  });
const chooser = (): HTMLElement => screen.getByLabelText('Projeto', { selector: 'input' });

describe('a file of a record', () => {
  it('says name, kind and size in the list and opens there by way of the record', async () => {
    const { seen } = api();
    await openRegister(obra, '/administracao/obra');
    const row = await screen.findByRole('row', { name: /Escola/ });
    expect(await within(row).findByText('memorial.txt')).toBeInTheDocument();
    expect(within(row).getByText('TXT · 1,5 KB')).toBeInTheDocument();
    await userEvent.click(within(row).getByRole('button', { name: 'Ver memorial.txt' }));
    const dialog = await screen.findByRole('dialog', { name: 'memorial.txt' });
    await waitFor(() => expect(dialog).toHaveTextContent('conteúdo'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { level: 1, name: 'Obras' })).toBeInTheDocument();
    expect(seen.some(({ path }) => path === `obra/1/arquivo/${txt}`)).toBe(true);
  });

  it('that no browser shows is only downloaded, in the consultation', async () => {
    const { seen } = api();
    await openRegister(obra, '/administracao/obra/consulta/1');
    expect(await screen.findByText('laudo.docx')).toBeInTheDocument();
    expect(screen.getByText('DOCX · 2 KB')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Ver laudo.docx' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Baixar laudo.docx' }));
    await waitFor(() => expect(seen.some(({ path }) => path === `obra/1/arquivo/${docx}`)).toBe(true));
  });

  it('is told before it is sent what it may be, and refused in the same words', async () => {
    const { seen } = api();
    await openRegister(obra, '/administracao/obra/edicao/1');
    expect(await screen.findByText('Aceita PDF, DOCX ou TXT, até 1 MB.')).toBeInTheDocument();
    expect(chooser()).toHaveAttribute('accept', '.pdf,.docx,.txt');
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(chooser(), new File(['x'], 'foto.gif', { type: 'image/gif' }));
    expect(
      await screen.findByText('foto.gif não é aceito aqui. Envie PDF, DOCX ou TXT.'),
    ).toBeInTheDocument();
    await user.upload(chooser(), new File([new Uint8Array(1_200_000)], 'grande.pdf'));
    expect(await screen.findByText('grande.pdf tem 1,14 MB; o limite é 1 MB.')).toBeInTheDocument();
    expect(seen.some(({ path }) => path === 'arquivo')).toBe(false);
  });

  it('replaces the former one with its name, and is saved by its id', async () => {
    const { seen } = api();
    await openRegister(obra, '/administracao/obra/edicao/1');
    expect(await screen.findByText('memorial.txt')).toBeInTheDocument();
    await userEvent.upload(chooser(), new File(['%PDF-'], 'planta.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText('planta.pdf')).toBeInTheDocument();
    expect(screen.queryByText('memorial.txt')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(puts(seen)).toMatchObject([{ projeto: sent, anexos: [docx] }]));
  });

  it('is one of several, which come and go one by one', async () => {
    const { seen } = api();
    await openRegister(obra, '/administracao/obra/edicao/1');
    const several = await screen.findByLabelText('Anexos', { selector: 'input' });
    await userEvent.upload(several, new File(['%PDF-'], 'planta.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText('planta.pdf')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Retirar laudo.docx' }));
    expect(screen.queryByText('laudo.docx')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(puts(seen)).toMatchObject([{ anexos: [sent] }]));
  });
});
