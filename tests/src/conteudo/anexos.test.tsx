import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Anexo, Anexos as AnexosLidos } from '#schemas/shapes/anexo.ts';
import { Anexos } from '#src/conteudo/anexos/Anexos.tsx';
import { loadTexts } from '#src/i18n/i18n.ts';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { fakeApi, refusal, type Answer } from '../fake-api.ts';
import { helena } from '../person.ts';
import { renderScreen } from '../render-screen.tsx';

const anexo = (id: number, more: Partial<Anexo> = {}): Anexo => ({
  id,
  pasta: 'Notas fiscais',
  nome: `nota ${id}.pdf`,
  tipo: 'application/pdf',
  tamanho: 20_480,
  sha256: '0'.repeat(64),
  anexadoEm: '2026-11-18T12:00:00Z',
  anexadoPor: { id: 9, nome: 'Rafael Monteiro Lins', unidade: 'CCL' },
  posterior: false,
  texto: { situacao: 'LIDO', paginas: 1, lidas: 1, reconhecido: false },
  remover: { permitida: true },
  ...more,
});
const lidos = (
  itens: Anexo[],
  juntar: AnexosLidos['juntar'] = { permitida: true },
): { payload: AnexosLidos } => ({
  payload: { itens, juntar },
});
const show = (answers: Record<string, Answer>, concluido = false) => {
  const api = fakeApi(answers);
  renderScreen(<Anexos conteudoId={12} concluido={concluido} />);
  return api;
};
const chooseFiles = (...names: string[]): void => {
  fireEvent.change(screen.getByLabelText('Arquivos', { selector: 'input' }), {
    target: { files: names.map((name) => new File(['%PDF-'], name, { type: 'application/pdf' })) },
  });
};

beforeAll(() => loadTexts());
beforeEach(() => openSession(helena()));
afterEach(() => {
  cleanup();
  closeSession();
  vi.unstubAllGlobals();
});

