import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { documentoApi } from '#schemas/api/documento.ts';
import type { Documento } from '#schemas/shapes/documento.ts';
import { DocumentoEdicao } from '#screens/documento-edicao/index.tsx';
import { dropCopia, findCopia, keepCopia } from '#screens/documento-edicao/local-copy.ts';
import { minutaOf } from '#screens/documento-edicao/minuta.ts';
import { NavigationBridge } from '#src/app/NavigationBridge.tsx';
import { readKey } from '#src/data/query.ts';
import { loadTexts } from '#src/i18n/i18n.ts';
import { finishWork, resumeWork } from '#src/session/ending.ts';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { getNotifications } from '#src/ui/notify.ts';
import { fillDomGaps } from '../../src/corpo/dom-gaps.ts';
import { oficio } from '../../src/corpo/corpo-editor.ts';
import { refusal, type Seen } from '../../src/fake-api.ts';
import { helena } from '../../src/person.ts';
import { renderScreen } from '../../src/render-screen.tsx';
import { draftServer, minuta, pendencias } from './draft-world.ts';

beforeAll(async () => {
  await loadTexts('editor', 'corpo', 'caixa', 'documento');
  // the parts that come later, before the first test counts the time
  await import('#src/corpo/CorpoEditor.tsx');
});
beforeEach(() => {
  fillDomGaps();
  localStorage.clear();
  vi.stubGlobal('isSecureContext', true);
  openSession(helena(['documentoEditar', 'documentoConsultar', 'tramiteDocumento']));
});
afterEach(() => {
  // the screen leaves while its session is still there, as it does for a person
  cleanup();
  closeSession();
  dropCopia('7', 12);
  vi.unstubAllGlobals();
});

const open = () =>
  renderScreen(
    <Routes>
      <Route path="/principal/documento/edicao/:id" element={<DocumentoEdicao />} />
      <Route path="*" element={null} />
    </Routes>,
    '/principal/documento/edicao/12',
  );
const saves = (seen: readonly Seen[]): unknown[] =>
  seen
    .filter(({ method, path }) => method === 'PUT' && path === 'documento')
    .map(({ body }) => (body as { payload: unknown }).payload);
const address = (): string | null => screen.getByLabelText('endereço').textContent;

