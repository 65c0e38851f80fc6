import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Route, Routes } from 'react-router-dom';
import { AssinarDocumento } from '#screens/assinatura/AssinarDocumento.tsx';
import { CloudFactors } from '#screens/assinatura/components/CloudFactors.tsx';
import { Assinatura } from '#screens/assinatura/index.tsx';
import { caixaCentralApi } from '#schemas/api/caixa-central.ts';
import { useRead } from '#src/data/query.ts';
import { loadTexts } from '#src/i18n/i18n.ts';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { getNotifications } from '#src/ui/notify.ts';
import { fakeApi, refusal, type Answer, type Seen } from '../src/fake-api.ts';
import { helena } from '../src/person.ts';
import { renderScreen } from '../src/render-screen.tsx';
import { paraAssinar } from './documento-world.ts';
import { page, windowOf } from './inbox-world.ts';

const batchPath = 'assinatura/assinar-docflow-documentos-em-lote';
const idsOf = ({ body }: Seen): readonly number[] => (body as { payload: { ids: number[] } }).payload.ids;

/** Signs everything that is asked but the given ids. */
const signing =
  (refused: Readonly<Record<number, string>> = {}): Answer =>
  (seen) => ({
    payload: {
      resultados: idsOf(seen).map((id) => {
        const mensagem = refused[id];
        return {
          id,
          ok: mensagem === undefined,
          rotulo: `Despacho ${id}`,
          mensagem: mensagem || undefined,
        };
      }),
    },
  });

const server = (ids: readonly number[], more: Record<string, Answer> = {}): { readonly seen: Seen[] } =>
  fakeApi({
    'GET documento/listar-para-assinar': page(ids.map((id) => paraAssinar(id))),
    'POST assinatura/carregar-dados': (seen) => ({
      payload: { itens: idsOf(seen).map((id) => paraAssinar(id)) },
    }),
    [`POST ${batchPath}`]: signing(),
    'POST assinatura/validar-e-assinar-docflow': signing(),
    'GET assinatura/licenca-usuario': {
      payload: { docflow: true, digital: false, cloud: false, codigo: false },
    },
    'POST login/atualizar-token': { payload: {} },
    ...more,
  });

const choose = async (...ids: readonly number[]): Promise<void> => {
  for (const id of ids)
    await userEvent.click(
      await screen.findByRole('checkbox', { name: `Selecionar Despacho ${id}/2026-CCL` }),
    );
};
const sign = async (senha = 'minha senha'): Promise<HTMLElement> => {
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(await within(dialog).findByLabelText('Sua senha'));
  await userEvent.paste(senha);
  await userEvent.click(within(dialog).getByRole('button', { name: /^Assinar/ }));
  return dialog;
};
const row = (id: number): HTMLElement => {
  const found = screen.getByRole('link', { name: new RegExp(`Despacho ${id}/`) }).closest('li');
  if (!found) throw new Error(`sem linha de ${id}`);
  return found;
};

beforeAll(() => loadTexts());
beforeEach(() => {
  windowOf(1440);
  openSession(helena());
});
afterEach(() => {
  cleanup();
  closeSession();
  vi.unstubAllGlobals();
});