describe('the attachments of a content', () => {
  it('come folder by folder, those that nobody may take away without a way to', async () => {
    show({
      'GET conteudo/12/anexos': lidos(
        [
          anexo(1),
          anexo(2, { pasta: 'Fotos', nome: 'obra.zip', tipo: 'application/zip', posterior: true }),
          anexo(3, { pasta: 'notas Fiscais', remover: { permitida: false } }),
        ],
        { permitida: false },
      ),
    });
    const notas = await screen.findByRole('region', { name: 'Notas fiscais' });
    expect(within(notas).getAllByRole('listitem')).toHaveLength(2);
    expect(within(notas).getByRole('heading')).toHaveTextContent('2 arquivos');
    const fotos = screen.getByRole('region', { name: 'Fotos' });
    expect(fotos).toHaveTextContent('Juntado depois da conclusão');
    expect(within(fotos).getByRole('button', { name: 'Baixar obra.zip' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retirar nota 1.pdf' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retirar nota 3.pdf' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Juntar arquivos' })).toBeNull();
  });

  it.each([
    [{ situacao: 'ESPERA', lidas: 0 }, 'Ainda não se acha pelo texto: espera a leitura.'],
    [{ situacao: 'LENDO', paginas: 20, lidas: 3 }, 'Lendo o texto: 3 de 20 páginas'],
    [{ situacao: 'LIDO', lidas: 1, reconhecido: true }, 'Texto reconhecido da imagem, para a pesquisa'],
    [
      { situacao: 'LIDO', paginas: 3000, lidas: 2000 },
      'Acha-se pelo texto das primeiras 2000 páginas, de 3000',
    ],
    [{ situacao: 'SEM_TEXTO', paginas: 1, lidas: 1 }, 'Nenhum texto neste arquivo'],
    [
      { situacao: 'FALHOU', lidas: 0, motivo: 'protegido' },
      'Texto não lido: o PDF pede uma senha. Junte uma cópia sem senha para achá-lo pelo texto.',
    ],
  ] as const)('say how far the reading of their text has come: %o', async (texto, said) => {
    show({ 'GET conteudo/12/anexos': lidos([anexo(1, { texto: { reconhecido: false, ...texto } })]) });
    expect(await screen.findByText(said)).toBeVisible();
  });

  it('are read again when asked, where the reading failed', async () => {
    let texto: Anexo['texto'] = { situacao: 'FALHOU', lidas: 0, reconhecido: false, motivo: 'demorou' };
    show({
      'GET conteudo/12/anexos': () => lidos([anexo(1, { texto })]),
      'POST conteudo/12/anexos/1/ler-de-novo': () => {
        texto = { situacao: 'ESPERA', lidas: 0, reconhecido: false };
        return lidos([anexo(1, { texto })]);
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Ler de novo o texto de nota 1.pdf' }));
    expect(await screen.findByText('Ainda não se acha pelo texto: espera a leitura.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Ler de novo/ })).toBeNull();
  });

  it('say why nothing can be joined now', async () => {
    show({ 'GET conteudo/12/anexos': lidos([], { permitida: false, motivo: 'Está em trânsito.' }) });
    expect(await screen.findByText('Está em trânsito.')).toBeVisible();
  });

  it('are joined in a folder one after the other; what is refused stays, with the reason, and goes again', async () => {
    const kept: Anexo[] = [];
    let sent = 0;
    const { seen } = show({
      'GET conteudo/12/anexos': () => lidos(kept),
      'POST arquivo': () =>
        ++sent === 2
          ? refusal(422, { codigo: 'arquivoInvalido', tipo: 'VALIDACAO', descricao: 'O conteúdo não é PDF.' })
          : { payload: { id: `00000000-0000-4000-8000-00000000000${sent}` } },
      'POST conteudo/12/anexos': () => {
        kept.push(anexo(kept.length + 1));
        return lidos(kept);
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Juntar arquivos' }));
    const dialog = screen.getByRole('dialog', { name: 'Juntar arquivos' });
    const pasta = within(dialog).getByRole('combobox', { name: 'Pasta' });
    expect(pasta).toHaveValue('Anexos');
    await userEvent.clear(pasta);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Juntar' }));
    expect(within(dialog).getByText('Diga em que pasta os arquivos ficam.')).toBeVisible();
    expect(within(dialog).getByText('Escolha ao menos um arquivo.')).toBeVisible();
    await userEvent.click(pasta);
    await userEvent.paste('Notas fiscais');
    chooseFiles('a.pdf', 'b.pdf', 'c.pdf');
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Tirar c.pdf da lista' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Juntar' }));
    expect(await within(dialog).findByText('O conteúdo não é PDF.')).toBeVisible();
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Um arquivo não foi juntado.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Tentar de novo' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByRole('region', { name: 'Notas fiscais' })).toHaveTextContent('2 arquivos');
    expect(
      seen
        .filter(({ method, path }) => method === 'POST' && path === 'conteudo/12/anexos')
        .map(({ body }) => body),
    ).toEqual(
      [1, 3].map((n) => ({
        payload: { pasta: 'Notas fiscais', arquivoId: `00000000-0000-4000-8000-00000000000${n}` },
      })),
    );
  });

  it('go to a folder without asking for its name, and the dialog does not wait for the list to be read again', async () => {
    let asked = 0;
    const { seen } = show({
      'GET conteudo/12/anexos': () => (++asked === 1 ? lidos([]) : new Promise<never>(() => undefined)),
      'POST arquivo': { payload: { id: '00000000-0000-4000-8000-000000000001' } },
      'POST conteudo/12/anexos': lidos([anexo(1)]),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Juntar arquivos' }));
    chooseFiles('a.pdf');
    const dialog = screen.getByRole('dialog', { name: 'Juntar arquivos' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Juntar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(seen.find(({ method, path }) => method === 'POST' && path === 'conteudo/12/anexos')?.body).toEqual(
      {
        payload: { pasta: 'Anexos', arquivoId: '00000000-0000-4000-8000-000000000001' },
      },
    );
  });

  it('are taken away after a question, which after the conclusion asks for a reason', async () => {
    const { seen } = show(
      {
        'GET conteudo/12/anexos': lidos([anexo(1)]),
        'POST conteudo/12/anexos/1/remover': lidos([]),
      },
      true,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Retirar nota 1.pdf' }));
    const dialog = screen.getByRole('dialog', { name: 'Retirar nota 1.pdf?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Retirar anexo' }));
    expect(
      within(dialog).getAllByText('Diga por que o anexo é retirado; fica no histórico.'),
    ).not.toHaveLength(0);
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Motivo' }), 'Engano');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Retirar anexo' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(seen.find(({ path }) => path === 'conteudo/12/anexos/1/remover')?.body).toEqual({
      payload: { motivo: 'Engano' },
    });
  });

  it('open inside the page when it can show them', async () => {
    show({
      'GET conteudo/12/anexos': lidos([anexo(1, { nome: 'leia.txt', tipo: 'text/plain' })]),
      'GET conteudo/12/anexos/1/arquivo': { status: 200, body: 'Bom dia.' },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Ver leia.txt' }));
    expect(
      await within(screen.getByRole('dialog', { name: 'leia.txt' })).findByText('Bom dia.'),
    ).toBeVisible();
  });

  it('show what an older system wrote as it reads', async () => {
    show({
      'GET conteudo/12/anexos': lidos([anexo(1, { nome: 'leia.txt', tipo: 'text/plain' })]),
      // «Petição» in Windows-1252
      'GET conteudo/12/anexos/1/arquivo': {
        status: 200,
        body: new Uint8Array([0x50, 0x65, 0x74, 0x69, 0xe7, 0xe3, 0x6f]),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Ver leia.txt' }));
    expect(
      await within(screen.getByRole('dialog', { name: 'leia.txt' })).findByText('Petição'),
    ).toBeVisible();
  });
});