describe('what is missing', () => {
  it('leads to the marker, which is filled, saved and no longer missing', async () => {
    const { seen } = draftServer();
    open();
    expect(await screen.findByRole('heading', { name: 'Para concluir, faltam 3 itens' })).toBeVisible();
    await screen.findByRole('button', { name: 'Fecho de cortesia: vazio' });
    await userEvent.click(screen.getByRole('button', { name: /Ir ao marcador.*Fecho/ }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Fecho de cortesia' }), 'Grata{Enter}');
    expect(await screen.findByRole('heading', { name: 'Para concluir, faltam 2 itens' })).toBeVisible();
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(saves(seen)).toEqual([{ id: 12, versao: 4, valores: { fecho: 'Grata' } }]));
    expect(await screen.findByText('Salvo às 10:42')).toBeVisible();
  });

  it('leads to the field and to the signer', async () => {
    draftServer();
    open();
    // at once: what is typed right after goes there
    fireEvent.click(await screen.findByRole('button', { name: /Ir ao campo.*interessado/ }));
    expect(screen.getByRole('combobox', { name: 'Interessados' })).toHaveFocus();
    fireEvent.click(screen.getByRole('button', { name: /Indicar assinante.*Indicar quem/ }));
    expect(screen.getByRole('combobox', { name: 'Assinatura: lugar livre' })).toHaveFocus();
  });

  it('offers the place to who writes, where they may sign', async () => {
    const { seen } = draftServer(minuta, {
      'GET documento/assinantes-possiveis': {
        payload: { itens: [{ id: 7, nome: 'Helena Duarte Pires' }], total: 1, totalExato: true },
      },
      'POST documento/12/adicionar-assinante': { payload: {} },
    });
    open();
    await userEvent.click(await screen.findByRole('button', { name: /Indicar assinante.*Indicar quem/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Eu assino: Assinatura' }));
    await waitFor(() =>
      expect(seen.find(({ path }) => path.includes('adicionar-assinante'))?.body).toEqual({
        payload: { usuarioId: 7, marcador: 'assinatura_1' },
      }),
    );
  });

  it('is shown instead of the question when concluding', async () => {
    draftServer();
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Concluir' }));
    expect(await screen.findByText('Para concluir, faltam 3 itens.')).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/Indicar o interessado/));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('concludes after saying what it does, and goes to the consultation with the number', async () => {
  const ready: Documento = { ...minuta, pendencias: [] };
  const { seen } = draftServer(ready, {
    'POST documento/concluir': { payload: { ...ready, fase: 1, numero: 'Ofício 41/2026-CCL' } },
  });
  const { queryClient } = open();
  const readAt = readKey(documentoApi.consultar, { params: { a: 12, b: 0 } });
  queryClient.setQueryData(readAt, ready);
  await userEvent.click(await screen.findByRole('button', { name: 'Concluir' }));
  const question = await screen.findByRole('dialog', { name: 'Concluir o documento?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Concluir documento' }));
  expect(await screen.findByText('Documento concluído: Ofício 41/2026-CCL.')).toBeVisible();
  await waitFor(() => expect(address()).toBe('/principal/documento/consulta/12'));
  const act = seen.find(({ path }) => path === 'documento/concluir');
  expect(act?.body).toEqual({ payload: { id: 12, versao: 4 } });
  // its page never shows it as the draft that it was
  expect(queryClient.getQueryData(readAt)).toBeUndefined();
});

it('tells who signs first that the signature is theirs, and of whom else it is', async () => {
  const signer = (id: number, nome: string): Documento['assinantes'][number] => ({
    id,
    usuario: { id, nome },
    marcador: `assinatura_${id}`,
    ordem: 1,
    situacao: 'PENDENTE',
    estrategia: 'DOCFLOW',
    minhaVez: false,
  });
  const assinantes = [signer(7, 'Helena Duarte Pires'), signer(9, 'Rafael Lins')];
  draftServer({ ...minuta, pendencias: [], assinantes });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Concluir' }));
  const question = await screen.findByRole('dialog', { name: 'Concluir o documento?' });
  expect(
    within(question).getByText(
      'Quem assina primeiro é avisado: Rafael Lins. A sua assinatura também é das primeiras.',
    ),
  ).toBeVisible();
});

describe('who writes', () => {
  it('another person has it: it is read only, and taken over only after a question', async () => {
    let taken = false;
    const busy: Documento = {
      ...minuta,
      checkIn: { situacao: 2, usuario: { id: 9, nome: 'Rafael Lins' }, desde: '2026-11-18T12:12:00Z' },
      acoes: [{ nome: 'assumir', permitida: true }],
    };
    const { seen } = draftServer(busy, {
      'GET documento/12/0': () => ({ payload: taken ? minuta : busy }),
      'GET documento/verificar/edicao/12': () => ({ payload: { permitida: taken } }),
      'POST check-in/documento/assumir': () => {
        taken = true;
        return { payload: { situacao: 1 } };
      },
    });
    open();
    expect(await screen.findByText(/Rafael Lins está editando desde 09:12/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Concluir' })).toBeNull();
    expect(screen.queryByRole('toolbar', { name: 'Formatação' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Assumir' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Assumir minuta' }));
    expect(await screen.findByRole('button', { name: 'Concluir' })).toBeVisible();
    expect(seen.find(({ path }) => path === 'check-in/documento/assumir')?.body).toEqual({
      payload: { id: 12, confirmar: true },
    });
  });

  it('who may not write is told why and sent to the inbox', async () => {
    draftServer(minuta, {
      'GET documento/verificar/edicao/12': {
        payload: { permitida: false, motivo: 'O documento está na unidade PGM.' },
      },
    });
    open();
    expect(await screen.findByText('O documento está na unidade PGM.')).toBeVisible();
    await waitFor(() =>
      expect(address()).toBe('/principal/caixa-central?redirectFrom=%2Fprincipal%2Fdocumento%2Fedicao%2F12'),
    );
    expect(screen.getByRole('link', { name: /^Só consultar/ })).toHaveAttribute(
      'href',
      '/principal/documento/consulta/12',
    );
  });

  it('leaving sends what is unsaved and releases the draft', async () => {
    const { seen } = draftServer();
    const { unmount } = open();
    const assunto = await screen.findByRole('textbox', { name: 'Assunto' });
    await userEvent.clear(assunto);
    await userEvent.type(assunto, 'Outro');
    unmount();
    await waitFor(() => expect(seen.some(({ path }) => path === 'check-in/liberar/12')).toBe(true));
    expect(saves(seen)).toEqual([{ id: 12, versao: 4, assunto: 'Outro' }]);
  });
});

it('a profile changed meanwhile does not open again what is being written', async () => {
  const { seen } = draftServer();
  renderScreen(
    <>
      <NavigationBridge />
      <Routes>
        <Route path="/principal/documento/edicao/:id" element={<DocumentoEdicao />} />
      </Routes>
    </>,
    '/principal/documento/edicao/12',
  );
  const assunto = await screen.findByRole('textbox', { name: 'Assunto' });
  await userEvent.type(assunto, '!');
  act(() => openSession({ ...helena(['documentoEditar']), carimbo: '7.2' }));
  await userEvent.type(assunto, '?');
  expect(screen.getByRole('textbox', { name: 'Assunto' })).toHaveValue(`${minuta.assunto}!?`);
  expect(seen.filter(({ path }) => path === 'documento/12/0')).toHaveLength(1);
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(saves(seen).at(-1)).toMatchObject({ assunto: `${minuta.assunto}!?` }));
});

it('is held again when the change of unit for which it was given back is refused', async () => {
  const { seen } = draftServer();
  open();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Assunto' }), '!');
  await act(() => finishWork());
  expect(saves(seen)).toMatchObject([{ assunto: `${minuta.assunto}!` }]);
  const last = (): string | undefined =>
    seen.map(({ path }) => path).findLast((path) => path.startsWith('check-in'));
  expect(last()).toBe('check-in/liberar/12');
  await act(() => resumeWork());
  expect(last()).toBe('check-in/documento/assumir');
});

describe('going elsewhere with something unsaved', () => {
  it('saves it first and asks nothing', async () => {
    const { seen } = draftServer();
    const { router } = open();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Assunto' }), '!');
    await act(() => router.navigate('/principal/caixa-central'));
    await waitFor(() => expect(address()).toBe('/principal/caixa-central'));
    expect(saves(seen)).toMatchObject([{ assunto: `${minuta.assunto}!` }]);
  });

  it('asks where it cannot be saved; staying keeps the text, leaving keeps it on this computer', async () => {
    draftServer(minuta, { 'PUT documento': 'silence' });
    const { router } = open();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Assunto' }), '!');
    await act(() => router.navigate('/principal/caixa-central'));
    const question = await screen.findByRole('dialog', { name: 'Há alterações não salvas.' });
    expect(question).toHaveTextContent('fica guardado neste computador');
    await userEvent.click(within(question).getByRole('button', { name: 'Continuar editando' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/principal/documento/edicao/12');
    expect(screen.getByRole('textbox', { name: 'Assunto' })).toHaveValue(`${minuta.assunto}!`);
    await act(() => router.navigate('/principal/caixa-central'));
    await userEvent.click(await screen.findByRole('button', { name: 'Sair sem salvar' }));
    await waitFor(() => expect(address()).toBe('/principal/caixa-central'));
    expect((await findCopia('7', minuta))?.minuta.assunto).toBe(`${minuta.assunto}!`);
  });
});

describe('what did not reach the server', () => {
  it('is offered when the draft is opened again, and taken up', async () => {
    const written = { ...minutaOf(minuta), assunto: 'Escrito sem rede' };
    keepCopia('7', 12, {
      momento: '2026-11-18T13:00:00Z',
      versao: 4,
      conflito: false,
      minuta: written,
      corpo: oficio,
    });
    const { seen } = draftServer();
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Recuperar' }));
    expect(screen.getByRole('textbox', { name: 'Assunto' })).toHaveValue('Escrito sem rede');
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(saves(seen)).toMatchObject([{ assunto: 'Escrito sem rede', versao: 4 }]));
    await waitFor(() =>
      expect(Object.keys(localStorage).filter((key) => key.startsWith('malote.rascunho'))).toEqual([]),
    );
  });

  it('shows what it would take from what was saved meanwhile, and gives it back', async () => {
    keepCopia('7', 12, {
      momento: '2026-11-18T13:00:00Z',
      versao: 4,
      conflito: true,
      minuta: { ...minutaOf(minuta), assunto: 'Escrito aqui' },
      corpo: {
        type: 'doc',
        content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Só o meu.' }] }],
      },
    });
    draftServer();
    open();
    const field = (): HTMLElement => screen.getByRole('textbox', { name: 'Assunto' });
    const ask = async (): Promise<HTMLElement> => {
      await userEvent.click(await screen.findByRole('button', { name: 'Recuperar' }));
      return screen.findByRole('dialog', { name: 'Trocar o que está salvo pelo que ficou aqui?' });
    };
    expect(within(await ask()).getByText('Só o meu.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Ficar com o que está salvo' }));
    expect(field()).toHaveValue(minuta.assunto);
    await userEvent.click(within(await ask()).getByRole('button', { name: 'Usar o que ficou aqui' }));
    await waitFor(() => expect(field()).toHaveValue('Escrito aqui'));
    act(() =>
      getNotifications()
        .flatMap(({ actions }) => actions)[0]
        ?.perform(),
    );
    await waitFor(() => expect(field()).toHaveValue(minuta.assunto));
    expect(screen.getByRole('button', { name: 'Recuperar' })).toBeVisible();
  });

  it('a change made elsewhere stops the saving and keeps the text', async () => {
    draftServer(minuta, {
      'PUT documento': refusal(409, {
        codigo: 'conflitoDeVersao',
        tipo: 'AVISO',
        descricao: 'Nair alterou este registro às 10:31. Compare antes de salvar.',
        erros: [],
      }),
    });
    open();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Assunto' }), '!');
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText(/Nair alterou este registro às 10:31/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Recarregar a minuta' })).toBeVisible();
    expect(await findCopia('7', minuta)).toMatchObject({ conflito: true });
  });

  it('a refused field shows why', async () => {
    draftServer(minuta, {
      'PUT documento': refusal(422, {
        codigo: 'camposInvalidos',
        tipo: 'VALIDACAO',
        descricao: 'Confira os campos indicados.',
        erros: [{ campo: 'assunto', mensagem: 'Escreva o assunto.' }],
      }),
    });
    open();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Assunto' }), '!');
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('Escreva o assunto.')).toBeVisible();
    expect(screen.getByText('Não salvo: confira os campos indicados')).toBeVisible();
  });
});

it('concludes only after the signers of a moment ago are on the server', async () => {
  const rafael = {
    id: 5,
    usuario: { id: 9, nome: 'Rafael Monteiro Lins' },
    marcador: 'assinatura_1',
    ordem: 1,
    situacao: 'PENDENTE',
    estrategia: 'DOCFLOW',
    minhaVez: false,
  } as const;
  const signed: Documento = { ...minuta, pendencias: [], assinantes: [rafael] };
  const without: Documento = { ...minuta, pendencias: pendencias.slice(2) };
  let removed: (() => void) | undefined;
  let gone = false;
  draftServer(signed, {
    'GET documento/12/0': () => ({ payload: gone ? without : signed }),
    'DELETE documento/12/remover-assinante/5': async () => {
      await new Promise<void>((resolve) => (removed = resolve));
      gone = true;
      return { payload: {} };
    },
  });
  open();
  await userEvent.click(await screen.findByRole('tab', { name: /Assinantes/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Retirar Rafael Monteiro Lins' }));
  await waitFor(() => expect(removed).toBeDefined());
  await userEvent.click(screen.getByRole('button', { name: 'Concluir' }));
  removed?.();
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/Indicar quem assina/));
  expect(screen.queryByRole('dialog')).toBeNull();
});
