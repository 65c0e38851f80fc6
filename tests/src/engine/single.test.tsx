import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Screen } from '#screens/screen.ts';
import type { ActionInput, RegisterDefinition } from '#schemas/generated-definition.ts';
import type { ValidatorModule } from '#schemas/validator-module.ts';
import { bespokeView } from '#src/app/bespoke-views.ts';
import { RegisterScreens } from '#src/app/RegisterScreens.tsx';
import { createQueryClient } from '#src/app/query-client.ts';
import { useRegister } from '#src/engine/RegisterContext.tsx';
import type { Register } from '#src/engine/register.ts';
import { loadTexts } from '#src/i18n/i18n.ts';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { dismissAll } from '#src/ui/notify.ts';
import { fakeApi, refusal, type Answer } from '../fake-api.ts';
import { helena } from '../person.ts';
import { renderScreen } from '../render-screen.tsx';
import { placeOf, validatorsOf } from './registers.ts';

vi.setConfig({ testTimeout: 60_000 });

const input: ActionInput = {
  type: 'object',
  required: ['numero', 'motivo'],
  properties: {
    numero: { type: 'integer', title: 'Próximo número', minimum: 1 },
    motivo: { type: 'string', title: 'Motivo', maxLength: 200 },
  },
};
const ajustes = (change: Partial<RegisterDefinition> = {}, acoes: string[] = ['edit', 'view']): Register => ({
  definicao: {
    name: 'ajustes',
    area: 'administracao',
    title: { one: 'Ajuste', many: 'Ajustes do almoxarifado', gender: 'm' },
    represent: '{aviso}',
    kind: 'single',
    permissions: { edit: 'ajustesEditar', view: 'ajustesConsultar' },
    schema: {
      type: 'object',
      required: ['aviso'],
      properties: { aviso: { type: 'string', title: 'Aviso', maxLength: 100 } },
    },
    form: [{ title: 'Dados', fields: [['aviso']] }],
    ...change,
  },
  validador: { criar: 'v/criar.js', editar: 'v/editar.js' },
  acoes,
});
const record = { id: 1, versao: 3, aviso: 'Estoque baixo', acoes: [{ nome: 'edit', permitida: true }] };
const one: Answer = { payload: { itens: [record], total: 1, totalExato: true } };
const base = '/administracao/ajustes';

/** The register at an address, through the routes of the client. */
const open = async (register: Register, at = base) => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
  await loadTexts('cadastro', 'ra', 'validacao');
  const queryClient = createQueryClient();
  for (const [url, validator] of await validatorsOf(register))
    queryClient.setQueryData(['validador', url], () => validator);
  return renderScreen(<RegisterScreens place={placeOf(register)} notFound={<p>nada aqui</p>} />, at, {
    queryClient,
  });
};

beforeEach(() =>
  openSession(helena(['ajustesEditar', 'ajustesConsultar', 'contadorListar', 'contadorAvancar'])),
);
afterEach(() => {
  vi.useRealTimers();
  closeSession();
  vi.unstubAllGlobals();
});