describe('who has a second factor, where signing asks for it', () => {
  it('gives the code with the password, for all at once, and can have it by e-mail', async () => {
    const { seen } = server([1, 2, 3, 4, 5, 6, 7], {
      'GET assinatura/licenca-usuario': {
        payload: {
          docflow: true,
          digital: false,
          cloud: false,
          codigo: true,
          meio: 'APLICATIVO',
          porEmail: true,
        },
      },
      'POST assinatura/1/enviar-otp': { payload: { para: 'h•••@vilaserena.exemplo' } },
    });
    renderScreen(<Assinatura />);
    await choose(1, 2, 3, 4, 5, 6, 7);
    await userEvent.click(screen.getByRole('button', { name: 'Assinar 7' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/Assinatura eletrônica avançada/)).toBeVisible();
    await userEvent.click(dialog.getByLabelText('Sua senha'));
    await userEvent.paste('minha senha');
    await userEvent.click(dialog.getByRole('button', { name: 'Assinar 7' }));
    expect(dialog.getByLabelText('Código')).toHaveAccessibleDescription('Informe o código.');
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar por e-mail' }));
    expect(await dialog.findByRole('button', { name: 'Enviar outro código' })).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Código'), '123456');
    await userEvent.click(dialog.getByRole('button', { name: 'Assinar 7' }));
    await waitFor(() => expect(seen.filter(({ path }) => path === batchPath)).toHaveLength(1));
    // a code serves once: the seven go together
    expect(seen.find(({ path }) => path === batchPath)?.body).toEqual({
      payload: { ids: [1, 2, 3, 4, 5, 6, 7], senha: 'minha senha', codigo: '123456' },
    });
  });
});

/** What the frame around the screen reads again after an act. */
const Frame = () => {
  useRead(caixaCentralApi.contadores, {});
  return null;
};

it('the question is about the chosen one until it is closed, although what was signed left the list', async () => {
  let signed = false;
  let counted: () => void = () => undefined;
  const { seen } = server([1], {
    'GET documento/listar-para-assinar': () => page(signed ? [] : [paraAssinar(1)]),
    'GET caixa-central/contadores': async () => {
      if (signed) await new Promise<void>((resolve) => (counted = resolve));
      return { payload: {} };
    },
    'POST assinatura/validar-e-assinar-docflow': () => {
      signed = true;
      return signing();
    },
  });
  renderScreen(
    <>
      <Assinatura />
      <Frame />
    </>,
  );
  await choose(1);
  await userEvent.click(screen.getByRole('button', { name: /^Assinar/ }));
  const dialog = await sign();
  await waitFor(() => expect(screen.queryByText('1 documento espera por você')).not.toBeInTheDocument());
  counted();
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  const asked = seen.filter(({ path }) => path === 'assinatura/carregar-dados').map(idsOf);
  expect(asked).toEqual([[1]]);
});

it('a code that is missing is said even where it could not be known that one is asked', async () => {
  const mensagem = 'Informe o código do segundo fator.';
  server([1], {
    'GET assinatura/licenca-usuario': refusal(500, {
      codigo: 'erroInterno',
      tipo: 'ERRO',
      descricao: 'Não se leu o que assinar pede.',
      erros: [],
    }),
    'POST assinatura/validar-e-assinar-docflow': refusal(422, {
      codigo: 'camposInvalidos',
      tipo: 'VALIDACAO',
      descricao: 'Confira os campos indicados.',
      erros: [{ campo: 'codigo', mensagem }],
    }),
  });
  renderScreen(<Assinatura />);
  await choose(1);
  await userEvent.click(screen.getByRole('button', { name: /^Assinar/ }));
  const dialog = await sign();
  expect(await within(dialog).findByText(mensagem)).toBeVisible();
  expect(within(dialog).getByText('Não se leu o que assinar pede.')).toBeVisible();
});

describe('documents that wait for my signature', () => {
  it('says that there is nothing, and what will appear', async () => {
    server([]);
    renderScreen(<Assinatura />);
    expect(await screen.findByText('Nada para assinar')).toBeVisible();
  });

  it('counts the selection on the one filled button', async () => {
    server([1, 2, 3]);
    renderScreen(<Assinatura />);
    await choose(1, 3);
    expect(screen.getByRole('button', { name: 'Assinar 2' })).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Selecionar todos' }));
    expect(screen.getByRole('button', { name: 'Assinar 3' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Limpar seleção' }));
    expect(screen.queryByRole('button', { name: /Assinar \d/ })).not.toBeInTheDocument();
  });

  it('what is signed in different ways is split before anything is asked; a way that is not offered is not chosen', async () => {
    server([], {
      'GET documento/listar-para-assinar': page([
        paraAssinar(1),
        paraAssinar(2, { estrategia: 'DIGITAL' }),
        paraAssinar(3, { estrategia: 'CLOUD' }),
      ]),
    });
    renderScreen(<Assinatura />);
    expect(await screen.findByRole('checkbox', { name: 'Selecionar Despacho 3/2026-CCL' })).toBeDisabled();
    expect(screen.getByRole('link', { name: 'Assinar com o seu certificado digital' })).toHaveAttribute(
      'href',
      '/principal/documento/assinatura/2',
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'Selecionar todos' }));
    await userEvent.click(screen.getByRole('button', { name: 'Assinar 2' }));
    await userEvent.click(screen.getByRole('button', { name: 'Com certificado: 1' }));
    expect(await screen.findByRole('dialog', { name: 'Assinar Despacho 2/2026-CCL?' })).toBeVisible();
    expect(screen.getByLabelText('Senha do arquivo')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Voltar' }));
    expect(screen.getByRole('checkbox', { name: 'Selecionar Despacho 1/2026-CCL' })).toBeChecked();
  });

  it('works by keys: j, x, * a, s', async () => {
    server([1, 2, 3]);
    renderScreen(<Assinatura />);
    await screen.findByRole('checkbox', { name: 'Selecionar Despacho 1/2026-CCL' });
    await userEvent.keyboard('s');
    expect(getNotifications().map(({ message }) => message)).toEqual([
      'Nenhum documento foi selecionado para assinar',
    ]);
    await userEvent.keyboard('jjx');
    expect(screen.getByRole('checkbox', { name: 'Selecionar Despacho 2/2026-CCL' })).toBeChecked();
    await userEvent.keyboard('*a');
    expect(screen.getByRole('button', { name: 'Assinar 3' })).toBeVisible();
    await userEvent.keyboard('s');
    expect(await screen.findByRole('dialog', { name: 'Assinar 3 documentos?' })).toBeVisible();
  });
});

describe('signing several', () => {
  it('one password signs all, in groups, and each has its result', async () => {
    const { seen } = server([1, 2, 3, 4, 5, 6, 7], {
      [`POST ${batchPath}`]: signing({ 3: 'O documento foi cancelado.' }),
    });
    renderScreen(<Assinatura />);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Selecionar todos' }));
    await userEvent.click(screen.getByRole('button', { name: 'Assinar 7' }));
    await sign();
    expect(await screen.findByRole('heading', { name: '7 de 7 documentos processados' })).toBeVisible();
    expect(screen.getByText('6 assinados')).toBeVisible();
    expect(screen.getByText('1 não assinado')).toBeVisible();
    expect(row(3)).toHaveTextContent('Não assinado');
    expect(row(3)).toHaveTextContent('O documento foi cancelado.');
    expect(row(4)).toHaveTextContent('Assinado');
    expect(seen.filter(({ path }) => path === batchPath).map(idsOf)).toEqual([
      [1, 2, 3, 4, 5],
      [6, 7],
    ]);
  });

  it('what failed stays selected when going back to the list', async () => {
    const { seen } = server([1, 2, 3], { [`POST ${batchPath}`]: signing({ 2: 'Tente mais tarde.' }) });
    renderScreen(<Assinatura />);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Selecionar todos' }));
    await userEvent.click(screen.getByRole('button', { name: 'Assinar 3' }));
    await sign();
    await userEvent.click(await screen.findByRole('button', { name: 'Voltar à lista' }));
    expect(screen.getByRole('checkbox', { name: 'Selecionar Despacho 2/2026-CCL' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Selecionar Despacho 1/2026-CCL' })).not.toBeChecked();
    await waitFor(() =>
      expect(seen.filter(({ path }) => path === 'documento/listar-para-assinar').length).toBeGreaterThan(1),
    );
  });

  it('a wrong password signs nothing and stays on the field', async () => {
    const mensagem = 'A senha não confere.';
    server([1, 2], {
      [`POST ${batchPath}`]: refusal(422, {
        codigo: 'senhaNaoConfere',
        tipo: 'VALIDACAO',
        descricao: mensagem,
        erros: [{ campo: 'senha', mensagem }],
      }),
    });
    renderScreen(<Assinatura />);
    await choose(1, 2);
    await userEvent.click(screen.getByRole('button', { name: 'Assinar 2' }));
    const dialog = await sign('errada');
    expect(await within(dialog).findByText(mensagem)).toBeVisible();
    expect(screen.queryByText(/documentos processados/)).not.toBeInTheDocument();
  });

  it('when the server goes silent in the middle, what is unknown and what was not sent are told apart', async () => {
    let calls = 0;
    server([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], {
      [`POST ${batchPath}`]: (seen) => (++calls === 2 ? 'silence' : (signing() as (s: Seen) => Answer)(seen)),
    });
    renderScreen(<Assinatura />);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Selecionar todos' }));
    await userEvent.click(screen.getByRole('button', { name: 'Assinar 11' }));
    await sign();
    expect(await screen.findByText('6 não assinados')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(row(1)).toHaveTextContent('Assinado');
    expect(row(6)).toHaveTextContent('Confira no documento se a assinatura foi feita');
    expect(row(11)).toHaveTextContent('Não chegou a ser enviado.');
    expect(screen.getByRole('button', { name: 'Tentar de novo 6' })).toBeVisible();
  });
});

describe('the screen of one document', () => {
  const open = (): void => {
    renderScreen(
      <Routes>
        <Route path="/principal/documento/assinatura/:idDocumento" element={<AssinarDocumento />} />
        <Route path="*" element={<p>outra tela</p>} />
      </Routes>,
      '/principal/documento/assinatura/41',
    );
  };

  it('opens for who may sign it, and takes the others to the inbox with the reason', async () => {
    server([41], { 'GET assinatura/acesso-tela/41': { payload: { permitida: true } } });
    open();
    expect(await screen.findByLabelText('Sua senha')).toBeInTheDocument();
    cleanup();
    server([41], {
      'GET assinatura/acesso-tela/41': { payload: { permitida: false, motivo: 'Ainda não é a sua vez.' } },
    });
    open();
    expect(await screen.findByText('Ainda não é a sua vez.')).toBeInTheDocument();
    expect(await screen.findByText('outra tela')).toBeInTheDocument();
    expect(screen.getByRole('status', { name: 'endereço' })).toHaveTextContent(
      '/principal/caixa-central?redirectFrom=%2Fprincipal%2Fdocumento%2Fassinatura%2F41',
    );
  });
});

describe('a certificate in the cloud that asks for the answer to a challenge', () => {
  it('shows the challenge that the provider gives, and sends the answer only where it signs', async () => {
    const user = userEvent.setup();
    const onDone = vi.fn();
    const { seen } = fakeApi({
      'POST assinatura/nuvem/7/enviar-codigo': { payload: { desafio: '482 913' } },
    });
    renderScreen(
      <CloudFactors
        ato={7}
        provedor="PSC de ensaio"
        certificado="c"
        busy={false}
        wrong={undefined}
        onDone={onDone}
        fatores={[{ id: 'RESPOSTA', envia: true, desafio: true }]}
      >
        Assinar
      </CloudFactors>,
    );
    await user.click(screen.getByRole('button', { name: 'Receber o desafio' }));
    expect(await screen.findByText(/PSC de ensaio pergunta: 482 913\./)).toBeVisible();
    await user.type(screen.getByLabelText('Resposta ao desafio'), '319284');
    await user.click(screen.getByRole('button', { name: 'Assinar' }));
    expect(onDone).toHaveBeenCalledWith([{ id: 'RESPOSTA', valor: '319284' }]);
    expect(seen.flatMap(({ path, body }) => (path.endsWith('enviar-codigo') ? [body] : []))).toEqual([
      { payload: { certificado: 'c', fator: 'RESPOSTA' } },
    ]);
  });
});