describe('a register of one record', () => {
  it('opens its form at its address, saves, and stays there with the new version', async () => {
    const { seen } = fakeApi({
      'GET ajustes': one,
      'GET ajustes/1': { payload: record },
      'PUT ajustes/1': ({ body }) => {
        const { payload } = body as { payload: typeof record };
        return { payload: { ...record, ...payload, versao: payload.versao + 1 } };
      },
    });
    await open(ajustes());
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Ajustes do almoxarifado' }),
    ).toBeInTheDocument();
    const field = screen.getByRole('textbox', { name: 'Aviso' });
    for (const [value, versao] of [
      ['Chegou', 3],
      ['Faltou', 4],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, value);
      await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
      await waitFor(() =>
        expect(seen.filter(({ method }) => method === 'PUT').at(-1)?.body).toEqual({
          payload: { aviso: value, versao },
        }),
      );
      expect(await screen.findByText('Salvo: Ajuste.')).toBeInTheDocument();
      dismissAll();
    }
    expect(screen.getByLabelText('endereço')).toHaveTextContent(base);
    expect(screen.getByRole('link', { name: 'Histórico' })).toHaveAttribute('href', `${base}?aba=historico`);
  });

  it('asks before its consultation, at the same address, takes the place of what was typed', async () => {
    fakeApi({ 'GET ajustes': one, 'GET ajustes/1': { payload: record } });
    await open(ajustes());
    const field = await screen.findByRole('textbox', { name: 'Aviso' });
    await userEvent.type(field, '!');
    await userEvent.click(screen.getByRole('link', { name: 'Histórico' }));
    const question = await screen.findByRole('dialog', { name: 'Há alterações não salvas.' });
    await userEvent.click(within(question).getByRole('button', { name: 'Continuar editando' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(field).toHaveValue('Estoque baixo!');
    expect(screen.getByLabelText('endereço')).toHaveTextContent(base);
    await userEvent.click(screen.getByRole('link', { name: 'Histórico' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(field).not.toBeInTheDocument());
    expect(screen.getByLabelText('endereço')).toHaveTextContent(`${base}?aba=historico`);
  });

  it('only shows it to who may not change it, and has no other address', async () => {
    fakeApi({ 'GET ajustes': one, 'GET ajustes/1': { payload: { ...record, acoes: [] } } });
    const { unmount } = await open(ajustes({}, ['view']));
    expect(await screen.findByText('Estoque baixo')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Salvar' })).not.toBeInTheDocument();
    unmount();
    for (const path of ['/cadastro', '/edicao/1', '/consulta/1']) {
      const other = await open(ajustes(), base + path);
      expect(await screen.findByText('nada aqui')).toBeInTheDocument();
      other.unmount();
    }
  });
});

describe('a view that the definition calls custom', () => {
  const Bespoke = () => {
    const { place } = useRegister();
    return <p>feita à mão: {place.title.many}</p>;
  };
  const screens: Screen[] = [
    {
      path: base,
      frame: 'shell',
      register: true,
      name: 'Ajustes',
      texts: ['cadastro'],
      load: () => Promise.resolve(Bespoke),
    },
  ];

  it('is the screen of that address, and none where nobody wrote one', async () => {
    const place = placeOf(ajustes({ screen: { edit: 'custom' } }));
    expect(bespokeView(place, 'edit', screens)).toBeDefined();
    expect(bespokeView({ ...place, base: '/administracao/outra' }, 'edit', screens)).toBeUndefined();
    fakeApi({});
    await open(
      ajustes({
        kind: 'list',
        permissions: { list: 'ajustesConsultar' },
        list: { columns: ['aviso'], sort: 'aviso,asc' },
        screen: { list: 'custom' },
      }),
    );
    expect(await screen.findByText('nada aqui')).toBeInTheDocument();
  });
});

describe('an action of the definition', () => {
  const contador = (): Register => ({
    ...ajustes({
      kind: 'list',
      name: 'contador',
      permissions: { list: 'contadorListar' },
      list: { columns: ['aviso'], sort: 'aviso,asc' },
      actions: [
        { name: 'avancar', title: 'Avançar', on: 'list', permission: 'contadorAvancar', input },
        { name: 'recontar', title: 'Recontar', on: 'list', permission: 'contadorAvancar' },
      ],
    }),
    acoes: ['list', 'avancar', 'recontar'],
  });

  it('of the list stands in its bar and says what the server answered', async () => {
    fakeApi({
      'GET contador': one,
      'POST contador/acao/recontar': { payload: { mensagem: 'Recontados: 12.' } },
    });
    await open(contador(), '/administracao/contador');
    await userEvent.click(await screen.findByRole('button', { name: 'Recontar' }));
    expect(await screen.findByText('Recontados: 12.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Novo/ })).not.toBeInTheDocument();
  });

  /** The list, with the validator of its action at hand. */
  const openWithForm = async (): Promise<void> => {
    const register = contador();
    register.validador.acoes = { avancar: 'v/avancar.js' };
    const view = await open(register, '/administracao/contador');
    const { lowerInput } = await import('#schemas/lower.ts');
    const { compileModule } = await import('#schemas/compile-module.ts');
    const { bindValidator } = await import('#schemas/validator-module.ts');
    const { recordValidator } = await import('#src/engine/form/validator.ts');
    const code = Buffer.from(compileModule(lowerInput(input))).toString('base64');
    const address = `data:text/javascript;base64,${code}`;
    const module = (await import(/* @vite-ignore */ address)) as ValidatorModule;
    const validator = recordValidator(bindValidator(module), input);
    view.queryClient.setQueryData(['validador', 'v/avancar.js'], () => validator);
  };

  it('leaves the focus with whoever was quicker than the dialog that opens', async () => {
    fakeApi({ 'GET contador': one });
    await openWithForm();
    const button = await screen.findByRole('button', { name: 'Avançar' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    fireEvent.click(button);
    const reason = await screen.findByRole('textbox', { name: 'Motivo' });
    reason.focus();
    await vi.advanceTimersByTimeAsync(2000);
    expect(reason).toHaveFocus();
  });

  it('does not lose what was typed in its dialog to a slip of a key', async () => {
    fakeApi({ 'GET contador': one });
    await openWithForm();
    const button = await screen.findByRole('button', { name: 'Avançar' });
    await userEvent.click(button);
    await screen.findByRole('dialog', { name: 'Avançar' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(button);
    const reason = await screen.findByRole('textbox', { name: 'Motivo' });
    await userEvent.click(reason);
    await userEvent.paste('Bobina nova');
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('dialog', { name: 'Há alterações não salvas.' });
    await userEvent.click(within(question).getByRole('button', { name: 'Continuar editando' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(reason).toHaveValue('Bobina nova');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('that asks for something opens our fields, judged here and there', async () => {
    let refused = true;
    const { seen } = fakeApi({
      'GET contador': one,
      'POST contador/acao/avancar': () =>
        refused
          ? refusal(422, {
              codigo: 'camposInvalidos',
              tipo: 'VALIDACAO',
              descricao: 'Confira.',
              erros: [{ campo: 'numero', mensagem: 'Já passou de 40.' }],
            })
          : { payload: {} },
    });
    await openWithForm();
    await userEvent.click(await screen.findByRole('button', { name: 'Avançar' }));
    await screen.findByRole('dialog', { name: 'Avançar' });
    const send = () => userEvent.click(screen.getByRole('button', { name: 'Avançar' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Próximo número' }), '30');
    await send();
    expect(seen.some(({ path }) => path === 'contador/acao/avancar')).toBe(false);
    const reason = screen.getByRole('textbox', { name: 'Motivo' });
    await waitFor(() => expect(reason).toHaveFocus());
    await userEvent.click(reason);
    await userEvent.paste('Bobina nova');
    await send();
    expect(await screen.findByText('Já passou de 40.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Próximo número' })).toHaveFocus());
    refused = false;
    await send();
    expect(await screen.findByText('Feito: Avançar.')).toBeInTheDocument();
    expect(seen.filter(({ path }) => path === 'contador/acao/avancar').at(-1)?.body).toEqual({
      payload: { numero: 30, motivo: 'Bobina nova' },
    });
  });
});
